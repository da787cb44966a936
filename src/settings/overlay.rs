//! Overlays over the whole map, each with a key.

/// An overlay of the game on the table, by its index in the game's list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Overlay(pub usize);

impl Overlay {
    /// The largest number in a game: that of the keys for them.
    pub const MOST: usize = 9;
}
