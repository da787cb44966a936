//! Faces of counters and markers.

use crate::{
    art::packs::{face::Face, pack::Pack},
    engine::{
        board::Hex,
        orders::{InPlay, Position, Viewer},
    },
    scene::Overlaid,
};

/// A counter on paper.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PrintedCounter {
    /// The side that is up when a game begins. Nothing on it is secret.
    pub front: Face,
    /// The other side: its reduced, inverted or revealed state; none for a blank one.
    pub back: Option<Face>,
    /// The number of counters that look like this.
    pub count: u32,
}

impl PrintedCounter {
    /// One counter with these sides.
    pub fn one(front: Face, back: Option<Face>) -> Self {
        Self { front, back, count: 1 }
    }
}

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

    /// Returns the front of a counter on paper: its face without the conditions of the moment.
    fn printed_front(rulebook: &Self::Rulebook, position: &Position<Self>, counter: usize) -> Face {
        unmarked(Self::face(rulebook, position, counter))
    }

    /// Returns the back of a counter on paper, which shows its next state; none for a blank one.
    fn printed_back(_: &Self::Rulebook, _: &Position<Self>, _counter: usize, _front: &Face) -> Option<Face> {
        None
    }

    /// Returns every counter of a scenario as it is printed, of one side after the other: those that arrive later too.
    fn printed(rulebook: &Self::Rulebook) -> Vec<PrintedCounter> {
        let mut start = Self::start(rulebook, 1);
        Self::look(&mut start, Viewer::All);
        let mut numbers: Vec<(usize, usize)> =
            Self::counters(&start.public).iter().map(InPlay::side).zip(0..).collect();
        numbers.sort_unstable();
        let sides = |(_, number): (usize, usize)| {
            let front = Self::printed_front(rulebook, &start, number);
            let back = Self::printed_back(rulebook, &start, number, &front);
            PrintedCounter::one(front, back)
        };
        numbers.into_iter().map(sides).collect()
    }

    /// Returns the whole list of units from which a scenario takes its counters: one of each type, or every counter of
    /// its order of battle; the counters of the scenario if there is no such list.
    fn unit_list(rulebook: &Self::Rulebook) -> Vec<PrintedCounter> {
        Self::printed(rulebook)
    }
}

/// Returns a face without badges, losses, passengers and whatever else lasts for a time. A counter that has a facing
/// faces its upper edge.
fn unmarked(face: Face) -> Face {
    Face {
        steps_lost: 0,
        badges: Vec::new(),
        dimmed: false,
        heading: face.heading.map(|_| 0),
        carried: String::new(),
        carried_values: String::new(),
        ..face
    }
}
