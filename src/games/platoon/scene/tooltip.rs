//! The facts of a hex, beside it: its ground, its units and their conditions, its works, its points.

use crate::{
    engine::{
        board::{Hex, Terrain},
        text::{Arg, Text, id, say, t},
        wording::capital,
    },
    games::platoon::{
        rules::{Rulebook, counter::Counter, movement::stays, position::Public, refusal::Why},
        words::{
            explain,
            names::{Known, unit_name},
        },
    },
    scene::HexFacts,
};

/// Most names of units in a line.
const NAMES: usize = 4;

/// The facts of a hex that the viewer may know.
pub(in crate::games::platoon) fn of(rulebook: &Rulebook, public: &Public, hex: Hex) -> HexFacts {
    let units: Vec<String> = public.in_hex(hex).map(|counter| unit(rulebook, public, counter)).collect();
    let mut lines = Vec::new();
    if !units.is_empty() {
        lines.push((id!("platoon-scene-units"), few(units).shown(&Known { rulebook, public })));
    }
    lines.extend(works(public, hex).into_iter().map(|words| (id!("platoon-scene-here"), words)));
    let registered = public.registrations.iter().filter(|marker| marker.hex == hex);
    let registered: Vec<String> = registered.map(|marker| unit_name(rulebook, public, marker.unit)).collect();
    if !registered.is_empty() {
        lines.push((id!("platoon-scene-registered"), few(registered).plain()));
    }
    if rulebook.scenario.victory.counts(hex) {
        let words = match public.holders.get(&hex) {
            Some(side) => say!("platoon-scene-held", side = *side),
            None => say!("platoon-scene-not-held"),
        };
        lines.push((id!("platoon-scene-victory"), words));
    }
    let place = rulebook.board.place_at(hex);
    let title = place.map_or_else(|| hex.to_string(), |place| format!("{}  {hex}", place.name));
    HexFacts { title, ground: capital(&ground(rulebook, hex)), lines }
}

/// A list of the first few of these names.
fn few(mut names: Vec<String>) -> Text {
    let more = names.len().saturating_sub(NAMES);
    names.truncate(NAMES);
    if more > 0 {
        names.push(say!("platoon-scene-more", n = more));
    }
    t!("platoon-scene-list", names = names)
}

/// A unit with its passenger and its states.
fn unit(rulebook: &Rulebook, public: &Public, counter: &Counter) -> String {
    let name = |counter: &Counter| unit_name(rulebook, public, counter.id);
    let (unit, states) = (name(counter), states(public, counter).join(", "));
    match (public.passenger(counter.id).map(name), states.is_empty()) {
        (None, true) => unit,
        (None, false) => say!("platoon-scene-unit-states", unit = unit, states = states),
        (Some(passenger), true) => {
            say!("platoon-scene-unit-carrying", unit = unit, passenger = passenger)
        }
        (Some(passenger), false) => {
            say!("platoon-scene-unit-carrying-states", unit = unit, passenger = passenger, states = states)
        }
    }
}

/// The states of a unit that its factors do not show.
fn states(public: &Public, counter: &Counter) -> Vec<String> {
    let condition = &counter.condition;
    let has_loaded = matches!(stays(public, counter), Some(Why::HasLoaded { .. }));
    let holds = [
        condition.inverted.then(|| say!("platoon-scene-state-inverted")),
        condition.dispersed.then(|| say!("platoon-scene-state-dispersed")),
        counter.is_marked().then(|| say!("platoon-scene-state-spotted")),
        condition.quick.then(|| say!("platoon-scene-state-quick")),
        condition.fresh.then(|| say!("platoon-scene-state-fresh")),
        has_loaded.then(|| say!("platoon-scene-state-has-loaded")),
    ];
    holds.into_iter().flatten().collect()
}

/// The cover of a hex, the features in it, and its level.
fn ground(rulebook: &Rulebook, hex: Hex) -> String {
    let board = &rulebook.board;
    let terrain = board.terrain(hex);
    let yes_or_no = |is: bool| if is { "yes" } else { "no" };
    say!(
        "platoon-scene-ground",
        terrain = Arg::Name(explain::terrain_name(terrain)),
        road = yes_or_no(board.has_road(hex)),
        gully = yes_or_no(board.is_gully(hex)),
        level = if terrain == Terrain::Lake { 0 } else { board.level(hex) }
    )
}

/// The works in a hex.
fn works(public: &Public, hex: Hex) -> Vec<String> {
    let mut works = Vec::new();
    if let Some(mines) = public.mines.get(&hex) {
        works.push(say!("platoon-scene-mined", side = mines.side));
    }
    if let Some(fort) = public.forts.get(&hex) {
        works.push(say!("platoon-scene-fort", side = fort.side, defence = fort.strength));
    }
    if public.blocks.contains(&hex) {
        works.push(say!("platoon-scene-block"));
    }
    match public.wrecks.get(&hex) {
        None | Some(0) => {}
        Some(1) => works.push(say!("platoon-scene-wreck")),
        Some(many) => works.push(say!("platoon-scene-wrecks", n = *many)),
    }
    works
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may stop at once")]

    use super::*;
    use crate::games::platoon::rules::{counter::Place, position::Registration, set_up};

    /// A registration marker is under the units in its hex; both players may see whose it is (13.3).
    #[test]
    fn a_tooltip_tells_whose_fire_is_registered() {
        let rulebook = Rulebook::load("village").unwrap();
        let mut public = set_up::start(&rulebook, 1).public;
        let (unit, hex) = ("ge-mortar-81-1".parse().unwrap(), Hex::new(12, 5).unwrap());
        public.registrations.insert(Registration { unit, hex, turn: 1 });
        let told = of(&rulebook, &public, hex).lines;
        assert!(
            told.contains(&("platoon-scene-registered", "German 81 mm Mortar Platoon".to_owned())),
            "{told:?}"
        );
    }

    /// A tooltip names units as players do, and ground in words.
    #[test]
    fn a_tooltip_names_no_id() {
        let rulebook = Rulebook::load("village").unwrap();
        let mut public = set_up::start(&rulebook, 1).public;
        for (number, counter) in public.counters.iter_mut().enumerate() {
            if !matches!(counter.place, Place::Aboard(_)) {
                counter.place = Place::Map(Hex::new(1 + number as u8 % 20, 1 + number as u8 / 20).unwrap());
            }
        }
        for hex in rulebook.board.hexes() {
            let facts = of(&rulebook, &public, hex);
            let told = format!("{facts:?}");
            assert!(!told.contains("ge-") && !told.contains("so-"), "{told}");
            assert!(!facts.ground.contains("Hilltop"), "{told}");
        }
    }
}
