//! The games, each a folder of its own with the chapters of its rulebook.

pub mod guderian;
pub mod kit;
pub mod panzer44;
pub mod platoon;
pub mod squad;

use crate::{cli::Entry, table::Games};
use guderian::Guderian;
use panzer44::Panzer44;
use platoon::Platoon;
use std::marker::PhantomData;

/// The games that can lie on the table of a window.
pub fn on_table() -> Games {
    Games::new(GAMES.iter().map(|game| game.on_table()))
}

/// The games, in the order in which they are offered.
pub static GAMES: [&dyn Entry; 3] =
    [&PhantomData::<Guderian>, &PhantomData::<Panzer44>, &PhantomData::<Platoon>];

#[cfg(test)]
mod tests {
    use super::{GAMES, on_table};
    use crate::settings::{Command, KeyMap};
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
            let called: BTreeSet<&str> = card.computers.iter().map(|one| one.called.as_str()).collect();
            assert_eq!(called.len(), card.computers.len(), "{called:?}");
            assert!(called.contains("A captain") && called.contains("A beginner"), "{called:?}");
            assert!(card.computers.iter().all(|one| one.called != one.name && !one.line.is_empty()));
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

    #[test]
    fn every_game_names_the_printed_one_from_which_it_takes_its_facts() {
        let printed: Vec<_> = on_table().iter().filter_map(|game| game.printed()).collect();
        assert_eq!(printed.len(), GAMES.len());
        assert_eq!(printed[0].title, "Panzergruppe Guderian");
        for game in printed {
            assert!([game.title, game.publisher, game.designer].iter().all(|words| !words.is_empty()));
        }
    }

    /// Nobody plays on in a game that was given up: it belongs to the archive, as one that was played to its end.
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
