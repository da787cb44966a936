//! The story of a game: events in words, for logs and the command line. Events hold only public state, and both players
//! may read the story.

mod combat;
mod ground;
mod movement;
mod phases;
mod result;
mod sequence;
mod strengths;
mod table;
mod teller;

use crate::{
    engine::text::{ENGLISH, Text, in_language, texts, within},
    games::guderian::{
        rules::{event::Event, position::Public, rulebook::Rulebook},
        words::names::Known,
    },
};
pub use combat::revealed;
pub use phases::{phase_name, phase_on_bar, phase_shown};
pub use result::result_name;
pub use sequence::{drawn, owed};
pub use strengths::{attack_in_parts, defence_in_parts};
use teller::Teller;

texts! { "en": ["guderian-log.ftl"], "de": ["guderian-log.ftl"] }

/// An event in a sentence; none for bookkeeping. `public` is the position after it. The names of several units in it
/// are in the language of the table.
pub fn tell(rulebook: &Rulebook, public: &Public, event: &Event) -> Option<Text> {
    let teller = Teller { rulebook, public };
    teller
        .sequence(event)
        .or_else(|| teller.movement(event))
        .or_else(|| teller.combat(event))
        .or_else(|| teller.ground(event))
        .or_else(|| teller.table(event))
}

/// An event in an English sentence, for the feed; none for bookkeeping.
pub fn in_english(rulebook: &Rulebook, public: &Public, event: &Event) -> Option<String> {
    within(in_language(ENGLISH), || {
        tell(rulebook, public, event).map(|text| text.shown(&Known { rulebook, public }))
    })
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may stop at once")]

    use super::*;
    use crate::{
        engine::{orders::Game, text::PSEUDO},
        games::guderian::rules::{Guderian, counter::Counter, kinds::Kind, scenario::options::Options},
    };

    /// The table tells an event in its language, and the feed in English, whatever that language is.
    #[test]
    fn the_feed_is_english_in_every_language() {
        let rulebook = Guderian::load("smolensk", &Options::default()).unwrap();
        let public = Guderian::start(&rulebook, 3).public;
        let is_rifle = |counter: &&Counter| counter.is_untried() && counter.kind == Kind::Rifle;
        let unit = public.counters.iter().find(is_rifle).unwrap().id;
        let hex = "0412".parse().unwrap();
        let event = Event::Deployed { unit, hex };
        let english = format!("an untried rifle division is set up in {}", rulebook.board.hex_name(hex));
        within(in_language(PSEUDO), || {
            let told = tell(&rulebook, &public, &event)
                .unwrap()
                .shown(&Known { rulebook: &rulebook, public: &public });
            assert!(!told.contains("untried") && !told.contains("set up"), "{told}");
            assert_eq!(in_english(&rulebook, &public, &event), Some(english));
        });
    }
}
