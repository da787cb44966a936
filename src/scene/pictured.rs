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
pub trait Pictured: Overlaid {
    /// What a counter shows on its card beside what its own components say.
    type Look: Clone + Default + PartialEq + Send + Sync + 'static;

    /// Cards of a stack that are seen; how many lie under them is told by a number.
    const SEEN: usize = 3;

    /// What each counter shows beside what its components say, in the order of their numbers. A face is asked
    /// for anew when this or a component has changed.
    fn looks(_: &Self::Rulebook, position: &Position<Self>) -> Vec<Self::Look> {
        vec![Self::Look::default(); Self::counters(&position.public).len()]
    }

    /// The face of a counter that looks so.
    fn face_with(_: &Self::Rulebook, position: &Position<Self>, counter: usize, _: &Self::Look) -> Face {
        let Some(counter) = Self::counters(&position.public).get(counter) else { return Face::default() };
        let template = if Self::SIDES[counter.side()].flag.is_cut() { "soviet" } else { "german" };
        Face { template: template.to_owned(), title: counter.id().to_string(), ..Face::default() }
    }

    /// The face of a counter, by its place in the list of all.
    fn face(rulebook: &Self::Rulebook, position: &Position<Self>, counter: usize) -> Face {
        let looks = Self::looks(rulebook, position);
        looks.get(counter).map(|look| Self::face_with(rulebook, position, counter, look)).unwrap_or_default()
    }

    /// The counters that lie in a hex by themselves, from the bottom to the top.
    fn lying(position: &Position<Self>, hex: Hex) -> Vec<usize> {
        Self::stack(position, hex)
    }

    /// The picture of a marker in the art pack, and how high it lies over others, below 1.
    fn marker(_: &Self::Marker) -> (&'static str, f32) {
        ("", 0.0)
    }

    /// What a marker in a hex shows: its picture, with the texts that its drawing prints.
    fn marker_face(_: &Self::Rulebook, _: &Position<Self>, marker: &Self::Marker, _: Hex) -> Face {
        Pack::marker_face(Self::marker(marker).0)
    }
}
