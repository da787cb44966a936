//! Online games: the referee, what it keeps, and the server of a club.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod cheats;
mod club;
mod referee;
mod server;
mod store;
