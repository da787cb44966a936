//! The tooltip of a hex: its ground, its holder, and the markers in it.

use crate::{
    engine::{
        board::Hex,
        wording::{capital, list},
    },
    games::panzer44::{
        rules::{Rulebook, counter::Counter, position::Public},
        words::names::{sides_once, unit_name},
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
    let units: Vec<String> = public
        .stack(hex)
        .map(|counter| match public.passenger(counter.id) {
            Some(passenger) => format!("{}, carrying {}", name(counter), name(passenger)),
            None => name(counter),
        })
        .collect();
    if !units.is_empty() {
        lines.push(("Units", sides_once(&list(&units, NAMES), None)));
    }
    lines.extend(works(public, hex).into_iter().map(|words| ("Here", words)));
    if rulebook.scenario.victory.counts(hex) {
        let holder = public.holders.get(&hex);
        let words = holder.map_or("not held".to_owned(), |side| format!("held by the {side} side"));
        lines.push(("Victory", words));
    }
    HexFacts { title, ground: capital(&ground(rulebook, hex)), lines }
}

/// The terrain of a hex, and features through it.
pub(in crate::games::panzer44) fn ground(rulebook: &Rulebook, hex: Hex) -> String {
    let board = &rulebook.board;
    let road = if board.has_road(hex) { ", road" } else { "" };
    format!("{}{road}", format!("{:?}", board.terrain(hex)).to_lowercase())
}

/// The works and markers in a hex, for the middle of a sentence.
pub(in crate::games::panzer44) fn works(public: &Public, hex: Hex) -> Vec<String> {
    let mut works = Vec::new();
    if let Some(mines) = public.mines.get(&hex) {
        works.push(format!("{mines} mines: they attack units that enter or leave"));
    }
    if public.positions.contains(&hex) {
        works.push("an improved position: die −4 against foot and guns in it".to_owned());
    }
    if public.wrecks.contains(&hex) {
        works.push("a wreck: no road rate".to_owned());
    }
    works
}
