//! The rules in our own words, as data: every case with its number, title and text, and the options.

use crate::data::{self, DataError, Fault};
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;

/// The rules file.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RulesText {
    /// The chapters.
    pub chapters: Vec<Chapter>,
    /// The options.
    pub options: Vec<OptionText>,
}

/// A chapter of the rules.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Chapter {
    /// Its number.
    pub number: String,
    /// Its title.
    pub title: String,
    /// Its cases.
    pub cases: Vec<CaseText>,
}

/// A case of the rules.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CaseText {
    /// Its number, by which refusals cite it.
    pub id: String,
    /// The paragraph that it comes from.
    pub paragraph: String,
    /// Its title.
    pub title: String,
    /// Its text.
    pub text: String,
}

/// An option of a game.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OptionText {
    /// Its name.
    pub name: String,
    /// Its values, the default first.
    pub values: Vec<String>,
    /// What players call its values, in the same order; none where the values say it themselves.
    #[serde(default)]
    pub labels: Vec<String>,
    /// Its title.
    pub title: String,
    /// What it changes.
    pub text: String,
    /// The case that it belongs to.
    pub case: String,
}

impl RulesText {
    /// Loads the rules of the game.
    ///
    /// # Errors
    /// The file cannot be read, or two cases have one number.
    pub fn load() -> Result<Self, Vec<DataError>> {
        let source = data::load("guderian/rules.ron").map_err(|error| vec![error])?;
        let rules: Self = data::parse(&source.name, &source.text).map_err(|error| vec![error])?;
        let faults = rules.faults();
        if faults.is_empty() { Ok(rules) } else { Err(data::with_places(&source.name, &source.text, faults)) }
    }

    /// What is wrong with the meaning of the file.
    pub fn faults(&self) -> Vec<Fault> {
        let mut seen = BTreeSet::new();
        let mut faults = Vec::new();
        for (number, chapter) in self.chapters.iter().enumerate() {
            for (index, case) in chapter.cases.iter().enumerate() {
                if !seen.insert(&case.id) {
                    let path = format!("chapters[{number}].cases[{index}].id");
                    faults.push(Fault::new(path, format!("two cases have the number {}", case.id)));
                }
            }
        }
        for (number, option) in self.options.iter().enumerate() {
            if !option.labels.is_empty() && option.labels.len() != option.values.len() {
                let path = format!("options[{number}].labels");
                faults.push(Fault::new(path, "a label for each value is expected"));
            }
            if !seen.contains(&option.case) {
                let path = format!("options[{number}].case");
                faults.push(Fault::new(path, format!("there is no case {}", option.case)));
            }
        }
        faults
    }

    /// The case with this number.
    pub fn case(&self, id: &str) -> Option<&CaseText> {
        self.chapters.iter().flat_map(|chapter| &chapter.cases).find(|case| case.id == id)
    }
}
