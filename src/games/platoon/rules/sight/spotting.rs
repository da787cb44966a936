//! Spotting and observing (2.7, 2.8, 10).

use crate::{
    engine::{
        board::{Board, Hex, Terrain},
        counters::UnitId,
    },
    games::platoon::rules::{
        counter::{Counter, Place},
        kinds::{Class, Side},
        position::Public,
        rulebook::Rulebook,
    },
};

/// Whether units in a hex are concealed until they are spotted (10.1).
pub fn conceals(board: &Board, hex: Hex) -> bool {
    board.contains(hex) && matches!(board.terrain(hex), Terrain::Woods | Terrain::Town)
}

/// Whether a unit spots (2.7): on the map, undispersed, armed, with no marker of heavy equipment.
pub fn is_spotter(rulebook: &Rulebook, counter: &Counter) -> bool {
    counter.hex().is_some()
        && !counter.condition.dispersed
        && counter.condition.marker.is_none()
        && rulebook.kind(counter).class != Class::C
}

/// The units of a side that spot, each with its hex.
pub fn spotters<'a>(
    rulebook: &'a Rulebook,
    public: &'a Public,
    side: Side,
) -> impl Iterator<Item = (&'a Counter, Hex)> {
    public.on_map(side).filter(|(counter, _)| is_spotter(rulebook, counter))
}

/// Whether a spotter of a side has a line of sight to a hex.
pub fn is_watched(rulebook: &Rulebook, public: &Public, by: Side, hex: Hex) -> bool {
    spotters(rulebook, public, by).any(|(_, from)| rulebook.sees(from, hex))
}

/// Whether a spotter of a side is adjacent to a hex (10.2).
pub fn is_beside_spotter(rulebook: &Rulebook, public: &Public, by: Side, hex: Hex) -> bool {
    spotters(rulebook, public, by).any(|(_, from)| from.distance(hex) == 1)
}

/// Whether a unit in a hex is spotted by its enemy (10.1, 10.2).
pub fn is_spotted(rulebook: &Rulebook, public: &Public, counter: &Counter, hex: Hex) -> bool {
    let enemy = counter.side.enemy();
    if conceals(&rulebook.board, hex) {
        counter.is_marked() || is_beside_spotter(rulebook, public, enemy, hex)
    } else {
        is_watched(rulebook, public, enemy, hex)
    }
}

/// The units in a hex that their enemy may attack (10.1), in the order of their ids.
pub fn spotted_in<'a>(
    rulebook: &'a Rulebook,
    public: &'a Public,
    hex: Hex,
) -> impl Iterator<Item = &'a Counter> {
    public.in_hex(hex).filter(move |counter| is_spotted(rulebook, public, counter, hex))
}

/// Units with a marker that no longer holds (10.5): they are in the open, or no enemy sees them.
pub fn out_of_sight(rulebook: &Rulebook, public: &Public) -> Vec<UnitId> {
    let holds = |counter: &Counter| {
        public.hex_of(counter).is_some_and(|hex| {
            conceals(&rulebook.board, hex) && is_watched(rulebook, public, counter.side.enemy(), hex)
        })
    };
    let marked = public.counters.iter().filter(|counter| counter.is_marked());
    marked.filter(|counter| !holds(counter)).map(|counter| counter.id).collect()
}

/// Whether a unit observes for indirect fire (2.8): a ready spotter, or a ready one that the scenario names.
pub fn is_observer(rulebook: &Rulebook, counter: &Counter) -> bool {
    counter.hex().is_some()
        && counter.is_ready()
        && (is_spotter(rulebook, counter)
            || rulebook.kind(counter).observer && is_forward_observer(rulebook, counter))
}

fn is_forward_observer(rulebook: &Rulebook, counter: &Counter) -> bool {
    rulebook.scenario.force(counter.side).forward_observers.contains(&counter.id)
}

/// Whether a hex is observed for a unit that fires indirectly: by any unit of its side, or, for artillery beside the
/// map, by a forward observer (13.2, 18.4).
pub fn is_observed_for(rulebook: &Rulebook, public: &Public, firer: &Counter, hex: Hex) -> bool {
    let off_board = firer.place == Place::OffBoard;
    public.on_map(firer.side).any(|(counter, from)| {
        is_observer(rulebook, counter)
            && (!off_board || is_forward_observer(rulebook, counter))
            && rulebook.sees(from, hex)
    })
}
