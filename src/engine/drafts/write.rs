//! Writes a scenario as its file.

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use super::{
    Editable,
    layout::lines_of,
    read_tree::read_tree,
    tree::{Part, Tree},
};
use crate::engine::data::parse;

/// The field whose value is written whole: the position of a saved game.
const UNCHANGED: &str = "underway";

/// The sentence about a scenario that cannot be written.
const NO_FORM: &str = "this scenario has a value that no file can hold";

/// Returns the text of a scenario with comments at its head. Whatever is as usual is left out.
///
/// # Errors
/// A value has no form in a file.
pub fn written<E: Editable>(scenario: &E, comments: &str) -> Result<String, String> {
    let whole = tree_of(scenario)?;
    let mut pruned = whole.clone();
    prune::<E>(&mut pruned)?;
    let head = match comments {
        "" => format!("// {}.\n", scenario.clone().parts().title.replace(['\n', '\r'], " ")),
        comments => comments.to_owned(),
    };
    let text = head.clone() + &lines_of(&pruned);
    // A field that was left out although it must be there would make the file unreadable.
    let again = parse::<E>("", &text).ok().and_then(|again| tree_of(&again).ok());
    Ok(if again.as_ref() == Some(&whole) { text } else { head + &lines_of(&whole) })
}

/// Returns the comments before the first value of a file, with the ends of their lines; empty if there are none.
pub fn comments_of(text: &str) -> String {
    let is_comment = |line: &&str| line.trim_start().starts_with("//");
    text.lines().take_while(is_comment).map(|line| format!("{}\n", line.trim_end())).collect()
}

/// Returns a scenario as a tree, with its briefing, which is not written with it otherwise.
fn tree_of<E: Editable>(scenario: &E) -> Result<Tree, String> {
    let mut scenario = scenario.clone();
    let mut tree = tree(&scenario)?;
    let briefing = Part { name: "staging".to_owned(), value: self::tree(&*scenario.parts().staging)? };
    let fields = tree.fields().ok_or(NO_FORM)?;
    let behind = fields.iter().position(|part| part.name == "summary").map_or(0, |number| number + 1);
    fields.insert(behind, briefing);
    Ok(tree)
}

fn tree(value: &impl serde::Serialize) -> Result<Tree, String> {
    let text = ron::to_string(value).map_err(|error| error.to_string())?;
    read_tree(&text).ok_or_else(|| NO_FORM.to_owned())
}

fn prune<E: Editable>(scenario: &mut Tree) -> Result<(), String> {
    scenario.prune_like("options", &tree(&E::Options::default())?, UNCHANGED);
    scenario.prune_like("condition", &tree(&E::Condition::default())?, UNCHANGED);
    scenario.prune("", E::KEPT, &["options", "condition", UNCHANGED]);
    Ok(())
}
