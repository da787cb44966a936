//! What the mouse is about besides counters: what a click means, a line of sight, an aim.

use crate::{
    engine::board::Hex,
    games::panzer44::{planning::ClickMode, rules::order::Order},
};

/// What the mouse is about.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Pointing {
    /// What a click on the map means.
    pub clicks: ClickMode,
    /// Where the line of sight begins that is asked about, and where it ends once that is fixed.
    pub sight: Option<(Hex, Option<Hex>)>,
    pub aimed: Option<Hex>,
    /// The indirect fire that is looked at before its dice are thrown.
    pub chosen: Option<Order>,
    /// Which of those who can be hit there a key fires at, counted on and on.
    pub target: usize,
}
