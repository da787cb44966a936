//! Kessel: a table for hex-and-counter war games that knows the rules.
//!
//! # The one road
//!
//! The mouse, the command line, a replay, a test and a computer player all hand an order to
//! [`orders::play`]. It is refused with the case of the rules that forbids it, and nothing has
//! changed; or it is carried out, and events tell everything that happened. Applying events is the
//! only way in which a position changes.
//!
//! # The rooms
//!
//! - [`board`] — hexes, terrain, rivers, roads and railways; made from a map file, never changed.
//! - [`counters`] — the stable words that name counters, and movement points.
//! - [`charts`] — odds and tables as data.
//! - [`dice`] — one named generator behind every die.
//! - [`data`] — reading files that a player may edit, with errors that tell the place.
//! - [`orders`] — the door: orders, refusals, events; game files, undo and replay.
//! - [`games`] — the games, each a folder with the chapters of its rulebook.
//! - [`players`] — computer players.
//! - [`panels`] — from a state to what the player asked for, drawn with egui.
//! - [`packs`] — counter art packs: SVG templates, palette, faces.
//! - [`table`] — what one sees and touches: the window, the map painter, counters, dragging.
//! - [`panels`] — egui panels: pure functions from a state to what the player asked for.
//! - [`cli`] — the command line, one file a command.
//!
//! Dependencies point one way: command line → table → panels → players → games → orders, charts,
//! counters, board. `board`, `counters`, `charts` and `orders` know no game.

pub mod board;
pub mod charts;
pub mod cli;
pub mod counters;
pub mod data;
pub mod dice;
pub mod games;
pub mod orders;
pub mod packs;
pub mod panels;
pub mod players;
pub mod table;
