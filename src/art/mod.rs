//! From data to pixels: art packs and the map painter. No window, and no game.

pub mod packs;
pub mod painter;
