//! The door for tickets of a club that runs, and its present ticket in the folder of the club.

use super::super::folder;
use crate::{
    cli::Failure,
    club::{
        server::{Server, TicketDoor},
        tickets::{ClubTicket, Reach, keep_ticket, kept_ticket, key_in},
    },
    engine::complain,
};
use std::{
    path::{Path, PathBuf},
    sync::atomic::{AtomicBool, Ordering::Relaxed},
    thread,
    time::{Duration, Instant},
};

/// The time for which a start waits until the relay has answered, and the pause between two looks.
const PATIENCE: Duration = Duration::from_secs(6);
const LOOK: Duration = Duration::from_millis(50);

/// The wish of a keeper for a club.
pub(in crate::cli::club) struct TicketWish {
    /// The folder of the club; none if its data are in a database elsewhere.
    folder: Option<PathBuf>,
    /// The key by which tickets name the club, and where it shall be reached; none without tickets.
    host: Option<([u8; 32], Reach)>,
}

/// The way in by ticket; none if it is not open.
pub(in crate::cli::club) struct TicketWay(Option<OpenWay>);

struct OpenWay {
    folder: PathBuf,
    door: TicketDoor,
    reach: Reach,
    /// The ticket that is in the folder.
    kept: Option<ClubTicket>,
}

impl TicketWish {
    /// Reads the wish for the club in this folder.
    ///
    /// # Errors
    /// The relay is none, there is no folder for a key, or the disk refuses.
    pub fn read((is_wanted, relay): (bool, Option<&str>), folder: &Path) -> Result<Self, Failure> {
        let folder = folder::address(folder).is_none().then(|| folder.to_owned());
        if !is_wanted {
            return Ok(Self { folder, host: None });
        }
        let reach = relay.map_or(Ok(Reach::PublicRelays), Reach::read);
        let reach = reach.map_err(|fault| Failure(format!("--relay: {fault}")))?;
        let key = match &folder {
            Some(folder) => key_in(folder)?,
            None => {
                let why = "a club whose data is in PostgreSQL has no tickets: their key needs a folder";
                return Err(Failure(why.to_owned()));
            }
        };
        Ok(Self { folder, host: Some((key, reach)) })
    }

    /// Opens the way into a club that runs. Without tickets the last one goes: invitations no longer name it.
    pub fn open(self, server: &Server) -> TicketWay {
        let Some(folder) = self.folder else { return TicketWay(None) };
        let Some((key, reach)) = self.host else {
            complain_of(keep_ticket(&folder, None));
            return TicketWay(None);
        };
        let door = server.open_to_tickets(key, reach.clone(), || {});
        TicketWay(Some(OpenWay { folder, door, reach, kept: None }))
    }
}

impl TicketWay {
    /// Waits for the ticket, and for a while until the relay has answered; not any longer when the program shall end.
    ///
    /// # Errors
    /// The way could not be opened.
    pub fn wait(&mut self, stop: &AtomicBool) -> Result<(), Failure> {
        let Some(open) = &self.0 else { return Ok(()) };
        let until = Instant::now() + PATIENCE;
        while !open.is_whole() && Instant::now() < until && !stop.load(Relaxed) {
            thread::sleep(LOOK);
        }
        if open.door.ticket().is_none() && !stop.load(Relaxed) {
            return Err(Failure("the line for tickets cannot be opened".to_owned()));
        }
        self.keep();
        Ok(())
    }

    /// Keeps the present ticket for the commands of the keeper, if it has changed.
    pub fn keep(&mut self) {
        let Some(open) = &mut self.0 else { return };
        let now = open.door.ticket();
        if now.is_none() || now == open.kept {
            return;
        }
        complain_of(keep_ticket(&open.folder, now.as_ref()));
        open.kept = now;
    }

    /// The ticket of the club, without an invitation.
    pub fn ticket(&self) -> Option<String> {
        self.0.as_ref()?.kept.as_ref().map(ClubTicket::write)
    }

    /// Whether the relay of the ticket has not answered yet.
    pub fn lacks_relay(&self) -> bool {
        self.0.as_ref().is_some_and(OpenWay::lacks_relay)
    }
}

impl OpenWay {
    /// Whether the ticket has all that is found out a moment after the start.
    fn is_whole(&self) -> bool {
        let has_addresses = self.door.ticket().is_some_and(|ticket| !ticket.addresses.is_empty());
        has_addresses && !self.lacks_relay()
    }

    fn lacks_relay(&self) -> bool {
        self.reach.has_relay() && self.door.ticket().is_none_or(|ticket| ticket.relay.is_none())
    }
}

/// Says why the ticket could not be kept: the club runs on without.
fn complain_of(kept: Result<(), String>) {
    if let Err(why) = kept {
        complain!("kessel: {why}");
    }
}

/// Returns an invitation as a ticket; none if the club in this folder is not open to tickets. An invitation is made by
/// then, so what is wrong with the ticket is only said.
pub(in crate::cli::club) fn as_ticket(folder: &Path, invite: &str) -> Option<String> {
    match kept_ticket(folder) {
        Ok(ticket) => ticket.map(|ticket| ticket.with_invite(invite).write()),
        Err(why) => {
            complain!("kessel: {why}");
            None
        }
    }
}
