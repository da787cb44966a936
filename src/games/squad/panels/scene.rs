//! What the panels of the game draw with.

use crate::{
    engine::counters::Word,
    games::squad::{
        rules::{kinds::Side, position::Instruction},
        table::Pointing,
    },
};
use std::collections::BTreeMap;

/// What only this game's panels show.
pub struct Shown<'a> {
    /// Who is to give the next order.
    pub acting: Side,
    /// Whose secrets may be shown; nobody's while only computers play.
    pub looking: Option<Side>,
    /// What that side has told its units.
    pub instructions: BTreeMap<Word, Instruction>,
    /// What the mouse is about.
    pub pointing: &'a Pointing,
}
