//! Online games: the referee, and what it keeps.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod cheats;
mod club;
mod referee;
mod store;
