//! The visible parts of Platoon: faces, stacks, markers.

use super::{
    face::{self, Look},
    printed,
};
use crate::{
    art::packs::face::Face,
    engine::board::Hex,
    games::platoon::rules::{Marker, Platoon, Position, Rulebook},
    scene::{CardState, HasFaces, PrintedCounter},
};

impl HasFaces for Platoon {
    type Look = Look;

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

    /// The counters in a hex, without passengers: they are in their carrier, which the hand takes.
    fn lying(position: &Position, hex: Hex) -> Vec<usize> {
        let counters = position.public.counters.iter().enumerate();
        counters.filter(|(_, counter)| counter.hex() == Some(hex)).map(|(number, _)| number).collect()
    }

    /// The drawing and the height of a marker. Markers that guide the player are above markers that do not.
    fn marker(marker: &Marker) -> (&'static str, f32) {
        let above = match marker {
            Marker::Fort(_) => 0.0,
            Marker::Block => 0.1,
            Marker::Wrecks(_) => 0.2,
            Marker::Mines => 0.3,
            Marker::Registration(_) => 0.4,
        };
        (face::marker(marker), above)
    }

    /// The face of a marker: a fort shows its defence, a registration marker the unit whose fire it is.
    fn marker_face(rulebook: &Rulebook, position: &Position, marker: &Marker, hex: Hex) -> Face {
        face::of_marker(rulebook, &position.public, marker, hex)
    }

    fn printed_front(rulebook: &Rulebook, position: &Position, counter: usize) -> Face {
        let Some(counter) = position.public.counters.get(counter) else { return Face::default() };
        let kind = rulebook.units.find(counter.kind);
        Face { unit: counter.id.to_string(), ..kind.map(face::face_of_type).unwrap_or_default() }
    }

    fn printed_back(_: &Rulebook, _: &Position, _: usize, front: &Face) -> Option<Face> {
        Some(face::inverted(front))
    }

    fn printed_markers(rulebook: &Rulebook, counters: usize) -> Vec<PrintedCounter> {
        printed::markers(rulebook, counters)
    }

    fn card_states(front: &Face, _: Option<&Face>) -> Vec<(CardState, Face)> {
        face::card_states(front)
    }

    fn unit_list(rulebook: &Rulebook) -> Vec<PrintedCounter> {
        let fronts = rulebook.units.all().iter().map(face::face_of_type);
        let both = |front: Face| {
            let back = face::inverted(&front);
            PrintedCounter::one(front, Some(back))
        };
        fronts.map(both).collect()
    }
}
