//! The sentence after a result, over every cell of the combat results tables.

#![allow(clippy::unwrap_used, reason = "a test may stop at once")]

use super::{Decided, Fight, caption};
use crate::games::guderian::{
    rules::{
        Rulebook,
        combat::{
            results::CombatResult,
            strength::{AttackStrength, DefenceStrength},
        },
        position::Public,
        set_up,
    },
    scene::rolled::Rolled,
};

/// The caption's sentence about a battle with this result.
fn plain(rulebook: &Rulebook, public: &Public, (column, die): (usize, u8), result: CombatResult) -> String {
    let attack = AttackStrength { parts: Vec::new(), bonuses: Vec::new(), overrun: false, total: 4 };
    let defence = DefenceStrength { hexes: Vec::new(), total: 4 };
    let rolled = Rolled { attack, defence, column, die, result, gone: Vec::new() };
    let fight = Fight { rolled, decided: Decided::default() };
    caption(rulebook, public, &[], Some(&fight), None, None).plain
}

/// The sentence agrees with the printed result: D and A before a number or an e name the sides that suffer, and Eng is a step
/// of each (9.5, 9.6).
#[test]
fn the_sentence_agrees_with_every_cell() {
    let rulebook = Rulebook::load("smolensk").unwrap();
    let public = set_up::start(&rulebook, 1).public;
    let mut splits = 0;
    for table in rulebook.charts.combat_results.values() {
        for (row, column) in (0..table.rows()).flat_map(|row| (0..table.columns()).map(move |at| (row, at))) {
            let result = table.at(row, column);
            let printed = result.to_string();
            let suffers =
                |side: char| printed == "Eng" || printed.split('/').any(|part| part.starts_with(side));
            let expected = match (suffers('D'), suffers('A')) {
                (true, true) => "Both sides suffer",
                (true, false) => "The attack has harmed the enemy",
                (false, true) => "Only the attacking side suffers",
                (false, false) => "Neither side suffers",
            };
            let die = u8::try_from(row + 1).unwrap();
            assert_eq!(plain(&rulebook, &public, (column, die), result), expected, "{printed}");
            splits += usize::from(result.is_split());
        }
    }
    assert!(splits > 0, "no cell has a split result");
}
