//! What the caption says.

use super::die;
use crate::{art::packs::pack::palette::Colour, engine::counters::Flag};

/// Everything that viewers are told.
#[derive(Clone, Debug, PartialEq)]
pub struct Caption {
    pub title: String,
    /// The points of victory, if the game ended now.
    pub points: i32,
    /// The level of victory that they mean.
    pub level: String,
    /// Whose phase it is; none when it is both players', or the game is over.
    pub side: Option<Flag>,
    /// Turn and days.
    pub turn: String,
    pub phase: String,
    pub sentence: String,
    /// The battle that is planned or was fought.
    pub battle: Option<Battle>,
}

/// A battle as viewers are told of it.
#[derive(Clone, Debug, PartialEq)]
pub struct Battle {
    /// Above the odds: "Odds", "Overrun", "Likely".
    pub heading: &'static str,
    /// The column, "3-1".
    pub odds: String,
    /// The strengths, "16 against 5".
    pub strengths: String,
    /// The results of the column, die 1 first.
    pub column: Vec<Cell>,
    /// What it came to, in a game whose table has more rows than there is room for: then the column is empty.
    pub came: Option<Cell>,
    /// The die, once it is thrown.
    pub throw: Option<Throw>,
    /// What the result means, in two short lines, and what comes of it; nothing before the die has settled.
    pub meaning: Option<[String; 3]>,
}

/// A result of a column.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cell {
    /// As the table writes it.
    pub word: String,
    pub shade: Shade,
}

/// A die on its way, or where it lies.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Throw {
    /// What it shows in the end, 1 to 6.
    pub die: u8,
    /// The second one, where two are thrown.
    pub second: Option<u8>,
    /// Seconds since it left the hand; none when it lies.
    pub clock: Option<f32>,
}

impl Throw {
    /// Whether its number has been seen for long enough to tell what it means.
    pub fn is_decided(&self) -> bool {
        self.clock.is_none_or(|clock| clock >= die::RESULT)
    }
}

/// How a result of whatever game is coloured.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shade {
    /// A place on the ramp from good to bad for the attacker.
    Ramp(usize),
    /// Colours of its own: the ground, and the text on it.
    Own(Colour, Colour),
}
