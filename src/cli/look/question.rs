//! The questions about the position of a game file.

use super::{eyes::ViewerName, opening::Opening};
use crate::engine::{board::Hex, counters::UnitId};
use clap::{ArgMatches, Args};
use std::path::PathBuf;

/// Show the position, as a side may see it.
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
    /// The viewer: a side also sees its own plot, the referee sees everything. Without it, only what
    /// both sides know.
    #[arg(long = "as")]
    pub eyes: Option<ViewerName>,
    /// Allow this in a play-by-file game against a person; the file records it and your opponent will see it.
    #[arg(long)]
    pub spoil: bool,
    /// How the file is opened.
    #[command(flatten)]
    pub opening: Opening,
}

/// Show where units may move together, and why not elsewhere.
#[derive(Args, Debug)]
pub struct Moves {
    /// The game file.
    pub game: PathBuf,
    /// The unit, or several that move together, separated by commas.
    #[arg(value_delimiter = ',', required = true)]
    pub units: Vec<UnitId>,
    /// Only this destination: the cheapest path, or why not.
    #[arg(long)]
    pub to: Option<Hex>,
}

/// Show the odds of an attack, in any phase.
#[derive(Args, Debug)]
pub struct Odds {
    /// The game file.
    pub game: PathBuf,
    /// The attacking units and leaders.
    #[arg(long, value_delimiter = ',', required = true)]
    pub attackers: Vec<UnitId>,
    /// The target hexes.
    #[arg(long, value_delimiter = ',', required = true)]
    pub target: Vec<Hex>,
    /// As an overrun.
    #[arg(long)]
    pub overrun: bool,
}

/// List the legal orders of a side, or their shapes if there are too many.
#[derive(Args, Debug)]
pub struct LegalOrders {
    /// The game file.
    pub game: PathBuf,
    /// The side; by default the side to act.
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
