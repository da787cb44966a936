//! Programs that play over HTTP, without a socket. What they send reaches the hall by a link like those of all players, with
//! the same limits; docs/bots.md describes it.

mod answers;
mod routes;
mod session;

pub(super) use routes::router;
