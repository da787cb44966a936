//! The plan of a player of Guderian.

use super::{attack::PlannedAttack, decisions::Routing};

/// Everything in the plan of a player.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct GamePlan {
    /// The planned attack.
    pub attack: PlannedAttack,
    /// The retreat whose route is clicked hex by hex.
    pub routing: Routing,
    /// Whether a division of the South-Western Front is being called up: the next click on the map sets its entry.
    pub calling_up: bool,
}
