//! Works in a hex, and the units in them (20).

use crate::{
    rules::{
        movement::samples::{at, work},
        samples::of_map,
    },
    shared::names::hex,
};
use kessel::games::squad::rules::position::WorkKind::{EarthBunker, Foxhole, Mines, Sandbags, Trench, Wire};
use kessel::games::squad::rules::{
    movement::{NoWay, may_build, shelters},
    position::Public,
};

/// 20.1: open ground, orchard, woods, building, stream, bridge.
#[test]
fn works_lie_where_the_ground_is_fit() {
    let rulebook = of_map("map-valmont");
    let grounds = ["0209", "0306", "0211", "0604", "0913", "1013"];
    let fit = |kind| grounds.map(|on| may_build(&rulebook, &Public::default(), kind, hex(on)).is_ok());
    for kind in [EarthBunker, Sandbags, Mines, Wire] {
        assert_eq!(fit(kind), [true, false, false, false, false, false], "{kind:?}");
    }
    for kind in [Foxhole, Trench] {
        assert_eq!(fit(kind), [true, true, true, false, false, false], "{kind:?}");
    }
    let taken = work(Public::default(), "0209", Mines);
    let there = may_build(&rulebook, &taken, Foxhole, hex("0209"));
    assert_eq!(there, Err(NoWay::WorkThere { hex: hex("0209") }));
    let hill = of_map("map-hill-71");
    assert_eq!(may_build(&hill, &Public::default(), Wire, hex("0905")), Ok(()), "an open hilltop");
}

/// Foxholes and trenches are for infantry, sandbags and bunkers also for guns, and no work is for vehicles (20.2 to
/// 20.4).
#[test]
fn works_shelter_infantry_and_some_guns() {
    let rulebook = of_map("map-valmont");
    let units = ["ge-rifle-1", "ge-leader-0-1", "ge-pak-40-1", "ge-pz-4h-1", "ge-truck-1"];
    let sheltered = |work| units.map(|id| shelters(work, rulebook.kind(&at(id, "0209"))));
    for kind in [EarthBunker, Sandbags] {
        assert_eq!(sheltered(kind), [true, true, true, false, false], "{kind:?}");
    }
    for kind in [Foxhole, Trench] {
        assert_eq!(sheltered(kind), [true, true, false, false, false], "{kind:?}");
    }
    for kind in [Mines, Wire] {
        assert_eq!(sheltered(kind), [false; 5], "{kind:?}");
    }
}
