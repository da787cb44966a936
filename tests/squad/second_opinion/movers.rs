//! Fire at infantry on its path and at its end, by the works there. A passing unit has the hex's cover, a stopping one
//! the work's. Also the marker that the unit then has (3.3, 6.2, 14.2, 20.1, 25.2).

use super::fire::{agree, attack};
use super::ground::{Ground, Place, around, hex, place};
use super::scenes::{Chance, LANDS, Land, in_hex, units_of, where_is};
use bevy::prelude::World;
use kessel::{
    engine::{
        counters::UnitId,
        orders::{Game, play},
    },
    games::squad::rules::{
        Position, Squad,
        counter::Counter,
        fire::{self, Aim, Shot},
        order::Order,
        phase::Step,
        position::{Public, Secrets, Work, WorkKind, decision::Decision},
    },
};
use std::sync::Arc;

/// A random path of two or three hexes without units, in most of which there is a work that shelters infantry.
fn way(land: &Land, public: &mut Public, chance: &mut Chance, from: Place) -> Vec<Place> {
    let mut path = Vec::new();
    let mut at = from;
    for _ in 0..2 + chance.below(2) {
        let next = *chance.of(&around(at));
        if !land.field.is_on(next) || path.contains(&next) || !in_hex(public, next).is_empty() {
            break;
        }
        let kinds: &[WorkKind] = match land.field.ground(next) {
            Ground::Open => &[WorkKind::Foxhole, WorkKind::Trench, WorkKind::Sandbags],
            Ground::Woods | Ground::Orchard | Ground::Crops => &[WorkKind::Foxhole, WorkKind::Trench],
            _ => &[],
        };
        public.works.remove(&hex(next));
        if !kinds.is_empty() && chance.percent(80) {
            let kind = *chance.of(kinds);
            public.works.insert(hex(next), Work { kind, facing: None, known: true });
        }
        path.push(next);
        at = next;
    }
    path
}

/// The position by the opinion: these units are in the work of their hex, or not.
fn as_read(public: &Public, units: &[UnitId], stops: bool) -> Public {
    let mut read = public.clone();
    for counter in read.counters.iter_mut().filter(|it| units.contains(&it.id)) {
        let work = counter.hex().and_then(|hex| public.works.get(&hex)).map(|work| work.kind);
        let shelters = [
            WorkKind::Foxhole,
            WorkKind::Trench,
            WorkKind::Sandbags,
            WorkKind::EarthBunker,
            WorkKind::ConcreteBunker,
        ];
        counter.condition.in_work = stops && work.is_some_and(|work| shelters.contains(&work));
    }
    read
}

/// Fire of each enemy at these units, by the program and by the opinion.
fn compare_fire(
    land: &Land,
    public: &Public,
    units: &[UnitId],
    (at, aim): (Place, Aim),
    stops: bool,
) -> usize {
    let side = public.counters.iter().find(|it| it.id == units[0]).unwrap().side;
    let read = as_read(public, units, stops);
    let mut allowed = 0;
    for firer in units_of(public, side.enemy()) {
        let shots = [Shot::of(firer.id)];
        let found = fire::fire(&land.rules, public, &shots, None, (hex(at), aim));
        let entering = matches!(aim, Aim::Entering(_)).then_some(units);
        let opinion = attack(land, &read, &shots, None, at, entering);
        allowed += usize::from(opinion.is_ok());
        agree(land, public, (&shots, None), at, &found, &opinion);
    }
    allowed
}

/// Paths of single units of this number of random positions.
fn compare(positions: usize) {
    let mut chance = Chance(2801);
    let mut compared = [0, 0, 0];
    for number in 0..positions {
        let land = &LANDS[number % LANDS.len()];
        let mut public = land.position(&mut chance);
        let walkers: Vec<&Counter> = public
            .counters
            .iter()
            .filter(|it| {
                where_is(it).is_some()
                    && land.kind(it).is_infantry()
                    && in_hex(&public, where_is(it).unwrap()).len() == 1
            })
            .collect();
        if walkers.is_empty() {
            continue;
        }
        let walker = (*chance.of(&walkers)).clone();
        let path = way(land, &mut public, &mut chance, where_is(&walker).unwrap());
        public.phase = land.phase(walker.side, Step::Movement);
        let counter = public.counters.iter_mut().find(|it| it.id == walker.id).unwrap();
        let condition = &mut counter.condition;
        (condition.pinned, condition.fired, condition.moved, condition.halted, condition.spent) =
            (false, false, false, false, 0);
        let assault = chance.percent(30);
        let order = Order::Move {
            units: vec![walker.id],
            path: path.iter().map(|at| hex(*at)).collect(),
            assault,
            facing: None,
        };
        let mut world: World = Squad::world();
        let rules = Arc::new(land.rules.clone());
        Squad::restore(&mut world, &rules, Position { public, secrets: Secrets::default() });
        if play::<Squad>(&mut world, &order).is_err() {
            continue;
        }
        while let Some(Decision::Reaction { units, hex: at, .. }) =
            Squad::position(&world).public.owed.clone()
        {
            let public = &Squad::position(&world).public;
            let stops = path.last() == Some(&place(at));
            let walks = public.find(walker.id).unwrap();
            assert_eq!((walks.condition.assault_move, walks.condition.moved), (assault, false), "on its way");
            compared[usize::from(stops)] +=
                compare_fire(land, public, &units, (place(at), Aim::Entering(&units)), stops);
            play::<Squad>(&mut world, &Order::Hold).unwrap();
        }
        let public = &Squad::position(&world).public;
        let there = public.find(walker.id).unwrap();
        assert_eq!((there.condition.assault_move, there.condition.moved), (false, true), "a Move marker");
        if let Some(at) = where_is(there) {
            compared[2] += compare_fire(land, public, &[walker.id], (at, Aim::Hex), true);
        }
    }
    assert!(compared.iter().all(|compared| *compared > positions / 40), "{compared:?} of {positions}");
}

#[test]
fn fire_at_who_passes_and_who_stops() {
    compare(400);
}

#[test]
#[ignore = "long: 10,000 positions"]
fn fire_at_who_passes_and_who_stops_long() {
    compare(10_000);
}
