//! Units do not charge into fire that will probably break them while they can fire or wait. The fire of units that have
//! fired already does not count, so the charge begins when their guns are spent.

use super::time::can_wait;
use crate::{
    engine::board::Hex,
    games::squad::players::estimate::{Estimate, Unit},
};

/// The part of its value that a unit may risk on a path.
const MOST: f64 = 0.5;

/// Whether a move towards enemies costs more than a unit may risk now.
pub(crate) fn is_charge(estimate: &Estimate, unit: &Unit, end: Hex, (risk, worth): (f64, f64)) -> bool {
    let near = |hex: Hex| estimate.posts.iter().map(|post| post.hex.distance(hex)).min();
    risk > MOST * worth && near(end) < near(unit.hex) && can_wait(estimate, unit)
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

    /// A costly step towards enemies waits as long as there is time; a cheap one, and one away from them, does not.
    #[test]
    fn a_charge_waits_while_there_is_time() {
        let charges = |turn, to: &str, risk| {
            let when = (turn, Phase::First(Step::Movement), Side::Allied);
            let stand = [("us-rifle-1", "0402"), ("ge-rifle-1", "0604")];
            judged(
                when,
                &stand,
                |_| {},
                |estimate| {
                    let unit = estimate.find_own(word("us-rifle-1")).unwrap();
                    is_charge(estimate, unit, hex(to), (risk, 6.0))
                },
            )
        };
        assert!(charges(1, "0503", 4.0));
        assert!(!charges(1, "0503", 2.0) && !charges(1, "0302", 4.0) && !charges(6, "0503", 4.0));
    }
}
