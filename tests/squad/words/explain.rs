//! Explanations of hexes, units and paths.

use crate::{
    rules::samples::{carrying, placed, work},
    shared::names::{hex, word},
};
use kessel::{
    engine::{counters::UnitId, manual::RulesText},
    games::squad::{
        rules::{
            phase::{Phase, Step},
            position::{Public, WorkKind},
            rulebook::Rulebook,
        },
        words::explain::{cases, why},
    },
};

fn rulebook() -> Rulebook {
    Rulebook::load("valmont").unwrap()
}

/// These units in the first movement phase.
fn table(stand: &[(&str, &str)], step: Step) -> Public {
    let mut public = placed(stand);
    public.phase = Phase::First(step);
    public
}

/// The sentences about a hex with these units selected, each as its case and its text.
fn said(rulebook: &Rulebook, public: &Public, at: &str, chosen: &[&str]) -> Vec<(String, String)> {
    let chosen: Vec<UnitId> = chosen.iter().map(|unit| word(unit)).collect();
    let explained = why(rulebook, public, hex(at), &chosen);
    explained.sentences().map(|sentence| (sentence.case.clone(), sentence.text.clone())).collect()
}

fn says(said: &[(String, String)], case: &str, part: &str) -> bool {
    said.iter().any(|(of, text)| of == case && text.contains(part))
}

#[test]
fn every_case_that_is_cited_stands_in_the_book() {
    let book = RulesText::load("squad/rules.ron").unwrap();
    let missing: Vec<&str> = cases().filter(|case| book.case(case).is_none()).collect();
    assert_eq!(missing, Vec::<&str>::new());
}

/// A house costs two, bars vehicles, has a cover of 3 and blocks the line of sight (6.3, 13.2, 9.2). It counts for the
/// Allies.
#[test]
fn a_building_is_explained() {
    let rulebook = rulebook();
    let said = said(&rulebook, &table(&[], Step::Movement), "0806", &[]);
    assert!(says(&said, "6.3", "A stone building (Mairie): infantry 2, no vehicles"), "{said:?}");
    assert!(says(&said, "13.2", "Cover: +3"), "{said:?}");
    assert!(says(&said, "9.2", "blocks"), "{said:?}");
    assert!(says(&said, "23.2", "Worth 1 VP to the Allied side"), "{said:?}");
}

/// From 0507 straight into the orchard of 0406 over a hedge costs two. Longer paths are stated by their hexes.
#[test]
fn a_way_is_told_with_its_cost() {
    let rulebook = rulebook();
    let public = table(&[("us-rifle-1", "0507"), ("ge-rifle-1", "1002")], Step::Movement);
    let told = said(&rulebook, &public, "0406", &["us-rifle-1"]);
    assert!(says(&told, "6.1", "It can reach the hex for 2 of 4 MP"), "{told:?}");
    let road = said(&rulebook, &public, "0707", &["us-rifle-1"]);
    assert!(says(&road, "6.1", "It can reach the hex for 2 of 4 MP, via 06"), "{road:?}");
    let far = said(&rulebook, &public, "1507", &["us-rifle-1"]);
    assert!(says(&far, "6.1", "cannot reach the hex"), "{far:?}");
    // A tank cannot enter houses (6.3), and a pinned unit cannot move (6.8).
    let mut public = table(&[("us-m4-75-1", "0708"), ("us-rifle-1", "0507")], Step::Movement);
    let tank = said(&rulebook, &public, "0806", &["us-m4-75-1"]);
    assert!(says(&tank, "6.3", "No vehicle can enter"), "{tank:?}");
    public.counters.iter_mut().for_each(|counter| counter.condition.pinned = true);
    let pinned = said(&rulebook, &public, "0406", &["us-rifle-1"]);
    assert!(says(&pinned, "6.8", "American Rifle Squad is pinned"), "{pinned:?}");
}

/// Fire is stated with its row, its modifiers and its chances, with the strongest weapon (13.3).
#[test]
fn fire_at_the_hex_is_told() {
    let rulebook = rulebook();
    let stand = [("us-rifle-1", "1007"), ("ge-rifle-1", "1002"), ("ge-pz-4h-1", "1003")];
    let mut public = table(&stand, Step::Fire);
    carrying(&mut public, "us-bar-1", "us-rifle-1");
    carrying(&mut public, "us-bazooka-1", "us-rifle-1");
    let told = said(&rulebook, &public, "1002", &["us-rifle-1"]);
    assert!(says(&told, "13.3", "with BAR: strength 7, row 5–10; 58% chance of an effect"), "{told:?}");
    assert!(says(&told, "9.1", "Clear LOS to the hex, 5 hexes away"), "{told:?}");
    let told = said(&rulebook, &public, "1003", &["us-rifle-1"]);
    assert!(says(&told, "16.3", "A shot at German Pz IV H with Bazooka hits on 8 or less"), "{told:?}");
    // 9.8: the building in 0708 blocks the line from 0808 to 0606.
    let public = table(&[("us-rifle-1", "0808"), ("ge-rifle-1", "0606")], Step::Fire);
    let told = said(&rulebook, &public, "0606", &["us-rifle-1"]);
    assert!(says(&told, "9.2", "blocked by 0708"), "{told:?}");
}

/// An assault is stated with its odds, its number and its costs (17).
#[test]
fn an_assault_is_told() {
    let rulebook = rulebook();
    let public = table(&[("us-rifle-1", "0605"), ("ge-rifle-1", "0604")], Step::Assault);
    let told = said(&rulebook, &public, "0604", &["us-rifle-1"]);
    // Odds of 5 to 4 are 1-1: six; the house and one defender cost points.
    assert!(
        says(
            &told,
            "17.3",
            "5 to 4, odds 1-1, success on 6 or less: 42%; even success costs 4 casualty points"
        ),
        "{told:?}"
    );
}

/// The values of a unit in the hex, and its condition.
#[test]
fn units_are_explained() {
    let rulebook = rulebook();
    let mut public = table(&[("us-leader-1-1", "1007"), ("us-m4-75-1", "1007")], Step::Fire);
    public.counters.iter_mut().for_each(|counter| counter.condition.fired = true);
    let told = said(&rulebook, &public, "1007", &[]);
    assert!(says(&told, "10.5", "modifier of −1"), "{told:?}");
    assert!(says(&told, "2.4", "Armour front D, rear C; gun C, AP 12 (turret)"), "{told:?}");
    assert!(says(&told, "10.1", "Fire marker"), "{told:?}");
}

/// Unknown mines are not mentioned (22.1).
#[test]
fn unknown_mines_are_not_told() {
    let rulebook = rulebook();
    let mut public = table(&[], Step::Movement);
    let mut mines = work(WorkKind::Mines);
    public.works.insert(hex("0201"), mines);
    assert!(says(&said(&rulebook, &public, "0201", &[]), "20.5", "Mines"));
    mines.known = false;
    public.works.insert(hex("0201"), mines);
    assert!(!says(&said(&rulebook, &public, "0201", &[]), "20.5", "Mines"));
}
