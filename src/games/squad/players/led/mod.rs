//! What a chief of staff asks of this game: a captain to lead, groups with their intents, and the features of a
//! position.

mod captain;
mod features;
mod ground;
mod groups;
mod intents;
mod occasion;

pub use captain::Captain;

use crate::{
    engine::{board::Hex, counters::UnitId},
    games::squad::{
        rules::{Rulebook, Scratch, Squad, View, kinds::Side, order::Order, phase::Phase, position::Public},
        words::names::short_name,
    },
    play::players::{
        chief::{FireToCome, Group, Led, VictoryHex},
        value::{Valued, turns_from},
    },
};

impl Valued for Squad {
    const SHIPPED_VALUE: &'static str =
        include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/players/squad/value.ron"));
    const FEATURES: &'static [&'static str] = features::NAMES;

    fn features(rulebook: &Rulebook, public: &Public, side: usize) -> Vec<f64> {
        features::of(rulebook, public, Side::BOTH[side.min(1)])
    }

    fn turns_left(rulebook: &Rulebook, public: &Public) -> u8 {
        let scenario = &rulebook.scenario;
        if public.phase == Phase::Over {
            return 0;
        }
        turns_from(public.turn, scenario.first_turn..=scenario.last_turn)
    }
}

impl Led for Squad {
    type Captain = Captain;

    fn captain() -> Captain {
        Captain::default()
    }

    fn enemy_captain(own: &Captain) -> Captain {
        own.for_enemy()
    }

    fn side(view: &View<'_>) -> usize {
        view.side.number()
    }

    fn occasion(view: &View<'_>) -> Option<u32> {
        occasion::occasion(view)
    }

    fn groups(view: &View<'_>, captain: &mut Captain) -> Vec<Group> {
        captain.estimate(view, |estimate| {
            let group =
                |stack: groups::Stack| Group { units: stack.ids(), intents: intents::of(estimate, &stack) };
            groups::stacks(estimate).into_iter().map(group).collect()
        })
    }

    fn deal<'w>(view: &View<'_>, world: &'w mut Option<Scratch>, seed: u64) -> &'w mut Scratch {
        Scratch::deal_into(world, view, seed)
    }

    fn is_answered(begun: &Public, now: &Public, _side: usize) -> bool {
        occasion::is_answered(begun, now)
    }

    fn trial_dice(view: &View<'_>, order: &Order, luck: u64) -> Vec<u8> {
        occasion::dice(view.public(), order, luck).map(Vec::from).unwrap_or_default()
    }

    fn hex_of(view: &View<'_>, unit: UnitId) -> Option<Hex> {
        let public = view.public();
        public.hex_of(public.find(unit)?)
    }

    fn victory_hexes(view: &View<'_>) -> Vec<VictoryHex> {
        ground::victory_hexes(view)
    }

    fn fire_to_come(view: &View<'_>) -> FireToCome {
        ground::fire_to_come(view)
    }

    fn unit_called(view: &View<'_>, unit: UnitId) -> String {
        short_name(view.rulebook, view.public(), unit)
    }
}

#[cfg(test)]
mod tests;
