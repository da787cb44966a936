//! A fire lane and known mines are not entered while a unit can go another path or wait: a lane is removed at the end of
//! the movement (14.7), and the next unit in single file is hit like the first.

use crate::{
    engine::board::Hex,
    games::squad::{
        players::estimate::Estimate,
        rules::{fire::lanes, position::WorkKind},
    },
};

/// Whether a path enters the lane of an enemy machine gun or known mines.
pub(crate) fn is_barred(estimate: &Estimate, path: &[Hex]) -> bool {
    path.iter()
        .any(|hex| lanes::markers(estimate.public, estimate.side, *hex) > 0 || is_mined(estimate, *hex))
}

/// Whether a side knows of mines in a hex.
pub(crate) fn is_mined(estimate: &Estimate, hex: Hex) -> bool {
    estimate.public.works.get(&hex).is_some_and(|work| work.kind == WorkKind::Mines)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::squad::{
        players::manual::samples::judged,
        rules::{
            kinds::Side,
            phase::{Phase, Step},
            position::Lane,
            samples::{hex, word, work},
        },
    };

    /// Lanes of the enemy and known mines bar a path; lanes of one's own side do not (14.7).
    #[test]
    fn lanes_of_the_enemy_and_mines_bar() {
        let when = (2, Phase::First(Step::Movement), Side::Allied);
        let stand = [("us-rifle-1", "0402"), ("ge-rifle-1", "0604")];
        let barred = |side| {
            let lay = |public: &mut crate::games::squad::rules::position::Public| {
                public.lanes.push(Lane { gun: word("ge-mg34-1"), side, hexes: vec![hex("0503")] });
                public.works.insert(hex("0405"), work(WorkKind::Mines));
            };
            judged(when, &stand, lay, |estimate| {
                ["0503", "0405", "0404"].map(|at| is_barred(estimate, &[hex("0403"), hex(at)]))
            })
        };
        assert_eq!(barred(Side::German), [true, true, false]);
        assert_eq!(barred(Side::Allied), [false, true, false]);
    }
}
