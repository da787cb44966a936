//! Pages on which people watch games in a browser, with nothing installed.
//!
//! A game that is watched has one link to the hall for each language, as a spectator, however many pages show it. What this
//! link is sent is drawn in another thread at most twice a second, and only while a page shows the game.

mod language;
mod looking;
mod routes;
mod watched;
mod watcher;

pub(super) use routes::router;
