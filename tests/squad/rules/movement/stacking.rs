//! Room in a hex (6.7).

use crate::{
    rules::{
        movement::samples::{aboard, at, carried, position, some, work},
        samples::of_map,
    },
    shared::names::hex,
};
use kessel::games::squad::rules::{
    movement::{Crowd, NoWay, crowd, fits},
    position::WorkKind,
};

/// A hex holds four infantry, or two of the other units, or one of these and two infantry (6.7).
#[test]
fn a_hex_holds_four_infantry_or_two_others() {
    let room =
        |infantry, guns, vehicles| Crowd { infantry, guns, vehicles }.check(None, hex("0507")) == Ok(());
    assert_eq!([4, 5].map(|infantry| room(infantry, 0, 0)), [true, false]);
    assert_eq!([2, 3].map(|infantry| room(infantry, 1, 0)), [true, false]);
    assert_eq!([2, 3].map(|infantry| room(infantry, 0, 1)), [true, false]);
    assert!(room(0, 2, 0) && room(0, 1, 1) && room(0, 0, 2));
    assert!(!room(1, 1, 1) && !room(0, 2, 1) && !room(0, 0, 3));
}

/// Carried units do not count, nor do weapons and snipers. Leaders and half squads count as one each (6.7).
#[test]
fn what_is_carried_does_not_count() {
    let rulebook = of_map("map-valmont");
    let public = position(vec![
        at("us-truck-1", "0507"),
        aboard("us-rifle-1", "us-truck-1"),
        aboard("us-at-57-1", "us-truck-1"),
        at("us-leader-0-1", "0507"),
        carried("us-bar-1", "us-leader-0-1"),
        at("sniper-1", "0507"),
        at("us-rifle-half-2a", "0508"),
        at("us-rifle-half-2b", "0508"),
    ]);
    let there = Crowd { infantry: 1, guns: 0, vehicles: 1 };
    assert_eq!(crowd(&rulebook, &public, hex("0507"), &[]), there);
    let fit = |ids: &[&str]| fits(&rulebook, &public, hex("0507"), &some(&public, ids));
    assert_eq!(fit(&["us-rifle-half-2a"]), Ok(()));
    assert_eq!(fit(&["us-leader-0-1", "us-rifle-half-2a"]), Ok(()), "the leader is there already");
    let full = Err(NoWay::Full { hex: hex("0507") });
    assert_eq!(fit(&["us-rifle-half-2a", "us-rifle-half-2b"]), full);
    // After unloading, the gun and its truck leave no room for the leader.
    assert_eq!(fit(&["us-at-57-1"]), full);
}

/// A bunker holds two infantry or one gun. Only a vehicle may stop in its hex outside it (20.2, ruling on 20.1).
/// Other works have no limit of their own.
#[test]
fn a_bunker_has_its_own_limit() {
    let rulebook = of_map("map-valmont");
    let public = position(vec![
        at("ge-rifle-1", "0209"),
        at("ge-rifle-2", "0210"),
        at("ge-leader-0-1", "0210"),
        at("ge-pak-40-1", "0210"),
        at("ge-pz-4h-1", "0210"),
    ]);
    let fit = |kind: WorkKind, ids: &[&str]| {
        let public = work(public.clone(), "0209", kind);
        fits(&rulebook, &public, hex("0209"), &some(&public, ids))
    };
    let full = Err(NoWay::BunkerFull { hex: hex("0209") });
    for bunker in [WorkKind::EarthBunker, WorkKind::ConcreteBunker] {
        assert_eq!(fit(bunker, &["ge-rifle-2"]), Ok(()));
        assert_eq!(fit(bunker, &["ge-rifle-2", "ge-leader-0-1"]), full);
        assert_eq!(fit(bunker, &["ge-pak-40-1"]), full, "a gun with infantry");
        assert_eq!(fit(bunker, &["ge-pz-4h-1"]), Ok(()), "beside it");
    }
    assert_eq!(fit(WorkKind::Foxhole, &["ge-rifle-2", "ge-leader-0-1"]), Ok(()));
    assert_eq!(fit(WorkKind::Foxhole, &["ge-pak-40-1"]), Ok(()));
    let one = work(position(vec![at("ge-pak-40-1", "0210")]), "0209", WorkKind::EarthBunker);
    assert_eq!(fits(&rulebook, &one, hex("0209"), &some(&one, &["ge-pak-40-1"])), Ok(()));
}
