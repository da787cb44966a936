//! The facts that only the panels of this game show: its plan, and what follows from it.

use super::plan::pointing::Pointing;
use crate::{
    engine::{board::Hex, counters::UnitId},
    games::squad::{
        rules::{fire::Bearing, kinds::Side, position::Instruction},
        scene::fought::Fought,
    },
};
use std::collections::BTreeMap;

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
    /// The paths of the units that have just moved, each from its start.
    pub ways: &'a [Vec<Hex>],
    /// The results of the dice of the last order.
    pub fought: &'a [Fought],
    /// The results of the last dice of the previous phase.
    pub fought_before: &'a [Fought],
    /// The effect of fire in each hex, while an overlay of fire is on.
    pub figures: &'a [(Hex, Bearing)],
}
