//! The feed of a recorded game, as it would have been written when it was played.

use super::{Feed, Line};
use crate::{
    games::guderian::Guderian,
    orders::{Game, GameFile, Record},
};

/// The lines of a whole game, which is played through once more for them.
///
/// # Errors
/// The game cannot be played through: a sentence with the number of the order.
pub fn lines_of(feed: &mut Feed, mut file: GameFile<Guderian>) -> Result<Vec<Line>, String> {
    let played = std::mem::take(&mut file.played);
    let commands = std::mem::take(&mut file.commands);
    file.positions.clear();
    let mut world = Guderian::world();
    let opened = Record::<Guderian>::from_file(&mut world, file).map_err(|faults| faults.join("\n"))?;
    let mut record = opened.record;
    let mut lines = vec![feed.begin(&record.rulebook, &Guderian::position(&world).public, 0)];
    for number in 0..=played.len() {
        if let Some(order) = number.checked_sub(1).and_then(|number| played.get(number)) {
            let events = record
                .play_because(&mut world, &order.order, &[], &order.reason)
                .map_err(|refusal| format!("order {number} is refused now: {refusal}"))?;
            let public = &Guderian::position(&world).public;
            lines.extend(feed.tell(&record.rulebook, public, number, &events));
        }
        for (_, command) in commands.iter().filter(|(after, _)| *after == number) {
            let events = record
                .command(&mut world, command.clone())
                .map_err(|refusal| format!("a command after order {number} is refused now: {refusal}"))?;
            let public = &Guderian::position(&world).public;
            lines.extend(feed.tell(&record.rulebook, public, number, &events));
        }
    }
    Ok(lines)
}
