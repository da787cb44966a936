//! The pictures of Squad: faces, stacks, markers.

use super::{
    face::{self, Look},
    markers, printed,
};
use crate::{
    art::packs::face::Face,
    engine::board::Hex,
    games::squad::rules::{
        Marker, Position, Rulebook, Squad,
        kinds::Nation,
        scenario::units::{Kind, UnitType},
    },
    scene::{CardState, HasFaces, PrintedCounter},
};

impl HasFaces for Squad {
    type Look = Look;

    /// The most infantry that may end in a hex (6.7).
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

    /// The order of a stack. A passenger is in its carrier, and a weapon on top of its unit, where the mouse picks it
    /// up. Leaders are at the bottom, because the units that they lead show the modifier.
    fn lying(position: &Position, hex: Hex) -> Vec<usize> {
        let counters = position.public.counters.iter().enumerate();
        let standing = counters.filter(|(_, counter)| counter.hex() == Some(hex));
        let (leaders, others): (Vec<_>, Vec<_>) = standing.partition(|(_, counter)| face::is_leader(counter));
        leaders.into_iter().chain(others).map(|(number, _)| number).collect()
    }

    fn marker(marker: &Marker) -> (&'static str, f32) {
        markers::marker(marker)
    }

    /// A bunker shows its facing, a lane its direction, a called mission its kind.
    fn marker_face(_: &Rulebook, position: &Position, marker: &Marker, hex: Hex) -> Face {
        markers::of_marker(&position.public, marker, hex)
    }

    fn printed_front(rulebook: &Rulebook, position: &Position, counter: usize) -> Face {
        let counter = position.public.counters.get(counter);
        counter.map(|counter| face::printed(rulebook, counter)).unwrap_or_default()
    }

    fn printed_back(rulebook: &Rulebook, position: &Position, counter: usize, front: &Face) -> Option<Face> {
        let counter = position.public.counters.get(counter)?;
        let half = half_of(rulebook, rulebook.kind(counter), face::nation(rulebook, counter))?;
        Some(Face { designation: front.designation.clone(), ..half })
    }

    fn printed_markers(rulebook: &Rulebook, counters: usize) -> Vec<PrintedCounter> {
        printed::markers(rulebook, counters)
    }

    fn card_states(front: &Face, back: Option<&Face>) -> Vec<(CardState, Face)> {
        face::card_states(front, back)
    }

    /// A type without a nation is printed once for each nation whose units may carry it.
    fn unit_list(rulebook: &Rulebook) -> Vec<PrintedCounter> {
        let sides = |kind: &UnitType| -> Vec<PrintedCounter> {
            let nations = kind.nation.map_or_else(|| Nation::ALL.to_vec(), |nation| vec![nation]);
            let both = |nation: Nation| {
                PrintedCounter::one(face::face_of_type(kind, nation), half_of(rulebook, kind, nation))
            };
            nations.into_iter().map(both).collect()
        };
        rulebook.units.all().iter().flat_map(sides).collect()
    }
}

/// The half squad to which a squad is reduced (13.6), as printed; none for other types.
fn half_of(rulebook: &Rulebook, kind: &UnitType, nation: Nation) -> Option<Face> {
    let Kind::Squad { half, .. } = kind.kind else { return None };
    Some(face::face_of_type(rulebook.units.find(half)?, nation))
}
