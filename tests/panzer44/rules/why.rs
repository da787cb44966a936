//! *Why?* for a hex: its answers are those of the door, and every case that it cites is in the rules.

use crate::panzer44::harness::*;
use kessel::{
    engine::manual::{Explained, RulesText},
    games::panzer44::{
        rules::{refusal::Why, rulebook::RULES_FILE},
        words::explain::{cases, why},
    },
};
use std::collections::BTreeSet;

fn rules() -> RulesText {
    RulesText::load(RULES_FILE).unwrap()
}

fn asked(table: &Table, at: &str, chosen: &[&str]) -> Explained {
    let chosen: Vec<_> = chosen.iter().map(|unit| word(unit)).collect();
    let said = why(&table.rules, table.public(), hex(at), &chosen);
    let rules = rules();
    for sentence in said.sentences() {
        assert!(rules.case(&sentence.case).is_some(), "{sentence:?} cites a case that the rules lack");
        assert!(sentence.text.ends_with(['.', '?', '!']) && !sentence.text.contains('{'), "{sentence:?}");
        assert!(!sentence.text.contains("ge-") && !sentence.text.contains("us-"), "an id: {sentence:?}");
    }
    said
}

/// Checks the sentences of a subject, each with its case before it.
#[track_caller]
fn says(said: &Explained, title: &str, sentence: &str) {
    let sections = said.sections.iter().filter(|section| section.title.starts_with(title));
    let lines: Vec<String> = sections
        .flat_map(|section| &section.sentences)
        .map(|one| format!("{} {}", one.case, one.text))
        .collect();
    assert!(lines.iter().any(|line| line == sentence), "{lines:#?} of {said:#?}");
}

#[test]
fn every_case_that_is_cited_stands_in_the_rules() {
    let rules = rules();
    let known: BTreeSet<&str> = rules.cases().map(|case| case.id.as_str()).collect();
    let cited: BTreeSet<&str> = Why::CASES.iter().copied().chain(cases()).collect();
    assert_eq!(cited.difference(&known).collect::<Vec<_>>(), Vec::<&&str>::new());
}

#[test]
fn a_unit_elsewhere_hears_how_it_fires_at_a_hex_and_whether_it_gets_there() {
    let table = Situation::new()
        .unit("ge-pak-40", "1410")
        .unit("ge-stug-3", "1409")
        .unit("us-m4-75", "1010")
        .unit_that("us-m4-105", "0910", "disruption: 1")
        .begins();
    let said = asked(&table, "1010", &["ge-pak-40-1"]);
    assert_eq!(said.title, "1010");
    says(&said, "German Pak 40", "5.1 Direct fire may be plotted at it, 4 hexes away.");
    says(&said, "German Pak 40", "6.2 At 4 hexes its strength 10 counts as 9.");
    says(&said, "German Pak 40", "11.5 German Pak 40 Section cannot move unless it is loaded.");
    let attack = "6.1 Against American M4(75) Platoon: column +3, die reduced by 0; at best disrupted (D3).";
    says(&said, "German Pak 40", attack);
    // An enemy closes the hex to a vehicle, as the door says.
    says(
        &asked(&table, "1010", &["ge-stug-3-1"]),
        "German StuG III",
        "7.7 Cannot enter 1010: an enemy unit is there.",
    );
    let said = asked(&table, "1110", &["ge-stug-3-1"]);
    says(&said, "German StuG III", "5.1 Opportunity fire may be plotted at the hex, 3 hexes away.");
    // A disrupted unit can do neither.
    let said = asked(&table, "1010", &["us-m4-105-1"]);
    says(&said, "American M4(105)", "5.3 American M4(105) Platoon cannot receive an order: it is disrupted.");
    let said = asked(&table, "0910", &[]);
    says(
        &said,
        "American M4(105)",
        "6.4.3 Disrupted, D1: it cannot move or fire; recovers on a die of 3 or less.",
    );
}

#[test]
fn a_hex_tells_its_ground_its_cover_and_what_lies_in_it() {
    let table = Situation::new()
        .unit("ge-grenadier", "1510")
        .unit("us-m4-75", "1110")
        .mines("1310", Mines::Preventative)
        .position("1510")
        .wreck("1210")
        .begins();
    let said = asked(&table, "1510", &[]);
    says(&said, "Ground", "7.1 A town: hard vehicles pay 1 MP to enter, soft ones 1, foot 1.");
    says(&said, "Cover", "6.5.1 The terrain reduces the die of an attack on units in it by 3.");
    says(&said, "Cover", "12.1 An improved position reduces the die by 4, instead of the terrain.");
    says(&said, "Stacking", "7.9 Stacking: 1 of 3, the limit for a side.");
    let said = asked(&table, "1310", &[]);
    let mines = said.sentences().find(|sentence| sentence.case == "17.1").expect("mines");
    assert!(mines.text.starts_with("Preventative mines attack units that enter"), "{mines:?}");
    says(&asked(&table, "1210", &[]), "Ground", "7.6 A wreck is here: no road rate into or out of the hex.");
    let said = asked(&table, "2310", &[]);
    says(&said, "Ground", "7.5 A bridge leads to 2410: the step over it costs ½ MP.");
    let crest = asked(&table, "1806", &[]);
    assert!(crest.sentences().any(|sentence| sentence.case == "6.5.4"), "{crest:#?}");
}
