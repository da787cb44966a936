//! A kept game as a game file.

use super::{Played, store::KeptGame};
use crate::engine::orders::GameFile;

/// Returns the text of a game file with the lines in force of a kept game: marked, and with everything sealed that a game
/// file seals.
///
/// # Errors
/// A line cannot be read, in a sentence.
pub(super) fn game_file_text<G: Played>(kept: &KeptGame) -> Result<String, String> {
    let lines = kept.lines.iter().map(|line| &line.text);
    let text: String = [&kept.game.head, &kept.game.start]
        .into_iter()
        .chain(lines)
        .map(|line| format!("{line}\n"))
        .collect();
    // The lines have no marks: they are read as lines that were written by hand.
    let file = GameFile::<G>::parse("the kept game", text).map_err(|fault| fault.to_string())?;
    file.text().map_err(|error| error.to_string())
}
