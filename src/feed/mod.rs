//! The feed: what happens in a game as lines of JSON, for the overlays of those who stream it.
//!
//! `docs/feed.md` tells what stands in a line, and `docs/feed.schema.json` says it in a way that programs can
//! check. A line is made of an event and of what both players know, of nothing else: who an untried division is
//! stands in no line before the one that reveals it.

mod file;
mod line;
mod playback;
mod told;
mod veil;

pub use file::{FeedFile, write};
pub use line::Line;
pub use playback::lines_of;

use crate::games::guderian::{Rulebook, event::Event, phase::Phase, position::Public, story};
use serde_json::{Value, json};
use veil::Veil;

/// The number of the format; it grows when a reader of the old one would stumble.
pub const FORMAT: u32 = 1;

/// A feed in the making: it counts lines and knows what time it is in the game.
#[derive(Clone, Debug)]
pub struct Feed {
    lines: u64,
    turn: u8,
    phase: Phase,
}

impl Default for Feed {
    fn default() -> Self {
        Self { lines: 0, turn: 0, phase: Phase::SovietSetUp }
    }
}

impl Feed {
    /// The line with which a game begins that is laid on the table after so many orders.
    pub fn begin(&mut self, rulebook: &Rulebook, public: &Public, orders: usize) -> Line {
        self.set_clock(public);
        let scenario = &rulebook.scenario;
        let data = json!({
            "format": FORMAT,
            "program": env!("CARGO_PKG_VERSION"),
            "game": "guderian",
            "scenario": scenario.id,
            "title": scenario.title,
            "first_turn": scenario.first_turn,
            "last_turn": scenario.last_turn,
            "points": told::points_now(rulebook, public),
        });
        self.line(rulebook, orders, "game_begun", Some(scenario.title.clone()), data)
    }

    /// A line for each event of an order, or of a command of the table, after which so many orders have been
    /// given. `public` is what both players know after it.
    pub fn tell(
        &mut self,
        rulebook: &Rulebook,
        public: &Public,
        orders: usize,
        events: &[Event],
    ) -> Vec<Line> {
        let mut veil = Veil::over(public, events);
        let mut lines = Vec::new();
        for event in events {
            veil.lift(event);
            if let Event::PhaseOpened { turn, phase } | Event::ClockSet { turn, phase } = event {
                (self.turn, self.phase) = (*turn, *phase);
            }
            let Some(data) = told::data(rulebook, veil.public(), event) else { continue };
            let text = story::tell(rulebook, veil.public(), event);
            lines.push(self.line(rulebook, orders, event.kind(), text, data));
        }
        self.set_clock(public);
        lines
    }

    /// The line that tells that orders or commands were taken back: so many orders still stand.
    pub fn take_back(&mut self, rulebook: &Rulebook, public: &Public, orders: usize) -> Line {
        self.set_clock(public);
        let data = json!({ "points": told::points_now(rulebook, public) });
        self.line(rulebook, orders, "taken_back", Some("The last order is taken back".to_owned()), data)
    }

    fn set_clock(&mut self, public: &Public) {
        (self.turn, self.phase) = (public.turn, public.phase);
    }

    fn line(
        &mut self,
        rulebook: &Rulebook,
        orders: usize,
        kind: &'static str,
        text: Option<String>,
        data: Value,
    ) -> Line {
        self.lines += 1;
        Line {
            line: self.lines,
            kind,
            orders,
            turn: self.turn,
            date: if self.turn == 0 { "" } else { rulebook.date(self.turn) }.to_owned(),
            phase: told::phase_word(self.phase),
            side: told::side_word(self.phase.side()),
            text,
            data,
        }
    }
}
