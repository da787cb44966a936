//! The pictures of Panzer '44: faces, stacks, markers.

use super::{
    face::{self, Look},
    printed,
};
use crate::{
    art::packs::face::Face,
    engine::board::Hex,
    games::panzer44::rules::{Marker, Panzer44, Position, Rulebook, kinds::Mines},
    scene::{CardState, PrintedCounter, pictured::HasFaces},
};

impl HasFaces for Panzer44 {
    type Look = Look;

    /// The most units in a hex, except for units that were stopped there.
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

    /// A passenger is in its carrier.
    fn lying(position: &Position, hex: Hex) -> Vec<usize> {
        let counters = position.public.counters.iter().enumerate();
        counters.filter(|(_, counter)| counter.hex() == Some(hex)).map(|(number, _)| number).collect()
    }

    fn marker(marker: &Marker) -> (&'static str, f32) {
        match marker {
            Marker::Position => ("position", 0.0),
            Marker::Mines(Mines::Hasty) => ("mines_hasty", 0.1),
            Marker::Mines(Mines::Preventative) => ("mines_preventative", 0.1),
            Marker::Mines(Mines::Defensive) => ("mines_defensive", 0.1),
            Marker::Wreck => ("wreck", 0.2),
        }
    }

    fn printed_markers(rulebook: &Rulebook, counters: usize) -> Vec<PrintedCounter> {
        printed::markers(rulebook, counters)
    }

    fn card_states(front: &Face, _: Option<&Face>) -> Vec<(CardState, Face)> {
        face::card_states(front)
    }

    fn unit_list(rulebook: &Rulebook) -> Vec<PrintedCounter> {
        let fronts = rulebook.units.all().iter().map(face::face_of_type);
        fronts.map(|front| PrintedCounter::one(front, None)).collect()
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may stop at once")]

    use super::*;
    use crate::{
        engine::{counters::Points, orders::facts},
        games::panzer44::rules::event::{DiePurpose, Event},
        scene::{motion::seconds, script::Script},
    };

    /// A unit that moves into fire is in its hex before the die is rolled, and its moves after the roll do not count.
    #[test]
    fn a_die_waits_for_the_march_that_provokes_it() {
        let rulebook = Rulebook::load("vauclair").unwrap();
        let unit = "us-m4-75-1".parse().unwrap();
        let step = |at: &str| Event::Moved { unit, hex: at.parse().unwrap(), left: Points(4) };
        let die = Event::Die { purpose: DiePurpose::Attack(unit), faces: 6, roll: 3 };
        let throw = |events: &[Event]| {
            let stood = [(unit, "0109".parse().unwrap())].into();
            Script::of(&rulebook.board, facts::<Panzer44>(events), (1, false), &stood).throws[0]
        };
        assert_eq!(throw(std::slice::from_ref(&die)), 0.0);
        let five = ["0110", "0210", "0310", "0410", "0510"].map(step);
        let fired: Vec<Event> = five.iter().cloned().chain([die]).collect();
        let wait = throw(&fired);
        let march = wait - seconds::PAUSE;
        assert!((5.0 * seconds::ROAD_HEX..=5.0 * seconds::HEX + 1e-6).contains(&march), "{march}");
        assert_eq!(throw(&[fired.as_slice(), &five].concat()), wait);
    }
}
