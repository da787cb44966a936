//! The texts of a scenario: its title, its summary and its briefing.

use super::{
    shown::translate,
    texts::{HasTexts, visit_lines},
};
use crate::engine::data::Staging;
use serde::Deserialize;

/// The texts of a scenario, read without the rest of its file.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(default)]
pub struct ScenarioTexts {
    pub title: String,
    pub summary: String,
    pub staging: Staging,
}

impl ScenarioTexts {
    /// The line on its card: its history, or its summary.
    pub fn line(&self) -> &str {
        if self.staging.history.is_empty() { &self.summary } else { &self.staging.history }
    }
}

impl HasTexts for ScenarioTexts {
    fn visit_texts(&mut self, visit: &mut dyn FnMut(&str, &mut String)) {
        visit("title", &mut self.title);
        visit("summary", &mut self.summary);
        let Staging { history, happened, who, wins, unusual, sheet, .. } = &mut self.staging;
        visit("history", history);
        visit("happened", happened);
        visit_lines("who", who, visit);
        visit_lines("wins", wins, visit);
        visit_lines("unusual", unusual, visit);
        visit("sheet.title", &mut sheet.title);
        visit("sheet.subtitle", &mut sheet.subtitle);
    }
}

/// Returns the texts of a scenario in the language of the table.
pub fn translated_scenario(game: &str, id: &str, mut texts: ScenarioTexts) -> ScenarioTexts {
    translate(&format!("{game}/{id}.ron"), &mut texts);
    texts
}
