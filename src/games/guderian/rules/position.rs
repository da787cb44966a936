//! A position: the whole changing state of a game, divided into public state and secrets.

pub(super) mod check;
pub(super) mod entities;
pub mod invariants;
pub mod names;
pub(super) mod presence;
mod sent;
pub mod underway;

use super::{
    by_hand::table_state::TableState,
    combat::battle::{Battle, Decision},
    counter::{Counter, Piece, Place},
    kinds::{Pool, Side},
    phase::Phase,
    rulebook::Rulebook,
};
use crate::engine::{board::Hex, counters::UnitId, dice::Dice};
use presence::Presence;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// A position of the game, complete.
pub type Position = crate::engine::orders::Position<super::Guderian>;

/// Secrets of both players: read only when a unit is revealed or drawn and when a die is rolled.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Secrets {
    /// The division that each untried counter is.
    pub identity: BTreeMap<UnitId, UnitId>,
    /// Divisions still to be drawn, the next one last; rifle and armour.
    pub pools: [Vec<UnitId>; 2],
    /// Eliminated divisions, to be drawn again when a pool is empty.
    pub dead: [Vec<UnitId>; 2],
    /// Divisions without strength that have been revealed; drawn last.
    pub second_dead: [Vec<UnitId>; 2],
    /// The dice still to come.
    pub dice: Dice,
    /// The first player's bid, until the second has bid (K19.3).
    #[serde(default)]
    pub bid: Option<u8>,
}

/// A cut in a railway (option, 6.37).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RailCut {
    pub hex: Hex,
    /// The turn in which it was repaired; trains run from the next.
    pub mended: Option<u8>,
}

/// Points so far, in halves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Score {
    /// German half points, without those for places.
    pub german: i32,
    /// Soviet half points.
    pub soviet: i32,
}

pub type Outcome = crate::engine::orders::Outcome<Side>;

#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Public {
    /// The turn, from 1; 0 before the first.
    pub turn: u8,
    pub phase: Phase,
    /// Every counter made so far.
    pub counters: Vec<Counter>,
    /// German interdiction markers on the map.
    pub air_markers: Vec<Hex>,
    /// The Soviet interdiction marker, if it is on the map.
    pub soviet_marker: Option<Hex>,
    /// Turns in which the Soviet marker has been used.
    pub soviet_marker_uses: u8,
    /// Cuts in railways.
    pub rail_cuts: Vec<RailCut>,
    /// The units of the last move order, which may continue.
    pub moving: Vec<Piece>,
    /// The parties into which these have separated; none while they move as one (K5.1).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub parted: Vec<Vec<Piece>>,
    /// Rail capacity used this turn.
    pub rail_used: u8,
    /// Set-up armies and whether their first-turn die lets them move (5.21).
    pub army_free: BTreeMap<UnitId, bool>,
    /// The current battle.
    pub battle: Option<Battle>,
    /// The pending decision.
    pub owed: Option<Decision>,
    /// The side that was the last to pass each victory hex.
    pub holders: BTreeMap<Hex, Side>,
    /// For each victory place, whether it counted for the Germans at the end of their last turn.
    pub german_places: Vec<bool>,
    /// For each victory place, the turn in which the Germans took it, while they hold it.
    pub taken: Vec<Option<u8>>,
    /// The turn at whose end the Germans first held the city that unlocks the east (13.2); none if the Soviets have
    /// retaken any of it.
    pub unlocked: Option<u8>,
    /// Points so far.
    pub score: Score,
    /// Divisions of the South-Western Front called up, this turn and in all.
    pub south_west: (u8, u8),
    /// Leaders flown out this turn and in all.
    pub evacuations: (u8, u8),
    /// Number of untried ids given out, by pool.
    pub drawn: [u16; 2],
    /// Divisions known to be out of play and not yet drawn again.
    pub known_out: Vec<UnitId>,
    /// The bid that counts against the German total (K19.3).
    pub bid: u8,
    /// Whether the players have changed seats by their bids (K19.3).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub seats_changed: bool,
    pub outcome: Option<Outcome>,
    /// The agreements of the people at the table, outside the rules.
    #[serde(default, skip_serializing_if = "TableState::is_usual")]
    pub table: TableState,
    /// The units and zones of control in each hex; worked out again when a position is read.
    #[serde(skip)]
    pub(super) presence: Presence,
}

impl PartialEq for Public {
    fn eq(&self, other: &Self) -> bool {
        self.turn == other.turn
            && self.phase == other.phase
            && self.counters == other.counters
            && self.air_markers == other.air_markers
            && self.soviet_marker == other.soviet_marker
            && self.soviet_marker_uses == other.soviet_marker_uses
            && self.rail_cuts == other.rail_cuts
            && (&self.moving, &self.parted) == (&other.moving, &other.parted)
            && self.rail_used == other.rail_used
            && self.army_free == other.army_free
            && self.battle == other.battle
            && self.owed == other.owed
            && self.holders == other.holders
            && (&self.german_places, &self.taken) == (&other.german_places, &other.taken)
            && (self.unlocked, self.score) == (other.unlocked, other.score)
            && (self.south_west, self.evacuations) == (other.south_west, other.evacuations)
            && (self.drawn, self.bid, self.seats_changed) == (other.drawn, other.bid, other.seats_changed)
            && self.known_out == other.known_out
            && self.outcome == other.outcome
            && self.table == other.table
    }
}

impl Eq for Public {}

impl Public {
    #[inline]
    pub fn counter(&self, piece: Piece) -> &Counter {
        &self.counters[piece.index()]
    }

    pub fn pieces(&self) -> impl Iterator<Item = (Piece, &Counter)> {
        self.counters.iter().enumerate().map(|(number, counter)| (Piece(number as u16), counter))
    }

    pub fn on_map(&self, side: Side) -> impl Iterator<Item = (Piece, &Counter, Hex)> {
        self.pieces()
            .filter(move |(_, counter)| counter.side() == side)
            .filter_map(|(piece, counter)| Some((piece, counter, counter.hex()?)))
    }

    /// The party of the units being moved to which a counter belongs, if they have separated (K5.1).
    pub fn party_of(&self, piece: Piece) -> Option<usize> {
        self.parted.iter().position(|party| party.contains(&piece))
    }

    pub fn find(&self, id: UnitId) -> Option<Piece> {
        self.presence.find(id)
    }

    /// Finds the counter with this name: its id, or the own name of a revealed division. If several counters were that
    /// division in turn, it is the one still in play.
    pub fn called(&self, name: UnitId) -> Option<Piece> {
        let by_name = || {
            let were = self.pieces().filter(|(_, counter)| counter.unit == Some(name));
            let last = were.max_by_key(|(piece, counter)| (counter.place != Place::Gone, *piece));
            last.map(|(piece, _)| piece)
        };
        self.find(name).or_else(by_name)
    }

    /// The counters in a hex, in the order of their numbers.
    #[inline]
    pub fn stack(&self, hex: Hex) -> impl Iterator<Item = Piece> + '_ {
        self.presence.stack(hex)
    }

    #[inline]
    pub fn holder(&self, hex: Hex) -> Option<Side> {
        self.presence.stack(hex).next().map(|piece| self.counter(piece).side())
    }

    /// The seat of this side's player when the game began: the other one if the players have changed seats (K19.3). It
    /// also maps a seat to the side that its player has now.
    pub fn seat_of(&self, side: Side) -> Side {
        if self.seats_changed { side.enemy() } else { side }
    }

    /// Whether any counter of this side is in the hex.
    #[inline]
    pub fn holds(&self, side: Side, hex: Hex) -> bool {
        self.holder(hex) == Some(side)
    }

    /// Whether a combat unit of this side is in the hex.
    pub fn has_combat_unit(&self, side: Side, hex: Hex) -> bool {
        self.combat_units(hex).any(|piece| self.counter(piece).side() == side)
    }

    pub fn combat_units(&self, hex: Hex) -> impl Iterator<Item = Piece> + '_ {
        self.stack(hex).filter(|piece| self.counter(*piece).is_combat_unit())
    }

    /// Whether the hex is in a zone of control of this side (8.0).
    #[inline]
    pub fn in_zone_of(&self, side: Side, hex: Hex) -> bool {
        self.presence.in_zone_of(side, hex)
    }

    /// Whether the derived state of the counters has been made; a position that was only read has none yet.
    pub(super) fn has_presence(&self) -> bool {
        self.presence.counters() == self.counters.len()
    }

    /// Makes all derived state again.
    pub fn fill_presence(&mut self, rulebook: &Rulebook) {
        for number in 0..self.counters.len() {
            let unit = self.counters[number].unit;
            self.counters[number].print = unit.and_then(|unit| rulebook.order_of_battle.find(unit));
        }
        self.presence = Presence::new(&rulebook.board, &self.counters);
    }

    /// Adds a new counter.
    pub(super) fn add(&mut self, counter: Counter) -> Piece {
        let piece = Piece(self.counters.len() as u16);
        self.presence.register(counter.id, piece);
        self.counters.push(counter);
        piece
    }

    /// Puts a counter somewhere and updates stacks and zones.
    pub(crate) fn put(&mut self, rulebook: &Rulebook, piece: Piece, place: Place) {
        let counter = &mut self.counters[piece.index()];
        let before = std::mem::replace(&mut counter.place, place);
        let (side, disrupted) = (counter.side(), counter.condition.disrupted);
        if let Some(hex) = before.hex() {
            self.presence.leave(piece, hex);
            if !disrupted {
                self.presence.shift_zone(&rulebook.board, side, hex, false);
            }
        }
        if let Some(hex) = place.hex() {
            self.presence.enter(piece, hex);
            if !disrupted {
                self.presence.shift_zone(&rulebook.board, side, hex, true);
            }
        }
    }

    /// Disrupts a counter or lets it recover, and updates zones.
    pub(super) fn set_disrupted(&mut self, rulebook: &Rulebook, piece: Piece, disrupted: bool) {
        let counter = &mut self.counters[piece.index()];
        if counter.condition.disrupted == disrupted {
            return;
        }
        counter.condition.disrupted = disrupted;
        if let Some(hex) = counter.hex() {
            let side = counter.side();
            self.presence.shift_zone(&rulebook.board, side, hex, !disrupted);
        }
    }

    /// Whether the derived stacks and zones agree with the counters; a check of the program on itself.
    pub fn presence_is_true(&self, rulebook: &Rulebook) -> bool {
        self.presence == Presence::new(&rulebook.board, &self.counters)
    }

    /// Divisions that an untried counter of this pool may be, by public knowledge (K13.6). These are all divisions
    /// except those left out by the scenario, revealed in play, or known to be out.
    pub fn possible(&self, rulebook: &Rulebook, pool: Pool) -> Vec<UnitId> {
        let in_play = self.counters.iter().filter(|counter| counter.place != Place::Gone);
        let shown = in_play.filter_map(|counter| counter.unit);
        let mut known: Vec<UnitId> = shown.chain(self.known_out.iter().copied()).collect();
        known.extend(&rulebook.scenario.absent);
        known.sort_unstable();
        let all = rulebook.order_of_battle.pool(pool).iter();
        all.map(|print| rulebook.order_of_battle.record(*print).id)
            .filter(|id| known.binary_search(id).is_err())
            .collect()
    }
}
