//! A unit does not go back to the hex that it has just left: out and back again is two moves under fire for nothing.

use crate::{
    engine::{board::Hex, counters::UnitId},
    games::squad::players::estimate::{Aim, Estimate},
};

/// Whether a unit would return to the hex that it left in this turn or the last one. It may return to a place that can
/// be taken, or that the enemy could enter.
pub(crate) fn is_return(estimate: &Estimate, unit: UnitId, to: Hex) -> bool {
    let Some((turn, hex)) = estimate.left.and_then(|left| left.get(&unit)).filter(|_| estimate.manner.manual)
    else {
        return false;
    };
    let counts = |aim: &Aim| {
        aim.hex == to
            && (!aim.mine
                || !estimate.inroads().against(to).is_empty()
                    && !estimate.friends_in(to, &[unit]).any(|other| other.kind.is_infantry()))
    };
    *hex == to && turn.saturating_add(1) >= estimate.public.turn && !estimate.aims.iter().any(counts)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::squad::{
        players::{estimate::Left, manual::samples::judged},
        rules::{
            kinds::Side,
            phase::{Phase, Step},
            samples::{hex, word},
        },
    };

    /// A unit does not go back at once, but later, and at once into an empty place.
    #[test]
    fn a_unit_does_not_hop_back() {
        let returns = |from: &str, turn| {
            let left: Left = [(word("ge-rifle-1"), (turn, hex(from)))].into();
            let when = (3, Phase::Second(Step::Assault), Side::German);
            let stand = [("ge-rifle-1", "0705"), ("us-rifle-1", "0505")];
            judged(
                when,
                &stand,
                |_| {},
                |estimate| {
                    let mut remembering = estimate.clone();
                    remembering.left = Some(&left);
                    is_return(&remembering, word("ge-rifle-1"), hex(from))
                },
            )
        };
        assert!(returns("0706", 3) && returns("0706", 2));
        assert!(!returns("0706", 1), "long ago");
        assert!(!returns("0604", 3), "an enemy can enter it");
    }
}
