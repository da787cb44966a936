//! The feed: what happens in a game as lines of JSON, for the overlays of those who stream it.
//!
//! `docs/feed.md` tells what stands in a line, and the schemas beside it say it in a way that programs can check. A
//! line is made of an event and of what both players know, of nothing else: what nobody may know stands in no line
//! before the one that reveals it.
//!
//! A game says how it tells its events ([`Fed`]); counting lines, writing them and playing a recorded game through
//! are the same for all.

mod file;
mod line;
mod playback;
pub(crate) mod told;
pub(crate) mod veil;

pub use file::{FeedFile, write};
pub use line::Line;
pub use playback::{lines_of, write_games};

use crate::engine::orders::Game;
use serde_json::{Value, json};

/// The number of the format; it grows when a reader of the old one would stumble.
pub const FORMAT: u32 = 1;

/// When something happens in a game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Moment {
    /// The turn, from 1; 0 before the first.
    pub turn: u8,
    /// The days of the turn, if it has any.
    pub date: String,
    /// The phase.
    pub phase: &'static str,
    /// Whose phase it is; none if it is both players'.
    pub side: Option<&'static str>,
}

/// What is told of an event.
#[derive(Clone, Debug, PartialEq)]
pub struct Told {
    /// When it happened.
    pub at: Moment,
    /// What kind of event it is.
    pub kind: &'static str,
    /// The event in a sentence.
    pub text: Option<String>,
    /// What it tells, by its kind.
    pub data: Value,
}

/// A game whose events a feed can tell.
pub trait Fed: Game {
    /// What both players know of a position.
    type Known;

    /// What both players know of a position.
    fn known(position: &Self::Position) -> &Self::Known;

    /// The moment of a position.
    fn moment(rulebook: &Self::Rulebook, known: &Self::Known) -> Moment;

    /// The scenario's title, and what the line tells with which a game begins.
    fn begun(rulebook: &Self::Rulebook, known: &Self::Known) -> (String, Value);

    /// The points, if the game ended now.
    fn points(rulebook: &Self::Rulebook, known: &Self::Known) -> i32;

    /// The events of an order that began at this moment; `known` is what both players know after it.
    fn tell(
        rulebook: &Self::Rulebook,
        known: &Self::Known,
        from: &Moment,
        events: &[Self::Event],
    ) -> Vec<Told>;
}

/// A feed in the making: it counts lines and knows what time it is in the game.
#[derive(Clone, Debug, Default)]
pub struct Feed {
    lines: u64,
    now: Moment,
}

impl Feed {
    /// The line with which a game begins that is laid on the table after so many orders.
    pub fn begin<G: Fed>(&mut self, rulebook: &G::Rulebook, known: &G::Known, orders: usize) -> Line {
        self.now = G::moment(rulebook, known);
        let (title, mut data) = G::begun(rulebook, known);
        data["format"] = json!(FORMAT);
        data["program"] = json!(env!("CARGO_PKG_VERSION"));
        data["game"] = json!(G::ID);
        data["title"] = json!(title);
        data["points"] = json!(G::points(rulebook, known));
        let told = Told { at: self.now.clone(), kind: "game_begun", text: Some(title), data };
        self.line(orders, told)
    }

    /// A line for each event of an order, or of a command of the table, after which so many orders have been
    /// given. `known` is what both players know after it.
    pub fn tell<G: Fed>(
        &mut self,
        rulebook: &G::Rulebook,
        known: &G::Known,
        orders: usize,
        events: &[G::Event],
    ) -> Vec<Line> {
        let told = G::tell(rulebook, known, &self.now, events);
        let lines = told.into_iter().map(|told| self.line(orders, told)).collect();
        self.now = G::moment(rulebook, known);
        lines
    }

    /// The line that tells that orders or commands were taken back: so many orders still stand.
    pub fn take_back<G: Fed>(&mut self, rulebook: &G::Rulebook, known: &G::Known, orders: usize) -> Line {
        self.now = G::moment(rulebook, known);
        let data = json!({ "points": G::points(rulebook, known) });
        let text = Some("The last order is taken back".to_owned());
        self.line(orders, Told { at: self.now.clone(), kind: "taken_back", text, data })
    }

    fn line(&mut self, orders: usize, told: Told) -> Line {
        self.lines += 1;
        let Told { at, kind, text, data } = told;
        let Moment { turn, date, phase, side } = at;
        Line { line: self.lines, kind, orders, turn, date, phase, side, text, data }
    }
}
