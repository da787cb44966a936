//! A game that a referee holds elsewhere, shown and played at this table.
//!
//! [`begin`](beginning::begin) takes the line to the referee. What arrives on the line goes into the one queue of requests
//! as [`Request::Heard`](crate::table::Request::Heard) and is answered there: the position is put in place, and its events
//! are shown as those of an order that was played here. An order of the player goes the same way as any other up to the
//! game on the table, which sends it to the referee instead of playing it.
//!
//! `club` is the line to the club in which such games are made and listed. A game has a line of its own beside it, because
//! a line follows one game and most messages of a referee do not name theirs.

pub(crate) mod acting;
pub(crate) mod asking;
pub(crate) mod attention;
pub(crate) mod beginning;
mod by_itself;
#[cfg(feature = "online")]
pub(crate) mod club;
pub(crate) mod connection;
#[cfg(feature = "online")]
pub(crate) mod desktop;
mod drags;
mod files;
pub(crate) mod hearing;
pub(crate) mod listening;
mod notices;
pub(crate) mod offer;
pub(crate) mod pale;
mod people;
mod reminder;
mod seen;
mod sent_orders;
mod setting_up;
mod shown;
mod telling;
mod texts;
pub(crate) mod ticking;
