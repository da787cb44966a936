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

/// Whether a unit holds the hex that it is in or passes: no sniper, and no unarmoured vehicle with nobody in it or behind it
/// (23.2).
pub fn holds(rulebook: &Rulebook, public: &Public, counter: &Counter) -> bool {
    match rulebook.kind(counter).kind {
        Kind::Vehicle(_) => public.carried_by(counter.id).next().is_some(),
        _ => Moves::of(rulebook.kind(counter)).is_some(),
    }
}

/// Whether a side has no unit on the map and none to come (23.1); weapons that wait for somebody to carry them and
/// snipers are no units.
pub fn is_alone(rulebook: &Rulebook, public: &Public) -> bool {
    let is_left = |counter: &Counter| {
        matches!(counter.place, Place::Map(_) | Place::Unseen | Place::Due(_) | Place::SetUp(_))
            && Moves::of(rulebook.kind(counter)).is_some()
    };
    let own = |side: Side| public.counters.iter().filter(move |counter| counter.side == side);
    Side::BOTH.into_iter().any(|side| !own(side).any(is_left))
}

/// The hexes that count and that the side of the victory points holds.
pub fn points(scenario: &Scenario, public: &Public) -> i32 {
    let victory = &scenario.victory;
    let of = |side: Side| victory.points_of(side, &public.holders, |_, _, _| 0);
    of(victory.side).saturating_sub(of(victory.side.enemy()))
}

/// How the game would end now. Without the hexes that it must have the side has a draw at most (27.3).
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
