//! What is asked of the position of a game file.

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

/// What is asked.
pub enum Question<'a> {
    /// How it stands.
    Show(&'a Show),
    /// Where units may go.
    Moves(&'a Moves),
    /// What an attack promises.
    Odds(&'a Odds),
    /// Which orders a side may give.
    Legal(&'a LegalOrders),
    /// What only this game is asked: the name of its command, and what is asked with it.
    Own(&'a str, &'a ArgMatches),
    /// Any of them, with these eyes.
    As(ViewerName, &'a Question<'a>),
}

impl Question<'_> {
    /// The question, with whosever eyes it is asked.
    pub fn itself(&self) -> &Self {
        match self {
            Self::As(_, question) => question.itself(),
            question => question,
        }
    }

    /// The hexes that are asked about, which must be on the map. Whether one can go to a hex is answered for any.
    pub fn hexes(&self) -> &[Hex] {
        match self {
            Self::Show(asked) => asked.hex.as_slice(),
            Self::Odds(asked) => &asked.target,
            Self::Moves(_) | Self::Legal(_) | Self::Own(..) => &[],
            Self::As(_, question) => question.hexes(),
        }
    }

    /// A unit or a hex that is named twice.
    pub fn named_twice(&self) -> Option<String> {
        match self {
            Self::Moves(asked) => twice(&asked.units),
            Self::Odds(asked) => twice(&asked.attackers).or_else(|| twice(&asked.target)),
            Self::Show(_) | Self::Legal(_) | Self::Own(..) => None,
            Self::As(_, question) => question.named_twice(),
        }
    }
}

/// The first of these that is there once more.
fn twice<T: PartialEq + ToString>(named: &[T]) -> Option<String> {
    let mut known = named.iter().enumerate();
    known
        .find(|(number, one)| named.iter().skip(number + 1).any(|other| other == *one))
        .map(|(_, one)| one.to_string())
}
