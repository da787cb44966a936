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
                || !estimate.inroads().into(to).is_empty()
                    && !estimate.friends_in(to, &[unit]).any(|other| other.kind.is_infantry()))
    };
    *hex == to && turn.saturating_add(1) >= estimate.public.turn && !estimate.aims.iter().any(counts)
}
