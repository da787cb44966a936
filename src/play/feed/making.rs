//! A feed in the making.

use super::{Fed, FeedLine, Moment, fed::moment};
use crate::engine::orders::{About, Happening};
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
    pub fn begin<G: Fed>(&mut self, rulebook: &G::Rulebook, known: &G::Public, orders: usize) -> FeedLine {
        self.now = now::<G>(rulebook, known);
        let About { id, title, turns: [first, last], .. } = G::about(rulebook);
        let mut data = json!({ "scenario": id, "first_turn": first, "last_turn": last });
        if let Value::Object(fields) = &mut data {
            fields.extend(G::begun(rulebook));
        }
        data["format"] = json!(FORMAT);
        data["program"] = json!(env!("CARGO_PKG_VERSION"));
        data["game"] = json!(G::ID);
        data["title"] = json!(title);
        data["points"] = json!(G::stands(rulebook, known).points);
        self.line(orders, "game_begun", Some(title.to_owned()), data)
    }

    /// A line for each event of an order, or of a command of the table, after which so many orders have been
    /// given. `known` is what both players know after it.
    pub fn tell<G: Fed>(
        &mut self,
        rulebook: &G::Rulebook,
        known: &G::Public,
        orders: usize,
        events: &[G::Event],
    ) -> Vec<FeedLine> {
        let mut shown = Cow::Borrowed(known);
        G::cover(&mut shown, events);
        let mut lines = Vec::new();
        for event in events {
            G::uncover(&mut shown, known, event);
            if let Some((turn, phase)) = G::opens(event) {
                self.now = moment::<G>(rulebook, turn, phase);
            }
            let data = match G::fact(event).what {
                Happening::PhaseOpened { .. } => {
                    Some(json!({ "points": G::stands(rulebook, &shown).points }))
                }
                _ => G::data(rulebook, &shown, event),
            };
            if let Some(data) = data {
                let text = G::text(rulebook, &shown, event);
                lines.push(self.line(orders, G::kind(event), text, data));
            }
        }
        self.now = now::<G>(rulebook, known);
        lines
    }

    /// The line that tells that orders or commands were taken back: so many orders still stand.
    pub fn take_back<G: Fed>(
        &mut self,
        rulebook: &G::Rulebook,
        known: &G::Public,
        orders: usize,
    ) -> FeedLine {
        self.now = now::<G>(rulebook, known);
        let data = json!({ "points": G::stands(rulebook, known).points });
        let text = Some("The last order is taken back".to_owned());
        self.line(orders, "taken_back", text, data)
    }

    /// A line of what happens now.
    fn line(&mut self, orders: usize, kind: &'static str, text: Option<String>, data: Value) -> FeedLine {
        self.lines += 1;
        let Moment { turn, date, phase, side } = self.now.clone();
        FeedLine { line: self.lines, kind, orders, turn, date, phase, side, text, data }
    }
}

/// The moment of a position.
fn now<G: Fed>(rulebook: &G::Rulebook, known: &G::Public) -> Moment {
    moment::<G>(rulebook, G::turn(known), G::phase(known))
}
