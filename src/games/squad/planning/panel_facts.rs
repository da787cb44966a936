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

/// What only this game's panels show.
pub struct PanelFacts<'a> {
    /// Who is to give the next order.
    pub acting: Side,
    /// Whose secrets may be shown; nobody's while only computers play.
    pub looking: Option<Side>,
    /// What that side has told its units.
    pub instructions: BTreeMap<UnitId, Instruction>,
    /// What the mouse is about.
    pub pointing: &'a Pointing,
    /// The ways of those who have just gone, each from where it began.
    pub ways: &'a [Vec<Hex>],
    /// What the dice of the last order have said.
    pub fought: &'a [Fought],
    /// What the last dice of a phase that is over have said.
    pub fought_before: &'a [Fought],
    /// What fire brings to which hexes, while an overlay of it is on.
    pub figures: &'a [(Hex, Bearing)],
}
