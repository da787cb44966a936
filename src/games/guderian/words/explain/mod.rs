//! Why? The facts about a hex and its units by the rules, a sentence each, with its case.
//!
//! Nothing is judged here: every fact is asked from the function that judges orders. Actions that are not possible are
//! described by the refusal that the door would give.

mod command;
mod ground;
mod supply;
mod units;
mod way;
mod words;
mod worth;
mod zones;

use super::names::counter_name;
use crate::engine::{
    board::Hex,
    manual::{Explained, Sentence, listed},
    wording::count,
};
use crate::games::guderian::rules::{
    counter::Piece, position::Public, rulebook::Rulebook, supply::SupplyLines,
};
use crate::games::guderian::rules::{counter::Place, kinds::Side};

/// Every case that an explanation can cite by itself, in addition to those of refusals.
pub fn cases() -> impl Iterator<Item = &'static str> {
    words::CASES.iter().chain(words::unit::CASES).copied()
}

/// Most units of a hex that are explained one by one, unless some are selected.
const MOST_UNITS: usize = 4;

/// The question, and the supply lines of both sides.
struct Asked<'a> {
    rulebook: &'a Rulebook,
    public: &'a Public,
    hex: Hex,
    lines: [SupplyLines; 2],
}

impl Asked<'_> {
    fn lines(&self, side: Side) -> &SupplyLines {
        &self.lines[side.number()]
    }

    fn name(&self, piece: Piece) -> String {
        counter_name(self.rulebook, self.public, piece)
    }

    fn names(&self, pieces: &[Piece]) -> String {
        listed(pieces.iter().map(|piece| self.name(*piece)).collect())
    }
}

/// Explains a hex by the rules. Selected counters in it come before the others. Of selected counters in other hexes it
/// states whether they can get there, and the reason if not.
pub fn why(rulebook: &Rulebook, public: &Public, hex: Hex, chosen: &[Piece]) -> Explained {
    let lines = Side::BOTH.map(|side| SupplyLines::new(rulebook, public, side));
    let asked = Asked { rulebook, public, hex, lines };
    let stack: Vec<Piece> = public.stack(hex).collect();
    let names = stack.iter().map(|piece| asked.name(*piece)).collect();
    let mut explained = Explained::of_hex(&rulebook.board, hex, names);
    if !rulebook.board.contains(hex) {
        return explained;
    }
    let (here, elsewhere): (Vec<Piece>, Vec<Piece>) =
        chosen.iter().copied().partition(|piece| public.counter(*piece).hex() == Some(hex));
    for (title, sentences) in way::groups(&asked, &elsewhere) {
        explained.add(title, sentences);
    }
    let shown = if here.is_empty() { &stack } else { &here };
    for piece in shown.iter().take(MOST_UNITS) {
        explained.add(units::title(&asked, *piece), units::unit(&asked, *piece));
    }
    explained.add("The stack", units::together(&asked, &stack));
    explained.add("Ground", ground::ground(&asked));
    explained.add("Interdiction", ground::interdiction(&asked));
    explained.add("Zones of control", zones::zones(&asked));
    explained.add("Supply", supply::supply(&asked));
    explained.add("Command", command::command(&asked));
    explained.add("Victory hex", worth::victory(&asked));
    explained
}

/// Hexes named one after the other, the first few.
fn hexes(of: impl IntoIterator<Item = Hex>) -> String {
    let mut names: Vec<String> = of.into_iter().map(|hex| hex.to_string()).collect();
    let more = names.len().saturating_sub(6);
    names.truncate(6);
    if more > 0 {
        names.push(format!("{more} more"));
    }
    listed(names)
}

/// The position without the enemies of a side and their marker: the comparison shows the lines that they block.
fn without_enemies(rulebook: &Rulebook, public: &Public, side: Side) -> Public {
    let mut alone = public.clone();
    let enemies: Vec<Piece> = public.on_map(side.enemy()).map(|(piece, ..)| piece).collect();
    for piece in enemies {
        alone.put(rulebook, piece, Place::Gone);
    }
    match side {
        Side::German => alone.soviet_marker = None,
        Side::Soviet => {
            alone.air_markers.clear();
            alone.rail_cuts.clear();
        }
    }
    alone
}

/// Adds a sentence.
fn say(sentences: &mut Vec<Sentence>, says: impl Into<Sentence>) {
    sentences.push(says.into());
}
