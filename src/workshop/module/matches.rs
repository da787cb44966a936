//! The file with the matches of a module: which picture is the card of which unit. A player edits it by hand.

use super::{
    matching::Matching,
    units::{Unit, is_meant},
};
use crate::engine::data::{DataError, Fault, parse_telling_all, plain, with_places};
use serde::{Deserialize, Serialize};
use std::{collections::BTreeMap, fmt::Write};

/// The card of a unit, in pictures of a module.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Match {
    /// The id of a unit or a unit type, or a pattern such as `ge-tank-*`.
    pub unit: String,
    /// The picture of the front; empty for a unit without a card of its own.
    #[serde(default)]
    pub front: String,
    /// The picture of the back; empty without one.
    #[serde(default)]
    pub back: String,
    /// The name of the piece, for the reader.
    #[serde(default)]
    pub piece: String,
    /// How sure the guess is, from 0 to 1; 1 for one of a person.
    #[serde(default = "sure")]
    pub score: f32,
}

fn sure() -> f32 {
    1.0
}

/// All matches of a module.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Matches {
    /// The name of the module's file, for the reader.
    #[serde(default)]
    pub module: String,
    /// The id of the game.
    pub game: String,
    #[serde(default)]
    pub matches: Vec<Match>,
}

impl Matches {
    /// Reads a file with matches.
    ///
    /// # Errors
    /// Every place that does not fit, with line and column.
    pub fn parse(file: &str, text: &str) -> Result<Self, Vec<DataError>> {
        let matches: Self = parse_telling_all(file, text)?;
        let faults = matches.faults_of_itself();
        if faults.is_empty() { Ok(matches) } else { Err(with_places(file, text, faults)) }
    }

    /// Returns what cannot be meant whatever the module and the game are.
    fn faults_of_itself(&self) -> Vec<Fault> {
        let mut faults = Vec::new();
        let mut seen: BTreeMap<&str, usize> = BTreeMap::new();
        for (number, one) in self.matches.iter().enumerate() {
            let at = |field: &str| format!("matches[{number}].{field}");
            if !(0.0..=1.0).contains(&one.score) {
                faults.push(Fault::new(at("score"), "a number from 0 to 1 is expected"));
            }
            if one.front.is_empty() && !one.back.is_empty() {
                faults.push(Fault::new(at("back"), "a card with a back needs a front"));
            }
            if let Some(first) = seen.insert(&one.unit, number) {
                let why = format!("\"{}\" is in this list twice, first as number {}", one.unit, first + 1);
                faults.push(Fault::new(at("unit"), why));
            }
        }
        faults
    }

    /// Returns the faults of a file for a game and a module: units and pictures that do not exist.
    pub fn faults(
        &self,
        (file, text): (&str, &str),
        units: &[Unit],
        has_image: &dyn Fn(&str) -> bool,
    ) -> Vec<DataError> {
        let mut faults = Vec::new();
        for (number, one) in self.matches.iter().enumerate() {
            if !is_meant(units, &one.unit) {
                let why = format!(
                    "the game has no unit \"{}\", and none that fits it as a pattern: `kessel guide packs` lists them",
                    one.unit
                );
                faults.push(Fault::new(format!("matches[{number}].unit"), why));
            }
            for (field, image) in [("front", &one.front), ("back", &one.back)] {
                if !image.is_empty() && !has_image(image) {
                    let why =
                        format!("the module has no picture \"{image}\": `kessel import --list` lists them");
                    faults.push(Fault::new(format!("matches[{number}].{field}"), why));
                }
            }
        }
        with_places(file, text, faults)
    }

    /// Returns the matches of a table, with a line for each unit.
    pub fn of(matching: &Matching, module: &str, game: &str) -> Self {
        let matches = matching.all_rows().into_iter().map(|row| Match {
            unit: row.unit.to_owned(),
            front: row.front.to_owned(),
            back: row.back.to_owned(),
            piece: row.piece,
            score: row.score,
        });
        Self { module: module.to_owned(), game: game.to_owned(), matches: matches.collect() }
    }

    /// The matches that have a picture.
    pub fn with_pictures(&self) -> impl Iterator<Item = &Match> {
        self.matches.iter().filter(|one| !one.front.is_empty())
    }

    /// Writes the file: a line for each unit, behind which is its name.
    pub fn to_text(&self, units: &[Unit]) -> String {
        let mut text = HEAD.to_owned();
        let _ = writeln!(
            text,
            "(\n    module: {},\n    game: {},\n    matches: [",
            quoted(&self.module),
            quoted(&self.game)
        );
        for one in &self.matches {
            let _ = write!(text, "        (unit: {}, front: {}", quoted(&one.unit), quoted(&one.front));
            if !one.back.is_empty() {
                let _ = write!(text, ", back: {}", quoted(&one.back));
            }
            if !one.front.is_empty() {
                let _ = write!(text, ", piece: {}, score: {:.2}", quoted(&one.piece), one.score);
            }
            text.push_str("),");
            if let Some(unit) = units.iter().find(|unit| unit.id == one.unit) {
                let _ = write!(text, " // {}", plain(&unit.name));
            }
            text.push('\n');
        }
        text.push_str("    ],\n)\n");
        text
    }
}

/// The comment at the head of the file.
const HEAD: &str = "// Which picture of a module is the card of which unit, guessed by their names. Correct what is wrong, leave `front`
// empty for a unit that keeps its usual card, and give this file to `kessel import` with `--matches`. `unit` is the id
// of a unit or of a unit type, or a pattern such as \"ge-tank-*\". `piece` and `score` are for the reader.
";

/// Returns a text as RON writes it.
pub(super) fn quoted(text: &str) -> String {
    ron::to_string(text).unwrap_or_else(|_| "\"\"".to_owned())
}
