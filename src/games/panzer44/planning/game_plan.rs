//! The plan of a player of Panzer '44.

use super::{planned::PlannedWays, pointing::Pointing};
use crate::games::panzer44::rules::plot::Draft;

/// The state of the plans of a player.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct GamePlan {
    pub pointing: Pointing,
    /// The plot that is being made.
    pub draft: Draft,
    /// The paths that were drawn in the plots of this turn.
    pub planned: PlannedWays,
}
