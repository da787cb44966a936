//! The tests of the program as a player meets it: positions and orders in, events and refusals out.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod harness;
mod ledger;
mod lessons;
mod opponent;
mod panzer44;
mod rules;
#[path = "shared"]
mod shared {
    pub mod names;
    pub mod table;
}
