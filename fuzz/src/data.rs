//! Data files: scenarios, maps, charts, orders of battle, units, rules, lessons, weights.

use kessel::{cli::check, engine::data::Source, games::GAMES};

/// Looks for faults in a text.
pub fn check(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    for fault in check::faults(&GAMES, &Source { name: "fuzz.ron".to_owned(), text: text.to_owned() }) {
        assert!(!fault.sentence.is_empty() && fault.sentence.len() < 2000, "{fault}");
    }
}
