//! What a chief of staff asks of Platoon: the captain that it leads, the groups of a side with what each may be told, and
//! the features of a position.

mod captain;
mod dice;
mod features;
pub(super) mod going;
mod ground;
mod groups;
mod offers;
#[cfg(test)]
mod tests;

pub use captain::Captain;

use crate::{
    engine::{board::Hex, counters::UnitId, orders::Scratch},
    games::platoon::rules::{
        Platoon, Rulebook, View,
        kinds::Side,
        order::Order,
        phase::{Phase, Segment},
        position::Public,
    },
    play::players::{
        chief::{FireToCome, Group, Led, VictoryHex},
        value::Valued,
    },
};

/// The number of the present player turn in the game, as far as the public state alone tells it.
fn player_turn(public: &Public) -> u32 {
    2 * u32::from(public.turn) + u32::from(matches!(public.phase, Phase::Second(_)))
}

impl Valued for Platoon {
    const SHIPPED_VALUE: &'static str =
        include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/players/platoon/value.ron"));
    const FEATURES: &'static [&'static str] = features::NAMES;

    fn features(rulebook: &Rulebook, public: &Public, side: usize) -> Vec<f64> {
        features::features(rulebook, public, if side == 0 { Side::German } else { Side::Soviet })
    }

    fn turns_left(rulebook: &Rulebook, public: &Public) -> u8 {
        features::turns_left(rulebook, public)
    }
}

impl Led for Platoon {
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

    /// Fire and march exclude each other, so that a choice is made before the fire of a side, and another one, from what
    /// is left, before its movement. Fire in the enemy's turn belongs to the last choice before it.
    fn occasion(view: &View<'_>) -> Option<u32> {
        let public = view.public();
        let segment = public.phase.segment()?;
        let turn = player_turn(public);
        if public.phase.side(&view.rulebook.scenario) == Some(view.side) {
            let moves = !matches!(segment, Segment::Start | Segment::IndirectFire | Segment::DirectFire);
            return Some(2 * turn + u32::from(moves));
        }
        // Before its first turn a side has chosen nothing.
        let first =
            public.turn <= view.rulebook.scenario.first_turn && matches!(public.phase, Phase::First(_));
        (!first).then(|| 2 * turn.saturating_sub(1) + 1)
    }

    fn groups(view: &View<'_>, captain: &mut Captain) -> Vec<Group> {
        groups::groups(view, captain)
    }

    fn deal<'w>(view: &View<'_>, world: &'w mut Option<Scratch<Self>>, seed: u64) -> &'w mut Scratch<Self> {
        Scratch::<Self>::deal_into(world, view, seed)
    }

    /// A trial ends when the enemy's whole player turn after the present one of the side has ended. One that begins with
    /// a reaction of the side ends with the enemy's present turn.
    fn is_answered(begun: &Public, now: &Public, side: usize) -> bool {
        let reacts = begun.owed.is_some_and(|owed| owed.side().number() == side);
        let turns = if reacts { 1 } else { 2 };
        let is_over = now.outcome.is_some() || now.phase == Phase::Over;
        is_over || player_turn(now) >= player_turn(begun) + turns
    }

    fn trial_dice(view: &View<'_>, order: &Order, luck: u64) -> Vec<u8> {
        dice::of_order(view, order, luck)
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
        let counter = view.public().find(unit);
        counter.map_or_else(|| unit.to_string(), |counter| view.rulebook.kind(counter).name.clone())
    }
}
