//! From data to pixels: art packs, the map painter and the user's fonts. No window, and no game.

pub mod own_fonts;
pub mod packs;
pub mod painter;
