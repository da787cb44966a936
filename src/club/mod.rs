//! A club: players with accounts, the games between them, and people who watch. It knows no window and no game by name.
//!
//! The [`hall`] is the whole club, without a socket and without a clock: it is given texts and moments, and returns what is
//! to be sent. [`accounts`] has the tokens and invitations by which people get in. The [`server`] brings the texts of the
//! players to the hall; [`dial`] is the line of a player's program to a club. [`paged`] makes pages and answers for people
//! and programs that come by HTTP. `tickets` are lines between two homes without an open port.

pub mod accounts;
#[cfg(feature = "online")]
pub mod dial;
pub mod hall;
#[cfg(feature = "online")]
pub mod paged;
mod reaching;
#[cfg(feature = "online")]
pub mod server;
#[cfg(feature = "ticket")]
pub mod tickets;
