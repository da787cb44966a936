//! Commands that would reveal a secret of a game that is exchanged as a file against a person, or try the future, need
//! `--spoil`; the use is then noted in the file, where the opponent sees it.

use super::{Failure, Outcome};
use crate::{
    engine::{
        data,
        data::Shown,
        orders::{Game, GameFile, Reading, Spoiled, TableCommand},
    },
    scene::calendar::time_in_words,
};
use std::{path::Path, time::SystemTime};

/// Allows a command to continue with a game. If the game is exchanged as a file against a person, this needs `--spoil`,
/// and the note must first be in the file.
///
/// # Errors
/// `--spoil` is missing, and the file is unchanged; or the file cannot be read or written.
pub(super) fn ask_of<G: Game>(path: &Path, command: &str, spoil: bool) -> Outcome {
    let text = data::read_game(path)?;
    if Reading::<G>::header_of(&text).is_some_and(|header| !header.is_sent_to_a_person()) {
        return Ok(());
    }
    let reading = Reading::<G>::parse(&path.shown(), &text)?;
    if !reading.header.is_sent_to_a_person() {
        return Ok(());
    }
    if !spoil {
        return Err(Failure(format!(
            "{} is a play-by-file game; kessel {command} would reveal hidden information or try the coming dice. Use \
             --spoil to run it anyway: the file records this and your opponent will see it",
            path.shown()
        )));
    }
    let mut file = GameFile::try_from(reading)?;
    let spoiled = Spoiled { command: command.to_owned(), at: time_in_words(SystemTime::now()) };
    file.commands.push((file.played.len(), TableCommand::Spoiled(spoiled)));
    let noted = file.write(path);
    noted.map_err(|error| {
        Failure(format!("{}: {error}; nothing is shown without a record in the file", path.shown()))
    })
}

/// Returns the looks at hidden things in a game, as JSON.
pub(super) fn as_json<G: Game>(file: &GameFile<G>) -> serde_json::Value {
    let one = |(after, spoiled): (usize, &Spoiled)| serde_json::json!({ "after": after, "command": spoiled.command, "at": spoiled.at });
    file.spoiled().map(one).collect()
}

/// Returns the same in words, a line each.
pub(super) fn lines<G: Game>(file: &GameFile<G>) -> Vec<String> {
    file.spoiled().map(|(after, spoiled)| format!("{spoiled} (after order {after})")).collect()
}
