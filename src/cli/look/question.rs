//! The questions about the position of a game file.

use super::{eyes::ViewerName, opening::Opening};
use crate::engine::{board::Hex, counters::UnitId};
use clap::{ArgMatches, Args};
use std::path::PathBuf;

/// How the position stands, as a side may see it.
#[derive(Args, Debug)]
pub struct Show {
    /// The game file.
    pub game: PathBuf,
    /// Only the counters of this hex.
    #[arg(long)]
    pub hex: Option<Hex>,
    /// Only this counter.
    #[arg(long)]
    pub unit: Option<UnitId>,
    /// Whose eyes: a side sees its own plot besides what both know, the referee sees everything. Without it, what
    /// both sides know.
    #[arg(long = "as")]
    pub eyes: Option<ViewerName>,
    /// Do it even if the game is played by file against a person; the file then says so, and the other player sees it.
    #[arg(long)]
    pub spoil: bool,
    /// How the file is opened.
    #[command(flatten)]
    pub opening: Opening,
}

/// Where units may go together, and why not elsewhere.
#[derive(Args, Debug)]
pub struct Moves {
    /// The game file.
    pub game: PathBuf,
    /// The unit, or several that go together, with commas between them.
    #[arg(value_delimiter = ',', required = true)]
    pub units: Vec<UnitId>,
    /// Whether they may go to this hex, or why not.
    #[arg(long)]
    pub to: Option<Hex>,
}

/// What an attack promises, whosever turn it is.
#[derive(Args, Debug)]
pub struct Odds {
    /// The game file.
    pub game: PathBuf,
    /// Attacking units and leaders.
    #[arg(long, value_delimiter = ',', required = true)]
    pub attackers: Vec<UnitId>,
    /// The hexes attacked.
    #[arg(long, value_delimiter = ',', required = true)]
    pub target: Vec<Hex>,
    /// As an overrun.
    #[arg(long)]
    pub overrun: bool,
}

/// Every order that a side may give now, or its shape where they are too many.
#[derive(Args, Debug)]
pub struct LegalOrders {
    /// The game file.
    pub game: PathBuf,
    /// The side that asks; without it, the side that is to play.
    #[arg(long = "as")]
    pub eyes: Option<ViewerName>,
}

/// A question.
pub enum Question<'a> {
    /// The present state.
    Show(&'a Show),
    /// The possible destinations of units.
    Moves(&'a Moves),
    /// The odds of an attack.
    Odds(&'a Odds),
    /// The legal orders of a side.
    Legal(&'a LegalOrders),
    /// A question to one game only: the name of its command, and its arguments.
    Own(&'a str, &'a ArgMatches),
    /// Any of them, for this viewer.
    As(ViewerName, &'a Question<'a>),
}

impl Question<'_> {
    /// Returns the question without its viewer.
    pub fn itself(&self) -> &Self {
        match self {
            Self::As(_, question) => question.itself(),
            question => question,
        }
    }

    /// Returns the hexes of the question, which must be on the map. The question of a destination accepts any hex.
    pub fn hexes(&self) -> &[Hex] {
        match self {
            Self::Show(asked) => asked.hex.as_slice(),
            Self::Odds(asked) => &asked.target,
            Self::Moves(_) | Self::Legal(_) | Self::Own(..) => &[],
            Self::As(_, question) => question.hexes(),
        }
    }

    /// Returns a unit or a hex that is named twice.
    pub fn named_twice(&self) -> Option<String> {
        match self {
            Self::Moves(asked) => twice(&asked.units),
            Self::Odds(asked) => twice(&asked.attackers).or_else(|| twice(&asked.target)),
            Self::Show(_) | Self::Legal(_) | Self::Own(..) => None,
            Self::As(_, question) => question.named_twice(),
        }
    }
}

/// Returns the first of these that occurs again.
fn twice<T: PartialEq + ToString>(named: &[T]) -> Option<String> {
    let mut known = named.iter().enumerate();
    known
        .find(|(number, one)| named.iter().skip(number + 1).any(|other| other == *one))
        .map(|(_, one)| one.to_string())
}
