//! Squad as a player meets it: positions and orders in, events and refusals out.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod book;
mod guide;
mod lessons;
mod second_opinion;
