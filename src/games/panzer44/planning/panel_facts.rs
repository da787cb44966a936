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
        scene::fought::Fought,
    },
};

/// What only this game's panels show.
pub struct PanelFacts<'a> {
    /// Who is to give the next order.
    pub acting: Side,
    /// Whose secrets may be shown; nobody's while only computers play.
    pub looking: Option<Side>,
    /// The ways that its units can still go as they were led in its plot.
    pub planned: Ways,
    /// The parts of a plan that were not carried out, with the reason.
    pub planned_told: &'a [String],
    /// What that side has committed for this turn.
    pub plot: &'a Plot,
    /// What it is putting together.
    pub draft: &'a Draft,
    /// What a click on the map means.
    pub clicks: ClickMode,
    /// The line of sight that is asked about.
    pub sight: Option<(Hex, Hex)>,
    pub aimed: Option<Hex>,
    /// The indirect fire that is looked at before its dice are thrown.
    pub chosen: Option<&'a Order>,
    /// Which of those who can be hit a key fires at, while the hex cursor is shown.
    pub target: Option<usize>,
    /// The attacks of the last order.
    pub fought: &'a [Fought],
}
