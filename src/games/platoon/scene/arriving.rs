//! The units beside the map: units of both sides that are due, grouped by entry; units still to be set up; and
//! artillery that stays beside the map.

use crate::{
    art::painter::hex_centre,
    engine::text::say,
    games::platoon::rules::{
        Rulebook,
        counter::{Counter, Place},
        kinds::Side,
        position::Public,
        scenario::SetUp,
    },
    scene::Party,
};

/// All units that wait beside the map; a passenger comes with its carrier.
pub(in crate::games::platoon) fn parties(rulebook: &Rulebook, public: &Public) -> Vec<Party> {
    let due = public.counters.iter().filter_map(|counter| {
        let Place::Due(number) = counter.place else { return None };
        let arrivals = &rulebook.scenario.force(counter.side).arrivals;
        let arrival = arrivals.get(usize::from(number)).filter(|due| due.turn <= public.turn)?;
        Some((counter.side, arrival.entry.as_slice(), counter.id))
    });
    let mut parties = Party::by_entry(due, rulebook.board.columns());
    parties.extend(to_set_up(rulebook, public));
    parties.extend(Side::BOTH.into_iter().filter_map(|side| off_board(rulebook, public, side)));
    parties
}

/// The groups that the active side still has to set up (4.1).
fn to_set_up(rulebook: &Rulebook, public: &Public) -> Vec<Party> {
    let side = public.phase.side(&rulebook.scenario).filter(|_| public.phase.is_set_up());
    let Some(side) = side else { return Vec::new() };
    let groups = (0..).zip(&rulebook.scenario.force(side).set_up);
    let group = |(number, group): (u8, &SetUp)| {
        let (first, last) = group.columns;
        let columns = say!("platoon-scene-columns", first = first, last = last);
        let heading = [Side::NAMES[side.number()].shown(), columns];
        let waits = |counter: &Counter| counter.side == side && counter.place == Place::SetUp(number);
        // At the edge that is nearer to their set-up columns.
        let at_right = u16::from(first) + u16::from(last) > u16::from(rulebook.board.columns()) + 1;
        Some(Party { at_right, ..party(rulebook, public, heading, waits)? })
    };
    groups.filter_map(group).collect()
}

/// The artillery of a side that fires from beside the map (18.4).
fn off_board(rulebook: &Rulebook, public: &Public, side: Side) -> Option<Party> {
    let heading = [Side::NAMES[side.number()].shown(), say!("platoon-scene-off-board")];
    party(rulebook, public, heading, |counter| counter.side == side && counter.place == Place::OffBoard)
}

/// A party of the units for which a condition holds, beside the middle of the map; none if there are none.
fn party(
    rulebook: &Rulebook,
    public: &Public,
    heading: [String; 2],
    waits: impl Fn(&Counter) -> bool,
) -> Option<Party> {
    let units: Vec<_> =
        public.counters.iter().filter(|counter| waits(counter)).map(|counter| counter.id).collect();
    let hexes: Vec<f32> = rulebook.board.hexes().map(|hex| hex_centre(hex).y).collect();
    let middle = hexes.iter().sum::<f32>() / hexes.len().max(1) as f32;
    (!units.is_empty()).then_some(Party { heading, middle, at_right: false, units })
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may stop at once")]

    use super::*;
    use crate::games::platoon::rules::{phase::Phase, set_up};

    /// Units to be set up in the east wait in the east.
    #[test]
    fn who_is_set_up_waits_at_the_nearer_edge() {
        let rulebook = Rulebook::load("farm-road").unwrap();
        let mut public = set_up::start(&rulebook, 1).public;
        for (phase, at_right) in [(Phase::FirstSetUp, false), (Phase::SecondSetUp, true)] {
            public.phase = phase;
            let parties = to_set_up(&rulebook, &public);
            assert!(
                !parties.is_empty() && parties.iter().all(|party| party.at_right == at_right),
                "{phase:?}"
            );
        }
    }
}
