//! Tickets: a line from one home to another without an open port. A ticket names the program of the host, the addresses at
//! which it may be reached, a relay over which it is found, and an invitation.

mod frames;
mod kept;
mod reach;
mod text;

pub(in crate::club) use frames::{FrameFault, read_text, write_text};
pub use kept::{keep_ticket, kept_ticket, key_in};
pub use reach::{Reach, RelayFault};
pub(in crate::club) use reach::{bind, ticket_of};
pub use text::{ClubTicket, TicketFault, is_ticket};

/// The name of the protocol in the handshake of a connection.
pub(in crate::club) const PROTOCOL: &[u8] = b"kessel/1";
