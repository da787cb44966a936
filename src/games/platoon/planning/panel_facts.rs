//! The facts that only the panels of this game show: its plan, and what follows from it.

use super::pointing::Pointing;
use crate::{
    engine::{board::Hex, counters::UnitId},
    games::platoon::{
        rules::{kinds::Side, position::Instruction},
        scene::{fought::Fought, overlays::Strengths},
    },
};
use std::{borrow::Cow, collections::BTreeMap};

/// The facts that only the panels of this game show.
pub struct PanelFacts<'a> {
    /// The side that has to give the next order.
    pub acting: Side,
    /// The side whose secrets may be shown; none while only computers play.
    pub looking: Option<Side>,
    /// The instructions of that side to its units.
    pub instructions: BTreeMap<UnitId, Instruction>,
    /// The pointing state of the mouse.
    pub pointing: &'a Pointing,
    /// The results of the last combat's dice, for that viewer.
    pub fought: Cow<'a, [Fought]>,
    /// Strengths of the enemy's opportunity fire, while that overlay is on.
    pub figures: &'a [(Hex, Strengths)],
}
