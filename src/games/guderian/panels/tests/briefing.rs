//! The briefing of a scenario.

use super::stand::Stand;
use crate::games::guderian::rules::{Rulebook, phase::Phase};
use bevy_egui::egui::Key;
use std::sync::Arc;

/// A scenario whose file has no briefing gets one from its required fields.
#[test]
fn a_scenario_without_words_of_its_own_has_a_briefing() {
    let mut stand = Stand::new(Phase::GermanMovement, 3, &[("pz-25-7", "1315")]);
    let mut rulebook = Rulebook::load("smolensk").unwrap();
    rulebook.scenario.staging = Default::default();
    let summary = rulebook.scenario.summary.clone();
    stand.rulebook = Arc::new(rulebook);
    stand.memory.briefing = true;
    stand.settle();
    let wins = "The Germans win at 50 points or more.";
    for words in ["SUMMARY", &summary, "FORCES", "VICTORY CONDITIONS", wins] {
        assert!(stand.has(words), "{words}: {:?}", stand.texts());
    }
}

#[test]
fn the_briefing_is_read_and_put_away() {
    let mut stand = Stand::new(Phase::GermanMovement, 3, &[("pz-25-7", "1315")]);
    stand.memory.briefing = true;
    stand.settle();
    for words in ["BACKGROUND", "FORCES", "VICTORY CONDITIONS", "SCENARIO NOTES", "12 turns · about 10 hours"]
    {
        assert!(stand.has(words), "{words}: {:?}", stand.texts());
    }
    assert!(stand.press("Close").is_empty() && !stand.memory.briefing);
    stand.memory.briefing = true;
    stand.settle();
    stand.key(Key::Escape);
    assert!(!stand.memory.briefing);
}
