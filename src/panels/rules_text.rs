//! The rules in words, from the file `guderian/rules.ron`.

use crate::data;
use serde::Deserialize;

/// All chapters and the options of the game.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RulesText {
    /// The chapters.
    pub chapters: Vec<Chapter>,
    /// The options.
    pub options: Vec<OptionText>,
}

/// A chapter.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Chapter {
    /// Its number.
    pub number: String,
    /// Its title.
    pub title: String,
    /// Its cases.
    pub cases: Vec<Case>,
}

/// A case of the rules.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Case {
    /// Its number, as refusals name it.
    pub id: String,
    /// Where it stands in the reference.
    pub paragraph: String,
    /// Its title.
    pub title: String,
    /// Its text.
    pub text: String,
}

/// An option of the game.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OptionText {
    /// Its name.
    pub name: String,
    /// Its values, the default first.
    pub values: Vec<String>,
    /// Its title.
    pub title: String,
    /// What it does.
    pub text: String,
    /// The case that it changes.
    pub case: String,
}

/// A piece of a text: plain words or the id of another case.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Span<'a> {
    /// Words.
    Words(&'a str),
    /// A case to go to.
    Link(&'a str),
}

impl RulesText {
    /// The shipped text, or the player's; without any if it cannot be read.
    pub fn shipped() -> Self {
        data::load("guderian/rules.ron")
            .and_then(|source| data::parse(&source.name, &source.text))
            .unwrap_or_default()
    }

    /// The case with this id.
    pub fn case(&self, id: &str) -> Option<&Case> {
        self.chapters.iter().flat_map(|chapter| &chapter.cases).find(|case| case.id == id)
    }
}

impl Case {
    /// Whether every word of a search stands in it.
    pub fn matches(&self, search: &str) -> bool {
        let all = format!("{} {} {}", self.id, self.title, self.text).to_lowercase();
        search.split_whitespace().all(|word| all.contains(&word.to_lowercase()))
    }

    /// Its text, taken apart into words and references like `(case 6.4)`.
    pub fn spans(&self) -> Vec<Span<'_>> {
        let mut spans = Vec::new();
        let mut rest = self.text.as_str();
        while let Some(at) = rest.find("(case ") {
            let id_at = at + "(case ".len();
            let Some(end) = rest[id_at..].find([')', ',', ';']) else { break };
            spans.push(Span::Words(&rest[..id_at]));
            spans.push(Span::Link(&rest[id_at..id_at + end]));
            rest = &rest[id_at + end..];
        }
        spans.push(Span::Words(rest));
        spans
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_reference_leads_to_a_case() {
        let rules = RulesText::shipped();
        assert!(rules.chapters.len() > 10 && rules.options.len() == 12);
        for case in rules.chapters.iter().flat_map(|chapter| &chapter.cases) {
            for span in case.spans() {
                if let Span::Link(id) = span {
                    assert!(rules.case(id).is_some(), "{} names {id}", case.id);
                }
            }
        }
    }
}
