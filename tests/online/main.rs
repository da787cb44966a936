//! Online games: what a referee keeps.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod store;
