//! The last holder of a place stays while the enemy can enter it: a place that is left empty is walked into, and costs
//! an assault to take again.

use crate::{
    engine::{board::Hex, counters::UnitId},
    games::squad::players::{
        estimate::{Estimate, Unit},
        words,
    },
};

/// The duty to stay in a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Duty {
    pub hex: Hex,
    /// An enemy that can enter it in its next segment.
    pub enemy: UnitId,
}

/// The duty that units of one hex would break by leaving it together; none if another unit remains, if no enemy can
/// come, or if the hex does not count. A leader holds a place only if no squad goes. Enemies in the hex that the units
/// assault (`beaten`) do not count. A unit that is sent elsewhere has none: its chief has weighed what it leaves.
pub(crate) fn duty(estimate: &Estimate, going: &[UnitId], beaten: Option<Hex>) -> Option<Duty> {
    if !estimate.manner.manual || going.iter().any(|unit| estimate.is_sent_away(*unit)) {
        return None;
    }
    let first = estimate.find_own(*going.first()?)?;
    let hex = first.hex;
    if !first.kind.is_infantry() || !estimate.aims.iter().any(|aim| aim.hex == hex && aim.mine) {
        return None;
    }
    let is_squad = |unit: &Unit| unit.kind.is_infantry() && unit.kind.leads().is_none();
    let squads = going.iter().filter_map(|unit| estimate.find_own(*unit)).any(is_squad);
    let holds = |unit: &Unit| if squads { is_squad(unit) } else { unit.kind.is_infantry() };
    if estimate.friends_in(hex, going).any(holds) {
        return None;
    }
    let is_beaten = |unit: &UnitId| {
        beaten.is_some() && estimate.public.find(*unit).and_then(|counter| counter.hex()) == beaten
    };
    let enemy = estimate.inroads().against(hex).iter().copied().find(|unit| !is_beaten(unit))?;
    Some(Duty { hex, enemy })
}

/// The reason why a unit stays.
pub(crate) fn reason(estimate: &Estimate, duty: Duty) -> String {
    format!("stays: the last unit in {}, which {} can enter", duty.hex, words::name(estimate, duty.enemy))
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

    /// The enemy for whom a squad in a farm must stay, with these units.
    fn kept(stand: &[(&str, &str)]) -> Option<UnitId> {
        let when = (2, Phase::Second(Step::Movement), Side::German);
        judged(
            when,
            stand,
            |_| {},
            |estimate| duty(estimate, &[word("ge-rifle-1")], None).map(|duty| duty.enemy),
        )
    }

    /// The last squad stays while an enemy can come; a second squad, but no leader, may take its place.
    #[test]
    fn the_last_squad_stays() {
        let enemy = Some(word("us-rifle-1"));
        assert_eq!(kept(&[("ge-rifle-1", "0604"), ("us-rifle-1", "0505")]), enemy);
        let with_leader = [("ge-rifle-1", "0604"), ("ge-leader-0-1", "0604"), ("us-rifle-1", "0505")];
        assert_eq!(kept(&with_leader), enemy);
        let with_squad = [("ge-rifle-1", "0604"), ("ge-rifle-2", "0604"), ("us-rifle-1", "0505")];
        assert_eq!(kept(&with_squad), None);
        assert_eq!(kept(&[("ge-rifle-1", "0604"), ("us-rifle-1", "0114")]), None, "too far away");
        assert_eq!(kept(&[("ge-rifle-1", "0505"), ("us-rifle-1", "0405")]), None, "no victory hex");
    }

    /// An enemy that the squad assaults is no danger to the place that it leaves; another one is.
    #[test]
    fn a_beaten_enemy_takes_nothing() {
        let when = (2, Phase::Second(Step::Assault), Side::German);
        let of = |stand: &[(&str, &str)]| {
            judged(
                when,
                stand,
                |_| {},
                |estimate| duty(estimate, &[word("ge-rifle-1")], Some(hex("0505"))).is_some(),
            )
        };
        assert!(!of(&[("ge-rifle-1", "0604"), ("us-rifle-1", "0505")]));
        assert!(of(&[("ge-rifle-1", "0604"), ("us-rifle-1", "0505"), ("us-rifle-2", "0504")]));
    }

    /// On the last segment of the game nothing can be entered any more.
    #[test]
    fn the_last_segment_frees_all() {
        let when = (6, Phase::Second(Step::Movement), Side::German);
        let stand = [("ge-rifle-1", "0604"), ("us-rifle-1", "0505")];
        let kept = judged(when, &stand, |_| {}, |estimate| duty(estimate, &[word("ge-rifle-1")], None));
        assert_eq!(kept, None);
    }
}
