//! The contents of counters' cards.

use crate::harness::*;
use kessel::{
    art::packs::face::Face,
    games::guderian::{rules::supply::SupplyLines, scene::face},
};

fn face_of(table: &Table, unit: &str) -> Face {
    let public = table.public();
    let lines = SupplyLines::new(&table.rules, public, table.counter(unit).side());
    face::face(&table.rules, public, &lines, public.find(table.id(unit)).unwrap())
}

#[test]
fn each_kind_has_its_card() {
    let table = Situation::new()
        .units("pz-25-7 inf-26 ss-3dr", "0314")
        .unit("leader-konev", "2216")
        .untried_as("rifle-61", "2216")
        .stands(Phase::GermanCombat, 8);
    let panzer = face_of(&table, "pz-25-7");
    assert_eq!(
        (panzer.template.as_str(), panzer.symbol.as_str(), panzer.size_mark.as_str()),
        ("german", "armour", "III")
    );
    assert_eq!((panzer.designation.as_str(), panzer.formation.as_str()), ("25", "7"));
    assert_eq!((panzer.band.as_str(), panzer.band_label.as_str(), panzer.steps), ("corps_39", "39", 2));
    let infantry = face_of(&table, "inf-26");
    assert_eq!(
        (infantry.size_mark.as_str(), infantry.band.as_str(), infantry.steps),
        ("XX", "corps_none", 4)
    );
    assert_eq!(face_of(&table, "ss-3dr").variant, "ss");
    let leader = face_of(&table, "leader-konev");
    assert_eq!(
        (leader.template.as_str(), leader.title.as_str(), leader.rating.as_str()),
        ("leader", "Konev", "5")
    );
    let untried = face_of(&table, "rifle-61");
    assert_eq!((untried.strength.as_str(), untried.formation.as_str()), ("?–6", ""), "nobody knows it");
}

#[test]
fn badges_say_what_holds() {
    // On 0120 the road is cut: only units near the west edge are in supply.
    let situation =
        Situation::new().units("pz-25-7 pzg-6-7", "0314").unit("inf-26", "3010").unit("rifle-50", "0120");
    let mut table = situation.moves(Side::German);
    assert_eq!(face_of(&table, "inf-26").badges, ["out_of_supply"]);
    assert!(face_of(&table, "pz-25-7").badges.is_empty());
    table.play_all(&[walk("pz-25-7", "0413"), walk("pzg-6-7", "0313")]);
    let moved = face_of(&table, "pz-25-7");
    assert!(moved.dimmed && moved.badges == ["moved"], "another unit has been ordered");
    assert!(!face_of(&table, "pzg-6-7").dimmed, "it may go on");
    table.play(&Order::EndPhase);
    assert!(face_of(&table, "pz-25-7").badges.is_empty(), "the phase is over");
}
