//! A program that was built without tickets.

use crate::{cli::Failure, club::server::Server};
use std::{path::Path, sync::atomic::AtomicBool};

/// The wish of a keeper who needs no tickets.
pub(in crate::cli::club) struct TicketWish;

/// No way in by ticket.
pub(in crate::cli::club) struct TicketWay;

impl TicketWish {
    /// # Errors
    /// The keeper wants tickets.
    pub fn read((is_wanted, _): (bool, Option<&str>), _: &Path) -> Result<Self, Failure> {
        if is_wanted {
            return Err(Failure(
                "this program was built without tickets: build it with --features ticket".to_owned(),
            ));
        }
        Ok(Self)
    }

    pub fn open(self, _: &Server) -> TicketWay {
        TicketWay
    }
}

impl TicketWay {
    /// # Errors
    /// None.
    pub fn wait(&mut self, _: &AtomicBool) -> Result<(), Failure> {
        Ok(())
    }

    pub fn keep(&mut self) {}

    pub fn ticket(&self) -> Option<String> {
        None
    }

    pub fn lacks_relay(&self) -> bool {
        false
    }
}

/// Returns an invitation as a ticket; never in this program.
pub(in crate::cli::club) fn as_ticket(_: &Path, _: &str) -> Option<String> {
    None
}
