//! Faces of counters and markers.

use crate::{
    art::packs::{face::Face, pack::Pack},
    engine::{
        board::Hex,
        orders::{InPlay, Position},
    },
    scene::Overlaid,
};

/// A game whose counters and markers have faces.
pub trait HasFaces: Overlaid {
    /// The facts that a counter's face shows in addition to its own components.
    type Look: Clone + Default + PartialEq + Send + Sync + 'static;

    /// The most cards of a stack that are drawn; a number gives the count of those below them.
    const SEEN: usize = 3;

    /// Returns the facts that each counter shows in addition to its components, in the order of their numbers. A face
    /// is made again when this or a component has changed.
    fn looks(_: &Self::Rulebook, position: &Position<Self>) -> Vec<Self::Look> {
        vec![Self::Look::default(); Self::counters(&position.public).len()]
    }

    /// Returns the face of a counter with this look.
    fn face_with(_: &Self::Rulebook, position: &Position<Self>, counter: usize, _: &Self::Look) -> Face {
        let Some(counter) = Self::counters(&position.public).get(counter) else { return Face::default() };
        let template = if Self::SIDES[counter.side()].flag.is_cut() { "soviet" } else { "german" };
        Face { template: template.to_owned(), title: counter.id().to_string(), ..Face::default() }
    }

    /// Returns the face of a counter, by its place in the list of all.
    fn face(rulebook: &Self::Rulebook, position: &Position<Self>, counter: usize) -> Face {
        let looks = Self::looks(rulebook, position);
        looks.get(counter).map(|look| Self::face_with(rulebook, position, counter, look)).unwrap_or_default()
    }

    /// Returns the counters of a hex that have a card of their own, from the bottom to the top.
    fn lying(position: &Position<Self>, hex: Hex) -> Vec<usize> {
        Self::stack(position, hex)
    }

    /// Returns the picture of a marker in the art pack, and its height over other markers, below 1.
    fn marker(_: &Self::Marker) -> (&'static str, f32) {
        ("", 0.0)
    }

    /// Returns the face of a marker in a hex: its picture, with the texts that its drawing prints.
    fn marker_face(_: &Self::Rulebook, _: &Position<Self>, marker: &Self::Marker, _: Hex) -> Face {
        Pack::marker_face(Self::marker(marker).0)
    }
}
