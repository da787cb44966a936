//! What the table needs to know of a game to show it.

use super::overlays::Overlaid;
use crate::{
    art::packs::face::Face,
    engine::{board::Hex, counters::Flag, orders::Mirrored},
};

/// A game that is seen on the table.
pub trait Pictured: Overlaid + Mirrored {
    /// What a counter shows on its card beside what its own components say.
    type Look: PartialEq + Send + Sync + 'static;

    /// Cards of a stack that are seen; how many lie under them is told by a number.
    const SEEN: usize = 3;

    /// What each counter shows beside what its components say, in the order of their numbers. A face is asked
    /// for anew when this or a component has changed.
    fn looks(rulebook: &Self::Rulebook, position: &crate::engine::orders::Position<Self>) -> Vec<Self::Look>;

    /// The face of a counter that looks so.
    fn face_with(
        rulebook: &Self::Rulebook,
        position: &crate::engine::orders::Position<Self>,
        counter: usize,
        look: &Self::Look,
    ) -> Face;

    /// Whose a counter is.
    fn flag(position: &crate::engine::orders::Position<Self>, counter: usize) -> Flag;

    /// The counters that lie in a hex by themselves, from the bottom to the top.
    fn lying(position: &crate::engine::orders::Position<Self>, hex: Hex) -> Vec<usize> {
        Self::stack(position, hex)
    }

    /// The picture of a marker in the art pack, and how high it lies over others, below 1.
    fn marker(marker: &Self::Marker) -> (&'static str, f32);
}
