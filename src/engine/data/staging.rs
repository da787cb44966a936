//! What a scenario tells its players before they begin, and nothing that it is played by: its picture, how long and how
//! hard it is, what happened, who is who, what wins, what is unusual. All of it may be left out.

use super::{Fault, locate::field};
use serde::Deserialize;
use std::borrow::Cow;

/// The field of a scenario that holds it.
const FIELD: &str = "staging";
/// Letters of a line.
const LONGEST_LINE: usize = 200;
/// Letters of a line at the foot of a sheet.
const LONGEST_AT_FOOT: usize = 80;
/// Letters of a paragraph.
const LONGEST: usize = 1200;
const MOST: usize = 12;
/// Hexes that a picture may be wide.
const ACROSS: std::ops::RangeInclusive<u8> = 4..=99;

/// What a scenario tells its players before they begin.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Staging {
    /// The part of the map that its picture shows, and where the view opens.
    pub picture: Option<Frame>,
    pub difficulty: Option<Difficulty>,
    /// How many minutes a game takes; none if nobody knows.
    pub minutes: Option<u16>,
    /// Whether it is the first to play for somebody new.
    pub for_newcomers: bool,
    /// The name of the side that a person plays who has not chosen one.
    pub advised: Option<String>,
    /// A line of history, for its card.
    pub history: String,
    /// What happened before it begins.
    pub happened: String,
    /// Who fights: for each side a line or some.
    pub who: Vec<String>,
    pub wins: Vec<String>,
    /// What differs from what players of the game are used to.
    pub unusual: Vec<String>,
    /// What stands at the foot of its sheet.
    pub sheet: Foot,
}

/// What stands at the foot of a scenario's sheet; where a line is empty, its map's or its title stands there.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Foot {
    pub title: String,
    pub subtitle: String,
}

impl Foot {
    /// The title, if it has one.
    pub fn title(&self) -> Option<String> {
        Some(self.title.clone()).filter(|title| !title.is_empty())
    }

    /// The line under the title, if it has one.
    pub fn subtitle(&self) -> Option<String> {
        Some(self.subtitle.clone()).filter(|subtitle| !subtitle.is_empty())
    }
}

/// A part of the map.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Frame {
    /// The hex in its middle.
    pub hex: String,
    /// How many hexes it is wide.
    pub across: u8,
}

/// How hard a scenario is to learn and to play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum Difficulty {
    Easy,
    Medium,
    Hard,
}

impl Difficulty {
    pub fn words(self) -> &'static str {
        match self {
            Self::Easy => "easy",
            Self::Medium => "medium",
            Self::Hard => "hard",
        }
    }
}

impl Staging {
    /// Whether it has something to read beyond its card.
    pub fn has_briefing(&self) -> bool {
        !(self.happened.is_empty() && self.who.is_empty() && self.wins.is_empty() && self.unusual.is_empty())
    }

    /// What is wrong with it, by paths in the scenario: `on_map` tells whether a hex lies on the map, and `sides` are
    /// the names of the sides.
    pub fn faults(&self, on_map: impl Fn(&str) -> bool, sides: [&str; 2]) -> Vec<Fault> {
        let mut faults = Vec::new();
        let mut fault =
            |path: &str, sentence: String| faults.push(Fault::new(format!("{FIELD}.{path}"), sentence));
        if let Some(Frame { hex, across }) = &self.picture {
            if !on_map(hex) {
                fault("picture.hex", format!("{hex} is no hex of the map"));
            }
            if !ACROSS.contains(across) {
                let (least, most) = (ACROSS.start(), ACROSS.end());
                fault("picture.across", format!("a picture is {least} to {most} hexes wide"));
            }
        }
        if self.minutes == Some(0) {
            fault("minutes", "a game takes a minute at least".to_owned());
        }
        if let Some(side) = self.advised.as_deref().filter(|side| !sides.contains(side)) {
            fault("advised", format!("{side} is no side: {} or {} is expected", sides[0], sides[1]));
        }
        for (path, words, most) in
            [("history", &self.history, LONGEST_LINE), ("happened", &self.happened, LONGEST)]
        {
            if words.chars().count() > most {
                fault(path, format!("this is too long: {most} letters fit"));
            }
        }
        for (path, words) in [("sheet.title", &self.sheet.title), ("sheet.subtitle", &self.sheet.subtitle)] {
            if words.chars().count() > LONGEST_AT_FOOT {
                fault(path, format!("this is too long: {LONGEST_AT_FOOT} letters fit"));
            }
        }
        for (path, lines) in [("who", &self.who), ("wins", &self.wins), ("unusual", &self.unusual)] {
            if lines.len() > MOST {
                fault(path, format!("{MOST} lines fit"));
            }
            for (number, line) in lines.iter().enumerate() {
                if line.chars().count() > 2 * LONGEST_LINE {
                    fault(
                        &format!("{path}[{number}]"),
                        format!("this is too long: {} letters fit", 2 * LONGEST_LINE),
                    );
                }
            }
        }
        faults
    }
}

/// The text of a scenario without the lines of what it only tells: what it is played by. Games know their scenario by
/// the digest of this, so that words can be mended while a game lies in a file.
pub fn without_staging(text: &str) -> Cow<'_, str> {
    without_field(text, FIELD)
}

/// The text of a map without what is only drawn of the land between: what it is played on.
pub fn without_countryside(text: &str) -> Cow<'_, str> {
    without_field(text, "countryside")
}

fn without_field<'a>(text: &'a str, name: &str) -> Cow<'a, str> {
    let Some((entry, _)) = field(text, name) else { return Cow::Borrowed(text) };
    let before = text.get(..entry.start).unwrap_or_default();
    let behind = text.get(entry.end..).unwrap_or_default();
    // Alone in its lines, it goes with them.
    let is_blank = |words: &str| words.chars().all(|letter| matches!(letter, ' ' | '\t' | '\r'));
    let line = before.rfind('\n').map_or(0, |end| end + 1);
    let (begun, rest) = (before.get(line..).unwrap_or_default(), behind.split_once('\n'));
    match rest {
        Some((rest, behind)) if is_blank(begun) && is_blank(rest) => {
            Cow::Owned([before.get(..line).unwrap_or_default(), behind].concat())
        }
        _ => Cow::Owned([before, behind].concat()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::data::with_places;

    const WITHOUT: &str = "(\n    id: \"x\",\n    // of one\n    title: \"\",\n)\n";

    #[test]
    fn what_it_is_played_by_is_the_same_with_staging_and_without() {
        let staging =
            "    staging: (\n        history: \"a ) or ,\", // )\n        who: [\"a\", \"b\"],\n    ),\n";
        for place in [2, 15] {
            let with = [&WITHOUT[..place], staging, &WITHOUT[place..]].concat();
            assert_eq!(without_staging(&with), WITHOUT, "{with}");
        }
        assert_eq!(without_staging(WITHOUT), WITHOUT);
        assert_eq!(without_staging("(staging: (), id: 1)"), "( id: 1)");
        let map = "(\n    roads: [],\n    countryside: Some((\n        // Drawn only.\n        fields: 62,\n    )),\n)\n";
        assert_eq!(without_countryside(map), "(\n    roads: [],\n)\n");
    }

    #[test]
    fn what_is_wrong_is_told_with_its_place() {
        let text = "(\nid: \"x\",\nstaging: (\n  picture: Some((hex: \"9999\", across: 2)),\n  advised: Some(\"Blue\"),\n  \
            wins: [\"a\", \"LONG\"],\n),\n)";
        let text = text.replace("LONG", &"x".repeat(401));
        #[derive(Deserialize)]
        struct Staged {
            staging: Staging,
        }
        let Staged { staging } = ron::from_str(&text).expect("good form");
        let faults = staging.faults(|hex| hex == "0101", ["Red", "Grey"]);
        let told: Vec<(usize, String)> = with_places("x.ron", &text, faults)
            .into_iter()
            .map(|error| (error.line, error.sentence.split(':').next().unwrap_or_default().to_owned()))
            .collect();
        let places = [(4, "picture.hex"), (4, "picture.across"), (5, "advised"), (6, "wins[1]")];
        for ((line, sentence), (expected, path)) in told.iter().zip(places) {
            assert!(*line == expected && sentence.contains(path), "{told:?}");
        }
        assert_eq!(told.len(), places.len());
    }
}
