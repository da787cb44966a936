//! A game that a referee holds elsewhere, shown and played at this table.
//!
//! [`begin`](beginning::begin) takes the line to the referee. What arrives on the line goes into the one queue of requests
//! as [`Request::Heard`](crate::table::Request::Heard) and is answered there: the position is put in place, and its events
//! are shown as those of an order that was played here. An order of the player goes the same way as any other up to the
//! game on the table, which sends it to the referee instead of playing it.

pub(crate) mod asking;
pub(crate) mod beginning;
pub(crate) mod connection;
pub(crate) mod hearing;
pub(crate) mod listening;
pub(crate) mod offer;
