//! What a chief of staff asks of Panzer '44: a captain to lead, groups of units with their intents, and the trials.

pub(super) mod assignment;
mod captain;
mod deal;
mod dice;
mod effects;
mod features;
mod ground;
mod groups;
mod hexes;
#[cfg(test)]
mod tests;

pub use captain::Captain;

use crate::{
    engine::{board::Hex, counters::UnitId},
    games::panzer44::rules::{
        Panzer44, Rulebook, View, order::Order, phase::Phase, position::Public, scratch::Scratch,
    },
    play::players::{
        chief::{FireToCome, Group, Led, VictoryHex},
        value::{Valued, turns_from},
    },
};

impl Led for Panzer44 {
    type Captain = Captain;

    fn captain() -> Captain {
        Captain::default()
    }

    /// The stakes are kept for each side, and all else belongs to the ground.
    fn enemy_captain(own: &Captain) -> Captain {
        own.clone()
    }

    fn side(view: &View<'_>) -> usize {
        view.side.number()
    }

    /// At its plot, and again at its movement, when the results of all fire are known. No order of the other phases
    /// depends on intents.
    fn occasion(view: &View<'_>) -> Option<u32> {
        let (phase, turn) = (view.public.phase, u32::from(view.public.turn));
        match phase {
            Phase::Plot => Some(2 * turn),
            phase if phase.is_movement() && phase.side(&view.rulebook.scenario) == Some(view.side) => {
                Some(2 * turn + 1)
            }
            _ => None,
        }
    }

    fn groups(view: &View<'_>, captain: &mut Captain) -> Vec<Group> {
        groups::groups(view, captain)
    }

    fn deal<'w>(view: &View<'_>, world: &'w mut Option<Scratch>, seed: u64) -> &'w mut Scratch {
        Scratch::deal_into(world, view, seed, deal::enemy_plot(view, seed))
    }

    /// A trial ends at the plot of the turn after next: this turn, in which fire and moves that were plotted are
    /// executed, and one full turn after it, in which the enemy answers with a plot of its own. After this turn alone,
    /// the first step of a way off the map that takes several turns would never pay.
    fn is_answered(begun: &Public, now: &Public, _side: usize) -> bool {
        let is_later = now.turn >= begun.turn.saturating_add(2) && now.phase == Phase::Plot;
        is_later || now.phase == Phase::Over || now.outcome.is_some()
    }

    fn trial_dice(view: &View<'_>, order: &Order, luck: u64) -> Vec<u8> {
        dice::dice(view, order, luck)
    }

    fn hex_of(view: &View<'_>, unit: UnitId) -> Option<Hex> {
        ground::hex_of(view, unit)
    }

    fn victory_hexes(view: &View<'_>) -> Vec<VictoryHex> {
        ground::victory_hexes(view)
    }

    fn fire_to_come(view: &View<'_>) -> FireToCome {
        ground::fire_to_come(view)
    }

    fn unit_called(view: &View<'_>, unit: UnitId) -> String {
        let counter = view.public.find(unit);
        counter.map_or_else(|| unit.to_string(), |counter| view.rulebook.kind(counter).name.clone())
    }
}

impl Valued for Panzer44 {
    const SHIPPED_VALUE: &'static str =
        include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/players/panzer44/value.ron"));
    const FEATURES: &'static [&'static str] = features::NAMES;

    fn features(rulebook: &Rulebook, public: &Public, side: usize) -> Vec<f64> {
        features::features(rulebook, public, side)
    }

    fn turns_left(rulebook: &Rulebook, public: &Public) -> u8 {
        let scenario = &rulebook.scenario;
        if public.phase == Phase::Over || public.outcome.is_some() {
            return 0;
        }
        turns_from(public.turn, scenario.first_turn..=scenario.last_turn)
    }
}
