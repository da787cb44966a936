//! The facts of a hex, beside it: its ground, its units and their conditions, its works, its points.

use crate::{
    engine::{
        board::{Hex, Terrain},
        wording::{capital, list},
    },
    games::platoon::{
        rules::{Rulebook, counter::Counter, movement::stays, position::Public, refusal::Why},
        words::{
            explain,
            names::{sides_once, unit_name},
        },
    },
    scene::HexFacts,
};

/// Most names of units in a line.
const NAMES: usize = 4;

/// The facts of a hex that the viewer may know.
pub(in crate::games::platoon) fn of(rulebook: &Rulebook, public: &Public, hex: Hex) -> HexFacts {
    let name = |counter: &Counter| unit_name(rulebook, public, counter.id);
    let units: Vec<String> = public
        .in_hex(hex)
        .map(|counter| {
            let states = states(public, counter);
            let rider = public.passenger(counter.id).map(|rider| format!(", carrying {}", name(rider)));
            let told = format!("{}{}", name(counter), rider.unwrap_or_default());
            if states.is_empty() { told } else { format!("{told} ({})", states.join(", ")) }
        })
        .collect();
    let mut lines = Vec::new();
    if !units.is_empty() {
        lines.push(("Units", sides_once(&list(&units, NAMES), None)));
    }
    lines.extend(works(public, hex).into_iter().map(|words| ("Here", words)));
    let registered = public.registrations.iter().filter(|marker| marker.hex == hex);
    let registered: Vec<String> = registered.map(|marker| unit_name(rulebook, public, marker.unit)).collect();
    if !registered.is_empty() {
        lines.push(("Registered", list(&registered, NAMES)));
    }
    if rulebook.scenario.victory.counts(hex) {
        let holder = public.holders.get(&hex);
        let words = holder.map_or("not held".to_owned(), |side| format!("held by the {side} side"));
        lines.push(("Victory", words));
    }
    let place = rulebook.board.place_at(hex);
    let title = place.map_or_else(|| hex.to_string(), |place| format!("{}  {hex}", place.name));
    HexFacts { title, ground: capital(&ground(rulebook, hex)), lines }
}

/// The states of a unit that its factors do not show.
fn states(public: &Public, counter: &Counter) -> Vec<&'static str> {
    let condition = &counter.condition;
    let holds = [
        (condition.inverted, "inverted"),
        (condition.dispersed, "dispersed"),
        (counter.is_marked(), "spotted"),
        (condition.quick, "quick"),
        (condition.fresh, "just unloaded"),
        (matches!(stays(public, counter), Some(Why::HasLoaded { .. })), "has loaded"),
    ];
    holds.into_iter().filter(|(holds, _)| *holds).map(|(_, words)| words).collect()
}

/// The cover of a hex, the features in it, and its level.
fn ground(rulebook: &Rulebook, hex: Hex) -> String {
    let board = &rulebook.board;
    let mut told = vec![explain::terrain_name(board.terrain(hex)).to_owned()];
    let mut also = |holds: bool, words: &str| told.extend(holds.then(|| words.to_owned()));
    also(board.has_road(hex), "road");
    also(board.is_gully(hex), "gully");
    if board.terrain(hex) != Terrain::Lake && board.level(hex) > 0 {
        told.push(format!("level {}", board.level(hex)));
    }
    told.join(", ")
}

/// The works in a hex.
fn works(public: &Public, hex: Hex) -> Vec<String> {
    let mut works = Vec::new();
    if let Some(mines) = public.mines.get(&hex) {
        works.push(format!("{} mines: units that enter must stop", mines.side));
    }
    if let Some(fort) = public.forts.get(&hex) {
        works.push(format!("a {} fort, defence {}", fort.side, fort.strength));
    }
    if public.blocks.contains(&hex) {
        works.push("a road block".to_owned());
    }
    match public.wrecks.get(&hex) {
        None | Some(0) => {}
        Some(1) => works.push("a wreck: no road rate".to_owned()),
        Some(many) => works.push(format!("{many} wrecks: no vehicle can enter")),
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
        assert!(told.contains(&("Registered", "German 81 mm Mortar Platoon".to_owned())), "{told:?}");
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
