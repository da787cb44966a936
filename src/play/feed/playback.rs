//! The feed of a recorded game, as it would have been written during play.

use super::{Fed, Feed, FeedLine, write};
use crate::engine::orders::{GameFile, Record};
use std::path::Path;

/// Returns the lines of a whole game, which is replayed for them.
///
/// # Errors
/// The game cannot be replayed: a sentence with the number of the order.
pub fn lines_of<G: Fed>(feed: &mut Feed, mut file: GameFile<G>) -> Result<Vec<FeedLine>, String> {
    let played = std::mem::take(&mut file.played);
    let commands = std::mem::take(&mut file.commands);
    file.positions.clear();
    let mut world = G::world();
    let opened = Record::<G>::from_file(&mut world, file).map_err(|faults| faults.join("\n"))?;
    let mut record = opened.record;
    let mut lines = feed.begin::<G>(&record.rulebook, &G::position(&world).public, 0);
    for number in 0..=played.len() {
        if let Some(order) = number.checked_sub(1).and_then(|number| played.get(number)) {
            let events = record
                .play_because(&mut world, &order.order, &[], &order.reason)
                .map_err(|refusal| format!("order {number} is now refused: {refusal}"))?;
            let known = &G::position(&world).public;
            lines.extend(feed.tell::<G>(&record.rulebook, known, number, &events));
        }
        for (_, command) in commands.iter().filter(|(after, _)| *after == number) {
            let events = record
                .command(&mut world, command.clone())
                .map_err(|refusal| format!("a command after order {number} is now refused: {refusal}"))?;
            let known = &G::position(&world).public;
            lines.extend(feed.tell::<G>(&record.rulebook, known, number, &events));
        }
    }
    Ok(lines)
}

/// Writes the feed of recorded games into a file, one after the other.
///
/// # Errors
/// A game cannot be replayed, or the file cannot be written.
pub fn write_games<G: Fed>(path: &Path, games: impl IntoIterator<Item = GameFile<G>>) -> Result<(), String> {
    let (mut feed, mut lines) = (Feed::default(), Vec::new());
    for game in games {
        lines.extend(lines_of(&mut feed, game)?);
    }
    write(path, &lines)
}
