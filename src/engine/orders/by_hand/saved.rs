//! Makes a scenario of a position: the last step of the set-up editor.

use super::asked::{FreeHand, SavedAs};
use crate::engine::{
    counters::UnitId,
    data::Source,
    orders::{Position, RulebookData},
    text::say,
};
use serde::Serialize;
use std::sync::Arc;

/// Returns the text of a scenario that begins with a position; it has been read again and has no faults.
///
/// # Errors
/// The reason why the position cannot begin a scenario, in a sentence.
pub fn scenario_of<G: FreeHand>(
    rulebook: &Arc<G::Rulebook>,
    position: &Position<G>,
    id: UnitId,
    title: &str,
) -> Result<String, String> {
    let summary = format!("A position of {}, put together at the table.", G::about(rulebook).title);
    let scenario = G::scenario(rulebook, position, SavedAs { id, title, summary: &summary })?;
    let waiting = G::to_set_up(&position.public);
    if waiting > 0 {
        return Err(say!("hand-not-set-up", n = waiting));
    }
    let text = scenario_text(&scenario, title, G::DEPTH).map_err(|error| error.to_string())?;
    let source = Source { name: format!("{id}.ron"), text };
    match G::Rulebook::read(&source) {
        Ok(_) => Ok(source.text),
        Err(errors) => Err(errors.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n")),
    }
}

/// Returns a scenario as a text that a person can read and edit, with separate lines for values down to a depth.
///
/// # Errors
/// A value has no form in RON.
pub fn scenario_text(scenario: &impl Serialize, title: &str, depth: usize) -> Result<String, ron::Error> {
    let form = ron::ser::PrettyConfig::new()
        .depth_limit(depth)
        .indentor("    ")
        .new_line("\n")
        .extensions(ron::extensions::Extensions::empty());
    let body = ron::ser::to_string_pretty(scenario, form)?;
    Ok(format!("// {}, saved from a game at the table.\n{body}\n", title.replace('\n', " ")))
}
