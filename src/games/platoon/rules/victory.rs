//! The end of the game and victory (20).

use super::{
    counter::{Counter, Place},
    kinds::Side,
    position::{Outcome, Public},
    rulebook::Rulebook,
    scenario::What,
};
use crate::engine::orders::Gone;

/// Whether a side has no unit on the map and none to come (20.1).
pub fn is_alone(public: &Public) -> bool {
    let is_left = |counter: &Counter| {
        matches!(counter.place, Place::Map(_) | Place::Unseen | Place::Due(_) | Place::SetUp(_))
    };
    Side::BOTH
        .into_iter()
        .any(|side| !public.counters.iter().filter(|counter| counter.side == side).any(is_left))
}

pub fn points_of(rulebook: &Rulebook, public: &Public, side: Side) -> i32 {
    let gone = |side, gone, kinds: &[What]| {
        let place = if gone == Gone::Destroyed { Place::Destroyed } else { Place::Exited };
        count(rulebook, public, side, place, kinds)
    };
    rulebook.scenario.victory.points_of(side, &public.holders, gone)
}

fn count(rulebook: &Rulebook, public: &Public, side: Side, place: Place, kinds: &[What]) -> usize {
    let is_counted = |counter: &&Counter| {
        let kind = rulebook.kind(counter);
        kinds.iter().any(|what| match what {
            What::Any => true,
            What::Armoured => kind.is_armoured(),
            What::Gun => kind.is_gun(),
            What::Infantry => kind.is_infantry(),
        })
    };
    let of_side = public.counters.iter().filter(|counter| counter.side == side && counter.place == place);
    of_side.filter(is_counted).count()
}

/// The points for the victory levels: those of one side minus the other's.
pub fn points(rulebook: &Rulebook, public: &Public) -> i32 {
    let side = rulebook.scenario.victory.side;
    points_of(rulebook, public, side).saturating_sub(points_of(rulebook, public, side.enemy()))
}

/// The outcome if the game ended now.
pub fn outcome(rulebook: &Rulebook, public: &Public) -> Outcome {
    Outcome::at(&rulebook.scenario.victory.levels, points(rulebook, public))
}

/// The outcome of the game if a side resigns now.
pub fn outcome_if_resigned(rulebook: &Rulebook, public: &Public, side: Side) -> Outcome {
    let victory = &rulebook.scenario.victory;
    let levels = victory.levels.iter().map(|level| (level.name.as_str(), level.winner));
    outcome(rulebook, public).resigned(victory.side, side, levels)
}
