//! The texts and pictures of a scenario that players see before they begin, and that do not affect the game: picture,
//! length, difficulty, history, forces, victory conditions, special rules. All of it is optional.

use super::{Fault, locate::field};
use serde::{Deserialize, Serialize};
use std::borrow::Cow;

/// The field of a scenario that contains it.
const FIELD: &str = "staging";
/// Limit of the letters of a line.
const LONGEST_LINE: usize = 200;
/// Limit of the letters of a line at the foot of a sheet.
const LONGEST_AT_FOOT: usize = 80;
/// Limit of the letters of a paragraph.
const LONGEST: usize = 1200;
const MOST: usize = 12;
/// The allowed widths of a picture, in hexes.
const ACROSS: std::ops::RangeInclusive<u8> = 4..=99;

/// The introduction of a scenario for its players.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Staging {
    /// The part of the map in its picture; the view also opens there.
    pub picture: Option<Frame>,
    pub difficulty: Option<Difficulty>,
    /// The length of a game in minutes; none if it is not known.
    pub minutes: Option<u16>,
    /// Whether new players should play it first.
    pub for_newcomers: bool,
    /// The name of the side for a person who has not chosen one.
    pub advised: Option<String>,
    /// A line of history for its card.
    pub history: String,
    /// The events before it begins.
    pub happened: String,
    /// The forces: some lines for each side.
    pub who: Vec<String>,
    pub wins: Vec<String>,
    /// The differences from other scenarios of the game.
    pub unusual: Vec<String>,
    /// The lines at the foot of its sheet.
    pub sheet: Foot,
}

/// The lines at the foot of a scenario's sheet; an empty line is replaced by that of its map or by its title.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
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
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Frame {
    /// The hex in its centre.
    pub hex: String,
    /// Its width in hexes.
    pub across: u8,
}

/// The difficulty of a scenario, to learn and to play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Difficulty {
    Easy,
    Medium,
    Hard,
}

impl Staging {
    /// Whether it has a text beyond its card.
    pub fn has_briefing(&self) -> bool {
        !(self.happened.is_empty() && self.who.is_empty() && self.wins.is_empty() && self.unusual.is_empty())
    }

    /// Returns its faults, by paths in the scenario: `on_map` returns whether a hex is on the map, and `sides` are the
    /// names of the sides.
    pub fn faults(&self, on_map: impl Fn(&str) -> bool, sides: [&str; 2]) -> Vec<Fault> {
        let mut faults = Vec::new();
        let mut fault =
            |path: &str, sentence: String| faults.push(Fault::new(format!("{FIELD}.{path}"), sentence));
        if let Some(Frame { hex, across }) = &self.picture {
            if !on_map(hex) {
                fault("picture.hex", format!("{hex} is not a hex of the map"));
            }
            if !ACROSS.contains(across) {
                let (least, most) = (ACROSS.start(), ACROSS.end());
                fault("picture.across", format!("a picture is {least} to {most} hexes wide"));
            }
        }
        if self.minutes == Some(0) {
            fault("minutes", "a game takes at least a minute".to_owned());
        }
        if let Some(side) = self.advised.as_deref().filter(|side| !sides.contains(side)) {
            fault("advised", format!("{side} is not a side: {} or {} is expected", sides[0], sides[1]));
        }
        for (path, words, most) in
            [("history", &self.history, LONGEST_LINE), ("happened", &self.happened, LONGEST)]
        {
            if words.chars().count() > most {
                fault(path, format!("this is too long: at most {most} letters fit"));
            }
        }
        for (path, words) in [("sheet.title", &self.sheet.title), ("sheet.subtitle", &self.sheet.subtitle)] {
            if words.chars().count() > LONGEST_AT_FOOT {
                fault(path, format!("this is too long: at most {LONGEST_AT_FOOT} letters fit"));
            }
        }
        for (path, lines) in [("who", &self.who), ("wins", &self.wins), ("unusual", &self.unusual)] {
            if lines.len() > MOST {
                fault(path, format!("at most {MOST} lines fit"));
            }
            for (number, line) in lines.iter().enumerate() {
                if line.chars().count() > 2 * LONGEST_LINE {
                    fault(
                        &format!("{path}[{number}]"),
                        format!("this is too long: at most {} letters fit", 2 * LONGEST_LINE),
                    );
                }
            }
        }
        faults
    }
}

/// Returns the text of a scenario without its introduction: only the parts that affect the game. Games recognize their
/// scenario by the digest of this, so that texts can be corrected while a game is saved.
pub fn without_staging(text: &str) -> Cow<'_, str> {
    without_field(text, FIELD)
}

/// Returns the text of a map without the open country that is only drawn: only the parts that affect the game.
pub fn without_countryside(text: &str) -> Cow<'_, str> {
    without_field(text, "countryside")
}

fn without_field<'a>(text: &'a str, name: &str) -> Cow<'a, str> {
    let Some((entry, _)) = field(text, name) else { return Cow::Borrowed(text) };
    let before = text.get(..entry.start).unwrap_or_default();
    let behind = text.get(entry.end..).unwrap_or_default();
    // If the field is alone in its lines, they are removed too.
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
