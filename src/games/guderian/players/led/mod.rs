//! The hook for the chief of staff: the occasions of a turn, the end of a trial, and the features of a position.

mod captain;
mod features;
mod forces;
mod places;
mod scale;
#[cfg(test)]
mod tests;

pub use captain::Captain;

use super::staff::search::die;
use crate::{
    engine::{board::Hex, counters::UnitId},
    games::guderian::{
        rules::{
            Guderian, Rulebook, Scratch, View, kinds::Side, order::Order, phase::Phase, position::Public,
            turn::interdiction::is_german_hex,
        },
        words::names::name_of,
    },
    play::players::{
        chief::{Group, HexState, Led, VictoryHex},
        value::{Valued, turns_from},
    },
};

/// Occasions of a turn: the Soviet turn, the German movement with its combat, and the mechanized movement.
const A_TURN: u32 = 3;

impl Led for Guderian {
    type Captain = Captain;

    fn captain() -> Captain {
        Captain::new()
    }

    fn enemy_captain(own: &Captain) -> Captain {
        own.for_enemy()
    }

    fn side(view: &View<'_>) -> usize {
        view.side.number()
    }

    fn occasion(view: &View<'_>) -> Option<u32> {
        let phase = view.public.phase;
        let number = match phase {
            Phase::SovietMovement | Phase::SovietCombat => 0,
            Phase::GermanMovement | Phase::GermanCombat => 1,
            Phase::GermanMechanized => 2,
            _ => return None,
        };
        // The other side answers decisions in this phase, and has no units to lead.
        (phase.side() == view.side).then(|| u32::from(view.public.turn) * A_TURN + number)
    }

    fn groups(view: &View<'_>, captain: &mut Captain) -> Vec<Group> {
        captain.groups(view)
    }

    fn deal<'w>(view: &View<'_>, world: &'w mut Option<Scratch>, seed: u64) -> &'w mut Scratch {
        Scratch::deal_into(world, view, seed)
    }

    fn is_answered(begun: &Public, now: &Public, side: usize) -> bool {
        // The next turn of this side begins after the enemy's, and Soviet movement opens a turn of the game.
        let again = now.turn > begun.turn && now.phase.side().number() == side && now.owed.is_none();
        again || now.outcome.is_some() || now.phase == Phase::Over
    }

    fn trial_dice(view: &View<'_>, order: &Order, luck: u64) -> Vec<u8> {
        die(view.public, order, luck).into_iter().collect()
    }

    fn hex_of(view: &View<'_>, unit: UnitId) -> Option<Hex> {
        view.public.counter(view.public.find(unit)?).hex()
    }

    /// A hex of a place is the side's own if it was the last to pass it, with a line home or without (K18.3).
    fn victory_hexes(view: &View<'_>) -> Vec<VictoryHex> {
        let (public, side) = (view.public, view.side);
        let places = &view.rulebook.scenario.victory.places;
        VictoryHex::each(places.iter().flat_map(|place| &place.hexes), |hex| {
            let passed_last = is_german_hex(public, hex) == (side == Side::German);
            HexState::of(public.holds(side.enemy(), hex), passed_last || public.holds(side, hex))
        })
    }

    fn unit_called(view: &View<'_>, unit: UnitId) -> String {
        name_of(view.rulebook, view.public, unit)
    }
}

impl Valued for Guderian {
    const SHIPPED_VALUE: &'static str =
        include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/players/guderian/value.ron"));
    const FEATURES: &'static [&'static str] = features::NAMES;

    fn features(rulebook: &Rulebook, public: &Public, side: usize) -> Vec<f64> {
        features::of(rulebook, public, Side::BOTH.get(side).copied().unwrap_or(Side::Soviet))
    }

    fn turns_left(rulebook: &Rulebook, public: &Public) -> u8 {
        if public.phase == Phase::Over {
            return 0;
        }
        turns_from(public.turn, rulebook.scenario.first_turn..=rulebook.scenario.last_turn)
    }
}
