//! Units that wait off the map: the units of both sides that are due, grouped by their entry.

use crate::{
    engine::board::Hex,
    games::panzer44::rules::{
        Rulebook,
        counter::{Counter, Place},
        position::Public,
    },
    scene::Party,
};

/// The entry hexes of a unit that is due now.
pub(in crate::games::panzer44) fn entries<'a>(
    rulebook: &'a Rulebook,
    public: &Public,
    counter: &Counter,
) -> &'a [Hex] {
    let Place::Due(number) = counter.place else { return &[] };
    let arrival = rulebook.scenario.force(counter.side).arrivals.get(usize::from(number));
    arrival.filter(|due| due.turn <= public.turn).map_or(&[], |due| due.entry.as_slice())
}

/// All units that are due and have not entered. A passenger enters with its carrier.
pub(in crate::games::panzer44) fn parties(rulebook: &Rulebook, public: &Public) -> Vec<Party> {
    let due = public.counters.iter().filter_map(|counter| {
        let entry = entries(rulebook, public, counter);
        (!entry.is_empty()).then_some((counter.side, entry, counter.id))
    });
    Party::by_entry(due, rulebook.board.columns())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::panzer44::rules::{kinds::Side, set_up};

    /// In the fog both sides drive on, and each waits at the edge of its entry.
    #[test]
    fn who_comes_from_the_right_waits_there() {
        let rulebook = Rulebook::load("fog").expect("the scenario");
        let mut public = set_up::start(&rulebook, 1).public;
        public.turn = 1;
        let parties = parties(&rulebook, &public);
        for side in Side::BOTH {
            let own: Vec<&Party> = parties.iter().filter(|it| it.heading[0] == side.to_string()).collect();
            assert!(!own.is_empty(), "{side}");
            assert!(own.iter().all(|party| party.at_right == (side == Side::Allied)), "{side}");
        }
    }
}
