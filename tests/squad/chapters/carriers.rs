//! Carriers: fire of passengers, full hexes, towed guns, unloading (8).

use crate::table::{Table, fire, hex, table, walk, word, words};
use kessel::{
    engine::{board::Hexside, orders::Game},
    games::squad::rules::{
        Rulebook, Squad,
        counter::Place,
        event::{Event, Lost},
        fire::{
            Shot,
            casualties::{Loss, Losses},
        },
        kinds::Side,
        order::{Order, VehicleStep, legal},
        phase::Step,
        position::invariants,
    },
};

fn board(table: &mut Table, carrier: &str, units: &str) {
    table.set_public(|public| {
        for unit in words(units) {
            let counter = public.counters.iter_mut().find(|it| it.id == unit).unwrap();
            counter.place = Place::Aboard(word(carrier));
        }
    });
}

fn drive(unit: &str, to: &str, facing: Hexside) -> Order {
    Order::Drive { unit: word(unit), path: vec![VehicleStep { hex: hex(to), facing, reverse: false }] }
}

fn load(carrier: &str, passengers: &str) -> Order {
    Order::Load { carrier: word(carrier), passengers: words(passengers) }
}

fn unload(carrier: &str, passengers: &str) -> Order {
    Order::Unload { carrier: word(carrier), passengers: words(passengers), to: None }
}

/// Carried infantry fires by itself and with one light machine gun, but with no heavy weapon, no flamethrower, and no
/// second gun.
#[test]
fn case_8_3_what_passengers_fire() {
    let units = "us-truck-1 0104 n\nus-rifle-1 0104 us-bar-1\nus-rifle-2 0104 us-bar-2\nus-engineer-1 0104 us-flamethrower-1\nus-rifle-3 0104 us-m1919a4-1\nge-rifle-1 0103";
    let start = |riders: &str| {
        let mut table = table("patrol", Step::Fire, units);
        board(&mut table, "us-truck-1", riders);
        table
    };
    let with = |pairs: &[(&str, &str)]| {
        let shot =
            |(unit, weapon): &(&str, &str)| Shot { weapon: Some(word(weapon)), ..Shot::of(word(unit)) };
        Order::Fire { shots: pairs.iter().map(shot).collect(), leader: None, hex: hex("0103") }
    };
    let bars = [("us-rifle-1", "us-bar-1"), ("us-rifle-2", "us-bar-2")];
    assert_eq!(start("us-engineer-1").case(with(&[("us-engineer-1", "us-flamethrower-1")])), "8.3");
    assert_eq!(start("us-rifle-3").case(with(&[("us-rifle-3", "us-m1919a4-1")])), "8.3");
    assert_eq!(start("us-rifle-1 us-rifle-2").case(with(&bars)), "8.3");
    start("us-rifle-1").must(with(&bars[..1]), &[6, 6]);
    start("us-rifle-3").must(fire("us-rifle-3", "0103"), &[6, 6]);
}

/// A carrier has one light machine gun in a phase: once it has fired, the other passengers fire without theirs.
#[test]
fn case_8_3_one_machine_gun_over_two_orders() {
    let units = "us-truck-1 0104 n\nus-rifle-1 0104 us-bar-1\nus-rifle-2 0104 us-bar-2\nge-rifle-1 0103\nge-rifle-2 0203";
    let mut table = table("patrol", Step::Fire, units);
    board(&mut table, "us-truck-1", "us-rifle-1 us-rifle-2");
    let with = |unit: &str, gun: &str, at: &str| {
        let shots = vec![Shot { weapon: Some(word(gun)), ..Shot::of(word(unit)) }];
        Order::Fire { shots, leader: None, hex: hex(at) }
    };
    table.must(with("us-rifle-1", "us-bar-1", "0103"), &[6, 6]);
    assert_eq!(table.case(with("us-rifle-2", "us-bar-2", "0203")), "8.3");
    table.must(fire("us-rifle-2", "0203"), &[6, 6]);
}

const FULL: &str =
    "us-rifle-1 0103\nus-rifle-2 0103\nus-rifle-3 0103\nus-rifle-4 0103\nus-truck-1 0104 n\nge-rifle-1 0101";

/// A carrier enters a full hex to load if the hex is within its limit afterwards: no other action is possible before it
/// has loaded enough.
#[test]
fn case_8_2_who_comes_to_load_loads_first() {
    let mut table = table("patrol", Step::Movement, FULL);
    table.must(drive("us-truck-1", "0103", Hexside::North), &[]);
    table.must(Order::Hold, &[]);
    for other in [Order::Done, walk("us-rifle-1", "0203"), unload("us-truck-1", "us-rifle-1")] {
        assert_eq!(table.case(other.clone()), "8.2", "{other:?}");
    }
    assert_eq!(table.case(load("us-truck-1", "us-rifle-1")), "6.7", "three would be left beside it");
    let listed = legal::orders(&table.rules, table.public(), Side::Allied);
    assert_eq!(listed.len(), 6, "two of four: {listed:?}");
    table.must(load("us-truck-1", "us-rifle-1 us-rifle-4"), &[]);
    table.must(Order::Done, &[]);
}

/// A carrier that is pinned there on entry cannot load any more, and is eliminated as in a full friendly hex.
#[test]
fn case_14_4_pinned_as_it_comes_to_load() {
    let mut table = table("patrol", Step::Movement, FULL);
    table.must(drive("us-truck-1", "0103", Hexside::North), &[]);
    let shots = vec![Shot::of(word("ge-rifle-1"))];
    // Seven, less one in the open, is one point, which pins it.
    table.must(Order::OpportunityFire { shots, leader: None, lane: None }, &[3, 4]);
    assert!(table.is_lost("us-truck-1"));
    table.must(Order::Done, &[]);
}

/// The units of a stack that move on leave room for a pinned one in a hex with three others.
#[test]
fn case_14_4_who_goes_on_makes_room() {
    let units = "us-rifle-1 0503\nus-rifle-2 0503\nus-rifle-3 0503\nus-rifle-4 0402\nus-rifle-5 0402\nge-rifle-1 0604";
    let mut table = table("patrol", Step::Movement, units);
    table.must(walk("us-rifle-4 us-rifle-5", "0503 0504"), &[]);
    let shots = vec![Shot::of(word("ge-rifle-1"))];
    table.must(Order::OpportunityFire { shots, leader: None, lane: None }, &[3, 4]);
    let losses: Losses = vec![(word("us-rifle-5"), Loss::Pinned)];
    table.must(Order::Casualties { losses }, &[]);
    assert_eq!(table.hex_of("us-rifle-5"), Some(hex("0503")), "four are there");
    assert_eq!(table.hex_of("us-rifle-4"), Some(hex("0504")));
}

/// Units that are lost with their carrier are in the log (13.9, 16.6).
#[test]
fn case_13_9_who_is_lost_with_his_carrier_is_told() {
    let units = "us-m3-1 0104 n\nus-rifle-1 0104 us-bar-1\nge-pak-40-1 0102 s";
    let mut table = table("patrol", Step::Movement, units);
    board(&mut table, "us-m3-1", "us-rifle-1");
    table.must(drive("us-m3-1", "0103", Hexside::North), &[]);
    let (unit, target) = (word("ge-pak-40-1"), word("us-m3-1"));
    let events = table.must(Order::FireAt { unit, weapon: None, leader: None, target }, &[1, 2]);
    let lost = |event: &Event| match event {
        Event::Suffered { unit, lost: Lost::Eliminated } => Some(unit.to_string()),
        _ => None,
    };
    assert_eq!(events.iter().filter_map(lost).collect::<Vec<_>>(), ["us-m3-1", "us-rifle-1"]);
    assert!(table.is_lost("us-rifle-1") && table.is_lost("us-bar-1"));
}

/// A gun that was loaded before it had a facing has the facing with which it was towed.
#[test]
fn case_7_1_an_unloaded_gun_faces_as_its_carrier() {
    let units = "us-truck-1 0104 ne\nus-at-57-1 0104 n\nge-rifle-1 2001";
    for (faced, faces) in [(None, Hexside::NorthEast), (Some(Hexside::South), Hexside::South)] {
        let mut table = table("patrol", Step::Movement, units);
        board(&mut table, "us-truck-1", "us-at-57-1");
        table.set_public(|public| {
            public.counters.iter_mut().find(|it| it.id == word("us-at-57-1")).unwrap().facing = faced;
        });
        table.must(unload("us-truck-1", "us-at-57-1"), &[]);
        assert_eq!(table.counter("us-at-57-1").facing, Some(faces));
    }
}

/// A scenario may begin with a gun in tow, which has no facing yet.
#[test]
fn case_7_1_what_is_towed_faces_nothing() {
    let mut rules = Rulebook::load("valmont").unwrap();
    let group = &mut rules.scenario.german.set_up[0].group;
    group.loaded.push((word("ge-truck"), word("ge-pak-40"), 1));
    let position = <Squad as Game>::start(&rules, 1);
    let towed = position.public.counters.iter().find(|it| matches!(it.place, Place::Aboard(_))).unwrap();
    assert_eq!(towed.facing, None);
    assert_eq!(<Squad as Game>::faults(&rules, &position), Vec::<String>::new());
}

/// Empty lorries hold no hex; one with a passenger does.
#[test]
fn case_23_2_an_empty_lorry_holds_nothing() {
    for (riders, holder) in [("", Side::German), ("us-rifle-1", Side::Allied)] {
        let units = "us-truck-1 1008 n\nus-rifle-1 1008\nge-rifle-1 2001";
        let mut table = table("crossroads", Step::Movement, units);
        board(&mut table, "us-truck-1", riders);
        table.set_public(|public| _ = public.holders.insert(hex("1007"), Side::German));
        table.must(drive("us-truck-1", "1007", Hexside::North), &[]);
        assert_eq!(table.public().holders.get(&hex("1007")), Some(&holder), "{riders}");
    }
}

/// Each unloaded unit may step one hex, or stay; it cannot lay smoke or load again.
#[test]
fn case_8_2_each_steps_one_hex_or_stays() {
    let units = "us-truck-1 0104 n\nus-rifle-1 0104\nus-rifle-2 0104\nge-rifle-1 2001";
    let mut table = table("patrol", Step::Movement, units);
    board(&mut table, "us-truck-1", "us-rifle-1 us-rifle-2");
    table.set_public(|public| public.stores[Side::Allied.number()].smoke = 1);
    table.must(unload("us-truck-1", "us-rifle-1 us-rifle-2"), &[]);
    assert!(table.counter("us-rifle-1").condition.moved, "it bears a Move marker");
    assert_eq!(table.case(Order::LaySmoke { unit: word("us-rifle-1"), hex: hex("0103") }), "11.1");
    assert_eq!(table.case(walk("us-rifle-1", "0103 0102")), "8.2");
    table.must(walk("us-rifle-1", "0103"), &[]);
    assert_eq!(table.case(walk("us-rifle-1", "0102")), "6.5");
    assert_eq!(table.case(load("us-truck-1", "us-rifle-2")), "8.2");
    assert_eq!(table.hex_of("us-rifle-2"), Some(hex("0104")));
    table.must(Order::Done, &[]);
}

/// If there is no room for all unloaded units, those that must step out move one by one, before any other action. Then
/// the others may stay.
#[test]
fn case_8_2_each_steps_out_of_a_full_hex_by_himself() {
    let units = "us-truck-1 0104 n\nus-rifle-1 0104\nus-rifle-2 0104\nus-rifle-3 0104\nus-rifle-4 0104\nus-rifle-5 0503\nge-rifle-1 2001";
    let mut table = table("patrol", Step::Movement, units);
    board(&mut table, "us-truck-1", "us-rifle-1 us-rifle-2");
    let both = unload("us-truck-1", "us-rifle-1 us-rifle-2");
    assert!(legal::orders(&table.rules, table.public(), Side::Allied).contains(&both));
    table.must(both, &[]);
    let others = [
        Order::Done,
        walk("us-rifle-3", "0103"),
        walk("us-rifle-5", "0504"),
        load("us-truck-1", "us-rifle-3"),
    ];
    for other in others {
        assert_eq!(table.case(other.clone()), "8.2", "{other:?}");
    }
    let listed = legal::orders(&table.rules, table.public(), Side::Allied);
    assert!(
        !listed.is_empty()
            && listed.iter().all(|order| matches!(order, Order::Move { path, .. } if path.len() == 1))
    );
    assert!(listed.contains(&walk("us-rifle-1", "0103")), "{listed:?}");
    let broken = invariants::broken(&table.rules, Squad::position(&table.world));
    assert!(!broken.iter().any(|told| told.contains("over the stacking limit")), "{broken:?}");
    table.must(walk("us-rifle-1", "0103"), &[]);
    assert_eq!(table.case(walk("us-rifle-3", "0103")), "8.2", "there are still three beside the truck");
    table.must(walk("us-rifle-2", "0105"), &[]);
    table.must(walk("us-rifle-3", "0204"), &[]);
    table.must(Order::Done, &[]);
}

/// No unit unloads in a full hex if it would find no room around it.
#[test]
fn case_8_2_who_must_step_out_needs_room() {
    let inside = "us-truck-1 0104 n\nus-rifle-1 0104\nus-rifle-2 0104\nus-rifle-3 0104\nus-rifle-4 0104";
    let rules = Rulebook::load("patrol").unwrap();
    let around: Vec<String> =
        rules.board.neighbours(hex("0104")).iter().flatten().map(ToString::to_string).collect();
    let (open, closed): (Vec<_>, Vec<_>) = around.iter().partition(|at| *at == "0103");
    assert_eq!((open.len(), closed.len()), (1, 3));
    for (there, may) in [(2, true), (3, false)] {
        let enemies = closed.iter().enumerate().map(|(number, at)| format!("\nge-rifle-{} {at}", number + 1));
        let friends = (5..5 + there).map(|number| format!("\nus-rifle-{number} 0103"));
        let units = std::iter::once(inside.to_owned()).chain(enemies).chain(friends).collect::<String>();
        let mut table = table("patrol", Step::Movement, &units);
        board(&mut table, "us-truck-1", "us-rifle-1 us-rifle-2");
        let both = unload("us-truck-1", "us-rifle-1 us-rifle-2");
        let listed = legal::orders(&table.rules, table.public(), Side::Allied);
        assert_eq!((listed.contains(&both), table.attempt(&both).is_ok()), (may, may), "{there} are there");
    }
}

/// An unloaded gun does not turn in place, but may be pushed one hex, with any facing there.
#[test]
fn case_8_2_an_unloaded_gun_is_pushed_or_stays() {
    let units = "us-truck-1 0104 n\nus-at-57-1 0104 n\nge-rifle-1 2001";
    let mut table = table("patrol", Step::Movement, units);
    board(&mut table, "us-truck-1", "us-at-57-1");
    table.must(unload("us-truck-1", "us-at-57-1"), &[]);
    let gun = word("us-at-57-1");
    assert_eq!(table.case(Order::Pivot { unit: gun, facing: Hexside::South }), "7.3");
    let push = |at: &str| Order::Move {
        units: vec![gun],
        path: vec![hex(at)],
        assault: false,
        facing: Some(Hexside::South),
    };
    table.must(push("0103"), &[]);
    assert_eq!(table.counter("us-at-57-1").facing, Some(Hexside::South));
    assert_eq!(table.case(push("0102")), "6.5");
}
