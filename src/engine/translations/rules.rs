//! The texts of a rules book.

use super::{
    shown::translate,
    texts::{HasTexts, in_key, visit_lines},
};
use crate::engine::manual::{CaseText, OptionText, RulesText};

/// Returns a rules book that was read from a file in the language of the table.
pub fn translated_rules(file: &str, mut rules: RulesText) -> RulesText {
    translate(file, &mut rules);
    rules
}

impl HasTexts for RulesText {
    fn visit_texts(&mut self, visit: &mut dyn FnMut(&str, &mut String)) {
        for chapter in &mut self.chapters {
            visit(&format!("chapter-{}", in_key(&chapter.number)), &mut chapter.title);
            chapter.cases.iter_mut().for_each(|case| case.visit_texts(visit));
        }
        self.options.iter_mut().for_each(|option| option.visit_texts(visit));
    }
}

impl HasTexts for CaseText {
    fn visit_texts(&mut self, visit: &mut dyn FnMut(&str, &mut String)) {
        let key = format!("case-{}", in_key(&self.id));
        visit(&format!("{key}.title"), &mut self.title);
        visit(&format!("{key}.text"), &mut self.text);
        visit_lines(&format!("{key}.example"), &mut self.examples, visit);
        // Cells with results and numbers alone, such as D1/A1, are the same in every language.
        let mut visit_cell = |key: &str, cell: &mut String| {
            if cell.contains(|letter: char| letter.is_lowercase()) {
                visit(key, cell);
            }
        };
        for (number, table) in (1..).zip(&mut self.tables) {
            visit_lines(&format!("{key}.table-{number}-head"), &mut table.head, &mut visit_cell);
            for (row, cells) in (1..).zip(&mut table.rows) {
                visit_lines(&format!("{key}.table-{number}-row-{row}"), cells, &mut visit_cell);
            }
        }
    }
}

impl HasTexts for OptionText {
    fn visit_texts(&mut self, visit: &mut dyn FnMut(&str, &mut String)) {
        let key = format!("option-{}", in_key(&self.name));
        visit(&format!("{key}.title"), &mut self.title);
        visit(&format!("{key}.text"), &mut self.text);
        visit_lines(&format!("{key}.label"), &mut self.labels, visit);
    }
}
