//! Units that wait off the map: the arriving units, grouped by their entry, the units still to be set up, and their
//! weapons.

use crate::{
    art::painter::hex_centre,
    engine::text::say,
    games::squad::rules::{
        Rulebook,
        counter::{Counter, Place},
        kinds::Side,
        position::Public,
        scenario::SetUp,
    },
    scene::Party,
};

/// All units that wait off the map. A passenger arrives with its carrier.
pub(in crate::games::squad) fn parties(rulebook: &Rulebook, public: &Public) -> Vec<Party> {
    let due = public.counters.iter().filter_map(|counter| {
        let Place::Due(number) = counter.place else { return None };
        let arrivals = &rulebook.scenario.force(counter.side).arrivals;
        let arrival = arrivals.get(usize::from(number)).filter(|due| due.turn <= public.turn)?;
        Some((counter.side, arrival.entry.as_slice(), counter.id))
    });
    let mut parties = Party::by_entry(due, rulebook.board.columns());
    parties.extend(to_set_up(rulebook, public));
    parties
}

/// The groups of the side whose set-up it is, without the units already set up (4.1).
fn to_set_up(rulebook: &Rulebook, public: &Public) -> Vec<Party> {
    let side = public.phase.side(&rulebook.scenario).filter(|_| public.phase.is_set_up());
    let Some(side) = side else { return Vec::new() };
    let groups = (0..).zip(&rulebook.scenario.force(side).set_up);
    let group = |(number, group): (u8, &SetUp)| {
        let (first, last) = group.columns;
        let columns = say!("squad-scene-columns", first = first, last = last);
        let heading = [Side::NAMES[side.number()].shown(), columns];
        let waits = |counter: &Counter| counter.side == side && counter.place == Place::SetUp(number);
        // At the edge that is nearer to their set-up area.
        let at_right = u16::from(first) + u16::from(last) > u16::from(rulebook.board.columns()) + 1;
        Some(Party { at_right, ..party(rulebook, public, heading, waits)? })
    };
    groups.filter_map(group).collect()
}

/// The units that the predicate accepts, beside the centre of the map; none if there is no such unit.
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
    use crate::games::squad::rules::{phase::Phase, set_up};

    /// In `patrol` the Germans are set up in columns 5 to 9 and the Americans in 1 and 2. Both wait at the left edge,
    /// with their weapons.
    #[test]
    fn who_is_set_up_waits_at_the_nearer_edge() {
        let rulebook = Rulebook::load("patrol").unwrap();
        let mut public = set_up::start(&rulebook, &rulebook.scenario);
        for (phase, number) in [(Phase::FirstSetUp, 4), (Phase::SecondSetUp, 6)] {
            public.phase = phase;
            let parties = to_set_up(&rulebook, &public);
            let units: usize = parties.iter().map(|party| party.units.len()).sum();
            assert_eq!((units, parties[0].at_right), (number, false), "{phase:?}");
        }
    }
}
