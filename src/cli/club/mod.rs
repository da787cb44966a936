//! `kessel serve` and `kessel club`: a club on this machine, and what its keeper does with its data.

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

mod backup;
mod device;
mod export;
mod folder;
mod invite;
mod list;
mod paged;
pub(super) mod serve;
mod tickets;
mod verify;

use super::{Outcome, print_json, say};
use crate::club::accounts;
use clap::{Args, Subcommand};
use std::path::{Path, PathBuf};

/// The arguments of `club`.
#[derive(Args, Debug)]
pub(super) struct Arguments {
    /// The folder with the data of the club, or a database as postgres://user:password@host/database; if not given, `club` in the
    /// folder of your own things.
    #[arg(long, value_name = "FOLDER", global = true)]
    data: Option<PathBuf>,
    #[command(subcommand)]
    asked: Club,
}

#[derive(Subcommand, Debug)]
enum Club {
    /// List the players and the games of a club.
    List,
    /// Make an invitation: to the club, or to a seat of a game.
    Invite(invite::Arguments),
    /// Copy the data of a club, also while its server runs.
    Backup(backup::Arguments),
    /// Check the data of a club, and open each of its games; before an upgrade, for example.
    Verify,
    /// Write a game of a club into a game file, with everything that is hidden in it.
    Export(export::Arguments),
    /// Make a code for a further device of a player, for example of one who has lost a device.
    Device(device::Arguments),
    /// Ban a player: the player’s devices can no longer enter.
    Ban(Named),
    /// Lift the ban of a player, who then enters with a code for a device.
    Unban(Named),
}

#[derive(Args, Debug)]
struct Named {
    /// The name of the player.
    name: String,
}

impl Arguments {
    /// Returns the file that is written.
    pub(super) fn written(&self) -> Option<&Path> {
        match &self.asked {
            Club::Backup(asked) => asked.out.as_deref(),
            Club::Export(asked) => Some(&asked.out),
            Club::List | Club::Invite(_) | Club::Verify | Club::Device(_) | Club::Ban(_) | Club::Unban(_) => {
                None
            }
        }
    }
}

pub(super) fn run(arguments: &Arguments, json: bool) -> Outcome {
    let folder = folder::folder(arguments.data.as_deref())?;
    match &arguments.asked {
        Club::List => list::run(&folder, json),
        Club::Invite(asked) => invite::run(asked, &folder, json),
        Club::Backup(asked) => backup::run(asked, &folder, json),
        Club::Verify => verify::run(&folder, json),
        Club::Export(asked) => export::run(asked, &folder, json),
        Club::Device(asked) => device::run(asked, &folder, json),
        Club::Ban(asked) => ban(&asked.name, &folder, json),
        Club::Unban(asked) => unban(&asked.name, &folder, json),
    }
}

fn ban(name: &str, folder: &Path, json: bool) -> Outcome {
    accounts::ban(folder::open(folder)?.as_mut(), name, folder::now())?;
    if json {
        return print_json(&serde_json::json!({ "banned": name }));
    }
    say!("{name} is banned: none of the player’s devices can enter any more");
    Ok(())
}

fn unban(name: &str, folder: &Path, json: bool) -> Outcome {
    accounts::unban(folder::open(folder)?.as_mut(), name)?;
    if json {
        return print_json(&serde_json::json!({ "unbanned": name }));
    }
    say!("{name} is not banned any more; kessel club device makes a code with which the player enters");
    Ok(())
}
