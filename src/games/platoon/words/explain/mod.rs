//! Why? The facts about a hex and units in it and elsewhere by the rules, in sentences with their cases, from the
//! functions that judge orders.

mod ground;
mod question;
mod unit;
mod way;
mod words;

use super::names::named;
pub use ground::terrain_name;
use question::HexQuestion;

use crate::{
    engine::{board::Hex, counters::UnitId, manual::Explained, text::say},
    games::platoon::rules::{
        counter::Counter, position::Public, rulebook::Rulebook, sight::spotting::conceals,
    },
};

/// Every case that an explanation can cite by itself, in addition to those of refusals.
pub fn cases() -> impl Iterator<Item = &'static str> {
    words::CASES.iter().chain(words::unit::CASES).copied()
}

/// Most units of a hex that are explained one by one, unless some are selected.
const MOST_UNITS: usize = 4;

/// Explains a hex by the rules. Selected units in it come before the others. Of selected units in other hexes it states
/// whether they can get there and may attack there, and the reason if not.
pub fn why(rulebook: &Rulebook, public: &Public, hex: Hex, chosen: &[UnitId]) -> Explained {
    let asked = HexQuestion { rulebook, public, hex };
    let stack: Vec<&Counter> = public.counters.iter().filter(|it| public.hex_of(it) == Some(hex)).collect();
    let here: Vec<UnitId> = stack.iter().map(|counter| counter.id).collect();
    let names = (!here.is_empty()).then(|| named(rulebook, public, &here)).into_iter().collect();
    let mut explained = Explained::of_hex(&rulebook.board, hex, names);
    if stack.is_empty() && rulebook.options.hidden_units && conceals(&rulebook.board, hex) {
        explained.about = say!("platoon-why-none-known");
    }
    if !rulebook.board.contains(hex) {
        return explained;
    }
    let chosen = chosen.iter().filter_map(|unit| public.find(*unit));
    let (here, elsewhere): (Vec<&Counter>, Vec<&Counter>) =
        chosen.partition(|counter| public.hex_of(counter) == Some(hex));
    for counter in elsewhere {
        explained
            .add(say!("platoon-why-unit-and-hex", unit = asked.name(counter.id)), way::said(&asked, counter));
    }
    let shown = if here.is_empty() { &stack } else { &here };
    for counter in shown.iter().take(MOST_UNITS) {
        explained.add(asked.name(counter.id), unit::said(&asked, counter));
    }
    explained.add(say!("platoon-why-head-ground"), ground::ground(&asked));
    explained.add(say!("platoon-why-head-stacking"), ground::stack(&asked));
    explained.add(say!("platoon-why-head-cover"), ground::cover(&asked));
    explained.add(say!("platoon-why-head-sight"), ground::sight(&asked));
    explained.add(say!("platoon-why-head-victory-hex"), ground::victory(&asked));
    explained
}
