//! A feed in the making.

use super::{Fed, Line, Moment};
use crate::engine::orders::Happening;
use serde_json::{Value, json};
use std::borrow::Cow;

/// The number of the format; it grows when a reader of the old one would stumble.
pub const FORMAT: u32 = 1;

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
        self.line(orders, "game_begun", Some(title), data)
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
        let mut shown = Cow::Borrowed(known);
        G::cover(&mut shown, events);
        let mut lines = Vec::new();
        for event in events {
            G::uncover(&mut shown, known, event);
            if let Some(moment) = G::begins(rulebook, event) {
                self.now = moment;
            }
            let data = match G::fact(event).what {
                Happening::PhaseOpened { .. } => Some(json!({ "points": G::points(rulebook, &shown) })),
                _ => G::data(rulebook, &shown, event),
            };
            if let Some(data) = data {
                let text = G::text(rulebook, &shown, event);
                lines.push(self.line(orders, G::kind(event), text, data));
            }
        }
        self.now = G::moment(rulebook, known);
        lines
    }

    /// The line that tells that orders or commands were taken back: so many orders still stand.
    pub fn take_back<G: Fed>(&mut self, rulebook: &G::Rulebook, known: &G::Known, orders: usize) -> Line {
        self.now = G::moment(rulebook, known);
        let data = json!({ "points": G::points(rulebook, known) });
        let text = Some("The last order is taken back".to_owned());
        self.line(orders, "taken_back", text, data)
    }

    /// A line of what happens now.
    fn line(&mut self, orders: usize, kind: &'static str, text: Option<String>, data: Value) -> Line {
        self.lines += 1;
        let Moment { turn, date, phase, side } = self.now.clone();
        Line { line: self.lines, kind, orders, turn, date, phase, side, text, data }
    }
}
