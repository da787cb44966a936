//! `kessel serve`: runs a club on this machine until it is stopped.

use super::folder::{self, database};
use crate::{
    cli::{Failure, Outcome, output::carry_on_unread, print_json, say},
    club::{
        accounts::{self, Chance},
        hall::{Hall, HallRules},
        server::{Server, Waits, serve},
    },
    engine::{data::Shown, dice::any_seed},
    games::{PAGED, REFEREED},
    referee::{Role, store::sqlite::Sqlite},
};
use clap::{Args, value_parser};
use std::{
    net::{IpAddr, SocketAddr},
    path::{Path, PathBuf},
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering::Relaxed},
    },
    thread,
    time::Duration,
};

/// The pause between two looks at whether the program shall end.
const LOOK: Duration = Duration::from_millis(100);
/// The days for which the first invitation of a keeper is valid, and in milliseconds.
const DAYS: i64 = 7;
const VALID: i64 = DAYS * 24 * 60 * 60 * 1000;
/// Limit of the pages of one address: the server takes 256 connections of one, and leaves room for what pages load.
const MOST_PAGES: i64 = 200;

#[derive(Args, Debug)]
pub(in crate::cli) struct Arguments {
    /// The port; 0 for one that the system chooses.
    #[arg(long, default_value_t = 4480)]
    port: u16,
    /// The address at which it listens: 0.0.0.0 for every network of this machine.
    #[arg(long, default_value = "127.0.0.1", value_name = "ADDRESS")]
    on: IpAddr,
    /// The folder with the data of the club; if not given, `club` in the folder of your own things.
    #[arg(long, value_name = "FOLDER")]
    data: Option<PathBuf>,
    /// The name of the club, as players see it.
    #[arg(long, default_value = "Kessel")]
    name: String,
    /// The most pages in browsers that may watch from one address, over all games.
    #[arg(long, default_value_t = 64, value_name = "N", value_parser = value_parser!(u16).range(1..=MOST_PAGES))]
    pages_per_address: u16,
}

pub(in crate::cli) fn run(asked: &Arguments, json: bool) -> Outcome {
    let folder = folder::folder(asked.data.as_deref())?;
    folder::make(&folder)?;
    let path = database(&folder);
    let mut store = Sqlite::open(&path)?;
    let invite = keeper_invitation(&mut store)?;
    let rules = HallRules { club: asked.name.clone(), ..HallRules::default() };
    let hall = Hall::open(Box::new(store), &REFEREED, rules, any_seed()?)?;
    let computers = Box::new(Sqlite::open(&path)?);
    let stop = stop_signals();
    let at = SocketAddr::from((asked.on, asked.port));
    let waits = Waits { pages_per_address: usize::from(asked.pages_per_address), ..Waits::default() };
    let server = serve(hall, at, computers, waits, &PAGED)?;
    // The club does not end when no program reads its lines any more.
    carry_on_unread();
    report(&server, asked, (folder.as_path(), invite.as_deref()), json)?;
    while !stop.load(Relaxed) {
        if !server.is_running() {
            return Err(Failure("the club has ended by a fault of the program; please report it".to_owned()));
        }
        thread::sleep(LOOK);
    }
    drop(server);
    if !json {
        say!("The club is closed.");
    }
    Ok(())
}

/// Makes an invitation for the keeper, as long as the club has none.
fn keeper_invitation(store: &mut Sqlite) -> Result<Option<String>, Failure> {
    if accounts::has_keeper(store)? {
        return Ok(None);
    }
    let at = folder::now();
    let mut chance = Chance::of_system(any_seed()?)?;
    let given = (Role::Keeper, 1, Some(at.saturating_add(VALID)));
    Ok(Some(accounts::invite(store, &mut chance, given, at)?))
}

/// Says where the club is, and how its keeper joins it.
fn report(
    server: &Server,
    asked: &Arguments,
    (folder, invite): (&Path, Option<&str>),
    json: bool,
) -> Outcome {
    let (address, name) = (server.address(), &asked.name);
    if json {
        return print_json(&serde_json::json!({
            "club": name,
            "address": address.to_string(),
            "data": folder.shown(),
            "keeper_invite": invite,
        }));
    }
    say!("The club “{name}” is open at {address}. Its data is in {}.", folder.shown());
    match asked.on {
        on if on.is_loopback() => say!(
            "Only programs on this machine reach it. To let others in, read docs/club.md: by a proxy with encryption, or \
             with --on 0.0.0.0 in a network that you trust."
        ),
        _ => say!(
            "Lines to this port are not encrypted: use it in a network that you trust, or behind a proxy (docs/club.md)."
        ),
    }
    if let Some(invite) = invite {
        let port = address.port();
        say!("");
        say!(
            "The club has no keeper yet. This invitation makes one account of a keeper, within {DAYS} days:"
        );
        say!("  {invite}");
        say!(
            "To use it, choose Online and then Join in the window of Kessel on this machine. Paste this ticket, and choose"
        );
        say!("a name: 127.0.0.1:{port}#{invite}");
        say!("Invitations for players: kessel club invite --data {}", folder.shown());
        say!("");
    }
    say!("Ctrl-C closes the club; no accepted order is lost.");
    Ok(())
}

/// Returns a flag that is set when the program is asked to end; asked twice, it ends at once.
#[cfg(unix)]
fn stop_signals() -> Arc<AtomicBool> {
    use signal_hook::{
        consts::{SIGINT, SIGTERM},
        flag::{register, register_conditional_shutdown},
    };
    let flag = Arc::new(AtomicBool::new(false));
    for signal in [SIGINT, SIGTERM] {
        // Without them the signal ends the program at once, which loses nothing either.
        let _ = register_conditional_shutdown(signal, 1, Arc::clone(&flag));
        let _ = register(signal, Arc::clone(&flag));
    }
    flag
}

/// Elsewhere the system ends the program at once, which loses no accepted order.
#[cfg(not(unix))]
fn stop_signals() -> Arc<AtomicBool> {
    Arc::default()
}
