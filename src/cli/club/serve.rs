//! `kessel serve`: runs a club on this machine until it is stopped.

use super::{
    folder,
    tickets::{TicketArguments, TicketWay},
};
use crate::{
    cli::{Failure, Outcome, output::carry_on_unread, print_json, say},
    club::{
        accounts::{self, Chance},
        hall::{Hall, HallRules},
        server::{Encryption, MailServer, ServeOptions, Server, Waits, serve_with},
    },
    engine::dice::any_seed,
    games::{PAGED, REFEREED},
    referee::{Role, store::club::ClubStore},
};
use clap::{Args, value_parser};
use std::{
    env,
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
    /// The folder with the data of the club, or a database as postgres://user:password@host/database; if not given, `club` in the
    /// folder of your own things.
    #[arg(long, value_name = "FOLDER")]
    data: Option<PathBuf>,
    /// The name of the club, as players see it.
    #[arg(long, default_value = "Kessel")]
    name: String,
    /// The certificate with which it encrypts its lines and pages itself, in the form PEM.
    #[arg(long, value_name = "FILE", requires = "key")]
    cert: Option<PathBuf>,
    /// The key of the certificate, in the form PEM.
    #[arg(long, value_name = "FILE", requires = "cert")]
    key: Option<PathBuf>,
    /// The mail server that sends a message to players who are away when it is their turn. The user and the password are
    /// read from the variables KESSEL_MAIL_USER and KESSEL_MAIL_PASSWORD.
    #[arg(long, value_name = "smtp://HOST:PORT", requires = "mail_from")]
    mail_server: Option<String>,
    /// The address from which this mail comes.
    #[arg(long, value_name = "ADDRESS", requires = "mail_server")]
    mail_from: Option<String>,
    /// Let the webhooks of players lead into the networks of this machine, and without encryption.
    #[arg(long)]
    private_hooks: bool,
    /// The most pages in browsers that may watch from one address, over all games.
    #[arg(long, default_value_t = 64, value_name = "N", value_parser = value_parser!(u16).range(1..=MOST_PAGES))]
    pages_per_address: u16,
    #[command(flatten)]
    tickets: TicketArguments,
}

pub(in crate::cli) fn run(asked: &Arguments, json: bool) -> Outcome {
    let encryption = match (&asked.cert, &asked.key) {
        (Some(certificate), Some(key)) => Some(Encryption::read(certificate, key)?),
        _ => None,
    };
    let mail = mail_server(asked)?;
    let folder = folder::folder(asked.data.as_deref())?;
    folder::make(&folder)?;
    let tickets = asked.tickets.wish(&folder)?;
    let mut store = folder::open_or_make(&folder)?;
    let invite = keeper_invitation(store.as_mut())?;
    let rules = HallRules {
        club: asked.name.clone(),
        sends_mail: mail.is_some(),
        reaches_private_hooks: asked.private_hooks,
        rates_games: true,
        ..HallRules::default()
    };
    let hall = Hall::open(store, &REFEREED, rules, any_seed()?)?;
    let computers = folder::open_or_make(&folder)?;
    let stop = stop_signals();
    let at = SocketAddr::from((asked.on, asked.port));
    let options = ServeOptions { encryption, mail, reaches_private_hooks: asked.private_hooks };
    let waits = Waits { pages_per_address: usize::from(asked.pages_per_address), ..Waits::default() };
    let server = serve_with(hall, at, (computers, &PAGED), waits, options)?;
    // The club does not end when no program reads its lines any more.
    carry_on_unread();
    let mut way = tickets.open(&server);
    way.wait(&stop)?;
    report(&server, asked, (folder.as_path(), invite.as_deref(), &way), json)?;
    while !stop.load(Relaxed) {
        if !server.is_running() {
            return Err(Failure("the club has ended by a fault of the program; please report it".to_owned()));
        }
        way.keep();
        thread::sleep(LOOK);
    }
    drop(server);
    if !json {
        say!("The club is closed.");
    }
    Ok(())
}

/// The server of mail that the keeper has named.
fn mail_server(asked: &Arguments) -> Result<Option<MailServer>, Failure> {
    let (Some(server), Some(from)) = (&asked.mail_server, &asked.mail_from) else { return Ok(None) };
    let set = |name: &str| env::var(name).ok().filter(|value| !value.is_empty());
    let login = set("KESSEL_MAIL_USER").zip(set("KESSEL_MAIL_PASSWORD"));
    Ok(Some(MailServer::read(server, from, login)?))
}

/// Makes an invitation for the keeper, as long as the club has none.
fn keeper_invitation(store: &mut dyn ClubStore) -> Result<Option<String>, Failure> {
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
    (folder, invite, way): (&Path, Option<&str>, &TicketWay),
    json: bool,
) -> Outcome {
    let (address, name, ticket) = (server.address(), &asked.name, way.ticket());
    if json {
        return print_json(&serde_json::json!({
            "club": name,
            "address": address.to_string(),
            "data": folder::shown(folder),
            "keeper_invite": invite,
            "ticket": ticket,
        }));
    }
    say!("The club “{name}” is open at {address}. Its data is in {}.", folder::shown(folder));
    match asked.on {
        _ if asked.cert.is_some() => {
            say!(
                "Its lines and pages are encrypted: players give the address wss://HOST:{}.",
                address.port()
            );
        }
        on if on.is_loopback() && ticket.is_some() => {
            say!("Only programs on this machine reach this port; others come by ticket.");
        }
        on if on.is_loopback() => say!(
            "Only programs on this machine reach it. To let others in, read docs/club.md: by a proxy with encryption, or \
             with --on 0.0.0.0 in a network that you trust."
        ),
        _ => say!(
            "Lines to this port are not encrypted: use it in a network that you trust, or behind a proxy (docs/club.md)."
        ),
    }
    if let Some(ticket) = &ticket {
        report_ticket(ticket, way.lacks_relay());
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
        say!("Invitations for players: kessel club invite --data {}", folder::shown(folder));
        say!("");
    }
    say!("Ctrl-C closes the club; no accepted order is lost.");
    Ok(())
}

/// Says how players come by ticket.
fn report_ticket(ticket: &str, lacks_relay: bool) {
    say!("");
    say!("The ticket of the club lets guests in. kessel club invite prints one for a player:");
    say!("  {ticket}");
    if lacks_relay {
        say!(
            "Its relay has not answered yet. Until it does, tickets lead only to the addresses of this machine; invite \
             players later."
        );
    }
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
