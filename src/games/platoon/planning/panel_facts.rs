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
    /// What the dice of the last fight have said to those eyes.
    pub fought: Cow<'a, [Fought]>,
    /// Strengths of the enemy's opportunity fire, while that overlay is on.
    pub figures: &'a [(Hex, Strengths)],
}
