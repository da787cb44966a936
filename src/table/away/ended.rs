//! The file of a game that has ended. It is asked for by itself and saved among the player's games, with the proof of its dice
//! beside it. The dice are checked, and whether the file has the orders that the player gave.

use super::{
    connection::Away,
    texts::{SENTENCE, shown},
};
use crate::{
    engine::{
        data::first_line,
        orders::{GameFile, Position, Record, Refusal},
        text::{say, t},
    },
    panels::ReplayAction,
    referee::{
        dice_proof::{DiceProof, ProofFile},
        proved::DiceOfFile,
        wire::{ClientMessage, ErrorCode, RefereeMessage},
    },
    scene::LogLine,
    table::{
        files::{
            self,
            keeping::{self, Saving},
            saving,
        },
        session::{Request, Session, SessionRequest, trouble},
        tabled::OnTable,
    },
};
use bevy::prelude::*;
use std::{
    path::{Path, PathBuf},
    time::{Duration, Instant},
};

/// Limit of the bytes of a file: those of honest games are far shorter.
const MOST_BYTES: usize = 64 << 20;
/// Limit of the letters of the id of a game.
const LONGEST_ID: usize = 32;
/// The most bytes of the first line of a file.
const LONGEST_LINE: u64 = 1 << 20;
/// The most files with the same id, from different clubs.
const MOST_FILES: u32 = 100;
/// The time after which a part without an answer is asked for again, and that after which a club that was asked too often is.
const NO_ANSWER: Duration = Duration::from_secs(20);
const TOO_FAST: Duration = Duration::from_secs(2);

/// The file of the game on the table, from its end on.
#[derive(Default)]
pub(crate) struct EndedFile {
    stage: Stage,
    /// The parts that have come, and their number.
    text: String,
    parts: usize,
    proof: Option<DiceProof>,
    /// Whether the replay is opened as soon as the file is there.
    replays: bool,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Stage {
    /// The next part is to be asked for.
    #[default]
    Missing,
    /// It has been asked for, and is asked for again at this time.
    Asked(Instant),
    Whole,
    /// The file was saved, or cannot be had.
    Settled,
}

impl EndedFile {
    /// Begins without a file; `replays` says that its replay is opened as soon as it is there.
    pub fn new(replays: bool) -> Self {
        Self { replays, ..Self::default() }
    }

    /// Returns the number of the part that is to be asked for now; none if none is.
    fn next_part(&mut self, now: Instant) -> Option<usize> {
        let is_due = match self.stage {
            Stage::Missing => true,
            Stage::Asked(again) => again <= now,
            Stage::Whole | Stage::Settled => false,
        };
        if is_due {
            self.stage = Stage::Asked(now + NO_ANSWER);
        }
        is_due.then_some(self.parts)
    }

    /// Takes in a part.
    fn take(&mut self, (part, parts): (usize, usize), text: &str) {
        if !matches!(self.stage, Stage::Asked(_)) || part != self.parts {
            return;
        }
        self.stage = if self.text.len() + text.len() > MOST_BYTES || text.is_empty() {
            Stage::Settled
        } else {
            self.text.push_str(text);
            self.parts += 1;
            if self.parts < parts { Stage::Missing } else { Stage::Whole }
        };
    }

    /// Whether an error without a key is the answer to the question for the file, which is noted.
    pub(super) fn is_refused(&mut self, code: ErrorCode) -> bool {
        if !matches!(self.stage, Stage::Asked(_)) {
            return false;
        }
        self.stage = match code {
            ErrorCode::TooFast => Stage::Asked(Instant::now() + TOO_FAST),
            ErrorCode::Running | ErrorCode::Part | ErrorCode::NoGame | ErrorCode::Unavailable => Stage::Settled,
            _ => return false,
        };
        true
    }
}

impl<G: OnTable> Away<G> {
    /// Asks for the next part of the file, if the game has ended.
    pub(super) fn ask_for_file(&mut self) {
        let is_over = self.client.held().is_some_and(|held| held.due.is_empty());
        if !is_over || self.client.stopped().is_some() {
            return;
        }
        if let Some(part) = self.ended.next_part(Instant::now()) {
            let game = self.game().to_owned();
            self.send(&ClientMessage::File { game, part });
        }
    }

    /// Whether the number of the player's seat in the proof was made by this program; none for a spectator, and where it
    /// cannot be known.
    fn has_own_number(&mut self, proof: &DiceProof) -> Option<bool> {
        let side = self.own()?.min(1);
        let is_turned = G::seats_changed(&self.client.held()?.position);
        self.is_own_number(if is_turned { 1 - side } else { side }, proof)
    }
}

/// Hears what belongs to the file: its parts, and the proof of the dice.
///
/// # Errors
/// The file cannot be used or saved.
pub(super) fn hear<G: OnTable>(world: &mut World, message: &RefereeMessage) -> Result<(), Refusal> {
    let Some(mut away) = world.get_resource_mut::<Away<G>>() else { return Ok(()) };
    match message {
        RefereeMessage::File { game, part, parts, text } if game == away.game() => {
            away.ended.take((*part, *parts), text);
        }
        RefereeMessage::Proof { game, proof } if game == away.game() => away.ended.proof = Some(**proof),
        _ => {}
    }
    away.ask_for_file();
    if away.ended.stage != Stage::Whole {
        return Ok(());
    }
    away.ended.stage = Stage::Settled;
    keep::<G>(world)
}

/// Saves the file that is whole, and says what is wrong with it and whether its dice are proved.
fn keep<G: OnTable>(world: &mut World) -> Result<(), Refusal> {
    let folder = keeping::folder_of_games(world)?;
    let Some(mut away) = world.get_resource_mut::<Away<G>>() else { return Ok(()) };
    let (game, text) = (away.game().to_owned(), std::mem::take(&mut away.ended.text));
    let (proof, replays) = (away.ended.proof, away.ended.replays);
    let file = GameFile::<G>::parse(&game, &text).map_err(|fault| faulty(&fault.to_string()))?;
    let path = free_path(&folder, &game, &text).ok_or_else(|| faulty(&game))?;
    if !path.exists() {
        files::write_whole(&path, &text).map_err(trouble)?;
    }
    let mut sentences = Vec::new();
    let own = away.own().and_then(|side| G::SIDES.get(side));
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

/// Adds sentences to the log of the game on the table.
fn tell<G: OnTable>(world: &mut World, sentences: Vec<String>) {
    let Some(position) = world.get_resource::<Position<G>>() else { return };
    let turn = G::turn(&position.public);
    let lines = sentences.into_iter().map(|text| LogLine { turn, text, ..LogLine::default() });
    world.resource_mut::<Session<G>>().log.extend(lines);
}

fn faulty(why: &str) -> Refusal {
    trouble(t!("online-file-faulty", why = shown(why, SENTENCE)))
}

/// Returns the names that the file of a game may have, the usual one first; none if its id could be no name.
fn paths(folder: &Path, game: &str) -> Option<impl Iterator<Item = PathBuf>> {
    let is_id = !game.is_empty()
        && game.len() <= LONGEST_ID
        && game.bytes().all(|letter| letter.is_ascii_alphanumeric());
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
pub(super) fn saved_file(folder: &Path, game: &str) -> Option<PathBuf> {
    paths(folder, game)?.next().filter(|path| path.exists())
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;

    /// Parts come one after the other; a repeated or wrong one changes nothing, and nothing is asked for after the end.
    #[test]
    fn parts_are_taken_in_their_order() {
        let mut file = EndedFile::default();
        let now = Instant::now();
        file.take((0, 2), "unasked");
        assert_eq!((file.next_part(now), file.next_part(now)), (Some(0), None));
        file.take((1, 2), "b");
        file.take((0, 2), "a");
        file.take((0, 2), "a");
        assert_eq!(file.next_part(now), Some(1));
        assert!(file.is_refused(ErrorCode::TooFast) && file.next_part(now).is_none());
        assert_eq!(file.next_part(now + NO_ANSWER), Some(1));
        file.take((1, 2), "b");
        assert_eq!((file.stage, file.text.as_str(), file.next_part(now)), (Stage::Whole, "ab", None));
    }

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
