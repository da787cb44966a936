//! The log and the story: whole games have names in their texts, and every order has a text.

use crate::play::{SCENARIOS, watched};
use kessel::{
    engine::orders::Game,
    games::squad::{
        rules::{Rulebook, Squad, kinds::Side, scenario::options::Options},
        words::{
            log,
            names::Known,
            order_words::{order_told, order_ways, order_words},
            story,
        },
    },
};
use std::sync::Arc;

/// Whether a text shows an id that players do not read.
fn shows_id(text: &str) -> bool {
    ["us-", "ge-", "so-", "br-"].iter().any(|nation| {
        text.match_indices(nation).any(|(at, _)| {
            text[..at].chars().last().is_none_or(|before| !before.is_alphanumeric() && before != '-')
        })
    })
}

#[test]
fn whole_games_read_in_names() {
    let mut lines = 0;
    for (seed, id) in (31..).zip(SCENARIOS) {
        let rulebook = Arc::new(Squad::load(id, &Options::default()).unwrap());
        watched(&rulebook, seed, |given| {
            let text = order_told(&rulebook, given.before, given.order);
            assert!(!shows_id(&text) && !text.starts_with(char::is_lowercase), "{text}");
            assert!(!order_words(given.order).is_empty());
            for way in order_ways(given.before, given.order) {
                assert!(!way.is_empty());
            }
            for line in log::entries(&rulebook, given.after, given.events) {
                assert!(!shows_id(&line.text) && !shows_id(&line.detail), "{line:?}");
                assert!(!line.text.starts_with(char::is_lowercase), "{line:?}");
                lines += 1;
            }
            for event in given.events {
                let names = Known { rulebook: &rulebook, public: given.after };
                let told = story::tell(&rulebook, given.after, event);
                assert!(told.is_none_or(|text| !shows_id(&text.english(&names))), "{event:?}");
            }
        });
    }
    assert!(lines > 500, "{lines} lines");
}

/// The mines of a side that hides them are in its own log alone (22.1).
#[test]
fn hidden_mines_are_told_to_their_side_alone() {
    use kessel::games::squad::rules::{event::Event, position::WorkKind};
    let mut rulebook = Rulebook::load("hill-71").unwrap();
    let public = Squad::start(&rulebook, 1).public;
    let hex = "1007".parse().unwrap();
    let built = Event::Built { side: Side::German, work: WorkKind::Mines, hex, facing: None, there: true };
    for hides in [false, true] {
        rulebook.scenario.german.hidden_mines = hides;
        let line = log::entries(&rulebook, &public, std::slice::from_ref(&built)).remove(0);
        assert_eq!(line.only, hides.then_some(Side::German));
        assert_eq!(story::tell(&rulebook, &public, &built).is_some(), !hides);
    }
}
