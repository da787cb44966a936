//! Kessel: a table for hex-and-counter war games that knows the rules.
//!
//! # The one road
//!
//! The mouse, the command line, a replay, a test and a computer player all hand an order to
//! [`engine::orders::play`]. It is refused with the case of the rules that forbids it, and nothing has
//! changed; or it is carried out, and events tell everything that happened. Applying events is the
//! only way in which a position changes.
//!
//! What a table does and no side orders — laying real dice ready, taking an order back — goes through
//! [`engine::orders::Record`]. Commands that change what happens next are [`engine::orders::TableCommand`]s: the game
//! file keeps each at the point where it was given, so that a replay meets it there again. Undo goes
//! back to the nearest of a few snapshots, kept every 32 orders since the last thing that cannot be
//! taken back, and plays the orders from there; it never replays the whole game.
//!
//! # The rooms
//!
//! - [`engine`] — what every game stands on, without a window: the board, counters, charts, dice, data files that a player
//!   may edit, the door with orders, refusals and events, the record of a game with its file, undo and replay, the rules
//!   in words, lessons, and every file that is kept.
//! - [`settings`] — what a player has set for himself, and which keys do what.
//! - [`art`] — from data to pixels: art packs with their templates, and the map painter.
//! - [`play`] — what computer players have in common, matches, the luck of the dice, and the feed for those who stream.
//! - [`scene`] — what is on the table, as data: faces, stacks, overlays, log lines, the caption, the report, the still picture.
//! - [`planning`] — what a player is putting together and has not ordered yet, what units in the hand are offered, what a
//!   drop, a click or a key means; without a window.
//! - [`panels`] — egui panels: pure functions from a state to what the player asked for.
//! - [`table`] — what one sees and touches: the window, counters, dragging.
//! - [`cli`] — the command line, one file a command.
//! - [`games`] — the games, each a room of its own with the same seven names inside: `rules`, the chapters of its rulebook;
//!   `words`, its texts of events and orders; `players`, those of the computer; `scene`, what its counters, overlays and
//!   log show; `planning`, its plans and what a drag of its counters means; `table`, its systems at the window; `panels`, its
//!   part of the dock; `cli`, what the command line prints of it.
//!
//! Arrows point one way: each of the shared rooms, in the order above, may use those before it, and none of them a game.
//! A game's rules stand on the engine alone; words and players may use the rules, the scene these and what is
//! shared before the panels, table and panels of a game whatever is shared; no game names another. `tests/walls.rs` reads
//! every import and holds this. What is on the table is asked of a game through [`scene::HasScene`] and the traits that build
//! on it, what the window needs beside that through `table::tabled::OnTable`; requests that name no game — take back, save,
//! load — find the one that lies on the table in a registry of entries.

#![cfg_attr(
    not(feature = "window"),
    expect(dead_code, reason = "the window alone asks for much of what scene and planning say")
)]

pub mod art;
pub mod cli;
pub mod engine;
pub mod games;
#[cfg(feature = "window")]
pub mod panels;
pub mod planning;
pub mod play;
pub mod scene;
pub mod settings;
#[cfg(feature = "window")]
pub mod table;
