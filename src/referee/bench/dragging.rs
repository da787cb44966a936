//! The drags of a player that the other player may be shown.

use super::{Bench, Reader};
use crate::{
    engine::{
        board::Hex,
        counters::UnitId,
        orders::{InPlay, counter},
    },
    referee::{Played, wire::MOST_DRAGGED},
};

impl<G: Played> Bench<G> {
    /// Returns those of the dragged units that the other player may be shown over this hex. None if not this seat alone is
    /// waited for, or if it prepares its order in secret.
    ///
    /// The answer depends on the view of the other player and on the drag alone, so that it shows nothing of what is hidden.
    pub fn dragged(&self, seat: usize, units: &[UnitId], hex: Option<Hex>) -> Option<Vec<UnitId>> {
        let side = self.seat_of(seat);
        let is_alone = G::awaited(&self.rulebook, &self.position) == [side];
        if !is_alone || G::prepares_in_secret(&self.position.public) {
            return None;
        }
        let is_on_map = hex.is_some_and(|hex| G::board(&self.rulebook).contains(hex));
        if !is_on_map || units.is_empty() || units.len() > MOST_DRAGGED {
            return Some(Vec::new());
        }
        let seen = self.sent_to(Reader::Seat(1 - seat.min(1)));
        let is_seen = |unit: &UnitId| {
            counter::<G>(&seen.public, *unit)
                .is_some_and(|counter| InPlay::side(counter) == side && G::may_show_drag(counter))
        };
        Some(units.iter().copied().filter(is_seen).collect())
    }
}
