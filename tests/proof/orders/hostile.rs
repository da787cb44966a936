//! Hostile orders: after any order in any position, nothing breaks. A refusal changes nothing, and an accepted order
//! keeps every invariant.

use crate::games::{moments, moments_of, random_order, with_options};
use bevy::prelude::World;
use kessel::{
    engine::{
        board::Hex,
        counters::UnitId,
        orders::{Game, Material, play},
    },
    games::guderian::rules::{
        Guderian, Position, Rulebook, agree,
        order::Order,
        position::{Public, invariants},
        refusal::Why,
    },
};
use proptest::{collection::vec, prelude::*};
use std::{
    collections::BTreeSet,
    sync::{Arc, OnceLock},
};

/// Random numbers that become an order when the position is known.
#[derive(Clone, Debug)]
struct Raw {
    kind: u8,
    units: Vec<(u8, u16)>,
    hexes: Vec<(u8, u16)>,
    number: u8,
}

fn raw() -> impl Strategy<Value = Raw> {
    let picks = || vec((any::<u8>(), any::<u16>()), 0..5);
    (any::<u8>(), picks(), picks(), any::<u8>()).prop_map(|(kind, units, hexes, number)| Raw {
        kind,
        units,
        hexes,
        number,
    })
}

impl Raw {
    fn unit(
        &self,
        rulebook: &Rulebook,
        public: &Public,
        (how, pick): (u8, u16),
        before: Option<UnitId>,
    ) -> UnitId {
        let any_counter = || public.counters[usize::from(pick) % public.counters.len()].id;
        let mate = || {
            let hex = public.counter(public.find(before?)?).hex()?;
            let mates: Vec<_> = public.stack(hex).collect();
            Some(public.counter(mates[usize::from(pick) % mates.len()]).id)
        };
        match how % 10 {
            0..=3 => mate().unwrap_or_else(any_counter),
            4..=7 => any_counter(),
            8 => {
                let records: Vec<_> = rulebook.order_of_battle.records().collect();
                records[usize::from(pick) % records.len()].1.id
            }
            _ => ["nobody", "untried-rifle-99", "pz", "x"][usize::from(pick) % 4].parse().unwrap(),
        }
    }

    fn units(&self, rulebook: &Rulebook, public: &Public) -> Vec<UnitId> {
        let mut units: Vec<UnitId> = Vec::new();
        for pick in &self.units {
            units.push(self.unit(rulebook, public, *pick, units.first().copied()));
        }
        units
    }

    fn hexes(&self, rulebook: &Rulebook, public: &Public, start: Option<Hex>) -> Vec<Hex> {
        let mut hexes: Vec<Hex> = Vec::new();
        for (how, pick) in &self.hexes {
            let pick = usize::from(*pick);
            let on_map: Vec<Hex> = public.counters.iter().filter_map(|counter| counter.hex()).collect();
            let everywhere: Vec<Hex> = rulebook.board.hexes().collect();
            let last = hexes.last().copied().or(start);
            let neighbour = last.and_then(|hex| hex.step(kessel::engine::board::ALL_SIDES[pick % 6]));
            hexes.push(match how % 12 {
                0..=7 if neighbour.is_some() => neighbour.unwrap(),
                0..=8 if !on_map.is_empty() => on_map[pick % on_map.len()],
                0..=9 => everywhere[pick % everywhere.len()],
                _ => Hex::new((pick % 255) as u8 + 1, (pick / 255 % 99) as u8 + 1).unwrap(),
            });
        }
        hexes
    }

    /// Returns the order, in this position.
    fn order(&self, rulebook: &Arc<Rulebook>, position: &Position) -> Order {
        let public = &position.public;
        let units = self.units(rulebook, public);
        let unit = units.first().copied().unwrap_or_else(|| "nobody".parse().unwrap());
        let start = public.find(unit).and_then(|piece| public.counter(piece).hex());
        let path = self.hexes(rulebook, public, start);
        match self.kind % 40 {
            kind @ 0..=28 => self.of_kind(kind, &units, &path),
            29..=33 => self.sensible(rulebook, position),
            _ => self.spoilt(rulebook, position),
        }
    }

    /// Returns an order of this kind, with an absent unit if no unit is there.
    fn of_kind(&self, kind: u8, units: &[UnitId], path: &[Hex]) -> Order {
        let kind = Order::KINDS[usize::from(kind) % Order::KINDS.len()];
        let (nobody, nowhere) = (["nobody".parse().unwrap()], [Hex::new(99, 63).unwrap()]);
        let made = |units, path| {
            let orders = Order::every(&Material { units, path, number: self.number });
            orders.into_iter().find(|order| order.kind() == kind)
        };
        let units_or = if units.is_empty() { &nobody } else { units };
        let path_or = if path.is_empty() { &nowhere } else { path };
        made(units, path).or_else(|| made(units_or, path_or)).unwrap()
    }

    fn sensible(&self, rulebook: &Arc<Rulebook>, position: &Position) -> Order {
        random_order(u64::from(self.number), rulebook, position)
    }

    /// Returns a sensible order, perhaps with a fault.
    fn spoilt(&self, rulebook: &Arc<Rulebook>, position: &Position) -> Order {
        let public = &position.public;
        let mut order = self.sensible(rulebook, position);
        let units = self.units(rulebook, public);
        let spoil_units = |list: &mut Vec<UnitId>| match self.number % 4 {
            0 => list.extend(units.iter().take(1)),
            1 => list.reverse(),
            2 => drop(list.pop()),
            _ => list.extend(list.clone().first()),
        };
        match &mut order {
            Order::Move { units, path }
            | Order::Rail { units, path }
            | Order::Enter { units, path }
            | Order::Advance { units, path }
            | Order::Attack { units, targets: path } => {
                if self.kind.is_multiple_of(2) {
                    spoil_units(units);
                } else {
                    match self.number % 4 {
                        0 => path.extend(self.hexes(rulebook, public, path.last().copied())),
                        1 => path.reverse(),
                        2 => drop(path.pop()),
                        _ => path.extend(path.clone().first()),
                    }
                }
            }
            Order::Overrun { units, target } => {
                spoil_units(units);
                *target = self.hexes(rulebook, public, Some(*target)).first().copied().unwrap_or(*target);
            }
            Order::Route { path, units: named, .. } => {
                if self.kind.is_multiple_of(2) {
                    path.pop();
                } else {
                    named.extend(units);
                }
            }
            // Any other order with another unit.
            order => {
                if let Some(other) = units.first() {
                    order.rename(&|_| *other);
                }
            }
        }
        order
    }
}

#[test]
fn every_kind_of_order_is_tried() {
    let rulebook = with_options(&[]);
    let position = Guderian::start(&rulebook, 1);
    let raw = |kind| Raw { kind, units: Vec::new(), hexes: Vec::new(), number: 1 };
    let kinds: BTreeSet<&str> = (0..29).map(|kind| raw(kind).order(&rulebook, &position).kind()).collect();
    assert_eq!(kinds, Order::KINDS.iter().copied().collect());
}

/// Gives the orders one after the other and checks the invariants after each.
fn give(rulebook: &Arc<Rulebook>, moment: &Position, raws: &[Raw]) -> Result<(), TestCaseError> {
    let mut world: World = Guderian::world();
    Guderian::restore(&mut world, rulebook, moment.clone());
    for raw in raws {
        let before = Guderian::position(&world).clone();
        let order = raw.order(rulebook, &before);
        match play::<Guderian>(&mut world, &order) {
            Err(refusal) => {
                prop_assert!(
                    Guderian::position(&world) == &before,
                    "a refusal changed the position: {order:?}"
                );
                prop_assert!(
                    !refusal.words().is_empty() && Why::CASES.contains(&refusal.case.as_str()),
                    "{refusal:?}"
                );
            }
            Ok(_) => {
                let broken = invariants::broken(rulebook, Guderian::position(&world));
                prop_assert!(broken.is_empty(), "{broken:?} after {order:?}");
            }
        }
        prop_assert!(agree(&mut world), "the entities say something else after {order:?}");
    }
    Ok(())
}

/// Hexes that have an id and are not on this map, in every place where an order can name one.
#[test]
fn hexes_off_the_map_are_refused() {
    let rulebook = crate::games::campaign();
    let mut world = Guderian::world();
    // Up to the last hexes that have a name, too: 0199, 9999, 25599.
    let off: Vec<Hex> =
        [(60, 1), (60, 31), (99, 63), (1, 32), (59, 32), (59, 63), (61, 15), (1, 99), (99, 99), (255, 99)]
            .into_iter()
            .filter_map(|(column, row)| Hex::new(column, row))
            .collect();
    for moment in moments() {
        Guderian::restore(&mut world, &rulebook, moment.clone());
        let public = &moment.public;
        let east =
            public.counters.iter().filter(|counter| counter.hex().is_some_and(|hex| hex.column() == 59));
        let due = public.counters.iter().filter(|counter| counter.hex().is_none());
        let named = public.counters.iter().step_by(17).chain(east.take(3)).chain(due.take(3));
        for unit in named.map(|counter| counter.id) {
            for hex in &off {
                let (hex, units) = (*hex, vec![unit]);
                let on = public.find(unit).and_then(|piece| public.counter(piece).hex()).unwrap_or(hex);
                for path in [vec![hex], vec![on, hex], vec![hex, on]] {
                    for order in [
                        Order::Deploy { unit, hex },
                        Order::Move { units: units.clone(), path: path.clone() },
                        Order::Rail { units: units.clone(), path: path.clone() },
                        Order::Enter { units: units.clone(), path: path.clone() },
                        Order::CallUp { path: path.clone() },
                        Order::Overrun { units: units.clone(), target: hex },
                        Order::Attack { units: units.clone(), targets: path.clone() },
                        Order::PlaceMarker { hex },
                        Order::Route { stack: path[0], path: path.clone(), units: Vec::new() },
                        Order::Advance { units: units.clone(), path: path.clone() },
                    ] {
                        assert!(play::<Guderian>(&mut world, &order).is_err(), "accepted: {order:?}");
                    }
                }
            }
        }
        assert!(Guderian::position(&world) == moment);
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn no_order_does_harm(moment in any::<prop::sample::Index>(), raws in vec(raw(), 1..30)) {
        give(&crate::games::campaign(), moment.get(moments()), &raws)?;
    }

    #[test]
    fn no_order_does_harm_with_every_option_on(moment in any::<prop::sample::Index>(), raws in vec(raw(), 1..30)) {
        static ALL_ON: OnceLock<(Arc<Rulebook>, Vec<Position>)> = OnceLock::new();
        let (rulebook, moments) = ALL_ON.get_or_init(|| {
            let rulebook = with_options(crate::campaigns::ALL_ON);
            let moments = moments_of(&rulebook, [111, 112], 3);
            (rulebook, moments)
        });
        give(rulebook, moment.get(moments), &raws)?;
    }
}
