//! `kessel club export`: a game of a club as a game file, and the proof of its dice beside it once the game has ended.

use super::folder;
use crate::{
    cli::{
        Failure, Outcome, cannot_write, may_write,
        output::{Holds, carry_on_unread, named_for},
        print_json, say,
    },
    engine::{complain, data::Shown, storage::Disk},
    games::REFEREED,
    referee::{any::Refereed, dice_proof::ProofFile, store::Store},
};
use clap::Args;
use std::path::{Path, PathBuf};

/// The ending of the file with the proof, as `kessel replay --proof` expects it.
const PROOF: &str = "proof";

#[derive(Args, Debug)]
pub(super) struct Arguments {
    /// The id of the game, as `kessel club list` shows it.
    game: String,
    /// The game file to write. If the game has ended, the proof of its dice is written beside it, with the ending .proof.
    #[arg(long)]
    pub out: PathBuf,
    /// Overwrite existing files.
    #[arg(long)]
    force: bool,
}

pub(super) fn run(asked: &Arguments, folder: &Path, json: bool) -> Outcome {
    let Arguments { game, out, force } = asked;
    named_for(out, Holds::Game)?;
    if out.extension().is_some_and(|ending| ending.eq_ignore_ascii_case(PROOF)) {
        let out = out.shown();
        return Err(Failure(format!(
            "{out} cannot be written: .{PROOF} is the ending of the proof of the dice"
        )));
    }
    may_write(out, *force)?;
    let mut store = folder::open(folder)?;
    let Some(kept) = store.load(game)? else {
        return Err(Failure(match store.club_game(game)? {
            Some(_) => format!("the game {game} has not begun: one of its seats is not taken"),
            None => format!("there is no game {game} in this club"),
        }));
    };
    let kind = REFEREED.iter().find(|kind| kind.kind() == kept.game.kind);
    let kind = kind.ok_or_else(|| format!("there is no game of {} in this program", kept.game.kind))?;
    let text = kind.game_file(&kept).map_err(|why| format!("the game {game} cannot be exported: {why}"))?;
    let beside = if has_files_beside(out) { proof_of(*kind, store.as_mut(), game) } else { None };
    let beside = beside.map(|proof| (out.with_extension(PROOF), proof));
    // Neither file is written if one of them may not be.
    if let Some((path, _)) = &beside {
        may_write(path, *force)?;
    }
    carry_on_unread();
    write(out, &text)?;
    if let Some((path, proof)) = &beside {
        write(path, &serde_json::to_string(proof)?)?;
    }
    let proof = beside.map(|(path, _)| path.shown());
    if json {
        return print_json(&serde_json::json!({ "game": out.shown(), "proof": proof }));
    }
    say!("{} written, with everything that is hidden in the game", out.shown());
    if let Some(proof) = proof {
        say!("{proof} written, the proof of its dice");
    }
    Ok(())
}

/// Whether the game goes into a file: a terminal and a device have nothing beside them.
fn has_files_beside(out: &Path) -> bool {
    out.is_file() || !out.exists()
}

/// Returns the proof of the dice; none while the game is running, because it has the number of the referee, from which the
/// dice to come follow. A game that cannot be opened is exported without it.
fn proof_of(kind: &dyn Refereed, store: &mut dyn Store, game: &str) -> Option<ProofFile> {
    match kind.open(store, game) {
        Ok(bench) => bench.proof_file(),
        Err(fault) => {
            complain!("kessel: the proof of the dice is not written: {fault}");
            None
        }
    }
}

fn write(path: &Path, text: &str) -> Outcome {
    Disk::default().write_whole(path, text.as_bytes()).map_err(|error| cannot_write(path, &error))
}
