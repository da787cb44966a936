//! State of the mouse in addition to counters: the meaning of a click, a line of sight, an aim.

use crate::{
    engine::board::Hex,
    games::panzer44::{planning::ClickMode, rules::order::Order},
};

/// The state of the mouse.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Pointing {
    /// The meaning of a click on the map.
    pub clicks: ClickMode,
    /// The beginning of the requested line of sight, and its end once that is fixed.
    pub sight: Option<(Hex, Option<Hex>)>,
    pub aimed: Option<Hex>,
    /// The indirect fire that is shown before its dice are rolled.
    pub chosen: Option<Order>,
    /// The number of the possible target at which a key fires, counted round.
    pub target: usize,
}
