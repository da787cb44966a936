//! What can be impossible in a scenario of any game, found before it is played.

use super::{Level, Sided};
use crate::engine::{
    board::{Board, Hex},
    data::Fault,
};

/// A scenario that is looked through, on its board and with its list of units.
pub struct ScenarioCheck<'a, U> {
    pub board: &'a Board,
    pub units: &'a U,
    /// What has been found so far.
    pub faults: Vec<Fault>,
}

impl<'a, U> ScenarioCheck<'a, U> {
    pub fn new(board: &'a Board, units: &'a U) -> Self {
        Self { board, units, faults: Vec::new() }
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
        let path = format!("{path}.entry");
        self.hexes(&path, entry);
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
