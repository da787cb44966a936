//! Who waits beside the map: the units of both sides that are due, each with those who come on where it does.

use crate::{
    games::platoon::rules::{Rulebook, counter::Place, position::Public},
    table::tabled::Party,
};

/// Everybody who is due and has not come on; who is carried comes with his carrier.
pub(super) fn parties(rulebook: &Rulebook, public: &Public) -> Vec<Party> {
    let due = public.counters.iter().filter_map(|counter| {
        let Place::Due(number) = counter.place else { return None };
        let arrivals = &rulebook.scenario.force(counter.side).arrivals;
        let arrival = arrivals.get(usize::from(number)).filter(|due| due.turn <= public.turn)?;
        Some((counter.side, arrival.entry.as_slice(), counter.id))
    });
    Party::by_entry(due)
}
