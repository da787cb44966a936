//! The reasons that the program gives for orders that it plays for a person. Game files have them in English, and undo
//! knows these orders by them: these words stay when the shown text changes.

use crate::engine::{text::say, wording::capital};

/// The reason of an order that ends a phase by itself.
pub const PASSED: &str = "Nothing can be done in this phase: it passes by itself";
/// The reason of an answer to a decision in which no answer would change anything.
pub const ANSWERED: &str = "No shot could have had an effect";
/// The reason of an answer to a decision in which no player would choose another.
pub const ONLY_ANSWER: &str = "No lighter loss was possible";

/// Returns the reason of an order for the log, in the language of the table if it is one of these.
pub(super) fn shown(reason: &str) -> String {
    match reason {
        PASSED => say!("scene-reason-passed"),
        ANSWERED => say!("scene-reason-answered"),
        ONLY_ANSWER => say!("scene-reason-only-answer"),
        // Reasons in older files begin with a small letter.
        other => capital(other),
    }
}
