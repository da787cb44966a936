//! The facts that only the panels of this game show: its plan, and what follows from it.

use super::{Ways, wish::ClickMode};
use crate::{
    engine::board::Hex,
    games::panzer44::{
        rules::{
            kinds::Side,
            order::Order,
            plot::{Draft, Plot},
        },
        scene::fought::{Fought, Sortie},
    },
};

/// The facts that only the panels of this game show.
pub struct PanelFacts<'a> {
    /// The side that has to give the next order.
    pub acting: Side,
    /// The side whose secrets may be shown; none while only computers play.
    pub looking: Option<Side>,
    /// The paths of its plot that its units can still take.
    pub planned: Ways,
    /// The parts of a plan that were not executed, with the reason.
    pub planned_failures: &'a [String],
    /// The plot that this side has committed for this turn.
    pub plot: &'a Plot,
    /// The plot that it is making.
    pub draft: &'a Draft,
    /// The meaning of a click on the map.
    pub clicks: ClickMode,
    /// The requested line of sight.
    pub sight: Option<(Hex, Hex)>,
    pub aimed: Option<Hex>,
    /// The indirect fire that is shown before its dice are rolled.
    pub chosen: Option<&'a Order>,
    /// The number of the possible target at which a key fires, while the hex cursor is shown.
    pub target: Option<usize>,
    /// The die of the last order for aircraft, before those of its attacks.
    pub sortie: Option<Sortie>,
    /// The attacks of the last order.
    pub fought: &'a [Fought],
}
