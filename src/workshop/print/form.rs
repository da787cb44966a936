//! The choices of a print as a player makes them in the window.

use super::settings::{COUNTERS, HEXES, Paper, Parts, PrintSettings};
use crate::engine::data::id_like;

/// What is printed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Subject {
    /// The scenario on the table.
    #[default]
    Scenario,
    /// All unit lists and maps of its game.
    Game,
}

/// The choices of a print.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct PrintForm {
    pub subject: Subject,
    pub parts: Parts,
    /// The side of a counter in millimetres.
    pub size: f32,
    /// The width of a hex in millimetres; none for one that fits the counters.
    pub hex: Option<f32>,
    pub paper: Paper,
}

impl Default for PrintForm {
    fn default() -> Self {
        Self {
            subject: Subject::default(),
            parts: Parts::ALL,
            size: 15.0,
            hex: None,
            paper: Paper::default(),
        }
    }
}

impl PrintForm {
    /// The settings of the print: sizes are within their bounds.
    pub fn settings(&self) -> PrintSettings {
        let usual = PrintSettings::new(self.size.clamp(COUNTERS.0, COUNTERS.1), self.paper);
        let hex = self.hex.unwrap_or(usual.hex).clamp(HEXES.0, HEXES.1);
        PrintSettings { hex, parts: self.parts, ..usual }
    }

    /// Whether there is anything to print.
    pub fn has_parts(&self) -> bool {
        self.parts != Parts::NONE
    }
}

/// Returns the name of the file with the sheets of a scenario or a game.
pub(crate) fn file_of_sheets(id: &str) -> String {
    let id = id_like(id).unwrap_or_else(|| "sheets".to_owned());
    format!("{id}.pdf")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_form_is_always_within_the_bounds() {
        let form = PrintForm::default();
        assert_eq!((form.settings().size, form.settings().hex), (15.0, 18.0));
        let wide = PrintForm { size: 99.0, hex: Some(0.0), ..PrintForm::default() };
        assert_eq!((wide.settings().size, wide.settings().hex), (60.0, 5.0));
        assert!(wide.settings().check().is_ok());
        assert!(form.has_parts() && !PrintForm { parts: Parts::NONE, ..form }.has_parts());
    }

    #[test]
    fn the_file_has_a_name_that_every_system_holds() {
        assert_eq!(file_of_sheets("training"), "training.pdf");
        assert_eq!(file_of_sheets("A \u{201c}game\u{201d}"), "a-game.pdf");
        assert_eq!(file_of_sheets("…"), "sheets.pdf");
    }
}
