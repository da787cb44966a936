//! The content of the caption for viewers.

use super::die;
use crate::{art::packs::pack::palette::Colour, engine::counters::Flag};

/// All that the caption shows to viewers.
#[derive(Clone, Debug, PartialEq)]
pub struct Caption {
    pub title: String,
    /// The victory points, if the game ended now.
    pub points: i32,
    /// The victory level for these points.
    pub level: String,
    /// The side of the current phase; none in a phase of both players or after the end of the game.
    pub side: Option<Flag>,
    /// Turn and days.
    pub turn: String,
    pub phase: String,
    pub sentence: String,
    /// The battle that is planned or was just fought.
    pub battle: Option<Battle>,
}

/// A battle, as the caption shows it.
#[derive(Clone, Debug, PartialEq)]
pub struct Battle {
    /// The heading above the odds: "Odds", "Overrun", "Likely".
    pub heading: String,
    /// The odds column, "3-1".
    pub odds: String,
    /// The strengths, "16 against 5".
    pub strengths: String,
    /// The results of the column, die 1 first.
    pub column: Vec<Cell>,
    /// The result, in a game whose table has more rows than there is room for; then the column is empty.
    pub came: Option<Cell>,
    /// The die, once it is rolled.
    pub throw: Option<Throw>,
    /// The meaning of the result, in two short lines, and its consequence; none until the die has settled.
    pub meaning: Option<[String; 3]>,
}

/// A result in an odds column.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cell {
    /// The result as the table prints it.
    pub word: String,
    pub shade: Shade,
}

/// A die, rolling or at rest.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Throw {
    /// The final number, 1 to 6.
    pub die: u8,
    /// The second die, where two are rolled.
    pub second: Option<u8>,
    /// Seconds since the roll began; none for a die at rest.
    pub clock: Option<f32>,
}

impl Throw {
    /// Whether its number has been visible long enough to show its meaning.
    pub fn is_decided(&self) -> bool {
        self.clock.is_none_or(|clock| clock >= die::RESULT)
    }
}

/// The colour of a result, in any game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shade {
    /// A place on the ramp from good to bad for the attacker.
    Ramp(usize),
    /// Its own colours: the ground, and the text on it.
    Own(Colour, Colour),
}
