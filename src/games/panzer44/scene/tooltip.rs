//! The tooltip of a hex: its ground, its holder, and the markers in it.

use crate::{
    engine::{
        board::Hex,
        text::{id, say, t},
        wording::capital,
    },
    games::panzer44::{
        rules::{Rulebook, counter::Counter, position::Public},
        words::{
            names::{Known, unit_name},
            terms,
        },
    },
    scene::HexFacts,
};

/// The number of unit names in a line.
const NAMES: usize = 4;

/// The facts of a hex that both players may know.
pub(in crate::games::panzer44) fn of(rulebook: &Rulebook, public: &Public, hex: Hex) -> HexFacts {
    let board = &rulebook.board;
    let place = board.place_at(hex);
    let title = place.map_or_else(|| hex.to_string(), |place| format!("{}  {hex}", place.name));
    let mut lines = Vec::new();
    let name = |counter: &Counter| unit_name(rulebook, public, counter.id);
    let mut units: Vec<String> = public
        .stack(hex)
        .map(|counter| match public.passenger(counter.id) {
            Some(passenger) => {
                say!("panzer44-scene-carrying", carrier = name(counter), passenger = name(passenger))
            }
            None => name(counter),
        })
        .collect();
    let more = units.len().saturating_sub(NAMES);
    units.truncate(NAMES);
    if more > 0 {
        units.push(say!("panzer44-scene-more", n = more));
    }
    if !units.is_empty() {
        let text = t!("panzer44-scene-units", units = units);
        lines.push((id!("panzer44-scene-label-units"), text.shown(&Known { rulebook, public })));
    }
    let here = id!("panzer44-scene-label-here");
    lines.extend(works(public, hex).into_iter().map(|words| (here, words)));
    if rulebook.scenario.victory.counts(hex) {
        let words = match public.holders.get(&hex) {
            Some(side) => say!("panzer44-scene-held", side = *side),
            None => say!("panzer44-scene-not-held"),
        };
        lines.push((id!("panzer44-scene-label-victory"), words));
    }
    HexFacts { title, ground: capital(&ground(rulebook, hex)), lines }
}

/// The terrain of a hex, and features through it.
pub(in crate::games::panzer44) fn ground(rulebook: &Rulebook, hex: Hex) -> String {
    let board = &rulebook.board;
    let terrain = terms::terrain(board.terrain(hex));
    let road = if board.has_road(hex) { "yes" } else { "no" };
    say!("panzer44-scene-ground", terrain = terrain, road = road)
}

/// The works and markers in a hex, for the middle of a sentence.
pub(in crate::games::panzer44) fn works(public: &Public, hex: Hex) -> Vec<String> {
    let mut works = Vec::new();
    if let Some(mines) = public.mines.get(&hex) {
        works.push(say!("panzer44-scene-mines", mines = terms::mines(*mines)));
    }
    if public.positions.contains(&hex) {
        works.push(say!("panzer44-scene-position"));
    }
    if public.wrecks.contains(&hex) {
        works.push(say!("panzer44-scene-wreck"));
    }
    works
}
