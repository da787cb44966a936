//! The last enemy is left alone while the side does not win yet: its end is the end of the game (23.1), and the places
//! that are still to be taken are then worth nothing.

use crate::{
    engine::board::Hex,
    games::squad::{
        players::estimate::{Aim, Estimate},
        rules::{
            counter::{Counter, Place},
            movement::Moves,
            victory::outcome,
        },
    },
};
use std::cmp::Ordering;

/// The number of units that one attack may eliminate together.
const FEW: usize = 2;

/// Whether an attack on a hex could end the game too early: without a win, and with no better result than now. With
/// `takes` a success also takes the hex.
pub(crate) fn ends_too_early(estimate: &Estimate, hex: Hex, takes: bool) -> bool {
    if !estimate.manner.manual || !spares(estimate, hex) {
        return false;
    }
    let (now, then) = (result(estimate, None), result(estimate, takes.then_some(hex)));
    then != Ordering::Greater && then <= now
}

/// Whether the last units of the enemy are in a hex, and the side has time to take more places.
fn spares(estimate: &Estimate, hex: Hex) -> bool {
    let is_left = |counter: &&Counter| {
        counter.side != estimate.side
            && counter.is_in_play()
            && Moves::of(estimate.rulebook.kind(counter)).is_some()
    };
    let open = |aim: &Aim| !aim.mine && aim.hex != hex;
    let mut left = estimate.public.counters.iter().filter(is_left);
    estimate.own_turns > 0
        && estimate.aims.iter().any(open)
        && left.clone().count() <= FEW
        && left.all(|counter| counter.place == Place::Map(hex))
}

/// The result for the side with the places that it holds, and with this one: greater for a win, less for a defeat.
fn result(estimate: &Estimate, with: Option<Hex>) -> Ordering {
    let mut then = estimate.public.clone();
    if let Some(holder) = with.and_then(|hex| then.holders.get_mut(&hex)) {
        *holder = estimate.side;
    }
    match outcome(&estimate.rulebook.scenario, &then).winner {
        Some(side) if side == estimate.side => Ordering::Greater,
        Some(_) => Ordering::Less,
        None => Ordering::Equal,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::squad::{
        players::manual::samples::judged,
        rules::{
            kinds::Side,
            phase::{Phase, Step},
            samples::hex,
        },
    };

    /// With one farm, a draw, the last German is spared; with two, a win, it is not, nor is one of two in other hexes.
    #[test]
    fn the_last_enemy_is_spared_until_the_win() {
        let early = |farms: &[&str], other: &str| {
            let when = (3, Phase::First(Step::Fire), Side::Allied);
            let stand = [("us-rifle-1", "0604"), ("ge-rifle-1", "0706"), ("ge-rifle-2", other)];
            let take = |public: &mut crate::games::squad::rules::position::Public| {
                for farm in farms {
                    public.holders.insert(hex(farm), Side::Allied);
                }
            };
            judged(when, &stand, take, |estimate| ends_too_early(estimate, hex("0706"), false))
        };
        assert!(early(&["0604"], "0706"));
        assert!(!early(&["0604", "0703"], "0706"));
        assert!(!early(&["0604"], "0803"));
    }
}
