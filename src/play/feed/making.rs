//! A feed in the making.

use super::{Fed, FeedLine, Moment, fed::moment};
use crate::engine::{
    board::{Board, Hex},
    orders::{Happening, InPlay, ScenarioInfo, standing_text},
};
use serde_json::{Value, json};
use std::{borrow::Cow, collections::BTreeMap};

/// The number of the format; it is raised when a reader of the old one would fail.
pub const FORMAT: u32 = 2;

/// A feed in the making: it counts lines and knows the present time in the game.
#[derive(Clone, Debug, Default)]
pub struct Feed {
    lines: u64,
    now: Moment,
    /// The last snapshot that was written; none before the first.
    told: Option<Value>,
}

impl Feed {
    /// Makes a feed that continues after this many lines.
    pub fn after(lines: u64) -> Self {
        Self { lines, now: Moment::default(), told: None }
    }

    /// Returns the lines for a game that is put on the table after this many orders: its scenario, and its present
    /// state.
    pub fn begin<G: Fed>(
        &mut self,
        rulebook: &G::Rulebook,
        known: &G::Public,
        orders: usize,
    ) -> Vec<FeedLine> {
        self.now = now::<G>(rulebook, known);
        let ScenarioInfo { id, title, turns: [first, last], .. } = G::about(rulebook);
        let mut data = json!({ "scenario": id, "first_turn": first, "last_turn": last });
        if let Value::Object(fields) = &mut data {
            fields.extend(G::begun(rulebook));
        }
        data["format"] = json!(FORMAT);
        data["program"] = json!(env!("CARGO_PKG_VERSION"));
        data["game"] = json!(G::ID);
        data["title"] = json!(title);
        data["points"] = json!(G::stands(rulebook, known).points);
        data["sides"] = G::SIDES.iter().map(|side| json!({ "side": side.word, "name": side.name })).collect();
        let begun = self.line::<G>(rulebook, orders, "game_begun", Some(title.to_owned()), data);
        vec![begun, self.snapshot::<G>(rulebook, known, orders)]
    }

    /// Returns the same lines for a reader that comes when others have read before. They have the numbers of the last two
    /// lines, so that the next line has the next number for all.
    pub fn join<G: Fed>(&self, rulebook: &G::Rulebook, known: &G::Public, orders: usize) -> Vec<FeedLine> {
        Self::after(self.lines.saturating_sub(2)).begin::<G>(rulebook, known, orders)
    }

    /// Returns a line with the state of the game.
    fn snapshot<G: Fed>(&mut self, rulebook: &G::Rulebook, known: &G::Public, orders: usize) -> FeedLine {
        let data = self.standing::<G>(rulebook, known);
        self.told = Some(data.clone());
        self.line::<G>(rulebook, orders, "snapshot", None, data)
    }

    /// Returns such a line, if the state differs from the last one written.
    fn changed<G: Fed>(
        &mut self,
        rulebook: &G::Rulebook,
        known: &G::Public,
        orders: usize,
    ) -> Option<FeedLine> {
        let data = self.standing::<G>(rulebook, known);
        if self.told.as_ref().is_none_or(|told| *told == data) {
            return None;
        }
        self.told = Some(data.clone());
        Some(self.line::<G>(rulebook, orders, "snapshot", None, data))
    }

    /// Returns the state of the game: the phase, points and their meaning, strengths and losses, control of the hexes
    /// that count.
    fn standing<G: Fed>(&self, rulebook: &G::Rulebook, known: &G::Public) -> Value {
        let standing = G::stands(rulebook, known);
        let means = standing_text::<G>(rulebook, &standing).to_string();
        let lost = G::lost(known);
        let sides: Vec<Value> = (0..)
            .zip(&G::SIDES)
            .map(|(number, side)| {
                let on_map = |it: &&G::Counter| it.side() == number && it.hex().is_some();
                json!({
                    "side": side.word,
                    "name": side.name,
                    "on_map": G::counters(known).iter().filter(on_map).count(),
                    "lost": lost.and_then(|lost| lost.get(number).copied()),
                })
            })
            .collect();
        let board = G::board(rulebook);
        let holders = G::holders(rulebook, known).into_iter().map(|(hex, side)| {
            let place = board.place_at(hex).map(|place| place.name.clone());
            json!({ "hex": hex, "place": place, "side": G::SIDES.get(side).map(|side| side.word) })
        });
        json!({
            "phase_name": self.now.phase_name,
            "points": standing.points,
            "level": standing.level,
            "winner": standing.winner.and_then(|side| G::SIDES.get(side)).map(|side| side.word),
            "means": means,
            "weather": G::weather(rulebook, G::turn(known)),
            "sides": sides,
            "holders": holders.collect::<Vec<Value>>(),
        })
    }

    /// Returns a line for each event of an order, or of a command of the table, after which this many orders have been
    /// given. `known` is the position that both players know after it.
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
        let mut path = Vec::new();
        for (number, event) in events.iter().enumerate() {
            G::uncover(&mut shown, known, event);
            // An event that only one side knows is left out.
            if G::fact(event).only.is_some() {
                continue;
            }
            if let Some((turn, phase)) = G::opens(event) {
                self.now = moment::<G>(rulebook, turn, phase);
            }
            let data = match G::fact(event).what {
                Happening::PhaseOpened { .. } => {
                    Some(json!({ "points": G::stands(rulebook, &shown).points }))
                }
                _ => G::data(rulebook, &shown, event),
            };
            let step = G::marched(event);
            path.extend(step.map(|(_, hex)| hex));
            let goes_on = |(unit, _): (_, _)| {
                events.get(number + 1).and_then(G::marched).is_some_and(|(other, _)| other == unit)
            };
            if step.is_some_and(goes_on) {
                continue;
            }
            if let Some(mut data) = data {
                if step.is_some() {
                    data["path"] = json!(std::mem::take(&mut path));
                }
                let text = G::text(rulebook, &shown, event);
                lines.push(self.line::<G>(rulebook, orders, G::kind(event), text, data));
            }
            if matches!(G::fact(event).what, Happening::PhaseOpened { .. }) {
                lines.push(self.snapshot::<G>(rulebook, &shown, orders));
            }
        }
        self.now = now::<G>(rulebook, known);
        // A side may have lost units in the middle of a phase.
        lines.extend(self.changed::<G>(rulebook, known, orders));
        lines
    }

    /// Returns the lines for an undo of orders or commands: the number of orders left, and the state of the game.
    pub fn take_back<G: Fed>(
        &mut self,
        rulebook: &G::Rulebook,
        known: &G::Public,
        orders: usize,
    ) -> Vec<FeedLine> {
        self.now = now::<G>(rulebook, known);
        let data = json!({ "points": G::stands(rulebook, known).points });
        let text = Some("The last order is undone".to_owned());
        let taken = self.line::<G>(rulebook, orders, "taken_back", text, data);
        vec![taken, self.snapshot::<G>(rulebook, known, orders)]
    }

    fn line<G: Fed>(
        &mut self,
        rulebook: &G::Rulebook,
        orders: usize,
        kind: &'static str,
        text: Option<String>,
        data: Value,
    ) -> FeedLine {
        self.lines += 1;
        let Moment { turn, date, phase, side, .. } = self.now.clone();
        let mut places = BTreeMap::new();
        name_places(G::board(rulebook), &data, &mut places);
        FeedLine { line: self.lines, kind, orders, turn, date, phase, side, text, data, places }
    }
}

/// Adds the names of all places with a hex anywhere in these data.
fn name_places(board: &Board, data: &Value, places: &mut BTreeMap<Hex, String>) {
    match data {
        Value::String(text) => {
            let hex = text.parse::<Hex>().ok();
            let named = hex.and_then(|hex| Some((hex, board.place_at(hex)?.name.clone())));
            places.extend(named);
        }
        Value::Array(values) => values.iter().for_each(|value| name_places(board, value, places)),
        Value::Object(fields) => fields.values().for_each(|value| name_places(board, value, places)),
        _ => {}
    }
}

/// Returns the time of a position.
fn now<G: Fed>(rulebook: &G::Rulebook, known: &G::Public) -> Moment {
    moment::<G>(rulebook, G::turn(known), G::phase(known))
}
