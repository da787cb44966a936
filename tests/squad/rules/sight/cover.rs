//! Cover of ground and works (13.2, 20).

use crate::{
    rules::samples::{but, counter, facing, of_map, position, work},
    shared::names::hex,
};
use kessel::{
    engine::board::Hexside,
    games::squad::rules::{
        position::WorkKind,
        rulebook::Rulebook,
        sight::cover::{cover, cover_of_all, is_shielded},
    },
};

/// The cover of a unit of a type in a hex with a work, inside or outside it.
fn covered(rulebook: &Rulebook, kind: &str, at: &str, built: Option<WorkKind>, inside: bool) -> i8 {
    let unit = but(counter(kind, 1, at), |condition| condition.in_work = inside);
    let mut public = position([unit.clone()]);
    public.works.extend(built.map(|kind| (hex(at), work(kind))));
    cover(rulebook, &public, hex(at), &unit)
}

#[test]
fn foxholes_and_trenches_add_to_the_ground_and_only_for_infantry() {
    let rulebook = of_map("map-valmont");
    let dug = |kind, at, work| covered(&rulebook, kind, at, Some(work), true);
    // Hex 0401 is woods, hex 0201 open.
    assert_eq!(covered(&rulebook, "ge-rifle", "0401", None, false), 2);
    assert_eq!(dug("ge-rifle", "0401", WorkKind::Foxhole), 3);
    assert_eq!(dug("ge-rifle", "0201", WorkKind::Trench), 2);
    assert_eq!(dug("ge-pak-40", "0401", WorkKind::Foxhole), 2);
    assert_eq!(dug("ge-pz-4h", "0201", WorkKind::Trench), 0);
    assert_eq!(covered(&rulebook, "ge-rifle", "0201", Some(WorkKind::Trench), false), 0, "beside it");
    assert_eq!(dug("ge-rifle", "0201", WorkKind::Wire), 0);
}

#[test]
fn sandbags_and_bunkers_stand_instead_of_the_ground() {
    let rulebook = of_map("map-valmont");
    let inside = |kind, at, work| covered(&rulebook, kind, at, Some(work), true);
    assert_eq!(inside("ge-rifle", "0201", WorkKind::EarthBunker), 3);
    assert_eq!(inside("ge-pak-40", "0201", WorkKind::ConcreteBunker), 4);
    assert_eq!(inside("ge-pz-4h", "0201", WorkKind::Sandbags), 0);
    // Ruling on 16.2: a gun has the cover of the building that it is in, and in sandbags their cover instead.
    assert_eq!(covered(&rulebook, "ge-pak-40", "0905", None, false), 3);
    assert_eq!(inside("ge-pak-40", "0905", WorkKind::Sandbags), 2);
}

#[test]
fn one_roll_at_several_goes_by_the_best_cover() {
    let rulebook = of_map("map-valmont");
    let squad = but(counter("ge-rifle", 1, "0201"), |condition| condition.in_work = true);
    let truck = counter("ge-truck", 1, "0201");
    let mut public = position([squad.clone(), truck.clone()]);
    public.works.insert(hex("0201"), work(WorkKind::Trench));
    assert_eq!(cover_of_all(&rulebook, &public, hex("0201"), &[&truck]), 0);
    assert_eq!(cover_of_all(&rulebook, &public, hex("0201"), &[&squad, &truck]), 2);
    assert_eq!(cover_of_all(&rulebook, &public, hex("0401"), &[]), 2, "of the ground alone");
}

#[test]
fn a_shield_is_of_use_in_the_arc_of_a_gun_that_stands() {
    let rulebook = of_map("map-valmont");
    let gun = facing("ge-pak-40", 1, "1007", Hexside::North);
    assert!(is_shielded(&rulebook, &gun, false, hex("1004")));
    assert!(!is_shielded(&rulebook, &gun, false, hex("1009")));
    assert!(!is_shielded(&rulebook, &gun, true, hex("1004")), "it is pushed");
    assert!(!is_shielded(&rulebook, &facing("ge-pz-4h", 1, "1007", Hexside::North), false, hex("1004")));
}
