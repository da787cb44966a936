//! Leaders and unarmoured vehicles are not alone within the enemy's reach, because they defend nothing and are lost to
//! the first shot.

use crate::{
    engine::board::Hex,
    games::squad::{
        players::estimate::{Estimate, Post, Unit},
        rules::scenario::units::Kind,
    },
};

/// The part of its value that a leader risks alone on its path to squads.
const MOST: f64 = 0.3;

/// Whether a leader would walk alone under fire.
pub(crate) fn walks_through_fire(band: &[&Unit], (risk, worth): (f64, f64)) -> bool {
    matches!(band, [leader] if leader.kind.leads().is_some()) && risk > MOST * worth
}

/// Whether a leader would be without a squad in a hex that enemies can reach or see within range.
pub(crate) fn is_lost_leader(estimate: &Estimate, unit: &Unit, to: Hex) -> bool {
    let is_squad = |other: &Unit| other.kind.is_infantry() && other.kind.leads().is_none();
    if !estimate.manner.manual || unit.kind.leads().is_none() || estimate.enemy_turns == 0 {
        return false;
    }
    let seen = |post: &Post| {
        let range = post.units.iter().map(|foe| foe.power.range()).max().unwrap_or(0);
        post.hex.distance(to) <= range && estimate.sees(post.hex, to).is_some()
    };
    estimate.own.iter().any(is_squad)
        && !estimate.friends_in(to, &[]).any(is_squad)
        && (estimate.inroads().reaches(to) || estimate.posts.iter().any(seen))
}

/// Whether an unarmoured vehicle without passengers would end within reach of enemy infantry, with no friendly infantry
/// in its hex or beside it.
pub(crate) fn is_lost_vehicle(estimate: &Estimate, unit: &Unit, rides: bool, to: Hex) -> bool {
    let guards = |other: &Unit| other.kind.is_infantry() && other.hex.distance(to) <= 1;
    estimate.manner.manual
        && matches!(unit.kind.kind, Kind::Vehicle(_))
        && !rides
        && !estimate.own.iter().any(guards)
        && estimate.inroads().reaches(to)
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may stop at once")]

    use super::*;
    use crate::games::squad::{
        players::manual::samples::judged,
        rules::{
            kinds::Side,
            phase::{Phase, Step},
            samples::{hex, word},
        },
    };

    /// A leader goes to a squad, but not alone before an enemy.
    #[test]
    fn a_leader_goes_to_squads_only() {
        let when = (2, Phase::First(Step::Assault), Side::Allied);
        let stand = [("us-leader-1-1", "0403"), ("us-rifle-1", "0404"), ("ge-rifle-1", "0604")];
        let lost = judged(
            when,
            &stand,
            |_| {},
            |estimate| {
                let leader = estimate.find_own(word("us-leader-1-1")).unwrap();
                ["0504", "0404"].map(|to| is_lost_leader(estimate, leader, hex(to)))
            },
        );
        assert_eq!(lost, [true, false]);
    }
}
