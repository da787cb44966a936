//! Why? The statements of the rules on a hex, the units in it and other units, as sentences with their cases. They come
//! from the same functions that judge orders.

mod fire;
mod ground;
mod unit;
mod way;
mod words;

pub use ground::terrain_name;

use super::names::unit_name;
use crate::{
    engine::{board::Hex, counters::UnitId, manual::Explained},
    games::squad::rules::{
        counter::{Counter, Place},
        phase::{Phase, Step},
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

    /// The position as if this phase of the unit's side were open. Unless it is open now, no points have been spent in
    /// it.
    fn as_if(&self, counter: &Counter, step: Step) -> Public {
        let mut then = self.public.clone();
        let first = self.rulebook.scenario.player_a == counter.side;
        let phase = if first { Phase::First(step) } else { Phase::Second(step) };
        if then.phase != phase {
            let own = then.phase.active(&self.rulebook.scenario) == Some(counter.side);
            for it in then.counters.iter_mut().filter(|it| it.side == counter.side) {
                let condition = &mut it.condition;
                (condition.spent, condition.halted, condition.advanced) = (0, false, false);
                // In a segment that has not begun, all markers are removed (3.6).
                if !own {
                    (condition.fired, condition.moved) = (false, false);
                }
            }
            then.phase = phase;
            then.owed = None;
        }
        then
    }
}

/// Returns the statements of the rules on a hex. Selected units in it come before the others. For selected units
/// elsewhere it states whether they can reach and attack the hex, or the reason why not.
pub fn why(rulebook: &Rulebook, public: &Public, hex: Hex, chosen: &[UnitId]) -> Explained {
    let asked = Asked { rulebook, public, hex };
    let weapon = |counter: &&Counter| rulebook.kind(counter).weapon().is_some();
    let in_hex = public.counters.iter().filter(|it| public.hex_of(it) == Some(hex));
    let stack: Vec<&Counter> = in_hex.filter(|counter| !weapon(counter)).collect();
    let names = stack.iter().map(|counter| asked.name(counter.id)).collect();
    let mut explained = Explained::of_hex(&rulebook.board, hex, names);
    if !rulebook.board.contains(hex) {
        return explained;
    }
    let covered = ground_cover(&rulebook.board, &rulebook.charts, &rulebook.options, hex) > 0;
    if stack.is_empty() && rulebook.options.hidden_set_up && covered {
        explained.about = "Nobody is known to stand here.".to_owned();
    }
    if let Some(building) = rulebook.board.building(hex) {
        explained.title = format!("{}  {hex}", building.name);
    }
    let chosen = chosen.iter().filter_map(|unit| public.find(*unit));
    let (here, elsewhere): (Vec<&Counter>, Vec<&Counter>) =
        chosen.partition(|counter| public.hex_of(counter) == Some(hex));
    for counter in elsewhere.iter().filter(|counter| !matches!(counter.place, Place::Away | Place::Destroyed))
    {
        explained.add(format!("{} and this hex", asked.name(counter.id)), way::said(&asked, counter));
    }
    let shown = if here.is_empty() { &stack } else { &here };
    for counter in shown.iter().take(MOST_UNITS) {
        explained.add(asked.name(counter.id), unit::said(&asked, counter));
    }
    explained.add("Ground", ground::ground(&asked));
    explained.add("Stacking", ground::stack(&asked));
    explained.add("Cover", ground::cover(&asked));
    explained.add("Sight", ground::sight(&asked));
    explained.add("Victory", ground::victory(&asked));
    explained
}
