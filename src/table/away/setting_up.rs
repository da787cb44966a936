//! A set-up that the computer gives for the player, order by order.

use crate::{play::players::Seated, table::tabled::OnTable};

/// A set-up by the computer that lasts until nothing waits, the phase ends, or the referee refuses an order.
pub(crate) struct SettingUp<G: OnTable> {
    /// The same player for the whole set-up, since its orders fit together.
    pub adviser: Seated<G>,
    /// The number of orders that it may still give.
    pub left: usize,
}
