//! What can be impossible in a scenario of any game, found before it is played.

use super::room::{Group, without_place};
use crate::engine::{
    board::{Board, Hex},
    counters::UnitId,
    data::Fault,
    orders::{Level, Sided},
};
use std::collections::BTreeMap;

/// The highest number of a counter of its type.
const NUMBERS: usize = 99;

/// Entries of a scenario's lists of units for which places are looked for.
const MOST_LISTED: usize = 400;

/// Groups of a side that are set up, or come, at most: they bear numbers.
const GROUPS: usize = 99;

/// A scenario that is looked through, on its board and with its list of units.
pub struct ScenarioCheck<'a, U> {
    pub board: &'a Board,
    pub units: &'a U,
    /// What has been found so far.
    pub faults: Vec<Fault>,
    /// The turn after which the game ends, once it is known.
    last_turn: u8,
}

impl<'a, U> ScenarioCheck<'a, U> {
    pub fn new(board: &'a Board, units: &'a U) -> Self {
        Self { board, units, faults: Vec::new(), last_turn: u8::MAX }
    }

    pub fn fault(&mut self, path: impl Into<String>, sentence: impl Into<String>) {
        self.faults.push(Fault::new(path, sentence));
    }

    /// The turns that it is played in.
    pub fn turns(&mut self, first: u8, last: u8) {
        if !(1..=99).contains(&last) {
            self.fault("last_turn", "a game has 1 to 99 turns");
        } else if !(1..=last).contains(&first) {
            self.fault("first_turn", format!("a turn from 1 to {last}, the last, is expected"));
        }
        self.last_turn = last;
    }

    /// Something that happens in a turn, which must come before the game is over.
    pub fn in_time(&mut self, path: impl Into<String>, turn: u8) {
        let last = self.last_turn;
        if turn > last {
            self.fault(path, format!("turn {turn} never comes: the last one is {last}"));
        }
    }

    /// How many there are of something.
    pub fn some(&mut self, path: impl Into<String>, number: u8) {
        if number == 0 {
            self.fault(path, "at least 1 is expected: leave the entry out if there is none");
        }
    }

    /// Groups are numbered.
    pub fn groups(&mut self, path: impl Into<String>, many: usize) {
        if many > GROUPS {
            self.fault(path, format!("{many} groups are too many: {GROUPS} at most"));
        }
    }

    /// Counters bear the id of their type and a number. Each type is told once, where it goes beyond.
    pub fn numbers(&mut self, counters: impl IntoIterator<Item = (String, UnitId, u8)>) {
        let mut all: BTreeMap<UnitId, (usize, String)> = BTreeMap::new();
        for (path, kind, many) in counters {
            let (sum, beyond) = all.entry(kind).or_default();
            *sum += usize::from(many);
            if *sum > NUMBERS && beyond.is_empty() {
                *beyond = path;
            }
        }
        for (kind, (sum, path)) in all {
            if sum > NUMBERS {
                self.fault(path, format!("there are {sum} of {kind}: {NUMBERS} at most have a number"));
            } else if sum > 0 && kind.numbered(sum).is_err() {
                self.fault(path, format!("{kind} leaves no room for the number of a counter"));
            }
        }
    }

    /// Whether it is worth while to look for places: what is named can be set up at all, and is no endless list.
    pub fn can_look_for_room(&self, listed: usize) -> bool {
        self.faults.is_empty() && listed <= MOST_LISTED
    }

    /// Whether all who are set up find a place, in places of which each holds so much.
    pub fn places(&mut self, room: &[usize], groups: &[Group]) {
        for (group, left) in groups.iter().zip(without_place(room, groups)) {
            if left > 0 {
                let Group { path, what, number, .. } = group;
                let why = format!(
                    "there is no place for {left} of {number} {what}: the set-up could never end; widen the area or name fewer"
                );
                self.fault(path.clone(), why);
            }
        }
    }

    /// The sides that set up, and whether each has something to.
    pub fn set_up<S: Sided>(&mut self, order: &[S], has: impl Fn(S) -> bool) {
        for side in S::BOTH {
            if has(side) && !order.contains(&side) {
                self.fault("set_up", format!("the {side} side has something to set up and no turn to do it"));
            }
        }
        if order.len() > 2 || order.len() == 2 && order.first() == order.get(1) {
            self.fault("set_up", "each side sets up once at most");
        }
    }

    pub fn hexes(&mut self, path: &str, hexes: &[Hex]) {
        for (index, hex) in hexes.iter().enumerate() {
            if !self.board.contains(*hex) {
                self.fault(format!("{path}[{index}]"), format!("hex {hex} is off the map"));
            }
        }
    }

    /// Hexes from which units leave the map.
    pub fn exits(&mut self, path: &str, hexes: &[Hex]) {
        self.hexes(path, hexes);
        for (index, hex) in hexes.iter().enumerate() {
            if self.board.contains(*hex) && self.board.neighbours(*hex).iter().all(Option::is_some) {
                self.fault(format!("{path}[{index}]"), format!("{hex} does not lie on the edge of the map"));
            }
        }
    }

    /// A turn in which units come, and where they enter.
    pub fn arrival(&mut self, path: &str, turn: u8, entry: &[Hex]) {
        if turn == 0 {
            self.fault(format!("{path}.turn"), "turns are counted from 1");
        }
        self.in_time(format!("{path}.turn"), turn);
        let path = format!("{path}.entry");
        self.hexes(&path, entry);
        for (index, hex) in entry.iter().enumerate() {
            if self.board.contains(*hex) && self.board.is_lake(*hex) {
                self.fault(format!("{path}[{index}]"), format!("hex {hex} is a lake: no unit enters there"));
            }
        }
        let on_map = entry.iter().all(|hex| self.board.contains(*hex));
        if entry.is_empty() || on_map && edge_of(self.board, entry).is_empty() {
            self.fault(path, "entry hexes, all on one edge of the map, are expected");
        }
    }

    pub fn columns(&mut self, path: &str, (first, last): (u8, u8)) {
        if first == 0 || first > last || last > self.board.columns() {
            self.fault(path, format!("columns from 1 to {} are expected", self.board.columns()));
        }
    }

    /// Who holds which hexes as the game begins, each of them on the map and held by one side.
    pub fn held<S: Sided>(&mut self, held: &[(S, Vec<Hex>)]) {
        let mut known: BTreeMap<Hex, S> = BTreeMap::new();
        for (number, (side, hexes)) in held.iter().enumerate() {
            let path = format!("victory.held[{number}][1]");
            self.hexes(&path, hexes);
            for (index, hex) in hexes.iter().enumerate() {
                if known.insert(*hex, *side).is_some_and(|other| other != *side) {
                    self.fault(format!("{path}[{index}]"), format!("both sides hold {hex}"));
                }
            }
        }
    }

    pub fn levels<S>(&mut self, levels: &[Level<S>]) {
        if levels.is_empty() || !levels.is_sorted_by(|a, b| a.at_least < b.at_least) {
            self.fault("victory.levels", "levels are expected, the lowest first");
        }
    }
}

/// Every hex of the map edge on which all these hexes lie; none if they lie on no common edge.
pub fn edge_of(board: &Board, hexes: &[Hex]) -> Vec<Hex> {
    let lies_on = [
        |_: &Board, hex: Hex| hex.column() == 1,
        |board: &Board, hex: Hex| hex.column() == board.columns(),
        |_: &Board, hex: Hex| hex.row() == 1,
        |board: &Board, hex: Hex| hex.row() == board.rows(),
    ];
    let edge = lies_on.iter().find(|edge| hexes.iter().all(|hex| edge(board, *hex)));
    edge.map_or(Vec::new(), |edge| board.hexes().filter(|hex| edge(board, *hex)).collect())
}
