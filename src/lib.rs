//! Kessel: a table for hex-and-counter war games that knows the rules.
//!
//! # The one road
//!
//! The mouse, the command line, a replay, a test and a computer player all hand an order to
//! [`orders::play`]. It is refused with the case of the rules that forbids it, and nothing has
//! changed; or it is carried out, and events tell everything that happened. Applying events is the
//! only way in which a position changes.
//!
//! What a table does and no side orders — laying real dice ready, taking an order back — goes through
//! [`orders::Record`]. Commands that change what happens next are [`orders::TableCommand`]s: the game
//! file keeps each at the point where it was given, so that a replay meets it there again. Undo goes
//! back to the nearest of a few snapshots, kept every 32 orders since the last thing that cannot be
//! taken back, and plays the orders from there; it never replays the whole game.
//!
//! # Two games on one table
//!
//! What the table needs to know of a game it asks through one trait, `table::tabled::Tabled`: its map and what
//! its scenario prints around it, its log, who is to act, what it does before and after an order. Laying a game
//! out, keeping it, taking back, loading and saving are written once. Requests that name no game — take back,
//! save, load — find the one that lies on the table in a registry of entries. Counters, highlights, panels and
//! the mouse's meaning are each game's own: those of Panzer '44 lie in a folder of their own under `table` and
//! `panels`; those of Guderian, which came first, still lie beside the shared parts.
//!
//! # The rooms
//!
//! - [`board`] — hexes, terrain, rivers, roads and railways; made from a map file, never changed.
//! - [`counters`] — the stable words that name counters, and movement points.
//! - [`charts`] — odds and tables as data.
//! - [`dice`] — one named generator behind every die.
//! - [`data`] — reading files that a player may edit, with errors that tell the place.
//! - [`orders`] — the door: orders, refusals, events; the record of a game with its file, undo and
//!   replay; autosave, which loses at most the last order and shares its file with no other copy.
//! - [`manual`] — the rules of a game in words: the file, references from case to case, search, and what
//!   they say of a thing on the table.
//! - [`packs`] — art packs: SVG templates, palette, the face that a card is drawn from, and the colours and
//!   numbers that the map is painted with.
//! - [`lessons`] — guided games as files: the guard that stands before the door while one is taken, and the
//!   check that plays a lesson through.
//! - [`games`] — the games, each a folder with the chapters of its rulebook, what is told of events, and
//!   what its counters show: one face for the map, the panels and pictures.
//! - [`players`] — computer players: from what a side may see to an order and why; a folder a game.
//! - [`matches`] — whole games between computer players, and what is counted in them.
//! - [`feed`] — what happens as lines of JSON, for the overlays of those who stream.
//! - [`storage`] — every file that is kept: written whole or line by line, tried again, with faults for tests.
//! - [`settings`] — what a player has set for himself, and which keys do what.
//! - [`panels`] — egui panels: pure functions from a state to what the player asked for.
//! - [`table`] — what one sees and touches: the window, the map painter, counters, dragging.
//! - [`cli`] — the command line, one file a command.
//!
//! Dependencies point one way: command line → table → panels, matches, feed → players → games → lessons → orders,
//! packs, manual, charts, counters, board. `board`, `counters`, `charts`, `packs`, `manual`, `orders` and `lessons` know
//! no game; `settings` and `storage` know
//! nobody, and panels, packs and table read it.

pub mod board;
pub mod charts;
pub mod cli;
pub mod counters;
pub mod data;
pub mod dice;
pub mod feed;
pub mod games;
pub mod lessons;
pub mod manual;
pub mod matches;
pub mod orders;
pub mod packs;
pub mod panels;
pub mod players;
pub mod settings;
pub mod storage;
pub mod table;
