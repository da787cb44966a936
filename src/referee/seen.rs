//! The lines of a file with what a program was sent of a game, and their comparison with the file of the game when it is
//! over: a referee that has changed an order in between is found out by any viewer.

use super::{
    bench::FileView,
    wire::{RefereeMessage, StepSent},
};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::BTreeMap;

/// The bytes of events in JSON above which their hash is kept.
const LONGEST: usize = 1024;

/// The kind of a line, as the message to which it belongs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum SeenKind {
    Game,
    Step,
    Back,
}

/// The viewer to whom something was sent: one folder may have lines to several.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeenBy {
    /// A text that is the same for every line to the same referee.
    pub club: String,
    /// The seat of the viewer; none for a spectator.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<usize>,
}

/// A message that has changed a game, as a line of the file in JSON.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct SeenLine {
    pub t: SeenKind,
    pub to: SeenBy,
    /// The number of the message.
    pub n: u64,
    /// The word for the side that gave the order.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<String>,
    /// The events, as they were sent; none if they are long, or cannot be compared.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub events: Option<Vec<Value>>,
    /// The BLAKE3 hash of long events in JSON.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub events_hash: Option<String>,
    /// Whether an event of it can never be taken back.
    #[serde(default, rename = "final", skip_serializing_if = "std::ops::Not::not")]
    pub is_final: bool,
    /// The hash of the view after it.
    pub hash: String,
}

impl SeenLine {
    /// Returns the line about a message; none if it changes no game. A spectator who sees the game later may be sent several
    /// orders as one step: `is_delayed` leaves the events out.
    pub fn of(message: &RefereeMessage, to: SeenBy, (is_final, is_delayed): (bool, bool)) -> Option<Self> {
        let line = |t, n, hash: &String| Self {
            t,
            to,
            n,
            by: None,
            events: None,
            events_hash: None,
            is_final: false,
            hash: hash.clone(),
        };
        match message {
            RefereeMessage::Game(game) => Some(line(SeenKind::Game, game.n, &game.hash)),
            RefereeMessage::Back(back) => Some(line(SeenKind::Back, back.n, &back.hash)),
            RefereeMessage::Step(step) => {
                let line = Self { is_final, ..line(SeenKind::Step, step.n, &step.hash) };
                Some(if is_delayed { line } else { line.with_events(step) })
            }
            _ => None,
        }
    }

    fn with_events(self, step: &StepSent) -> Self {
        let by = step.by.clone();
        if json_of(&step.events).len() <= LONGEST {
            Self { by, events: Some(step.events.clone()), ..self }
        } else {
            Self { by, events_hash: Some(hash_of(&step.events)), ..self }
        }
    }

    /// Returns the text of the line, without its end.
    pub fn text(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }

    /// Whether this is the step to a view of the file.
    fn is_step_to(&self, view: &FileView) -> bool {
        let has_events = match (&self.events, &self.events_hash) {
            (Some(events), _) => *events == view.events,
            (None, Some(hash)) => *hash == hash_of(&view.events),
            (None, None) => true,
        };
        // A command of the table has no giver in the file.
        let is_by_other = self.by.is_some() && view.by.is_some() && self.by != view.by;
        has_events && !is_by_other && self.hash == view.hash
    }
}

fn json_of(events: &[Value]) -> Vec<u8> {
    serde_json::to_vec(events).unwrap_or_default()
}

fn hash_of(events: &[Value]) -> String {
    blake3::hash(&json_of(events)).to_hex().to_string()
}

/// The lines of a file to one viewer, in the order in which they were written; none in the place of one that cannot be read.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct SeenLines(Vec<Option<SeenLine>>);

impl SeenLines {
    /// Reads the lines of a file to this viewer. A line that is no text damages only itself.
    pub fn read(text: &[u8], to: &SeenBy) -> Self {
        let lines = text.split(|byte| *byte == b'\n').filter(|line| !line.is_empty());
        let lines = lines.map(|line| serde_json::from_slice::<SeenLine>(line).ok());
        Self(lines.filter(|line| line.as_ref().is_none_or(|line| line.to == *to)).collect())
    }

    /// Whether there is no line that can be read.
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(Option::is_none)
    }

    /// Whether a line cannot be read.
    pub fn is_damaged(&self) -> bool {
        self.0.iter().any(Option::is_none)
    }

    /// Returns the lines that are in force for certain. What could have been taken back while nothing was heard is left
    /// out: everything after the last final event before that. Each has whether lines before it may be missing.
    fn in_force(&self) -> Vec<(&SeenLine, bool)> {
        let mut kept: Vec<(&SeenLine, bool)> = Vec::new();
        // The number of lines up to the last final one, and whether a line that cannot be read was the last.
        let (mut settled, mut has_gap) = (0, false);
        let mut known: BTreeMap<u64, &str> = BTreeMap::new();
        for line in &self.0 {
            let Some(line) = line else {
                kept.truncate(settled);
                has_gap = true;
                continue;
            };
            let is_repeated = known.insert(line.n, &line.hash) == Some(line.hash.as_str());
            let is_same = !has_gap && kept.last().is_some_and(|(last, _)| last.hash == line.hash);
            match line.t {
                SeenKind::Game if is_same => {}
                SeenKind::Game => {
                    kept.truncate(settled);
                    kept.push((line, std::mem::take(&mut has_gap)));
                }
                // Another copy of the program, at the same seat, was sent the same.
                _ if is_repeated => {}
                SeenKind::Step => {
                    kept.push((line, std::mem::take(&mut has_gap)));
                    if line.is_final {
                        settled = kept.len();
                    }
                }
                SeenKind::Back => {
                    // Of several equal positions the first: no order is missed in the file that was taken back.
                    let from = settled.saturating_sub(1);
                    let after = kept.iter().skip(from).position(|(before, _)| before.hash == line.hash);
                    match after {
                        Some(after) => kept.truncate(from + after + 1),
                        None => {
                            kept.truncate(settled);
                            kept.push((line, std::mem::take(&mut has_gap)));
                        }
                    }
                }
            }
        }
        kept
    }

    /// Compares the lines with the views of the file. `last` is the hash of the view that the program holds at the end.
    ///
    /// # Errors
    /// The file is not what was sent: the place of the first difference.
    pub fn compare(&self, views: &[FileView], last: &str) -> Result<(), Difference> {
        let mut at = 0;
        let orders = |at: usize| views.get(at).map_or(0, |view| view.orders);
        for (line, has_gap) in self.in_force() {
            let is_step = line.t == SeenKind::Step;
            let from = at + usize::from(is_step);
            let fits = |view: &FileView| {
                if is_step { line.is_step_to(view) } else { line.hash == view.hash }
            };
            match views.iter().skip(from).position(fits) {
                Some(after) => at = from + after,
                None => {
                    let order = views.get(from).map_or(orders(at) + 1, |view| view.orders.max(1));
                    let by = line.by.clone().filter(|_| !has_gap);
                    let somewhere = Difference::After { orders: orders(at) };
                    return Err(by.map_or(somewhere, |by| Difference::At { order, by }));
                }
            }
        }
        match views.last() {
            Some(view) if view.hash == last => Ok(()),
            _ => Err(Difference::After { orders: orders(at) }),
        }
    }
}

/// The place of the first difference between a file and what was sent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Difference {
    /// The order of this number is another one in the file, has another result, or is missing. The word is that of the side
    /// that gave the order that was sent.
    At { order: usize, by: String },
    /// It is somewhere after this many orders.
    After { orders: usize },
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn to() -> SeenBy {
        SeenBy { club: "club".to_owned(), seat: Some(0) }
    }

    /// A line whose position is named by a word. The event of a step is the word too.
    fn line(t: SeenKind, n: u64, hash: &str) -> SeenLine {
        let is_step = t == SeenKind::Step;
        let by = is_step.then(|| "german".to_owned());
        let events = is_step.then(|| vec![json!(hash)]);
        SeenLine { t, to: to(), n, by, events, events_hash: None, is_final: false, hash: hash.to_owned() }
    }

    fn step(n: u64, hash: &str) -> SeenLine {
        line(SeenKind::Step, n, hash)
    }

    fn whole(n: u64, hash: &str) -> SeenLine {
        line(SeenKind::Game, n, hash)
    }

    fn back(n: u64, hash: &str) -> SeenLine {
        line(SeenKind::Back, n, hash)
    }

    fn final_step(n: u64, hash: &str) -> SeenLine {
        SeenLine { is_final: true, ..step(n, hash) }
    }

    /// The views of a file in which each order leads to the position with the next word.
    fn views(words: &[&str]) -> Vec<FileView> {
        let view = |(orders, word): (usize, &&str)| FileView {
            orders,
            by: (orders > 0).then(|| "german".to_owned()),
            events: if orders > 0 { vec![json!(word)] } else { Vec::new() },
            hash: (*word).to_owned(),
        };
        words.iter().enumerate().map(view).collect()
    }

    fn compared(lines: &[SeenLine], words: &[&str]) -> Result<(), Difference> {
        let text: String = lines.iter().map(|line| line.text() + "\n").collect();
        let read = SeenLines::read(text.as_bytes(), &to());
        assert!(!read.is_damaged(), "{text}");
        read.compare(&views(words), words.last().expect("a start"))
    }

    fn at(order: usize) -> Result<(), Difference> {
        Err(Difference::At { order, by: "german".to_owned() })
    }

    #[test]
    fn every_step_must_be_in_the_file() {
        let lines = [whole(0, "start"), step(1, "a"), step(2, "b"), step(3, "c")];
        assert_eq!(compared(&lines, &["start", "a", "b", "c"]), Ok(()));
        assert_eq!(compared(&lines, &["start", "a", "x", "c"]), at(2), "another order");
        assert_eq!(compared(&lines, &["start", "b", "a", "c"]), at(3), "the second is not after the first");
        assert_eq!(compared(&lines, &["start", "a", "c"]), at(2), "an order is missing");
        assert_eq!(compared(&lines, &["start", "a", "b"]), at(3), "the end is missing");
        let read = SeenLines::read(lines[0].text().as_bytes(), &to());
        assert_eq!(read.compare(&views(&["start", "a"]), "z"), Err(Difference::After { orders: 0 }));
    }

    /// The position is the same, but the event that led to it is another one.
    #[test]
    fn an_event_must_be_the_same() {
        let long = vec![json!("x".repeat(LONGEST))];
        let hashed = SeenLine { events: None, events_hash: Some(hash_of(&long)), ..step(1, "a") };
        let mut file = views(&["start", "a"]);
        for (sent, events) in [(step(1, "a"), vec![json!("a")]), (hashed, long)] {
            let lines = SeenLines(vec![Some(whole(0, "start")), Some(sent)]);
            file[1].events = vec![json!("y")];
            assert_eq!(lines.compare(&file, "a"), at(1));
            file[1].events = events;
            assert_eq!(lines.compare(&file, "a"), Ok(()));
            file[1].by = Some("soviet".to_owned());
            assert_eq!(lines.compare(&file, "a"), at(1));
            file[1].by = Some("german".to_owned());
        }
    }

    #[test]
    fn what_was_taken_back_is_not_looked_for() {
        let lines = [whole(0, "start"), step(1, "a"), step(2, "b"), back(3, "a"), step(4, "c")];
        assert_eq!(compared(&lines, &["start", "a", "c"]), Ok(()));
        assert_eq!(compared(&lines, &["start", "b", "c"]), at(1));
        assert_eq!(compared(&lines, &["start", "a", "x"]), at(2));
        // Nothing goes back past a final event: no such takeback hides an order.
        let lines = [whole(0, "start"), final_step(1, "a"), step(2, "b"), back(3, "start"), step(4, "c")];
        assert_eq!(compared(&lines, &["start", "c"]), at(1));
    }

    /// A program that was started again is sent the whole game. What is before the last final event was not taken back
    /// meanwhile; the rest may have been.
    #[test]
    fn a_new_start_of_the_program_leaves_what_is_certain() {
        let before = [whole(0, "start"), final_step(1, "a"), step(2, "b")];
        let again = |n, hash| [before.as_slice(), &[whole(n, hash), step(n + 1, "d")]].concat();
        assert_eq!(compared(&again(2, "b"), &["start", "a", "b", "d"]), Ok(()), "nothing has happened");
        assert_eq!(compared(&again(2, "b"), &["start", "a", "x", "d"]), at(2));
        assert_eq!(compared(&again(5, "c"), &["start", "a", "c", "d"]), Ok(()), "taken back meanwhile");
        assert_eq!(compared(&again(5, "c"), &["start", "a", "b", "c", "d"]), Ok(()));
        assert_eq!(compared(&again(5, "c"), &["start", "x", "c", "d"]), at(1));
        let missing = compared(&again(5, "c"), &["start", "a", "b", "d"]);
        assert_eq!(missing, Err(Difference::After { orders: 1 }));
    }

    /// Two copies of the program at the same seat write the same lines; those of others are not for this viewer.
    #[test]
    fn repeated_lines_and_those_of_others_do_not_matter() {
        let other = |line: SeenLine| SeenLine { to: SeenBy { seat: None, ..to() }, ..line };
        let lines = [
            whole(0, "start"),
            step(1, "a"),
            whole(1, "a"),
            other(whole(0, "else")),
            step(2, "b"),
            step(2, "b"),
            step(3, "c"),
            other(step(1, "z")),
            step(3, "c"),
        ];
        assert_eq!(compared(&lines, &["start", "a", "b", "c"]), Ok(()));
    }

    #[test]
    fn a_damaged_line_leaves_what_is_certain() {
        let [first, second, third, fourth] =
            [whole(0, "start"), final_step(1, "a"), step(2, "b"), step(4, "d")].map(|line| line.text());
        let text = format!("{first}\n{second}\n{third}\n{{\"t\":\"st\n{fourth}\n");
        let lines = SeenLines::read(text.as_bytes(), &to());
        assert!(lines.is_damaged() && !lines.is_empty());
        assert_eq!(lines.compare(&views(&["start", "a", "c", "d"]), "d"), Ok(()));
        assert_eq!(lines.compare(&views(&["start", "x", "c", "d"]), "d"), at(1));
        let somewhere = Err(Difference::After { orders: 1 });
        assert_eq!(lines.compare(&views(&["start", "a", "c", "x"]), "x"), somewhere);
        let nothing = SeenLines::read(b"\xff\nno line\n", &to());
        assert!(nothing.is_empty() && nothing.is_damaged());
        assert!(SeenLines::default().is_empty());
    }
}
