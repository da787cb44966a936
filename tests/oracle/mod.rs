//! Second opinion on the rules: plain data in, plain answers out, written from the rules text alone.
//!
//! Slow on purpose: every question is answered from the list of units alone, with simple sets and searches. Numbers in
//! the comments are the paragraphs of the rules reference; "22" is its list of rulings.

pub mod map;
pub mod movement;
pub mod rail;
pub mod retreat;
pub mod strength;
pub mod supply;
pub mod zones;

#[cfg(test)]
mod tests;
#[cfg(test)]
mod tests_movement;

use bevy::platform::collections::{HashMap, HashSet};
use map::{Hex, Map};

/// The two players (1.1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Side {
    German,
    Soviet,
}

impl Side {
    /// The other player.
    pub fn enemy(self) -> Side {
        match self {
            Side::German => Side::Soviet,
            Side::Soviet => Side::German,
        }
    }
}

/// The kind of a counter (4.1-4.3).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Kind {
    Panzer,
    Panzergrenadier,
    Motorized,
    Ss,
    /// GD and Lehr.
    Independent,
    /// German infantry division.
    Infantry,
    /// German cavalry division.
    Cavalry,
    /// Soviet rifle division.
    Rifle,
    /// Soviet tank or mechanized division.
    Armour,
    /// Soviet Leader.
    Leader,
}

/// One counter on the map.
#[derive(Debug, Clone)]
pub struct Unit {
    pub id: String,
    pub side: Side,
    pub kind: Kind,
    /// Division whose integrity the unit can share (10.4); `None` for all that never qualify.
    pub division: Option<String>,
    pub hex: Hex,
    /// Strengths of the present step and the true face; not read for Leaders.
    pub attack: i32,
    pub defence: i32,
    /// Leaders only (4.3).
    pub rating: i32,
    /// Printed movement allowance in whole points.
    pub movement: i32,
    pub disrupted: bool,
    /// Entered the map in the player-turn of the question (11.7).
    pub entered_this_turn: bool,
}

impl Unit {
    /// Whether it is a combat unit: every counter except a Leader is (4.3, 10.1).
    pub fn is_combat(&self) -> bool {
        self.kind != Kind::Leader
    }
}

/// A position. Every listed unit is on the map; markers that are not on the map are absent.
#[derive(Debug, Clone)]
pub struct Situation {
    pub map: Map,
    pub units: Vec<Unit>,
    pub turn: u32,
    /// German Air Interdiction markers (15.1).
    pub air_interdiction: HashSet<Hex>,
    /// The Soviet Interdiction marker (15.5).
    pub soviet_interdiction: Option<Hex>,
    /// Rail-cut markers (19.2).
    pub rail_cuts: HashSet<Hex>,
    /// Division name to all its regiments (10.4), eliminated ones included (10.5).
    pub divisions: HashMap<String, Vec<String>>,
}

impl Situation {
    /// The unit of that id, which must be on the map.
    pub fn unit(&self, id: &str) -> &Unit {
        self.units.iter().find(|unit| unit.id == id).expect("a unit on the map")
    }

    /// Hexes with any counter of a side: Leader alone, untried, disrupted (7.3 in 22).
    pub fn occupied(&self, side: Side) -> HashSet<Hex> {
        self.units.iter().filter(|unit| unit.side == side).map(|unit| unit.hex).collect()
    }

    /// Columns 01 and 02 are closed to Soviet units on turns 1-6 (5.8).
    pub fn closed_column(&self, side: Side, hex: Hex) -> bool {
        side == Side::Soviet && self.turn <= 6 && hex.0 <= 2
    }
}
