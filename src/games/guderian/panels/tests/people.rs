//! What people settle beside orders, and the hand-over screen, by the words on their buttons.

use super::{game_card, stand::hex};
use crate::games::guderian::panels::wish::Wish;
use crate::panels::tests::screen::Screen;
use crate::{
    engine::{
        counters::Word,
        data::ScenarioHead,
        orders::{ChosenOptions, Game},
    },
    games::guderian::{
        panels::talk::{TalkMemory, TalkState, talk},
        rules::{
            Guderian, Position, Rulebook,
            counter::Place,
            free_hand::Placing,
            kinds::{Kind, Side},
            markings::Marking,
            options::Options,
            order::Order,
            phase::Phase,
            set_up,
            table_command::Command,
            table_state::Ending,
        },
        words::dice_asked::dice_wanted,
    },
    panels::{
        Action, DiceTray, HandOverState, LogLine, PanelSpace, ResultState, ScenarioCard, Seat, Theme,
        TitleMemory, TitleState, buttons, dice_tray, hand_over, result, title,
    },
    settings::Colours,
};
use bevy_egui::egui::{Context, Key};
use std::path::Path;

/// A position, and what is remembered of the talk about it.
struct Talk {
    rulebook: Rulebook,
    position: Position,
    selected: Vec<Word>,
    memory: TalkMemory,
    order: Option<Order>,
    given: Vec<u8>,
    can_go_back: bool,
}

impl Talk {
    fn new(change: impl FnOnce(&mut Position)) -> Self {
        let rulebook = Rulebook::load("smolensk").unwrap();
        let mut position = set_up::start(&rulebook, 7);
        position.public.turn = 3;
        position.public.phase = Phase::GermanMovement;
        change(&mut position);
        position.public.fill_presence(&rulebook);
        Self {
            rulebook,
            position,
            selected: Vec::new(),
            memory: TalkMemory::default(),
            order: None,
            given: Vec::new(),
            can_go_back: true,
        }
    }

    fn draw(&mut self, ctx: &Context) -> Vec<Action> {
        // Panels of the table come first and bring fonts and colours.
        if !crate::panels::dress(ctx, Theme::Dark) {
            return Vec::new();
        }
        let space = PanelSpace { top: 44.0, right: 348.0, ..PanelSpace::default() };
        let asked =
            self.order.as_ref().map(|order| dice_wanted(&self.rulebook, &self.position.public, order));
        let state = TalkState {
            rulebook: &self.rulebook,
            public: &self.position.public,
            selected: &self.selected,
            placing: None,
            can_go_back: self.can_go_back,
            scenario_saved: None,
            space,
            theme: Theme::Dark,
            colours: Colours::Usual,
            memory: &mut self.memory,
        };
        let mut actions = talk(ctx, state);
        if let Some(asked) = &asked {
            let tray = DiceTray {
                asked: asked.iter().map(|die| (die.words.as_str(), 6)).collect(),
                given: &self.given,
                may_leave: true,
                palette: Theme::Dark.palette_in(Colours::Usual),
            };
            actions.extend(dice_tray(ctx, &tray, space.rest(ctx.content_rect())));
        }
        actions
    }

    fn click(&mut self, screen: &mut Screen, label: &str) -> Vec<Action> {
        screen.press(label, &mut |ctx| self.draw(ctx))
    }

    fn settle(&mut self, screen: &mut Screen) {
        screen.settle(&mut |ctx| self.draw(ctx));
    }
}

fn put(position: &mut Position, id: &str, at: &str) {
    let id: Word = id.parse().unwrap();
    let counter = position.public.counters.iter_mut().find(|counter| counter.id == id).unwrap();
    counter.place = Place::Map(hex(at));
}

#[test]
fn each_die_is_asked_for_by_its_purpose_and_clicked_or_typed() {
    let mut screen = Screen::new(1280.0, 720.0);
    let mut talk = Talk::new(|position| {
        (position.public.turn, position.public.phase) = (0, Phase::FirstInterdiction);
    });
    talk.order = Some(Order::EndPhase);
    assert_eq!(talk.click(&mut screen, "Die 3"), [Action::Die(3)]);
    assert!(screen.has("Die for the 16th Army"), "{:?}", screen.texts());
    talk.given = vec![3];
    talk.settle(&mut screen);
    assert!(screen.has("Die for the 19th Army"));
    assert_eq!(screen.key(Key::Num5, &mut |ctx| talk.draw(ctx)), [Action::Die(5)]);
    assert!(!buttons(&screen.ctx).contains_key("Do not throw"), "a die that lies is thrown");
    talk.given = Vec::new();
    assert_eq!(talk.click(&mut screen, "Do not throw"), [Action::CancelDice]);
}

#[test]
fn with_the_referee_out_counters_are_changed_by_hand() {
    let mut screen = Screen::new(1280.0, 720.0);
    let mut talk = Talk::new(|position| {
        position.public.table.referee_off = true;
        // The armies of the set-up stand in crowds.
        position.public.counters.iter_mut().for_each(|counter| counter.place = Place::Gone);
        put(position, "pz-25-7", "1219");
        put(position, "untried-rifle-01", "1417");
    });
    talk.settle(&mut screen);
    assert!(screen.has("The referee is out"));
    let unit = "pz-25-7".parse().unwrap();
    talk.selected = vec![unit];
    let lose = Action::own(Wish::Table(Command::Steps { unit, lost: 1 }));
    assert_eq!(talk.click(&mut screen, "Lose a step"), [lose]);
    let disrupt = Action::own(Wish::Table(Command::Disrupt { unit, disrupted: true }));
    assert_eq!(talk.click(&mut screen, "Disrupt"), [disrupt]);
    let units = vec![unit];
    assert_eq!(talk.click(&mut screen, "Take off"), [Action::own(Wish::Table(Command::TakeOff { units }))]);
    let unit = "untried-rifle-01".parse().unwrap();
    talk.selected = vec![unit];
    assert_eq!(talk.click(&mut screen, "Turn face up"), [Action::own(Wish::Table(Command::Reveal { unit }))]);
    assert_eq!(talk.click(&mut screen, "Bring on Soviet"), []);
    let rifle = Action::own(Wish::PlaceByClick(Some(Placing::Untried(Kind::Rifle))));
    assert_eq!(talk.click(&mut screen, "Untried rifle division"), [rifle]);
    let held = Action::own(Wish::PlaceByClick(Some(Placing::Mark(Marking::Held(Side::Soviet)))));
    assert_eq!(talk.click(&mut screen, "Soviet victory hex"), [held]);
    let back = Action::own(Wish::Table(Command::Referee { on: true }));
    assert_eq!(talk.click(&mut screen, "Call the referee back"), std::slice::from_ref(&back));
    // Something is against the rules: he says what before he comes.
    for id in ["pzg-6-7", "pzg-7-7", "pzg-5-12", "untried-rifle-02"] {
        put(&mut talk.position, id, "1219");
    }
    let public = &mut talk.position.public;
    public.fill_presence(&talk.rulebook);
    assert_eq!(talk.click(&mut screen, "Call the referee back"), []);
    talk.settle(&mut screen);
    assert!(screen.has("Both sides stand in 1219"), "{:?}", screen.texts());
    assert_eq!(talk.click(&mut screen, "Play on from here"), [], "that cannot be");
    put(&mut talk.position, "untried-rifle-02", "1417");
    let public = &mut talk.position.public;
    public.fill_presence(&talk.rulebook);
    talk.settle(&mut screen);
    assert!(screen.has("1 counter too many in 1219"), "{:?}", screen.texts());
    assert_eq!(talk.click(&mut screen, "Take it all back"), [Action::own(Wish::BackToReferee)]);
    assert_eq!(talk.click(&mut screen, "Call the referee back"), []);
    assert_eq!(talk.click(&mut screen, "Play on from here"), [back]);
}

#[test]
fn the_hand_over_screen_names_the_player_and_what_he_has_missed() {
    let talk = Talk::new(|_| ());
    let lines = [LogLine { text: "Konev moves to 2012".to_owned(), ..LogLine::default() }];
    let openings = ["This turn was opened before on 1 May 2026, 10:00 UTC.".to_owned()];
    let mut screen = Screen::new(1280.0, 720.0);
    let draw = |ctx: &Context, by_file: bool, sent: Option<&Path>| {
        let state = HandOverState {
            title: &talk.rulebook.scenario.title,
            to: (Side::German.to_string(), Side::German.into()),
            when: "Turn 3. German movement.".to_owned(),
            owed: None,
            offers: None,
            since: &lines,
            by_file,
            sent,
            openings: if by_file { &openings } else { &[] },
            theme: Theme::Dark,
            colours: Colours::Usual,
        };
        hand_over(ctx, state)
    };
    assert_eq!(screen.press("Begin", &mut |ctx| draw(ctx, false, None)), [Action::TakeOver]);
    for words in ["The German player", "Turn 3", "German movement", "Konev moves to 2012"] {
        assert!(screen.has(words), "{words}: {:?}", screen.texts());
    }
    let never = "Do not show this between turns";
    let switched = screen.press(never, &mut |ctx| draw(ctx, false, None));
    assert_eq!(switched, [Action::HandOver(false), Action::TakeOver]);
    screen.settle(&mut |ctx| draw(ctx, true, None));
    assert!(screen.has("opened before on 1 May 2026"));
    assert!(!buttons(&screen.ctx).contains_key(never), "a game by file always has it");
    let sent = Path::new("/games/smolensk-turn-3-for-german.kessel");
    screen.settle(&mut |ctx| draw(ctx, true, Some(sent)));
    assert!(screen.has("Send this file to the German player"), "{:?}", screen.texts());
    let played = screen.press("Back to the title", &mut |ctx| draw(ctx, true, Some(sent)));
    assert_eq!(played, [Action::ToTitle]);
}

/// Whether the colours of the sides are on the screen, and those of the other palette are not.
fn wears(screen: &Screen, colours: Colours, sides: &[Side]) {
    let worn = screen.colours();
    for palette in [Colours::Usual, Colours::ColourBlind] {
        for side in Side::BOTH {
            let colour = Theme::Dark.palette_in(palette).side(side);
            let wanted = palette == colours && sides.contains(&side);
            assert_eq!(worn.contains(&colour), wanted, "{side} of {palette:?} among {worn:?}");
        }
    }
}

#[test]
fn the_sides_wear_the_colours_that_are_chosen() {
    for colours in [Colours::Usual, Colours::ColourBlind] {
        for side in Side::BOTH {
            let mut screen = Screen::new(1280.0, 720.0);
            screen.settle(&mut |ctx| {
                let state = HandOverState {
                    title: "A scenario",
                    to: (side.to_string(), side.into()),
                    when: String::new(),
                    owed: None,
                    offers: None,
                    since: &[],
                    by_file: false,
                    sent: None,
                    openings: &[],
                    theme: Theme::Dark,
                    colours,
                };
                hand_over(ctx, state)
            });
            wears(&screen, colours, &[side]);
        }
    }
}

#[test]
fn the_result_says_how_the_game_was_ended() {
    let mut talk = Talk::new(|_| ());
    talk.position.public.table.ending = Some(Ending::Resigned(Side::Soviet));
    let mut screen = Screen::new(1280.0, 720.0);
    screen.settle(&mut |ctx| {
        let (rulebook, public) = (&talk.rulebook, &talk.position.public);
        result(ctx, ResultState::<Guderian> { rulebook, public, theme: Theme::Dark, colours: Colours::Usual })
    });
    assert!(screen.has("The Soviet player has resigned."), "{:?}", screen.texts());
}

#[test]
fn the_title_leads_back_to_a_game_on_the_table_and_speaks_plainly() {
    let head = ScenarioHead::<Options>::load(Guderian::ID, "dvina").unwrap();
    let scenarios = [ScenarioCard {
        id: head.id.clone(),
        turns: head.turns(),
        title: head.title,
        summary: head.summary,
        staging: head.staging,
        picture: None,
        options: ChosenOptions::usual::<Guderian>(),
        fault: None,
    }];
    let mut memory = TitleMemory { games: vec![game_card()], ..TitleMemory::default() };
    let mut screen = Screen::new(1280.0, 720.0);
    let mut draw = |ctx: &Context, on_table: bool| {
        let state = TitleState {
            scenarios: &scenarios,
            autosave: None,
            saves: &[],
            lessons: &[],
            finished: &std::collections::BTreeSet::new(),
            in_lesson: false,

            on_table,
            problem: None,
            memory: &mut memory,
        };
        title(ctx, state)
    };
    assert_eq!(screen.press("Back to the table", &mut |ctx| draw(ctx, true)), [Action::ToTable]);
    screen.settle(&mut |ctx| draw(ctx, false));
    assert!(!screen.has("Back to the table"));
    screen.press("Play Guderian: Smolensk 1941", &mut |ctx| draw(ctx, false));
    screen.settle(&mut |ctx| draw(ctx, false));
    assert!(screen.has("The Dvina crossing") && screen.has("2 hours"), "{:?}", screen.texts());
    assert!(!screen.has("must enter"), "house rules lie folded");
    screen.press("House rules", &mut |ctx| draw(ctx, false));
    screen.settle(&mut |ctx| draw(ctx, false));
    for label in ["as in the original", "as published", "must enter", "As in the original", "As published"] {
        assert!(screen.texts().iter().any(|text| text == label), "{label}: {:?}", screen.texts());
    }
    assert!(!screen.texts().iter().any(|text| text == "seed"), "no player knows what that means");
    assert!(!screen.texts().iter().any(|text| text.contains("staff:")), "nor what that means");
    // A preset sets what differs, and only that.
    screen.press("As published", &mut |ctx| draw(ctx, false));
    let asked = screen.press("Begin", &mut |ctx| draw(ctx, false));
    let [Action::NewGame(new)] = asked.as_slice() else { panic!("{asked:?}") };
    let value = |name: &str| new.options.value(name);
    let values = ["crt", "overrun_entry", "stacking", "bidding"].map(value);
    assert_eq!(values, ["published", "published", "published", "off"]);
    assert_eq!(new.seats, [Seat::Computer("staff:captain".to_owned()), Seat::Human]);
    assert_eq!(new.scenario, "dvina");
}

/// Somebody new begins with one click on the first page: the side that is advised, against a captain.
#[test]
fn the_sensible_game_begins_with_one_click() {
    let card = |id: &str| {
        let head = ScenarioHead::<Options>::load(Guderian::ID, id).unwrap();
        ScenarioCard {
            id: head.id.clone(),
            turns: head.turns(),
            title: head.title,
            summary: head.summary,
            staging: head.staging,
            picture: None,
            options: ChosenOptions::usual::<Guderian>(),
            fault: None,
        }
    };
    let scenarios = [card("smolensk"), card("training")];
    // However many games there are, up to six lie on the page without a scroll bar.
    for games in 1..=6 {
        let mut memory =
            TitleMemory { games: (0..games).map(|_| game_card()).collect(), ..TitleMemory::default() };
        let mut screen = Screen::new(1280.0, 720.0);
        let mut draw = |ctx: &Context| {
            let state = TitleState {
                scenarios: &scenarios,
                autosave: None,
                saves: &[],
                lessons: &[],
                finished: &std::collections::BTreeSet::new(),
                in_lesson: false,
                on_table: false,
                problem: None,
                memory: &mut memory,
            };
            title(ctx, state)
        };
        let asked = screen.press("Begin Guderian: Smolensk 1941 at once", &mut draw);
        let [Action::NewGame(new)] = asked.as_slice() else { panic!("{games} games: {asked:?}") };
        assert_eq!(new.scenario, "training");
        assert_eq!(new.seats, [Seat::Computer("staff:captain".to_owned()), Seat::Human]);
        assert!(new.seed.is_none() && new.options == scenarios[1].options);
        for (name, rect) in buttons(&screen.ctx) {
            assert!(rect.bottom() <= 720.0 && rect.right() <= 1280.0, "{games} games: {name} at {rect:?}");
        }
    }
}
