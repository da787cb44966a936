//! The points that the scenario gives, found once a game by asking the rules of victory.

use crate::{
    engine::{board::Hex, counters::UnitId},
    games::panzer44::rules::{
        counter::{Counter, Place},
        kinds::{Side, Target},
        position::Public,
        rulebook::Rulebook,
        scenario::Reason,
        victory,
    },
};
use std::collections::BTreeMap;

/// The value of a victory hex to the side of the view, by its holder.
#[derive(Clone, Copy, Debug)]
pub(super) struct Held {
    ours: f64,
    theirs: f64,
    nobodys: f64,
}

impl Held {
    /// The value to a side if this side holds it.
    fn by(&self, side: Side, holder: Option<&Side>) -> f64 {
        match holder {
            Some(holder) if *holder == side => self.ours,
            Some(_) => self.theirs,
            None => self.nobodys,
        }
    }
}

/// The points that the scenario gives, for the side of the view.
#[derive(Clone, Debug)]
pub(super) struct Stakes {
    side: Side,
    /// The points for the elimination of a unit, by type; negative for friendly ones.
    destroyed: BTreeMap<UnitId, f64>,
    /// The points for exiting the map.
    left: BTreeMap<UnitId, f64>,
    /// The additional points for a passenger of a half-track that exits (21.4).
    carried_off: BTreeMap<UnitId, f64>,
    held: BTreeMap<Hex, Held>,
}

impl Stakes {
    /// Finds the points for a side in this game.
    pub fn new(rulebook: &Rulebook, public: &Public, side: Side) -> Self {
        let mut position = public.clone();
        for counter in &mut position.counters {
            counter.place = Place::SetUp(0);
        }
        position.carried_off.clear();
        let nothing = points(rulebook, &position, side);
        let (mut destroyed, mut left, mut carried_off) = (BTreeMap::new(), BTreeMap::new(), BTreeMap::new());
        for number in 0..position.counters.len() {
            let kind = position.counters[number].kind;
            if destroyed.contains_key(&kind) {
                continue;
            }
            for (table, place) in [(&mut destroyed, Place::Destroyed), (&mut left, Place::Exited)] {
                position.counters[number].place = place;
                table.insert(kind, points(rulebook, &position, side) - nothing);
            }
            if let Some(carrier) = half_track(rulebook, public, &position.counters[number]) {
                let passenger = position.counters[number].id;
                position.carried_off.insert(passenger, carrier);
                carried_off.insert(kind, points(rulebook, &position, side) - nothing);
                position.carried_off.clear();
            }
            position.counters[number].place = Place::SetUp(0);
        }
        let held = hexes(rulebook).into_iter().map(|hex| (hex, worth_of(rulebook, &mut position, side, hex)));
        Self { side, destroyed, left, carried_off, held: held.collect() }
    }

    /// The points for the elimination of a unit; negative for a friendly one.
    pub fn destroyed(&self, counter: &Counter) -> f64 {
        self.destroyed.get(&counter.kind).copied().unwrap_or(0.0)
    }

    /// The points for a unit that exits the map in its carrier.
    pub fn carried_off(&self, counter: &Counter) -> f64 {
        self.carried_off.get(&counter.kind).copied().unwrap_or(0.0)
    }

    /// The points for a unit that exits the map by itself.
    pub fn left(&self, counter: &Counter) -> f64 {
        self.left.get(&counter.kind).copied().unwrap_or(0.0)
    }

    /// The victory hexes, with the side's value by their present holders.
    pub fn held(&self, public: &Public) -> impl Iterator<Item = (Hex, f64)> {
        self.held.iter().map(|(hex, held)| (*hex, held.by(self.side, public.holders.get(hex)) - held.nobodys))
    }

    /// The victory hexes, with the gain of taking control of each, and the loss of losing it.
    pub fn places(&self, public: &Public) -> impl Iterator<Item = (Hex, f64, f64)> {
        self.held.iter().map(|(hex, held)| {
            let now = held.by(self.side, public.holders.get(hex));
            (*hex, held.ours - now, now - held.theirs)
        })
    }
}

/// The points of a side, less those of the other.
pub(super) fn points(rulebook: &Rulebook, public: &Public, side: Side) -> f64 {
    let points = f64::from(victory::points(rulebook, public));
    if rulebook.scenario.victory.side == side { points } else { -points }
}

/// A half-track that could carry a unit of its side.
fn half_track(rulebook: &Rulebook, public: &Public, passenger: &Counter) -> Option<UnitId> {
    let takes = |counter: &&Counter| {
        let kind = rulebook.kind(counter);
        counter.side == passenger.side && kind.carrier && kind.target == Target::Hard
    };
    let rides = rulebook.kind(passenger).can_be_carried();
    public.counters.iter().find(takes).filter(|_| rides).map(|counter| counter.id)
}

fn hexes(rulebook: &Rulebook) -> Vec<Hex> {
    let awards = rulebook.scenario.victory.awards.iter();
    let mut hexes: Vec<Hex> = awards
        .filter_map(|award| match &award.reason {
            Reason::Held(hexes) => Some(hexes.as_slice()),
            _ => None,
        })
        .flatten()
        .copied()
        .collect();
    hexes.sort_unstable();
    hexes.dedup();
    hexes
}

fn worth_of(rulebook: &Rulebook, position: &mut Public, side: Side, hex: Hex) -> Held {
    let mut with = |holder: Option<Side>| {
        match holder {
            Some(side) => position.holders.insert(hex, side),
            None => position.holders.remove(&hex),
        };
        points(rulebook, position, side)
    };
    Held { ours: with(Some(side)), theirs: with(Some(side.enemy())), nobodys: with(None) }
}
