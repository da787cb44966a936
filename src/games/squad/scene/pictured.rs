//! What is seen of Squad: faces, stacks, markers.

use super::{
    face::{self, Look},
    markers,
};
use crate::{
    art::packs::face::Face,
    engine::board::Hex,
    games::squad::rules::{Marker, Position, Rulebook, Squad},
    scene::Pictured,
};

impl Pictured for Squad {
    type Look = Look;

    /// No more infantry may end in a hex (6.7).
    const SEEN: usize = 4;

    fn looks(rulebook: &Rulebook, position: &Position) -> Vec<Look> {
        let public = &position.public;
        public.counters.iter().map(|counter| Look::of(rulebook, public, counter)).collect()
    }

    fn face_with(rulebook: &Rulebook, position: &Position, counter: usize, look: &Look) -> Face {
        let counter = position.public.counters.get(counter);
        counter.map(|counter| face::face_with(rulebook, counter, look)).unwrap_or_default()
    }

    fn face(rulebook: &Rulebook, position: &Position, counter: usize) -> Face {
        let public = &position.public;
        public.counters.get(counter).map(|counter| face::face(rulebook, public, counter)).unwrap_or_default()
    }

    /// Who is carried lies in his carrier, and a weapon on who has it: the hand takes that.
    /// Leaders lie at the bottom: those whom they lead bear what they add to the dice.
    fn lying(position: &Position, hex: Hex) -> Vec<usize> {
        let counters = position.public.counters.iter().enumerate();
        let standing = counters.filter(|(_, counter)| counter.hex() == Some(hex));
        let (leaders, others): (Vec<_>, Vec<_>) = standing.partition(|(_, counter)| face::is_leader(counter));
        leaders.into_iter().chain(others).map(|(number, _)| number).collect()
    }

    fn marker(marker: &Marker) -> (&'static str, f32) {
        markers::marker(marker)
    }

    /// A bunker tells where it faces, a lane where it leads, a call what falls there.
    fn marker_face(_: &Rulebook, position: &Position, marker: &Marker, hex: Hex) -> Face {
        markers::of_marker(&position.public, marker, hex)
    }
}
