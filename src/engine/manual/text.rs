//! The rules file: every case with its number, title, text, examples and tables, and the options.

use super::{
    numbers::Numbers,
    references::{Target, references},
};
use crate::engine::data::{self, DataError, Fault};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};

#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RulesText {
    /// The reading of its case numbers.
    #[serde(default)]
    pub numbers: Numbers,
    pub chapters: Vec<Chapter>,
    pub options: Vec<OptionText>,
    /// The cases that mention each case: the book asks in every frame, and finding them needs the whole text.
    #[serde(skip)]
    mentions: BTreeMap<String, Vec<String>>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Chapter {
    pub number: String,
    pub title: String,
    pub cases: Vec<CaseText>,
}

/// A case of the rules.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CaseText {
    /// Its number, by which refusals cite it.
    pub id: String,
    pub paragraph: String,
    pub title: String,
    /// Its text; an empty line begins a new paragraph.
    pub text: String,
    #[serde(default)]
    pub examples: Vec<String>,
    /// Tables that belong to it.
    #[serde(default)]
    pub tables: Vec<CaseTable>,
}

/// A table in the rules.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CaseTable {
    /// The heads of its columns.
    pub head: Vec<String>,
    /// Its rows, each as long as its head.
    pub rows: Vec<Vec<String>>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OptionText {
    pub name: String,
    /// Its values, the default first.
    pub values: Vec<String>,
    /// The labels of its values for players, in the same order; none if the values are clear.
    #[serde(default)]
    pub labels: Vec<String>,
    pub title: String,
    /// The text on its effect.
    pub text: String,
    /// The case that it belongs to.
    pub case: String,
}

impl CaseText {
    /// The texts in it after its title, piece by piece: text, examples, cells of tables.
    pub fn pieces(&self) -> impl Iterator<Item = &str> {
        let cells = self.tables.iter().flat_map(|table| table.head.iter().chain(table.rows.iter().flatten()));
        std::iter::once(&self.text).chain(&self.examples).chain(cells).map(String::as_str)
    }
}

impl RulesText {
    /// Loads the rules of a game from a file like `guderian/rules.ron`.
    ///
    /// # Errors
    /// The file cannot be read, or has faults: with file, line and column.
    pub fn load(name: &str) -> Result<Self, Vec<DataError>> {
        let source = data::load(name).map_err(|error| vec![error])?;
        let rules: Self = data::parse_telling_all(&source.name, &source.text)?;
        let faults = rules.faults();
        if faults.is_empty() {
            Ok(rules.in_order().knowing_mentions())
        } else {
            Err(data::with_places(&source.name, &source.text, faults))
        }
    }

    /// Returns the rules with the cases of each chapter in the order of their numbers, as readers expect it.
    fn in_order(mut self) -> Self {
        let numbers = self.numbers;
        for chapter in &mut self.chapters {
            let Chapter { number, cases, .. } = chapter;
            cases.sort_by_cached_key(|case| numbers.place(number, &case.id));
        }
        self
    }

    fn knowing_mentions(mut self) -> Self {
        let mut mentions = BTreeMap::<String, Vec<String>>::new();
        for case in self.cases() {
            let named = case.pieces().flat_map(references).filter_map(|reference| match reference.target {
                Target::Case(id) if id != case.id => Some(id),
                _ => None,
            });
            for id in named.collect::<BTreeSet<&str>>() {
                mentions.entry(id.to_owned()).or_default().push(case.id.clone());
            }
        }
        self.mentions = mentions;
        self
    }

    pub fn case(&self, id: &str) -> Option<&CaseText> {
        self.cases().find(|case| case.id == id)
    }

    /// Every case, in the order of the book.
    pub fn cases(&self) -> impl Iterator<Item = &CaseText> {
        self.chapters.iter().flat_map(|chapter| &chapter.cases)
    }

    /// Returns the index of the chapter of a case.
    pub fn chapter_of(&self, id: &str) -> Option<usize> {
        self.chapters.iter().position(|chapter| chapter.cases.iter().any(|case| case.id == id))
    }

    /// The options that belong to a case.
    pub fn options_of<'a>(&'a self, id: &'a str) -> impl Iterator<Item = &'a OptionText> {
        self.options.iter().filter(move |option| option.case == id)
    }

    /// The cases that mention this one, in the order of the book.
    pub fn mentions(&self, id: &str) -> &[String] {
        self.mentions.get(id).map_or(&[], Vec::as_slice)
    }

    /// Returns the faults of meaning of the file.
    pub fn faults(&self) -> Vec<Fault> {
        let mut faults = Vec::new();
        let mut seen = BTreeSet::new();
        for (number, chapter) in self.chapters.iter().enumerate() {
            if self.chapters.iter().take(number).any(|other| other.number == chapter.number) {
                let sentence = format!("two chapters have the number {}", chapter.number);
                faults.push(Fault::new(format!("chapters[{number}].number"), sentence));
            }
            for (index, case) in chapter.cases.iter().enumerate() {
                let path = format!("chapters[{number}].cases[{index}]");
                if !seen.insert(&case.id) {
                    let sentence = format!("two cases have the number {}", case.id);
                    faults.push(Fault::new(format!("{path}.id"), sentence));
                }
                self.case_faults(case, &path, &mut faults);
            }
        }
        self.option_faults(&mut faults);
        faults
    }

    fn case_faults(&self, case: &CaseText, path: &str, faults: &mut Vec<Fault>) {
        for (what, words) in [("id", &case.id), ("title", &case.title), ("text", &case.text)] {
            if words.trim().is_empty() {
                faults.push(Fault::new(format!("{path}.{what}"), "a text is expected here"));
            }
        }
        for reference in case.pieces().flat_map(references) {
            let sentence = match reference.target {
                Target::Case(id) if self.case(id).is_none() => format!("there is no case {id}"),
                Target::Chapter(number) if !self.chapters.iter().any(|chapter| chapter.number == number) => {
                    format!("there is no chapter {number}")
                }
                _ => continue,
            };
            faults.push(Fault::new(format!("{path}.text"), sentence));
        }
        for (number, table) in case.tables.iter().enumerate() {
            for (row, cells) in table.rows.iter().enumerate() {
                if cells.len() != table.head.len() {
                    let sentence =
                        format!("{} cells are expected, as many as the head has", table.head.len());
                    faults.push(Fault::new(format!("{path}.tables[{number}].rows[{row}]"), sentence));
                }
            }
        }
    }

    fn option_faults(&self, faults: &mut Vec<Fault>) {
        for (number, option) in self.options.iter().enumerate() {
            if !option.labels.is_empty() && option.labels.len() != option.values.len() {
                let path = format!("options[{number}].labels");
                faults.push(Fault::new(path, "a label for each value is expected"));
            }
            if self.case(&option.case).is_none() {
                let path = format!("options[{number}].case");
                faults.push(Fault::new(path, format!("there is no case {}", option.case)));
            }
        }
    }
}
