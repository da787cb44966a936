//! The games, each a folder of its own with the chapters of its rulebook.

pub mod guderian;
#[cfg(feature = "window")]
pub mod kit;
pub mod panzer44;
pub mod platoon;
pub mod squad;

#[cfg(feature = "online")]
use crate::club::paged::Paged;
#[cfg(feature = "window")]
use crate::table::Games;
use crate::{cli::Entry, referee::any::Refereed};
use guderian::Guderian;
use panzer44::Panzer44;
use platoon::Platoon;
use squad::Squad;
use std::marker::PhantomData;

/// The games that the window can put on its table.
#[cfg(feature = "window")]
pub fn on_table() -> Games {
    Games::new(GAMES.iter().map(|game| game.on_table()))
}

/// The games, in the order in which they are offered.
pub static GAMES: [&dyn Entry; 4] =
    [&PhantomData::<Guderian>, &PhantomData::<Panzer44>, &PhantomData::<Platoon>, &PhantomData::<Squad>];

/// The same games for a referee of games between two homes.
pub static REFEREED: [&dyn Refereed; 4] =
    [&PhantomData::<Guderian>, &PhantomData::<Panzer44>, &PhantomData::<Platoon>, &PhantomData::<Squad>];

/// The same games for the pages of a club, and for programs that play there.
#[cfg(feature = "online")]
pub static PAGED: [&dyn Paged; 4] =
    [&PhantomData::<Guderian>, &PhantomData::<Panzer44>, &PhantomData::<Platoon>, &PhantomData::<Squad>];

#[cfg(all(test, feature = "window"))]
mod captions;
#[cfg(all(test, feature = "window"))]
mod end_pages;
#[cfg(all(test, feature = "window"))]
mod map_editor_tests;
#[cfg(all(test, feature = "window"))]
mod map_scenario_tests;

#[cfg(all(test, feature = "window"))]
mod tests {
    use super::{Squad, on_table};
    use crate::{
        engine::{
            orders::Game,
            text::{in_language, say_id, within},
        },
        panels::{
            Action, Seat, TitleMemory, TitlePage, TitleState, buttons,
            tests::screen::{Draw, Screen},
            title,
        },
        play::players::levels::NAMES,
        settings::{Command, KeyMap},
    };
    use bevy_egui::egui::{Context, Key};
    use std::{collections::BTreeSet, path::Path};

    #[test]
    fn no_two_commands_of_a_game_share_a_usual_key_and_no_two_a_name() {
        let (games, keys) = (on_table().keys(), KeyMap::default());
        let own = || games.iter().flat_map(|game| game.commands).copied().map(Command::Own);
        for command in Command::all().chain(own()) {
            assert_eq!(keys.conflicts(command, &games), [], "{command:?}");
        }
        let words: Vec<&str> = Command::all().chain(own()).map(Command::word).collect();
        assert_eq!(words.iter().collect::<BTreeSet<_>>().len(), words.len(), "{words:?}");
        // A player's own keys outlive every program.
        for word in ["call_up", "by_train", "odds", "lose_steps", "retreat", "stay", "plot_tool", "call_fire"]
        {
            assert!(words.contains(&word), "{word}");
        }
    }

    #[test]
    fn every_game_tells_the_title_what_it_is_and_who_plays_it() {
        for card in on_table().iter().map(|game| game.card()) {
            assert!(!card.sentence.is_empty(), "{}", card.id);
            let called: BTreeSet<String> = card.computers.iter().map(|one| say_id(one.called)).collect();
            assert_eq!(called.len(), card.computers.len(), "{called:?}");
            let names: Vec<&str> = card.computers.iter().map(|one| one.name).collect();
            assert_eq!(names, NAMES, "{}: the strongest is the last", card.id);
            for level in ["A recruit", "A captain", "A general", "A field marshal"] {
                assert!(called.contains(level), "{called:?}");
            }
            assert!(
                card.computers
                    .iter()
                    .all(|one| say_id(one.called) != one.name && say_id(one.line) != one.line)
            );
            let scenarios = on_table().scenario_cards();
            let own = || scenarios.iter().filter(|scenario| scenario.options.game() == card.id);
            assert_eq!(own().filter(|scenario| scenario.staging.for_newcomers).count(), 1, "{}", card.id);
            for scenario in own() {
                assert!(
                    scenario.staging.has_briefing() && scenario.staging.picture.is_some(),
                    "{}",
                    scenario.id
                );
            }
        }
    }

    /// Squad takes its facts from no single printed game: its page names none.
    #[test]
    fn games_name_the_printed_one_from_which_they_take_their_facts() {
        let of_none = |id: &str| id == Squad::ID;
        for game in on_table().iter() {
            let id = game.card().id;
            let Some(printed) = game.printed() else {
                assert!(of_none(id), "{id}");
                continue;
            };
            assert!(!of_none(id), "{id}: {printed:?}");
            let words = [printed.title, printed.publisher, printed.designer];
            assert!(words.iter().all(|words| !words.is_empty()), "{id}");
        }
        let first = on_table().iter().find_map(|game| game.printed()).map(|game| say_id(game.title));
        assert_eq!(first.as_deref(), Some("Panzergruppe Guderian"));
    }

    /// The title with all games, and the actions asked for there by keys and clicks.
    fn on_title(
        memory: &mut TitleMemory,
        press: impl FnOnce(&mut Screen, Draw) -> Vec<Action>,
    ) -> Vec<Action> {
        on_title_of((1280.0, 720.0), memory, press)
    }

    /// The same in a window of this size in points.
    fn on_title_of(
        (width, height): (f32, f32),
        memory: &mut TitleMemory,
        press: impl FnOnce(&mut Screen, Draw) -> Vec<Action>,
    ) -> Vec<Action> {
        let (scenarios, lessons) = (on_table().scenario_cards(), Vec::new());
        let finished = BTreeSet::new();
        let mut draw = |ctx: &Context| {
            let state = TitleState {
                scenarios: &scenarios,
                autosave: None,
                saves: &[],
                lessons: &lessons,
                finished: &finished,
                in_lesson: false,
                on_table: false,
                is_saved: false,
                problem: None,
                memory: &mut *memory,
            };
            title(ctx, state)
        };
        let mut screen = Screen::new(width, height);
        screen.settle(&mut draw);
        press(&mut screen, &mut draw)
    }

    fn all_games() -> TitleMemory {
        TitleMemory { games: on_table().iter().map(|game| game.card()).collect(), ..TitleMemory::default() }
    }

    /// Whether that begins the game that suits a new player, a person against the computer.
    fn begins(asked: &[Action], game: &str) -> bool {
        let [Action::NewGame(new)] = asked else { return false };
        let scenarios = on_table().scenario_cards();
        let card = scenarios.iter().find(|card| card.id == new.scenario);
        let fits = card.is_some_and(|card| card.staging.for_newcomers && card.options == new.options);
        let people = new.seats.iter().filter(|seat| **seat == Seat::Human).count();
        fits && new.options.game() == game && people == 1
    }

    #[test]
    fn play_begins_what_is_for_newcomers_with_who_usually_plays_it() {
        for card in all_games().games {
            let name = format!("Play {}", card.title);
            let asked = on_title(&mut all_games(), |screen, draw| screen.press(&name, draw));
            assert!(begins(&asked, card.id), "{name}: {asked:?}");
        }
    }

    /// Without a mouse each *Play* is reached with `Tab`, and pressed with `Enter`.
    #[test]
    fn play_is_reached_with_keys_alone() {
        let mut found = BTreeSet::new();
        let games = all_games().games;
        for tabs in 1..30 {
            let asked = on_title(&mut all_games(), |screen, draw| {
                (0..tabs).for_each(|_| drop(screen.key(Key::Tab, &mut *draw)));
                screen.key(Key::Enter, draw)
            });
            found.extend(games.iter().filter(|card| begins(&asked, card.id)).map(|card| card.id));
        }
        assert_eq!(found.len(), games.len(), "{found:?}");
    }

    /// In a small window, a usual one and a large one the whole shelf is in view without scrolling.
    #[test]
    fn all_games_are_seen_at_once() {
        for (width, height) in [(800.0, 600.0), (1280.0, 720.0), (1920.0, 1080.0)] {
            on_title_of((width, height), &mut all_games(), |screen, draw| {
                screen.look_again(draw);
                let places = buttons(&screen.ctx);
                for card in all_games().games {
                    let place = places[&format!("Play {}", card.title)];
                    assert!(place.bottom() <= height - 28.0, "{height}: {} at {place:?}", card.id);
                }
                Vec::new()
            });
        }
    }

    /// Each card leads to its scenarios, with the one for new players selected, and its rules.
    #[test]
    fn scenarios_and_options_stand_behind_each_card() {
        for card in all_games().games {
            let mut memory = all_games();
            let looked = on_title(&mut memory, |screen, draw| {
                screen.press(&format!("Scenarios of {}", card.title), &mut *draw);
                screen.press("House rules", &mut *draw);
                screen.press(&format!("Rules of {}", card.title), draw)
            });
            assert_eq!(looked, [], "{}", card.id);
            let scenarios = on_table().scenario_cards();
            let chosen = &scenarios[memory.scenario];
            assert!(chosen.options.game() == card.id && chosen.staging.for_newcomers, "{}", chosen.id);
            assert!(memory.page == TitlePage::New && memory.house_rules && memory.book.open);
            assert_eq!(memory.rules_of, Some(card.id));
        }
    }

    /// The training scenario has a German translation, and its page shows it at a German table.
    #[test]
    fn a_translated_scenario_is_shown_in_the_language_of_the_table() {
        let scenarios = on_table().scenario_cards();
        let scenario = scenarios.iter().position(|card| card.id == "training").expect("it is listed");
        let title = |language: &str| {
            let mut memory = TitleMemory { page: TitlePage::New, scenario, ..all_games() };
            let mut seen = [false; 2];
            within(in_language(language), || {
                on_title(&mut memory, |screen, _| {
                    seen = ["der Kessel von Krasny", "the pocket at Krasny"].map(|words| screen.has(words));
                    Vec::new()
                })
            });
            seen
        };
        assert_eq!([title("de"), title("en")], [[true, false], [false, true]]);
    }

    /// A game that was given up cannot be continued: it belongs to the archive, like one that was played to its end.
    #[test]
    fn a_game_that_was_given_up_is_over_at_a_glance() {
        let corpus = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/corpus/format-3");
        let glance = |name: &str| {
            let guderian = on_table().named("guderian").expect("it is listed");
            guderian.glance(&corpus.join(name)).expect("a game")
        };
        let given_up = glance("given-up.kessel");
        assert!(given_up.over, "{}", given_up.moment);
        assert!(!glance("by-hand.kessel").over);
    }
}
