//! The way into a club by ticket: what the keeper wants of it, and invitations as tickets.

#[cfg(not(feature = "ticket"))]
mod none;
#[cfg(feature = "ticket")]
mod open;

use crate::cli::Failure;
use clap::Args;
#[cfg(not(feature = "ticket"))]
pub(super) use none::{TicketWay, TicketWish, as_ticket};
#[cfg(feature = "ticket")]
pub(super) use open::{TicketWay, TicketWish, as_ticket};
use std::path::Path;

/// The arguments of `serve` about tickets.
#[derive(Args, Debug)]
pub(super) struct TicketArguments {
    /// Let players in by ticket too, from any network and without an open port. A relay helps them to find this machine.
    #[arg(long)]
    ticket: bool,
    /// The relay of the tickets: the address of one, such as https://relay.example, or none for direct lines alone. If not
    /// given, the public relays of iroh’s makers help.
    #[arg(long, value_name = "URL", requires = "ticket")]
    relay: Option<String>,
}

impl TicketArguments {
    /// Returns the wish of the keeper for the club in this folder, which must exist.
    ///
    /// # Errors
    /// It cannot be met.
    pub fn wish(&self, folder: &Path) -> Result<TicketWish, Failure> {
        TicketWish::read((self.ticket, self.relay.as_deref()), folder)
    }
}
