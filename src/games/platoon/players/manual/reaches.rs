//! The hexes that the units of both sides can reach in their next move: found once for each segment, by the rules' own
//! search.

use crate::{
    engine::{
        board::{Hex, HexMap, HexSet},
        counters::UnitId,
    },
    games::platoon::rules::{
        View,
        counter::{Counter, Place},
        kinds::{Class, Side},
        movement::{Reach, entry_hexes, off_road, reach_from, stays, step},
        phase::Phase,
        position::Public,
        rulebook::Rulebook,
        scenario::units::UnitType,
    },
};

/// The distance in which an armed unit keeps another one company.
const NEAR: u32 = 2;

/// Entries of a unit from which its reach is found.
const ENTRIES: usize = 3;

/// The reach of one enemy in its next move.
#[derive(Clone, Debug)]
struct FoeReach {
    unit: UnitId,
    /// Its hex; none if it is still to enter.
    at: Option<Hex>,
    reach: Reach,
}

/// The reach of the units of both sides.
#[derive(Clone, Debug)]
pub(in crate::games::platoon::players) struct Reaches {
    /// The turn and the phase for which it was found.
    found: (u8, Phase),
    foes: Vec<FoeReach>,
    /// For each hex the number of enemies that may fight beside it or in it after their next move.
    pressed: HexMap<u8>,
    /// The hexes near which each armed friendly unit may still end its move.
    friends: Vec<(UnitId, HexSet)>,
}

/// Whether a unit fights by itself: neither a carrier nor a gun that fires from behind.
fn fights(kind: &UnitType) -> bool {
    kind.attack > 0 && !matches!(kind.class, Class::C | Class::ArmedCarrier) && !kind.class.is_indirect()
}

/// Whether a unit can move in its side's next movement, by its condition.
fn may_go(counter: &Counter) -> bool {
    let condition = &counter.condition;
    !condition.inverted && !condition.dispersed && condition.marker.is_none()
}

/// The hexes in which a unit begins its next move: its own, or its entries if it is due by this turn. Of many entries
/// a few are enough, because the reach from adjacent ones is nearly the same.
fn starts(rulebook: &Rulebook, public: &Public, counter: &Counter, turn: u8) -> Vec<Hex> {
    let due = |number: u8| {
        let arrival = rulebook.scenario.force(counter.side).arrivals.get(usize::from(number));
        arrival.is_some_and(|arrival| arrival.turn <= turn)
    };
    match counter.place {
        Place::Map(hex) => vec![hex],
        Place::Due(number) if due(number) => {
            let entries = entry_hexes(rulebook, public, counter);
            let apart = entries.len().div_ceil(ENTRIES).max(1);
            entries.into_iter().step_by(apart).collect()
        }
        _ => Vec::new(),
    }
}

impl Reaches {
    /// Finds what the units of both sides can reach, by what a side may see.
    pub fn new(view: &View) -> Self {
        let (rulebook, public, side) = (view.rulebook.as_ref(), view.public(), view.side);
        let room = rulebook.board.room();
        let mut reaches = Self {
            found: (public.turn, public.phase),
            foes: Vec::new(),
            pressed: HexMap::filled(room, 0),
            friends: Vec::new(),
        };
        // The First Player's enemy moves in the same turn.
        let next = public.turn + u8::from(rulebook.scenario.first_player != side);
        for counter in public.counters.iter().filter(|counter| counter.side != side) {
            reaches.add_foe(rulebook, public, counter, next);
        }
        for counter in public.counters.iter().filter(|counter| counter.side == side) {
            reaches.add_friend(rulebook, public, counter);
        }
        reaches
    }

    /// Whether it was found for this turn and phase.
    pub fn is_for(&self, public: &Public) -> bool {
        self.found == (public.turn, public.phase)
    }

    fn add_foe(&mut self, rulebook: &Rulebook, public: &Public, counter: &Counter, next: u8) {
        let kind = rulebook.kind(counter);
        if kind.attack == 0 || kind.allowance == 0 || !may_go(counter) {
            return;
        }
        let mut near = HexSet::new(rulebook.board.room());
        for start in starts(rulebook, public, counter, next) {
            let reach = reach_from(rulebook, public, counter, start, kind.points());
            add_beside(&mut near, rulebook, reach.ends().iter().copied().chain([start]));
            self.foes.push(FoeReach { unit: counter.id, at: counter.hex(), reach });
        }
        for hex in near.iter().filter(|_| fights(kind)) {
            let more = self.pressed.get(hex).copied().unwrap_or(0).saturating_add(1);
            self.pressed.set(hex, more);
        }
    }

    fn add_friend(&mut self, rulebook: &Rulebook, public: &Public, counter: &Counter) {
        let kind = rulebook.kind(counter);
        let moves = kind.allowance > 0 && may_go(counter) && stays(public, counter).is_none();
        if !fights(kind) || !moves || counter.condition.moved && counter.hex().is_some() {
            return;
        }
        let mut near = HexSet::new(rulebook.board.room());
        for start in starts(rulebook, public, counter, public.turn) {
            let reach = reach_from(rulebook, public, counter, start, kind.points());
            add_beside(&mut near, rulebook, reach.ends().iter().copied());
        }
        self.friends.push((counter.id, near));
    }

    /// The number of enemies that may fight beside a hex or in it after their next move.
    pub fn pressed(&self, hex: Hex) -> u8 {
        self.pressed.get(hex).copied().unwrap_or(0)
    }

    /// Whether another armed unit of the side is near a hex, or may still come near it in this segment.
    pub fn has_company(&self, rulebook: &Rulebook, public: &Public, counter: &Counter, hex: Hex) -> bool {
        let is_other = |unit: UnitId| unit != counter.id && counter.carrier() != Some(unit);
        let is_near = |(unit, at): (&Counter, Hex)| {
            is_other(unit.id) && at.distance(hex) <= NEAR && fights(rulebook.kind(unit))
        };
        let comes = |(unit, near): &(UnitId, HexSet)| {
            let waits = public.find(*unit).is_some_and(|unit| !unit.condition.moved);
            is_other(*unit) && waits && near.contains(hex)
        };
        public.on_map(counter.side).any(is_near) || self.friends.iter().any(comes)
    }

    /// The enemy that can enter a hex in its next move once the unit of `side` in it has left, the first by id.
    pub fn enters(&self, rulebook: &Rulebook, public: &Public, side: Side, hex: Hex) -> Option<UnitId> {
        let enters = |foe: &&FoeReach| {
            let Some(counter) = public.find(foe.unit).filter(|it| it.side != side && it.hex() == foe.at)
            else {
                return false;
            };
            let around = rulebook.board.neighbours(hex).iter().flatten().copied();
            let mut costs = around.filter_map(|from| {
                let cost = off_road(rulebook, public, counter, from, hex).ok()?;
                // The least move brings a unit into any adjacent hex that is open to it (6.4).
                if foe.at == Some(from) {
                    return Some(true);
                }
                Some(foe.reach.left(from).is_some_and(|left| left >= cost))
            });
            costs.any(|can| can) || foe.marches(rulebook, public, counter, hex)
        };
        self.foes.iter().find(enters).map(|foe| foe.unit)
    }
}

impl FoeReach {
    /// Whether a unit on foot reaches a hex by a quick march of two steps (6.7).
    fn marches(&self, rulebook: &Rulebook, public: &Public, counter: &Counter, hex: Hex) -> bool {
        let Some(from) = self.at.filter(|from| from.distance(hex) == 2) else { return false };
        let between = rulebook.board.neighbours(from).iter().flatten().copied();
        rulebook.kind(counter).allowance == 1
            && between.filter(|next| next.distance(hex) == 1).any(|next| {
                step(rulebook, public, counter, from, next).is_ok()
                    && off_road(rulebook, public, counter, next, hex).is_ok()
            })
    }
}

/// Adds these hexes and those adjacent to them.
fn add_beside(near: &mut HexSet, rulebook: &Rulebook, hexes: impl Iterator<Item = Hex>) {
    for hex in hexes {
        near.insert(hex);
        for next in rulebook.board.neighbours(hex).iter().flatten().copied() {
            near.insert(next);
        }
    }
}
