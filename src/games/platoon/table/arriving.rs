//! Who waits beside the map: the units of both sides that are due, each with those who come on where it does.

use crate::{art::painter::hex_centre, table::tabled::Party};
use crate::{
    engine::{board::Hex, counters::Word},
    games::platoon::rules::{Rulebook, counter::Place, kinds::Side, position::Public},
};

/// Entry hexes that are named one by one.
const NAMED: usize = 3;

/// Everybody who is due and has not come on; who is carried comes with his carrier.
pub(super) fn parties(rulebook: &Rulebook, public: &Public) -> Vec<Party> {
    let mut found: Vec<(Side, &[Hex], Vec<Word>)> = Vec::new();
    for counter in &public.counters {
        let Place::Due(number) = counter.place else { continue };
        let arrivals = &rulebook.scenario.force(counter.side).arrivals;
        let Some(arrival) = arrivals.get(usize::from(number)).filter(|due| due.turn <= public.turn) else {
            continue;
        };
        let entry = arrival.entry.as_slice();
        match found.iter_mut().find(|(side, at, _)| (*side, *at) == (counter.side, entry)) {
            Some((.., units)) => units.push(counter.id),
            None => found.push((counter.side, entry, vec![counter.id])),
        }
    }
    let party = |(side, entry, units): (Side, &[Hex], Vec<Word>)| Party {
        heading: [side.to_string(), format!("entry {}", named(entry))],
        middle: entry.iter().map(|hex| hex_centre(*hex).y).sum::<f32>() / entry.len().max(1) as f32,
        units,
    };
    found.into_iter().map(party).collect()
}

/// Hexes by name: a few one by one, many from the first to the last.
fn named(hexes: &[Hex]) -> String {
    match hexes {
        [first, .., last] if hexes.len() > NAMED => format!("{first}–{last}"),
        few => few.iter().map(ToString::to_string).collect::<Vec<_>>().join(", "),
    }
}
