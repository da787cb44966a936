//! What can be laid over the whole map, each by a key.

/// An overlay of the game that lies on the table, by its place in the game's list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Overlay(pub usize);

impl Overlay {
    /// How many a game can have: as many as there are keys for them.
    pub const MOST: usize = 9;
}
