//! Finds the impossible parts of a scenario of any game, before it is played.

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

/// Limit of the entries in a scenario's lists of units for which room is checked.
const MOST_LISTED: usize = 400;

/// Limit of the groups of a side that are set up or enter later: they have numbers.
const GROUPS: usize = 99;

/// A scenario that is being checked, with its board and its list of units.
pub struct ScenarioCheck<'a, U> {
    pub board: &'a Board,
    pub units: &'a U,
    /// The faults found so far.
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

    /// Checks the first and the last turn.
    pub fn turns(&mut self, first: u8, last: u8) {
        if !(1..=99).contains(&last) {
            self.fault("last_turn", "a game has 1 to 99 turns");
        } else if !(1..=last).contains(&first) {
            self.fault("first_turn", format!("a turn from 1 to {last}, the last, is expected"));
        }
        self.last_turn = last;
    }

    /// Checks that a turn is not after the end of the game.
    pub fn in_time(&mut self, path: impl Into<String>, turn: u8) {
        let last = self.last_turn;
        if turn > last {
            self.fault(path, format!("there is no turn {turn}: the last one is {last}"));
        }
    }

    /// Checks that a number is at least 1.
    pub fn some(&mut self, path: impl Into<String>, number: u8) {
        if number == 0 {
            self.fault(path, "at least 1 is expected: leave the entry out if there is none");
        }
    }

    /// Checks the number of groups.
    pub fn groups(&mut self, path: impl Into<String>, many: usize) {
        if many > GROUPS {
            self.fault(path, format!("{many} groups are too many: at most {GROUPS}"));
        }
    }

    /// Checks the numbers of counters, which have the id of their type and a number. Each type with too many is
    /// reported once, where it exceeds the limit.
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
                self.fault(path, format!("there are {sum} of {kind}: at most {NUMBERS} can have a number"));
            } else if sum > 0 && kind.numbered(sum).is_err() {
                self.fault(path, format!("{kind} leaves no room for the number of a counter"));
            }
        }
    }

    /// Whether it makes sense to check for room: there are no other faults, and the list is not too long.
    pub fn can_look_for_room(&self, listed: usize) -> bool {
        self.faults.is_empty() && listed <= MOST_LISTED
    }

    /// Checks that all units that are set up have a place; `room` is the room in each place.
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

    /// Checks that each side that sets up is in the order of set-up; `has` returns whether a side has units to set up.
    pub fn set_up<S: Sided>(&mut self, order: &[S], has: impl Fn(S) -> bool) {
        for side in S::BOTH {
            if has(side) && !order.contains(&side) {
                self.fault("set_up", format!("the {side} side has something to set up but no set-up phase"));
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

    /// Checks a list of hexes that give victory points: each is on the map, on land, and once in the list.
    pub fn objectives(&mut self, path: &str, hexes: &[Hex]) {
        if hexes.is_empty() {
            self.fault(path, "no hex is listed: these points could never be gained");
        }
        self.hexes(path, hexes);
        for (index, hex) in hexes.iter().enumerate() {
            let path = format!("{path}[{index}]");
            if self.board.contains(*hex) && self.board.is_lake(*hex) {
                self.fault(path, format!("hex {hex} is a lake: no unit can hold it"));
            } else if hexes.iter().take(index).any(|other| other == hex) {
                self.fault(path, format!("{hex} is already in this list: its points would count twice"));
            }
        }
    }

    /// Checks that points for units that are eliminated or exit the map name a kind of unit.
    pub fn kinds<W>(&mut self, path: &str, kinds: &[W]) {
        if kinds.is_empty() {
            self.fault(path, "no kind of unit is named: these points could never be gained");
        }
    }

    /// Checks hexes from which units exit the map.
    pub fn exits(&mut self, path: &str, hexes: &[Hex]) {
        self.hexes(path, hexes);
        for (index, hex) in hexes.iter().enumerate() {
            if self.board.contains(*hex) && self.board.neighbours(*hex).iter().all(Option::is_some) {
                self.fault(format!("{path}[{index}]"), format!("{hex} is not on the edge of the map"));
            }
        }
    }

    /// Checks a turn in which units enter, and their entry hexes.
    pub fn arrival(&mut self, path: &str, turn: u8, entry: &[Hex]) {
        if turn == 0 {
            self.fault(format!("{path}.turn"), "turns are counted from 1");
        }
        self.in_time(format!("{path}.turn"), turn);
        let path = format!("{path}.entry");
        self.hexes(&path, entry);
        for (index, hex) in entry.iter().enumerate() {
            if self.board.contains(*hex) && self.board.is_lake(*hex) {
                self.fault(
                    format!("{path}[{index}]"),
                    format!("hex {hex} is a lake: no unit can enter there"),
                );
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

    /// Checks the hexes that sides control at the start: each on the map, on land, and controlled by one side.
    pub fn held<S: Sided>(&mut self, held: &[(S, Vec<Hex>)]) {
        let mut known: BTreeMap<Hex, S> = BTreeMap::new();
        for (number, (side, hexes)) in held.iter().enumerate() {
            let path = format!("victory.held[{number}][1]");
            self.hexes(&path, hexes);
            for (index, hex) in hexes.iter().enumerate() {
                let path = format!("{path}[{index}]");
                if self.board.contains(*hex) && self.board.is_lake(*hex) {
                    self.fault(&path, format!("hex {hex} is a lake: no side can hold it"));
                }
                match known.insert(*hex, *side) {
                    Some(other) if other == *side => self.fault(path, format!("{hex} is listed twice")),
                    Some(_) => self.fault(path, format!("both sides hold {hex}")),
                    None => {}
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

/// Returns every hex of the map edge that all these hexes share; none if they have no common edge.
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
