//! What the hand means in Squad.

use crate::{games::squad::rules::Squad, table::hand::InHand};

impl InHand for Squad {
    type Tools = ();
}
