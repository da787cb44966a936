//! Direct fire: simultaneous fire, and the effects of results (3, 6.0, 6.4, 15).

use crate::{
    ledger::check::{Entry, covers, refuses},
    panzer44::harness::*,
};
use kessel::games::panzer44::rules::event::DiePurpose;

/// A fires at B, which fires at A: both attacks are rolled, both results are placed.
#[test]
fn both_fire_before_markers_are_placed() {
    let mut table = Situation::new()
        .unit("ge-panther", "0207")
        .unit("us-m36", "0208")
        .dice(&[6, 6])
        .plotted("ge-panther-1 DF 0208", "us-m36-1 DF 0207");
    let events = table.play(&fire("ge-panther-1", "us-m36-1"));
    assert_eq!(results(&events), ["D4"], "case 16");
    assert!(!table.is_destroyed("us-m36-1"), "it still fires");
    let events = table.play(&fire("us-m36-1", "ge-panther-1"));
    assert_eq!(results(&events), ["D4"]);
    assert!(table.is_destroyed("us-m36-1") && table.is_destroyed("ge-panther-1"));
    assert!(table.has_wreck("0207") && table.has_wreck("0208"));
}

/// Results on one unit are added; with the option the higher one stays.
#[test]
fn disruptions_add() {
    let situation = Situation::new()
        .unit("ge-pz-4h", "0203")
        .unit("ge-pz-4h", "0203")
        .unit_that("us-m4-75", "0208", "disruption: 1")
        .dice(&[4, 3, 6]);
    let shots = [fire("ge-pz-4h-1", "us-m4-75-1"), fire("ge-pz-4h-2", "us-m4-75-1")];
    let plotted = "ge-pz-4h-1 DF 0208; ge-pz-4h-2 DF 0208";
    let mut table = situation.plotted(plotted, "");
    let events = table.play_all(&shots);
    assert_eq!(results(&events), ["D2", "D1"], "case 20");
    assert!(table.is_destroyed("us-m4-75-1"));
    let mut table = situation.option("disruption_max: true").plotted(plotted, "");
    table.play_all(&shots);
    assert_eq!(table.condition("us-m4-75-1").disruption, 2, "the die of 6 does not remove it");
}

/// A unit can have a pin, a delayed panic and a disruption together.
#[test]
fn markers_are_independent() {
    let mut table = Situation::new()
        .unit("ge-pz-4h", "0203")
        .unit("ge-pz-4h", "0203")
        .unit_that("us-m4-75", "0208", "pinned: true")
        .dice(&[1, 3, 6])
        .plotted("ge-pz-4h-1 DF 0208; ge-pz-4h-2 DF 0208", "us-m4-75-1 DF 0203");
    table.play(&fire("ge-pz-4h-1", "us-m4-75-1"));
    table.play(&fire("ge-pz-4h-2", "us-m4-75-1"));
    assert!(!table.condition("us-m4-75-1").will_panic, "nothing is placed before both have fired");
    table.give_dice(&[2, 6]);
    table.play(&fire("us-m4-75-1", "ge-pz-4h-1"));
    let condition = table.condition("us-m4-75-1");
    assert!(condition.will_panic && condition.disruption == 1);
    assert!(!condition.pinned, "pins are gone after phase 5");
}

/// Tank guns and small arms choose one unit of the hex; high explosive hits all units there.
#[test]
fn targets_in_a_stack() {
    let situation = Situation::new()
        .unit("us-rifle", "0208")
        .unit("us-m4-75", "0208")
        .unit("us-truck", "0209")
        .unit("ge-pz-4h", "0203")
        .unit("ge-stuh", "0204");
    let mut table = situation.clone().dice(&[1, 1, 1]).plotted("ge-pz-4h-1 DF 0208; ge-stuh-1 DF 0208", "");
    table.refused("6.0", &shell("ge-pz-4h-1"));
    table.refused("6.0", &fire("ge-pz-4h-1", "us-truck-1"));
    table.refused("6.0", &fire("ge-stuh-1", "us-rifle-1"));
    table.refused("3.4", &walk("ge-pz-4h-1", "0204"));
    table.refused("5.1", &fire("ge-marder-1", "us-rifle-1"));
    let events = table.play(&fire("ge-pz-4h-1", "us-rifle-1"));
    assert_eq!(count(&events, "attacked"), 1);
    table.refused("5.1", &fire("ge-pz-4h-1", "us-m4-75-1"));
    let events = table.play(&shell("ge-stuh-1"));
    assert_eq!(count(&events, "attacked"), 2, "one die each, in the order of their ids");
    let dice = rolled(&events).into_iter().filter(|purpose| matches!(purpose, DiePurpose::Attack(_)));
    assert_eq!(dice.count(), 2);
}

/// A plotted fire may lapse.
#[test]
fn fire_may_lapse() {
    let mut table = Situation::new()
        .unit("ge-panther", "0207")
        .unit("us-m36", "0208")
        .plotted("ge-panther-1 DF 0208", "us-m36-1 MV");
    assert_eq!(table.public().phase, Phase::FirstFire);
    table.play(&Order::EndPhase);
    assert_eq!(table.public().phase, Phase::SecondMovement, "whoever has nothing to do is passed over");
}

/// The tests of this section.
pub const LEDGER: &[Entry] = &[
    covers("3.3 6.4.3 6.4.5 15.1 15.3", both_fire_before_markers_are_placed),
    covers("6.4.4", disruptions_add),
    covers("2.4 6.4.1 6.4.2", markers_are_independent),
    refuses("3.4 5.1 6.0", targets_in_a_stack),
    covers("1.2 3", fire_may_lapse),
];
