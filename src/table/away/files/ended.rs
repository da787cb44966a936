//! The file of a game that has ended. It is asked for by itself and saved among the player's games, with the proof of its dice
//! beside it. The dice are checked, whether the file has the orders that the player gave, and whether it is what was sent.

use crate::table::away::{
    connection::Away,
    seen::{comparing::compare, file::is_id},
    telling::tell,
    texts::{SENTENCE, shown},
};
use crate::{
    engine::{
        data::first_line,
        orders::{GameFile, Record, Refusal},
        text::{say, t},
    },
    panels::ReplayAction,
    referee::{
        dice_proof::{DiceProof, ProofFile},
        proved::DiceOfFile,
        wire::{ClientMessage, RefereeMessage},
    },
    table::{
        files::{
            self,
            keeping::{self, Saving},
            saving,
        },
        session::{Request, SessionRequest, trouble},
        tabled::OnTable,
    },
};
use bevy::prelude::*;
use std::{
    path::{Path, PathBuf},
    time::Instant,
};

/// The most bytes of the first line of a file.
const LONGEST_LINE: u64 = 1 << 20;
/// The most files with the same id, from different clubs.
const MOST_FILES: u32 = 100;

impl<G: OnTable> Away<G> {
    /// Asks for the next part of the file, if the game has ended.
    pub(in crate::table::away) fn ask_for_file(&mut self) {
        let is_over = self.client.held().is_some_and(|held| held.due.is_empty());
        if !is_over || self.client.stopped().is_some() {
            return;
        }
        if let Some(part) = self.ended.sent.next_part(Instant::now()) {
            let game = self.game().to_owned();
            self.send(&ClientMessage::File { game, part });
        }
    }

    /// Whether the number of the player's seat in the proof was made by this program; none for a spectator, and where it
    /// cannot be known.
    fn has_own_number(&mut self, proof: &DiceProof) -> Option<bool> {
        let seat = self.seat()?;
        self.is_own_number(seat, proof)
    }
}

/// Hears what belongs to the file: its parts, and the proof of the dice.
///
/// # Errors
/// The file cannot be used or saved.
pub(in crate::table::away) fn hear<G: OnTable>(
    world: &mut World,
    message: &RefereeMessage,
) -> Result<(), Refusal> {
    let Some(mut away) = world.get_resource_mut::<Away<G>>() else { return Ok(()) };
    match message {
        RefereeMessage::File { game, part, parts, text } if game == away.game() => {
            away.ended.sent.take((*part, *parts), text);
        }
        RefereeMessage::Proof { game, proof } if game == away.game() => away.ended.proof = Some(**proof),
        _ => {}
    }
    away.ask_for_file();
    match away.ended.sent.take_whole() {
        Some(text) => keep::<G>(world, &text),
        None => Ok(()),
    }
}

/// Saves the file that is whole, and says what is wrong with it and whether its dice are proved.
fn keep<G: OnTable>(world: &mut World, text: &str) -> Result<(), Refusal> {
    let folder = keeping::folder_of_games(world)?;
    let Some(mut away) = world.get_resource_mut::<Away<G>>() else { return Ok(()) };
    let game = away.game().to_owned();
    let (proof, replays) = (away.ended.proof, away.ended.replays);
    let file = GameFile::<G>::parse(&game, text).map_err(|fault| faulty(&fault.to_string()))?;
    let path = free_path(&folder, &game, text).ok_or_else(|| faulty(&game))?;
    if !path.exists() {
        files::write_whole(&path, text).map_err(trouble)?;
    }
    let mut sentences = Vec::new();
    let own = away.own().and_then(|side| G::SIDES.get(side).copied());
    if let Some(side) = own {
        let given = file.played.iter().filter(|played| played.side == side.name);
        if !away.sent.are_in(given.map(|played| &played.order)) {
            sentences.push(say!("online-file-other-orders"));
        }
    }
    let own_number = proof.and_then(|proof| away.has_own_number(&proof));
    if let Some(proof) = proof {
        let proof = ProofFile { game, proof };
        let json = serde_json::to_string(&proof).unwrap_or_default();
        files::write_whole(&path.with_extension("proof"), &json).map_err(trouble)?;
        sentences.push(about_dice(file, &proof, own_number));
    }
    tell::<G>(world, sentences);
    compare::<G>(world, text);
    if world.contains_resource::<Saving>() {
        saving::saved(world, &path);
    }
    if replays {
        world.write_message(SessionRequest(Request::Replay(ReplayAction::OpenFile(path))));
    }
    Ok(())
}

/// Returns the sentence about the dice. The file is replayed: the orders must have used the dice of its seed.
fn about_dice<G: OnTable>(file: GameFile<G>, proof: &ProofFile, own_number: Option<bool>) -> String {
    match prove(file, proof) {
        Err(why) => say!("online-dice-not-proved", why = shown(&why, SENTENCE)),
        Ok(()) if own_number == Some(false) => say!("online-dice-other-number"),
        Ok(()) => say!("online-dice-proved"),
    }
}

fn prove<G: OnTable>(file: GameFile<G>, proof: &ProofFile) -> Result<(), String> {
    let opened = Record::<G>::from_file(&mut G::world(), file).map_err(|faults| faults.join("; "))?;
    if !opened.whole {
        return Err(opened.notes.join("; "));
    }
    let Record { rulebook, file, .. } = &opened.record;
    let (seed, start) = (file.header.seed, &file.start);
    DiceOfFile::<G> { rulebook, seed, start, commands: &file.commands }.check(proof)
}

fn faulty(why: &str) -> Refusal {
    trouble(t!("online-file-faulty", why = shown(why, SENTENCE)))
}

/// Returns the names that the file of a game may have, the usual one first; none if its id could be no name.
fn paths(folder: &Path, game: &str) -> Option<impl Iterator<Item = PathBuf>> {
    let is_id = is_id(game);
    let (folder, game) = (folder.to_owned(), game.to_owned());
    let name = move |number: u32| match number {
        1 => folder.join(format!("online-{game}.kessel")),
        _ => folder.join(format!("online-{game}-{number}.kessel")),
    };
    is_id.then(|| (1..=MOST_FILES).map(name))
}

/// Returns the name for a file: one that no other game has. A file of the same game is not written again, because it may have
/// notes of the player.
fn free_path(folder: &Path, game: &str, text: &str) -> Option<PathBuf> {
    let first = text.lines().next()?;
    let is_same = |path: &Path| first_line(path, LONGEST_LINE).is_some_and(|line| line.trim_end() == first);
    paths(folder, game)?.find(|path| !path.exists() || is_same(path.as_path()))
}

/// Returns the saved file of a game of a club; none if there is none.
#[cfg(feature = "online")]
pub(in crate::table::away) fn saved_file(folder: &Path, game: &str) -> Option<PathBuf> {
    paths(folder, game)?.next().filter(|path| path.exists())
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;

    /// The same game is not written again, another one with the same id has a name of its own, and an id is no path.
    #[test]
    fn no_file_of_another_game_is_overwritten() {
        let folder = std::env::temp_dir().join(format!("kessel-ended-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        let name = |text: &str| free_path(&folder, "7kq2m9x4", text);
        assert_eq!(name("first\nx\n"), Some(folder.join("online-7kq2m9x4.kessel")));
        fs::write(folder.join("online-7kq2m9x4.kessel"), "first\nnotes\n").unwrap();
        assert_eq!(name("first\nx\n"), Some(folder.join("online-7kq2m9x4.kessel")));
        assert_eq!(name("other\nx\n"), Some(folder.join("online-7kq2m9x4-2.kessel")));
        for id in ["", "../a", "a.b", "C:x"] {
            assert_eq!(free_path(&folder, id, "first"), None, "{id}");
        }
        fs::remove_dir_all(&folder).unwrap();
    }
}
