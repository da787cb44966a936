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
    manual::{Explained, Sentence},
    text::{Arg, say},
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

    fn names(&self, pieces: &[Piece]) -> Arg {
        let mut names: Vec<String> = pieces.iter().map(|piece| self.name(*piece)).collect();
        names.dedup();
        names.into()
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
    explained.add(say!("guderian-why-stack"), units::together(&asked, &stack));
    explained.add(say!("guderian-why-ground"), ground::ground(&asked));
    explained.add(say!("guderian-why-interdiction"), ground::interdiction(&asked));
    explained.add(say!("guderian-why-zones-of-control"), zones::zones(&asked));
    explained.add(say!("guderian-why-supply"), supply::supply(&asked));
    explained.add(say!("guderian-why-command"), command::command(&asked));
    explained.add(say!("guderian-why-victory-hex"), worth::victory(&asked));
    explained
}

/// A list of hexes, the first few of them.
fn hexes(of: impl IntoIterator<Item = Hex>) -> Arg {
    let mut hexes: Vec<Arg> = of.into_iter().map(Arg::from).collect();
    let more = hexes.len().saturating_sub(6);
    hexes.truncate(6);
    if more > 0 {
        hexes.push(say!("guderian-why-more", n = more).into());
    }
    hexes.into()
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
fn add(sentences: &mut Vec<Sentence>, says: impl Into<Sentence>) {
    sentences.push(says.into());
}
