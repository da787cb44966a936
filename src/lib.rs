//! Kessel: a table for hex-and-counter war games that knows the rules.
//!
//! # The one road
//!
//! The mouse, the command line, a replay, a test and a computer player all give an order to [`engine::orders::play`].
//! Either it is refused with the case of the rules that forbids it, and nothing has changed. Or it is carried out, and
//! events state everything that happened. Applying events is the only way to change a position.
//!
//! Actions of the table that no side orders, such as real dice or undo, go through [`engine::orders::Record`]. Commands
//! that change later events are [`engine::orders::TableCommand`]s: the game file keeps each at the point at which it
//! was given, so that a replay carries it out there again. Undo returns to the nearest of a few snapshots, kept every
//! 32 orders since the last event that cannot be undone, and plays the orders from there; it never replays the whole
//! game.
//!
//! # The rooms
//!
//! - [`engine`] — the base of every game, without a window: the board, counters, charts, dice, data files that a player
//!   may edit, the door with orders, refusals and events, the record of a game with its file, undo and replay, the
//!   rules text, lessons, and storage.
//! - [`settings`] — the settings of a player, and the key bindings.
//! - [`art`] — from data to pixels: art packs with their templates, and the map painter.
//! - [`play`] — the common part of computer players, matches, the luck of the dice, the feed and the stage for streamers.
//! - [`referee`] — the referee of a game between two homes, with what it sends and what it keeps; without a window.
//! - [`scene`] — the contents of the table, as data: faces, stacks, overlays, log lines, the caption, the report, the
//!   still picture.
//! - [`club`] — a club: accounts, invitations and the games between its players; without a window.
//! - [`planning`] — the plans of a player that are not yet orders, the offers for the selected units, and the meaning
//!   of a drop, a click or a key; without a window.
//! - [`panels`] — egui panels: pure functions from a state to the player's actions.
//! - [`table`] — the visible table: the window, counters, dragging.
//! - [`workshop`] — what makes maps, scenarios, counters, lessons and printed sheets.
//! - [`cli`] — the command line, one file for each command.
//! - [`games`] — the games, each a room of its own with the same names inside: `rules`, the chapters of its rulebook;
//!   `words`, its texts of events and orders; `players`, its computer players; `scene`, its counters, overlays and log;
//!   `planning`, its plans and the meaning of a drag of its counters; `table`, its systems for the window; `panels`,
//!   its part of the dock; `cli`, its output on the command line.
//!
//! Arrows point one way: each of the shared rooms may use those before it in the order above, and none of them a game.
//! A game's rules use the engine alone. Its words and players may also use its rules; its scene may also use these and
//! the shared rooms before the panels; its table and panels may use every shared room. No game names another.
//! `tests/walls.rs` reads every import and checks this. A game answers questions about the table through
//! [`scene::HasScene`] and the traits that build on it, and those of the window through `table::tabled::OnTable`.
//! Requests that name no game, such as undo, save and load, find the game on the table in a registry of entries.

#![cfg_attr(
    not(feature = "window"),
    expect(dead_code, reason = "the window alone asks for much of what scene and planning say")
)]

pub mod art;
pub mod cli;
pub mod club;
pub mod engine;
pub mod games;
#[cfg(feature = "window")]
pub mod panels;
pub mod planning;
pub mod play;
pub mod referee;
pub mod scene;
pub mod settings;
#[cfg(feature = "window")]
pub mod table;
pub mod workshop;
