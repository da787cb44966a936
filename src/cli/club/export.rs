//! `kessel club export`: a game of a club as a game file.

use super::folder;
use crate::{
    cli::{
        Failure, Outcome, cannot_write, may_write,
        output::{Holds, carry_on_unread, named_for},
        print_json, say,
    },
    engine::{data::Shown, storage::Disk},
    games::REFEREED,
};
use clap::Args;
use std::path::{Path, PathBuf};

#[derive(Args, Debug)]
pub(super) struct Arguments {
    /// The id of the game, as `kessel club list` shows it.
    game: String,
    /// The game file to write.
    #[arg(long)]
    pub out: PathBuf,
    /// Overwrite an existing file.
    #[arg(long)]
    force: bool,
}

pub(super) fn run(asked: &Arguments, folder: &Path, json: bool) -> Outcome {
    let Arguments { game, out, force } = asked;
    named_for(out, Holds::Game)?;
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
    carry_on_unread();
    Disk::default().write_whole(out, text.as_bytes()).map_err(|error| cannot_write(out, &error))?;
    if json {
        return print_json(&serde_json::json!({ "game": out.shown() }));
    }
    say!("{} written, with everything that is hidden in the game", out.shown());
    Ok(())
}
