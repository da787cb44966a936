//! Why? The statements of the rules on a hex, the units in it and other units, as sentences with their cases. They come
//! from the same functions that judge orders.

mod fire;
mod ground;
mod question;
mod unit;
mod way;
mod words;

use super::names::named;
use question::HexQuestion;

use crate::{
    engine::{board::Hex, counters::UnitId, manual::Explained, text::say},
    games::squad::rules::{
        counter::{Counter, Place},
        position::Public,
        rulebook::Rulebook,
        sight::ground_cover,
    },
};

/// All cases that an explanation can cite itself, without the cases of refusals.
pub fn cases() -> impl Iterator<Item = &'static str> {
    words::CASES.iter().chain(words::unit::CASES).copied()
}

/// The number of units of a hex that are explained one by one, unless some are selected.
const MOST_UNITS: usize = 4;

/// Explains a hex by the rules. Selected units in it come before the others. Of selected units in other hexes it states
/// whether they can get there and may attack there, and the reason if not.
pub fn why(rulebook: &Rulebook, public: &Public, hex: Hex, chosen: &[UnitId]) -> Explained {
    let asked = HexQuestion { rulebook, public, hex };
    let weapon = |counter: &&Counter| rulebook.kind(counter).weapon().is_some();
    let in_hex = public.counters.iter().filter(|it| public.hex_of(it) == Some(hex));
    let stack: Vec<&Counter> = in_hex.filter(|counter| !weapon(counter)).collect();
    let here: Vec<UnitId> = stack.iter().map(|counter| counter.id).collect();
    let names = (!here.is_empty()).then(|| named(rulebook, public, &here)).into_iter().collect();
    let mut explained = Explained::of_hex(&rulebook.board, hex, names);
    if !rulebook.board.contains(hex) {
        return explained;
    }
    let covered = ground_cover(&rulebook.board, &rulebook.charts, &rulebook.options, hex) > 0;
    if stack.is_empty() && rulebook.options.hidden_set_up && covered {
        explained.about = say!("squad-why-no-known-unit");
    }
    if let Some(building) = rulebook.board.building(hex) {
        explained.title = format!("{}  {hex}", building.name);
    }
    let chosen = chosen.iter().filter_map(|unit| public.find(*unit));
    let (here, elsewhere): (Vec<&Counter>, Vec<&Counter>) =
        chosen.partition(|counter| public.hex_of(counter) == Some(hex));
    for counter in elsewhere.iter().filter(|counter| !matches!(counter.place, Place::Away | Place::Destroyed))
    {
        let title = say!("squad-why-unit-and-hex", unit = asked.name(counter.id));
        explained.add(title, way::said(&asked, counter));
    }
    let shown = if here.is_empty() { &stack } else { &here };
    for counter in shown.iter().take(MOST_UNITS) {
        explained.add(asked.name(counter.id), unit::said(&asked, counter));
    }
    explained.add(say!("squad-why-ground-head"), ground::ground(&asked));
    explained.add(say!("squad-why-stacking"), ground::stack(&asked));
    explained.add(say!("squad-why-cover-head"), ground::cover(&asked));
    explained.add(say!("squad-why-sight"), ground::sight(&asked));
    explained.add(say!("squad-why-victory-hex"), ground::victory(&asked));
    explained
}
