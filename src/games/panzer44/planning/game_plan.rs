//! The plan of a player of Panzer '44.

use super::pointing::Pointing;
use crate::games::panzer44::rules::plot::Draft;

/// Whatever a player is putting together.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct GamePlan {
    pub pointing: Pointing,
    /// The plot that is being written.
    pub draft: Draft,
}
