//! Faces of counters and markers.

use crate::{
    art::packs::{
        face::{Face, Up},
        pack::Pack,
    },
    engine::{
        board::Hex,
        counters::Flag,
        orders::{InPlay, Position, Viewer},
    },
    scene::Overlaid,
};
use std::collections::BTreeSet;

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

    /// This number of markers with these drawings of the art pack on their sides.
    pub fn markers(front: &str, back: Option<&str>, count: usize) -> Self {
        Self::one(Pack::marker_face(front), back.map(Pack::marker_face)).times(count)
    }

    /// This number of markers with these badges of the art pack on their sides.
    pub fn badges(front: &str, back: Option<&str>, count: usize) -> Self {
        Self::one(Pack::badge_face(front), back.map(Pack::badge_face)).times(count)
    }

    /// This number of counters that look like this one.
    #[must_use]
    pub fn times(self, count: usize) -> Self {
        Self { count: u32::try_from(count).unwrap_or(u32::MAX), ..self }
    }
}

/// A state in which a counter is seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum CardState {
    Fresh,
    /// The other side of the counter, after a step loss.
    Reduced,
    /// The other side of the counter, after it has fired.
    Inverted,
    /// The other side of the counter, which says which unit it is.
    Revealed,
    Moved,
    Fired,
    Attacked,
    Disrupted,
    Dispersed,
    Pinned,
    Panicked,
    Immobile,
    InCover,
    Spotted,
    OutOfSupply,
    /// With a passenger, or with a weapon that it carries.
    Carrying,
    /// With two badges, which cover the most of it.
    TwoBadges,
    /// Facing another edge of the map.
    Turned,
}

/// Returns a face with these badges.
pub fn badged(face: &Face, badges: &[&str]) -> Face {
    Face { badges: badges.iter().map(|badge| (*badge).to_owned()).collect(), ..face.clone() }
}

/// Returns the states that counters have in general, with the face in each; `back` is the printed back.
pub fn general_states(front: &Face, back: Option<&Face>) -> Vec<(CardState, Face)> {
    let mut states = vec![(CardState::Fresh, front.clone())];
    match back {
        Some(back) if back.up == Up::Inverted => states.push((CardState::Inverted, back.clone())),
        Some(back) => states.push((CardState::Reduced, back.clone())),
        None if front.steps > 1 => {
            let reduced = Face { steps_lost: 1, up: Up::Reduced, ..front.clone() };
            states.push((CardState::Reduced, reduced));
        }
        None => {}
    }
    states.push((CardState::Moved, Face { dimmed: true, ..front.clone() }));
    states.push((CardState::Disrupted, badged(front, &["disrupted"])));
    states.push((CardState::OutOfSupply, badged(front, &["out_of_supply"])));
    states.push((CardState::TwoBadges, badged(front, &["disrupted", "out_of_supply"])));
    if front.heading.is_some() {
        states.push((CardState::Turned, Face { heading: Some(90), ..front.clone() }));
    }
    states
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

    /// Returns the game's own markers on paper for a scenario with this number of counters: those that its rules put on
    /// the map, and those that show the conditions of counters. Their numbers follow from the scenario alone.
    fn printed_markers(_: &Self::Rulebook, _counters: usize) -> Vec<PrintedCounter> {
        Vec::new()
    }

    /// Returns the states in which a counter is seen, each with its face, from its printed sides; the first is the fresh
    /// one. They are those of the game's own faces, so that an artist sees what is laid over a card.
    fn card_states(front: &Face, back: Option<&Face>) -> Vec<(CardState, Face)> {
        general_states(front, back)
    }

    /// Returns the whole list of units from which a scenario takes its counters: one of each type, or every counter of
    /// its order of battle; the counters of the scenario if there is no such list.
    fn unit_list(rulebook: &Self::Rulebook) -> Vec<PrintedCounter> {
        Self::printed(rulebook)
    }
}

/// Returns the markers of a scenario on paper: one for the turn track, for each hex that counts one with a card of
/// either side, which shows its holder, and the game's own.
pub fn markers_of<G: HasFaces>(rulebook: &G::Rulebook) -> Vec<PrintedCounter> {
    let [front, back] = G::SIDES.map(|side| {
        let name = side.shown();
        let (template, strength, title) = match side.flag {
            Flag::Grey => ("german", name, String::new()),
            Flag::Red => ("soviet", name, String::new()),
            Flag::Olive => ("tactical_allied", String::new(), name),
        };
        Face { template: template.to_owned(), strength, title, ..Face::default() }
    });
    let hexes: BTreeSet<Hex> = G::counts(rulebook).into_iter().collect();
    let common =
        [PrintedCounter::markers("turn", None, 1), PrintedCounter::one(front, Some(back)).times(hexes.len())];
    let counters = G::counters(&G::start(rulebook, 1).public).len();
    let all = common.into_iter().chain(G::printed_markers(rulebook, counters));
    all.filter(|markers| markers.count > 0).collect()
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_card_is_seen_in_the_states_that_it_can_have() {
        let names = |front: &Face, back: Option<&Face>| {
            general_states(front, back).into_iter().map(|(state, _)| state).collect::<Vec<_>>()
        };
        let plain = Face::default();
        assert!(!names(&plain, None).contains(&CardState::Reduced));
        let steps = Face { steps: 2, ..Face::default() };
        let reduced = general_states(&steps, None);
        assert!(reduced.iter().any(|(state, face)| *state == CardState::Reduced && face.steps_lost == 1));
        let inverted = Face { up: Up::Inverted, ..Face::default() };
        assert!(names(&plain, Some(&inverted)).contains(&CardState::Inverted));
        assert!(names(&Face { heading: Some(0), ..Face::default() }, None).contains(&CardState::Turned));
        let moved = general_states(&plain, None);
        assert!(moved.iter().any(|(state, face)| *state == CardState::Moved && face.dimmed));
    }
}
