//! *Why?*: the explanations agree with the rules, for every hex and unit in whole games, and refusals contain names.

use crate::play::{Lots, SCENARIOS, march, watched};
use kessel::{
    engine::{
        board::Hex,
        counters::UnitId,
        manual::RulesText,
        orders::{Game, play},
    },
    games::squad::{
        rules::{Rulebook, Squad},
        words::{explain::why, names::with_all_names},
    },
};
use std::sync::Arc;

/// The explanation of any hex is not empty, and each sentence is complete and has a case of the book.
#[test]
fn every_sentence_rests_on_a_case() {
    let book = RulesText::load("squad/rules.ron").unwrap();
    let (mut lots, mut said) = (Lots(5), 0);
    for (seed, id) in (41..).zip(SCENARIOS) {
        let rulebook = Arc::new(Rulebook::load(id).unwrap());
        let hexes: Vec<Hex> = rulebook.board.hexes().collect();
        let mut number = 0;
        watched(&rulebook, seed, |given| {
            number += 1;
            if number % 15 != 0 {
                return;
            }
            let counters = &given.after.counters;
            for _ in 0..6 {
                let hex = hexes[lots.below(hexes.len())];
                let chosen: Vec<UnitId> = (0..2).map(|_| counters[lots.below(counters.len())].id).collect();
                let explained = why(&rulebook, given.after, hex, &chosen);
                for sentence in explained.sentences() {
                    assert!(book.case(&sentence.case).is_some(), "{sentence:?}");
                    assert!(sentence.text.ends_with(['.', '!', '?']), "{sentence:?}");
                    said += 1;
                }
            }
        });
    }
    assert!(said > 2000, "{said} sentences");
}

/// The refusals of foolish orders cite a case of the book, and contain names.
#[test]
fn refusals_rest_on_cases_and_are_told_in_names() {
    let book = RulesText::load("squad/rules.ron").unwrap();
    let mut lots = Lots(9);
    let mut refused = 0;
    for (seed, id) in (51..).zip(SCENARIOS) {
        let rulebook = Arc::new(Rulebook::load(id).unwrap());
        let (mut world, mut number) = (Squad::world(), 0);
        watched(&rulebook, seed, |given| {
            number += 1;
            if number % 25 != 0 {
                return;
            }
            let mut position = Squad::start(&rulebook, seed);
            position.public.clone_from(given.after);
            for side in kessel::games::squad::rules::kinds::Side::BOTH {
                let order = march(&rulebook, given.after, side, &mut lots);
                Squad::restore(&mut world, &rulebook, position.clone());
                let Err(refusal) = play::<Squad>(&mut world, &order) else { continue };
                assert!(book.case(&refusal.case).is_some(), "{refusal:?}");
                let told = with_all_names(&rulebook, given.after, &refusal.words());
                assert!(!told.contains("-rifle-"), "{told}");
                refused += 1;
            }
        });
    }
    assert!(refused > 20, "{refused} refusals");
}
