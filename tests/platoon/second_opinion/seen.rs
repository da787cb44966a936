//! Spotting by actions in cover: entering it in any manner, and loading there (10.2, 10.4, 18.1, 18.3). The orders are
//! played.

use super::fire_rules::{is_spotter, is_watched};
use super::movement::step;
use super::scenes::{Chance, LANDS, Land, hex, in_hex, units_of, where_is};
use super::sight::{Place, around};
use crate::harness::Table;
use kessel::{
    engine::{counters::UnitId, orders::Game},
    games::platoon::rules::{
        Platoon, Position,
        counter::{Counter, LoadMarker, Place as At},
        event::Event,
        kinds::Side,
        order::Order,
        phase::Segment,
        position::Public,
        scenario::options::Options,
        set_up,
    },
};
use std::{collections::BTreeSet, sync::Arc};

/// A table for a map, with changed options where a test changes them.
fn table(land: &Land, change: impl FnOnce(&mut Options)) -> Table {
    let mut rules = land.rules.clone();
    change(&mut rules.options);
    let position = set_up::start(&rules, 1);
    Table::new(Arc::new(rules), position)
}

/// The events of an order in a position; none if it is refused.
fn played(table: &mut Table, public: &Public, order: Order) -> Option<Vec<Event>> {
    let mut position: Position = set_up::start(&table.rules, 1);
    position.public = public.clone();
    Platoon::restore(&mut table.world, &table.rules, position);
    table.give_dice(&[6; 40]);
    table.attempt(&order).ok()
}

/// The units that get a marker by these events.
fn spotted(events: &[Event]) -> BTreeSet<UnitId> {
    let told = |event: &Event| match event {
        Event::Spotted { unit, opportunity: false, .. } => Some(*unit),
        _ => None,
    };
    events.iter().filter_map(told).collect()
}

/// Whether a spotter of a side is adjacent to a hex (10.2).
fn is_beside(land: &Land, public: &Public, by: Side, at: Place) -> bool {
    let beside = |near| in_hex(public, near).into_iter().any(|it| it.side == by && is_spotter(land, it));
    around(at).into_iter().any(beside)
}

/// One step of an unspotted unit: plain, beside a road, or by concealed movement.
fn orders(unit: UnitId, to: Place) -> [(Order, &'static str); 3] {
    let step = |concealed| Order::Move { unit, path: vec![hex(to)], quick: false, concealed };
    [(step(false), "plain"), (Order::MoveBeside { unit, hex: hex(to) }, "beside"), (step(true), "concealed")]
}

/// Whether the step reveals the unit. It does if the unit enters cover in sight, except by concealed movement, or
/// slowly and off the road rate. Next to a spotter it always does (10.2, 10.4, 18.1).
fn is_shown(land: &Land, public: &Public, unit: &Counter, to: Place, how: &str) -> bool {
    let enemy = unit.side.enemy();
    let from = where_is(unit).unwrap();
    let by_road = how == "plain" && step(land, public, unit, from, to).is_ok_and(|going| going.by_road);
    let unseen = how == "concealed" || land.kind(unit).allowance == 1 && !by_road;
    let in_sight = land.field.conceals(to) && is_watched(land, public, enemy, to);
    in_sight && (!unseen || is_beside(land, public, enemy, to))
}

/// Steps into cover in this number of random positions.
fn entering(positions: usize) {
    let mut chance = Chance(906);
    let mut seen = [[0_usize; 2]; 3];
    let mut tables = [0, 1, 2, 3].map(|number| table(&LANDS[number], |_| {}));
    for number in 0..positions {
        let (land, table) = (&LANDS[number % 4], &mut tables[number % 4]);
        let mut public = land.position(&mut chance);
        for counter in &mut public.counters {
            let condition = &mut counter.condition;
            (condition.spotted, condition.opportunity_spotted, condition.spent.0) = (false, false, 0);
            condition.moved = false;
        }
        let units: Vec<Counter> =
            Side::BOTH.into_iter().flat_map(|side| units_of(&public, side)).cloned().collect();
        for unit in &units {
            let segment =
                if land.kind(unit).moves.is_vehicle() { Segment::Vehicles } else { Segment::Others };
            public.phase = land.phase(unit.side, segment);
            let into = around(where_is(unit).unwrap());
            for to in into.into_iter().filter(|to| land.field.is_on(*to) && land.field.conceals(*to)) {
                for (number, (order, how)) in orders(unit.id, to).into_iter().enumerate() {
                    let Some(events) = played(table, &public, order) else { continue };
                    let shown = is_shown(land, &public, unit, to, how);
                    let found = spotted(&events).contains(&unit.id);
                    assert_eq!(found, shown, "{unit:?} {how} to {}: {events:?}", hex(to));
                    seen[number][usize::from(shown)] += 1;
                }
            }
        }
    }
    let [plain, beside, concealed] = seen;
    assert!(plain.iter().all(|it| *it > positions / 10), "{seen:?}");
    assert!(beside[0] > 0 && concealed[0] > 0, "{seen:?}");
}

/// Carriers with markers at the start of a player turn: each marker is turned round, or all of them step (18.2, 18.3).
fn loading(positions: usize) {
    let mut chance = Chance(907);
    let (mut shown, mut not) = (0, 0);
    let both = |reveals| {
        [0, 1, 2, 3].map(|number| {
            table(&LANDS[number], |options| {
                (options.heavy_equipment, options.revealed_movement) = (true, reveals);
            })
        })
    };
    let mut tables = [both(false), both(true)];
    for number in 0..positions {
        let land = &LANDS[number % 4];
        let reveals = chance.percent(80);
        let table = &mut tables[usize::from(reveals)][number % 4];
        let mut public = land.position(&mut chance);
        let carriers: Vec<UnitId> = public
            .counters
            .iter()
            .filter_map(|it| if let At::Aboard(carrier) = it.place { Some(carrier) } else { None })
            .collect();
        for counter in &mut public.counters {
            let condition = &mut counter.condition;
            (condition.spotted, condition.opportunity_spotted) = (false, false);
            if carriers.contains(&counter.id) {
                let unloading = chance.percent(50);
                condition.marker = Some(LoadMarker { unloading, turns: 1 + chance.below(4) as u8 });
            }
        }
        for carrier in carriers {
            let counter = public.find(carrier).unwrap().clone();
            let (at, marker) = (where_is(&counter).unwrap(), counter.condition.marker.unwrap());
            public.phase = land.phase(counter.side, Segment::Start);
            let passenger = public.counters.iter().find(|it| it.place == At::Aboard(carrier)).unwrap().id;
            let in_sight = land.field.conceals(at) && is_watched(land, &public, counter.side.enemy(), at);
            for (order, left) in [(Order::Flip { carrier }, marker.turns), (Order::Done, marker.turns - 1)] {
                let flips = matches!(order, Order::Flip { .. });
                let Some(events) = played(table, &public, order) else {
                    assert!(flips && counter.condition.dispersed, "{counter:?}");
                    continue;
                };
                let expected = reveals && in_sight && left >= 2 && !counter.condition.dispersed;
                let found = spotted(&events);
                for unit in [carrier, passenger] {
                    assert_eq!(
                        found.contains(&unit),
                        expected,
                        "{unit} {counter:?}, flipped {flips}: {events:?}"
                    );
                }
                *(if expected { &mut shown } else { &mut not }) += usize::from(flips);
            }
        }
    }
    assert!(shown > positions / 40 && not > positions / 40, "{shown} shown, {not} not");
}

#[test]
fn who_enters_cover_is_seen_or_not() {
    entering(60);
}

#[test]
fn markers_that_are_turned_round_show_as_those_that_step() {
    loading(120);
}

#[test]
#[ignore = "long: 2,000 positions each"]
fn spotting_second_opinion_long() {
    entering(2_000);
    loading(2_000);
}
