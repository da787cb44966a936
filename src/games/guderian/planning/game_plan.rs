//! The plan of a player of Guderian.

use super::{attack::PlannedAttack, decisions::Routing};

/// Whatever a player is putting together.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct GamePlan {
    /// The attack that is put together.
    pub attack: PlannedAttack,
    /// The retreat whose path is clicked hex by hex.
    pub routing: Routing,
    /// Whether a division of the South-Western Front is being called up: the next click on the map says where it comes on.
    pub calling_up: bool,
}
