//! Why? The statements of the rules on a hex and the units in it, one sentence for each fact, with its case.
//!
//! Nothing is judged here. Every fact comes from the function that judges orders, and an impossible action is stated
//! with the refusal of the door. The sentences contain only state that both players know.

mod ground;
mod unit;
mod way;
mod words;

use super::names::{short_name, unit_name, unit_names};
use crate::engine::{board::Hex, counters::UnitId, manual::Explained, text::say};
use crate::games::panzer44::rules::{counter::Counter, position::Public, rulebook::Rulebook};

/// All cases that an explanation can cite itself, without the cases of refusals.
pub fn cases() -> impl Iterator<Item = &'static str> {
    words::CASES.iter().chain(words::unit::CASES).copied()
}

/// The number of units of a hex that are explained one by one, unless some are selected.
const MOST_UNITS: usize = 4;

/// The subject of the question.
struct Asked<'a> {
    rulebook: &'a Rulebook,
    public: &'a Public,
    hex: Hex,
}

impl Asked<'_> {
    fn name(&self, unit: UnitId) -> String {
        unit_name(self.rulebook, self.public, unit)
    }

    /// The name of a unit in a sentence that has its side already.
    fn short(&self, unit: UnitId) -> String {
        short_name(self.rulebook, self.public, unit)
    }
}

/// Returns the statements of the rules on a hex. Selected units in it come before the others. For selected units
/// elsewhere it states whether they can fire at and reach the hex, or the reason why not.
pub fn why(rulebook: &Rulebook, public: &Public, hex: Hex, chosen: &[UnitId]) -> Explained {
    let asked = Asked { rulebook, public, hex };
    let stack: Vec<&Counter> = public.stack(hex).collect();
    let here: Vec<UnitId> = stack.iter().map(|counter| counter.id).collect();
    let names = (!here.is_empty()).then(|| unit_names(rulebook, public, &here)).into_iter().collect();
    let mut explained = Explained::of_hex(&rulebook.board, hex, names);
    if !rulebook.board.contains(hex) {
        return explained;
    }
    let chosen = chosen.iter().filter_map(|unit| public.find(*unit));
    let (here, elsewhere): (Vec<&Counter>, Vec<&Counter>) =
        chosen.partition(|counter| counter.hex() == Some(hex));
    for counter in elsewhere {
        let head = say!("panzer44-why-unit-and-hex", unit = asked.name(counter.id));
        explained.add(head, way::said(&asked, counter));
    }
    let shown = if here.is_empty() { &stack } else { &here };
    for counter in shown.iter().take(MOST_UNITS) {
        explained.add(asked.name(counter.id), unit::said(&asked, counter));
    }
    explained.add(say!("panzer44-why-head-stacking"), ground::stack(&asked));
    explained.add(say!("panzer44-why-head-ground"), ground::ground(&asked));
    explained.add(say!("panzer44-why-head-cover"), ground::cover(&asked));
    explained.add(say!("panzer44-why-head-sight"), ground::sight(&asked));
    explained.add(say!("panzer44-why-head-victory"), ground::victory(&asked));
    explained
}
