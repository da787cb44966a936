//! Snapshots for undo: recent positions of the game, so that an undo replays a few orders and never the whole game.

/// Orders between two snapshots, while there are few.
const SPACING: usize = 32;
/// Limit of the snapshots; beyond it every second one is dropped.
const MOST: usize = 32;

/// Positions since the latest order that cannot be undone, the oldest first.
///
/// Memory is bounded even if players move units many times before they end a phase. There are never more than [`MOST`]
/// positions. The distance from the nearest one is at most [`SPACING`] orders, twice that once there have been a
/// thousand orders since the floor, and so on.
pub(crate) struct Snapshots<P> {
    spacing: usize,
    /// Each with the number of orders before it; the first one is the floor.
    kept: Vec<(usize, P)>,
}

impl<P> Snapshots<P> {
    /// Begins again at a position before which nothing can be undone.
    pub(crate) fn floor_at(orders: usize, position: P) -> Self {
        Self { spacing: SPACING, kept: vec![(orders, position)] }
    }

    /// The number of orders that cannot be undone any more.
    pub(crate) fn floor(&self) -> usize {
        self.kept.first().map_or(0, |(orders, _)| *orders)
    }

    /// The number of positions.
    pub(crate) fn len(&self) -> usize {
        self.kept.len()
    }

    /// Keeps the position after this many orders, if it is time for one.
    pub(crate) fn note(&mut self, orders: usize, position: impl FnOnce() -> P) {
        let floor = self.floor();
        if orders <= self.nearest_number() || !(orders - floor).is_multiple_of(self.spacing) {
            return;
        }
        if self.kept.len() == MOST {
            self.spacing *= 2;
            let spacing = self.spacing;
            self.kept.retain(|(orders, _)| (orders - floor).is_multiple_of(spacing));
            if !(orders - floor).is_multiple_of(spacing) {
                return;
            }
        }
        self.kept.push((orders, position()));
    }

    fn nearest_number(&self) -> usize {
        self.kept.last().map_or(0, |(orders, _)| *orders)
    }

    /// Returns the latest position after at most this many orders, and drops later ones.
    pub(crate) fn back_to(&mut self, orders: usize) -> Option<&(usize, P)> {
        self.kept.retain(|(number, _)| *number <= orders);
        self.kept.last()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Makes the snapshots of a game whose position is its number of orders.
    fn after(orders: usize) -> Snapshots<usize> {
        let mut snapshots = Snapshots::floor_at(7, 7);
        for number in 8..=7 + orders {
            snapshots.note(number, || number);
        }
        snapshots
    }

    #[test]
    fn the_nearest_is_at_most_the_spacing_away() {
        for orders in [0, 1, 31, 32, 33, 500, 991] {
            let mut snapshots = after(orders);
            for number in (7..=7 + orders).rev() {
                let (kept, position) = *snapshots.back_to(number).unwrap();
                assert_eq!(kept, position);
                assert!(kept <= number && number - kept < SPACING, "{kept} for {number} of {orders}");
            }
        }
    }

    #[test]
    fn they_never_grow_beyond_their_number() {
        for orders in [1_000, 5_000, 100_000] {
            let mut snapshots = after(orders);
            assert!(snapshots.len() <= MOST);
            assert_eq!(snapshots.floor(), 7);
            let far = 2 * orders / MOST + SPACING;
            for number in (7..=7 + orders).rev() {
                let (kept, _) = *snapshots.back_to(number).unwrap();
                assert!(kept <= number && number - kept <= far, "{kept} for {number} of {orders}");
            }
        }
    }

    #[test]
    fn playing_on_after_going_back_keeps_new_ones() {
        let mut snapshots = after(100);
        snapshots.back_to(50);
        for number in 51..=200 {
            snapshots.note(number, || number + 1000);
        }
        assert_eq!(*snapshots.back_to(72).unwrap(), (71, 1071));
        assert_eq!(*snapshots.back_to(70).unwrap(), (39, 39));
    }
}
