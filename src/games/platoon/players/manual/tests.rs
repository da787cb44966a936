//! Positions with few units for each ban.
#![allow(clippy::unwrap_used, reason = "a test may stop at once")]

use super::*;
use crate::{
    engine::{board::Hex, counters::UnitId, orders::Game},
    games::platoon::{
        players::{
            estimate::{Known, goals},
            harm::Harm,
            past::Past,
            ways::Ways,
            weights::{Manner, STAFF},
        },
        rules::{
            Platoon, Position, Rulebook, View,
            combat::{Attack, Kind},
            counter::Place,
            kinds::Side,
            order::Order,
            phase::{Phase, Segment},
        },
    },
    play::players::chief::Intents,
};
use std::sync::Arc;

/// The weights of `staff` with the manual.
const OBEYS: Manner = Manner { manual: true, ..STAFF }.with_rules();

fn hex(id: &str) -> Hex {
    id.parse().unwrap()
}

fn unit(id: &str) -> UnitId {
    id.parse().unwrap()
}

/// A scenario, and a position of it with only these units on the map, each in its hex.
fn situation(scenario: &str, turn: u8, phase: Phase, units: &[(&str, &str)]) -> (Arc<Rulebook>, Position) {
    let rulebook = Arc::new(Rulebook::load(scenario).unwrap());
    let mut position = Platoon::start(&rulebook, 1);
    (position.public.turn, position.public.phase) = (turn, phase);
    for counter in &mut position.public.counters {
        let id = counter.id.to_string();
        let placed = units.iter().find(|(unit, _)| *unit == id);
        counter.place = placed.map_or(Place::Exited, |(_, at)| Place::Map(hex(at)));
    }
    (rulebook, position)
}

/// The answer to a question about the estimate of a side that remembers `past`.
fn ask_with<T>(
    (rulebook, position): &(Arc<Rulebook>, Position),
    side: Side,
    past: &Past,
    ask: impl FnOnce(&Estimate) -> T,
) -> T {
    let view = View::new(rulebook, position, side);
    let harm = Harm::new(rulebook, OBEYS.dispersed);
    let ways = Ways::new(rulebook, view.public(), goals(rulebook));
    let reaches = Reaches::new(&view);
    let intents = Intents::default();
    let known = Known { harm: &harm, ways: &ways, past, reaches: Some(&reaches), intents: &intents };
    ask(&Estimate::new(&view, &OBEYS, known))
}

fn ask<T>(situation: &(Arc<Rulebook>, Position), side: Side, ask: impl FnOnce(&Estimate) -> T) -> T {
    ask_with(situation, side, &Past::default(), ask)
}

/// The hexes to which the manual lets a unit go.
fn ends(estimate: &Estimate, id: &str) -> Vec<Hex> {
    let counter = estimate.public.find(unit(id)).unwrap();
    let ways = estimate.ways_of(counter);
    permitted(estimate, counter, ways).into_iter().map(|way| way.end).collect()
}

const GERMAN: Phase = Phase::Second(Segment::Vehicles);

/// The assault gun in the eastern house exchanged it for an empty one behind it, and a tank drove in (farm-road, in all
/// games that were read).
#[test]
fn the_last_unit_in_a_post_stays_while_an_enemy_can_enter() {
    let order = Order::Move {
        unit: unit("ge-stug-3g-1"),
        path: vec![hex("0908"), hex("0808")],
        quick: false,
        concealed: false,
    };
    let kept = |units: &[(&str, &str)]| {
        let situation = situation("farm-road", 2, GERMAN, units);
        ask(&situation, Side::German, |estimate| {
            keeps(estimate, estimate.public.find(unit("ge-stug-3g-1")).unwrap(), &order)
        })
    };
    let reason = kept(&[("ge-stug-3g-1", "1008"), ("so-t34-76-1", "1305")]).unwrap();
    assert!(reason.contains("1008") && reason.contains("T-34"), "{reason}");
    let two = [("ge-stug-3g-1", "1008"), ("ge-rifle-1", "1008"), ("so-t34-76-1", "1305")];
    assert_eq!(kept(&two), None, "another unit is in it");
    assert_eq!(kept(&[("ge-stug-3g-1", "1008"), ("so-rifle-1", "1905")]), None, "no enemy can come");
    assert_eq!(kept(&[("ge-stug-3g-1", "1007"), ("so-t34-76-1", "1305")]), None, "it holds nothing");
}

/// The armoured car drove 28 hexes alone into the enemy’s village in every game of meeting that was read.
#[test]
fn no_vehicle_drives_alone_within_reach_of_several_enemies() {
    let enemies = [("so-t34-76-1", "3005"), ("so-t34-76-2", "3105"), ("so-t34-76-3", "3205")];
    let phase = Phase::First(Segment::Vehicles);
    let mut alone = vec![("ge-puma-1", "1805")];
    alone.extend(enemies);
    let ends_of = |units: &[(&str, &str)]| {
        ask(&situation("meeting", 3, phase, units), Side::German, |estimate| ends(estimate, "ge-puma-1"))
    };
    let far = ends_of(&alone);
    assert!(!far.is_empty() && !far.contains(&hex("2405")), "{far:?}");
    let mut led = alone.clone();
    led.push(("ge-panther-g-1", "2505"));
    let far = ends_of(&led);
    assert!(far.contains(&hex("2405")), "{far:?}");
}

/// A tank drove into the open at half of the range of a tank that had not fired.
#[test]
fn no_tank_drives_into_a_fire_lane_before_the_shooter_has_fired() {
    let phase = Phase::Second(Segment::Vehicles);
    let units = [("so-t34-76-3", "2605"), ("so-t34-76-1", "2606"), ("ge-panther-g-1", "1805")];
    let (rulebook, mut position) = situation("meeting", 2, phase, &units);
    let before = ask(&(Arc::clone(&rulebook), position.clone()), Side::Soviet, |estimate| {
        ends(estimate, "so-t34-76-3")
    });
    assert!(!before.is_empty() && !before.contains(&hex("2405")), "{before:?}");
    for counter in position.public.counters.iter_mut().filter(|it| it.id == unit("ge-panther-g-1")) {
        counter.condition.inverted = true;
    }
    let after = ask(&(rulebook, position), Side::Soviet, |estimate| ends(estimate, "so-t34-76-3"));
    assert!(after.contains(&hex("2405")), "{after:?}");
}

/// A truck with a mortar drove into the view of three tanks and unloaded it there.
#[test]
fn a_gun_is_not_unloaded_in_view_of_tanks() {
    let phase = Phase::Second(Segment::Vehicles);
    let tanks =
        [("ge-pz-4h-1", "1707"), ("ge-pz-4h-2", "1708"), ("ge-pz-4h-3", "1707"), ("so-mortar-82-1", "3905")];
    let situation = situation("meeting", 2, phase, &tanks);
    ask(&situation, Side::Soviet, |estimate| {
        let mortar = estimate.public.find(unit("so-mortar-82-1")).unwrap();
        assert!(shuns(estimate, mortar, hex("2508")));
        assert!(!shuns(estimate, mortar, hex("3605")));
    });
}

/// On the last turn tanks were near half-tracks whose loss would have won the game, and no unit moved.
#[test]
#[ignore = "not yet: no path is found from which a unit can overrun; see docs/opponents-platoon.md"]
fn on_the_last_turn_a_unit_strikes_for_points() {
    let phase = Phase::Second(Segment::Vehicles);
    let units = [("so-t34-76-4", "2506"), ("ge-sdkfz-251-3", "2510"), ("ge-rifle-1", "1809")];
    let situation = situation("meeting", 10, phase, &units);
    ask(&situation, Side::Soviet, |estimate| {
        let tank = estimate.public.find(unit("so-t34-76-4")).unwrap();
        let ways = estimate.ways_of(tank);
        let near = ways.iter().filter(|way| strikes(estimate, tank, (way.end, way.left)));
        let near: Vec<Hex> = near.map(|way| way.end).collect();
        assert!(near.iter().any(|end| end.distance(hex("2510")) == 1), "{near:?}");
        assert!(near.iter().all(|end| end.distance(hex("2510")) == 1), "infantry gives no points: {near:?}");
    });
}

/// On the last turn a shot at the only unit in a place is worth the place, if a tank can drive in afterwards.
#[test]
fn on_the_last_turn_a_place_is_cleared_for_another_unit() {
    let attack = |column| Attack {
        kind: Kind::Direct,
        hex: hex("1809"),
        struck: vec![unit("ge-rifle-1")],
        strength: 24,
        defence: 8,
        shift: 0,
        column,
        modifiers: Vec::new(),
    };
    let of = |units: &[(&str, &str)], turn, column| {
        let situation = situation("meeting", turn, Phase::Second(Segment::DirectFire), units);
        ask(&situation, Side::Soviet, |estimate| cleared(estimate, &attack(column)))
    };
    let units = [("so-t34-76-1", "1911"), ("ge-rifle-1", "1809")];
    assert!(of(&units, 10, 5) > 0.0);
    assert_eq!(of(&units, 9, 5), 0.0, "it is not the last turn");
    assert_eq!(of(&units, 10, 0), 0.0, "it cannot be destroyed");
    assert_eq!(of(&[("so-t34-76-1", "3905"), ("ge-rifle-1", "1809")], 10, 5), 0.0, "no unit is near");
    let two = [("so-t34-76-1", "1911"), ("ge-rifle-1", "1809"), ("ge-rifle-2", "1809")];
    assert_eq!(of(&two, 10, 5), 0.0, "another unit stays in it");
}

/// A battery kept its marker on a gun in a house that no unit saw, and fired from the hip beside it for five turns.
#[test]
fn a_marker_counts_less_on_what_may_not_be_fired_at() {
    let phase = Phase::First(Segment::Registration);
    let units = [("ge-panther-g-1", "1805"), ("so-at-76-1", "2607"), ("so-t34-76-1", "2405")];
    let situation = situation("meeting", 5, phase, &units);
    ask(&situation, Side::German, |estimate| {
        let of = |at: &str| estimate.foes_in(hex(at)).map(|foe| target(estimate, foe)).sum::<f64>();
        assert!(of("2607") < 0.5, "it is in cover, and not spotted");
        assert_eq!(of("2405"), 1.0, "it is in the open");
    });
}

/// Where a unit was lost, the next one does not follow while the danger is there.
#[test]
fn the_hex_of_a_loss_is_remembered() {
    let phase = Phase::First(Segment::Vehicles);
    let units = [("ge-rifle-3", "2609"), ("so-t34-76-1", "2608")];
    let (rulebook, position) = situation("meeting", 4, phase, &units);
    let mut past = Past::default();
    past.look(&View::new(&rulebook, &position, Side::German));
    let (_, mut after) = situation("meeting", 5, phase, &units);
    for counter in after.public.counters.iter_mut().filter(|counter| counter.id == unit("ge-rifle-3")) {
        counter.place = Place::Destroyed;
    }
    past.look(&View::new(&rulebook, &after, Side::German));
    assert!(past.was_lost_in(hex("2609"), 5));
    assert!(!past.was_lost_in(hex("2610"), 5));
    assert!(!past.was_lost_in(hex("2609"), 9), "it is forgotten");
}

/// A side that needs places takes risks in the second half of the game: the attackers waited before it until time was
/// short.
#[test]
fn a_side_that_would_not_win_is_freed_from_bans_in_the_second_half() {
    let phase = Phase::Second(Segment::Vehicles);
    let units = [("so-t34-76-3", "2605"), ("so-t34-76-1", "2606"), ("ge-panther-g-1", "1805")];
    let lane = |turn| {
        let situation = situation("meeting", turn, phase, &units);
        ask(&situation, Side::Soviet, |estimate| ends(estimate, "so-t34-76-3").contains(&hex("2405")))
    };
    assert!(!lane(5), "half of the turns are not over");
    assert!(lane(6), "without a place the Soviets lose");
}

/// A rule by itself leaves the others off, and the old name turns on all.
#[test]
fn rules_are_turned_on_one_by_one() {
    let read = |text: &str| {
        let source = crate::engine::data::Source { name: "weights.ron".to_owned(), text: text.to_owned() };
        Manner::read(&source).unwrap()
    };
    let rules = |manner: Manner| {
        [manner.posts, manner.alone, manner.lanes, manner.markers, manner.last_turn, manner.idle]
    };
    assert_eq!(rules(read("()")), [false; 6]);
    assert_eq!(rules(read("(manual: false)")), [false; 6]);
    assert_eq!(rules(read("(manual: true)")), [true; 6]);
    assert_eq!(rules(read("(lanes: true)")), [false, false, true, false, false, false]);
}
