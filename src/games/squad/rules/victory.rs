//! The end of the game and victory (23).

use super::{
    counter::{Counter, Place},
    kinds::Side,
    movement::Moves,
    position::{Outcome, Public},
    rulebook::Rulebook,
    scenario::{Scenario, units::Kind},
};
use crate::engine::orders::Level;

/// Whether a unit takes control of a hex that it is in or passes. A sniper does not, and an unarmoured vehicle does not
/// without a passenger or a towed gun (23.2).
pub fn holds(rulebook: &Rulebook, public: &Public, counter: &Counter) -> bool {
    match rulebook.kind(counter).kind {
        Kind::Vehicle(_) => public.carried_by(counter.id).next().is_some(),
        _ => Moves::of(rulebook.kind(counter)).is_some(),
    }
}

/// Whether a side has no unit on the map and none to come (23.1). Weapons without a carrier and snipers are no units.
pub fn is_alone(rulebook: &Rulebook, public: &Public) -> bool {
    let is_left = |counter: &Counter| {
        matches!(counter.place, Place::Map(_) | Place::Unseen | Place::Due(_) | Place::SetUp(_))
            && Moves::of(rulebook.kind(counter)).is_some()
    };
    let own = |side: Side| public.counters.iter().filter(move |counter| counter.side == side);
    Side::BOTH.into_iter().any(|side| !own(side).any(is_left))
}

/// Returns the victory points of the side that scores them for the hexes that it holds, less those of its enemy.
pub fn points(scenario: &Scenario, public: &Public) -> i32 {
    let victory = &scenario.victory;
    let of = |side: Side| victory.points_of(side, &public.holders, |_, _, _| 0);
    of(victory.side).saturating_sub(of(victory.side.enemy()))
}

/// The result if the game ended now. Without its required hexes the side has a draw at most (27.3).
pub fn outcome(scenario: &Scenario, public: &Public) -> Outcome {
    let victory = &scenario.victory;
    let side = victory.side;
    let outcome = Outcome::at(&victory.levels, points(scenario, public));
    let has_all = scenario.must.iter().all(|hex| public.holders.get(hex) == Some(&side));
    if has_all || outcome.winner != Some(side) {
        return outcome;
    }
    let draw = victory.levels.iter().rev().find(|level: &&Level<Side>| level.winner != Some(side));
    let (level, winner) =
        draw.map_or((outcome.level, outcome.winner), |draw| (draw.name.clone(), draw.winner));
    Outcome { level, winner, ..outcome }
}
