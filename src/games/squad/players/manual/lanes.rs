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
