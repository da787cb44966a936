//! Finds the orders that cost their side much: a phase after which its side is worse off is halved, again and again,
//! until single orders are left.

use super::{
    curve::{Cost, MARKED_LOSS},
    sampler::{Interrupted, Sampler},
};
use crate::{
    engine::orders::{Position, Timeline},
    play::matches::Matched,
};

/// The games from each moment of the search. The few games of a phase end are enough to suspect a phase, not to blame
/// an order.
const GAMES: u64 = 32;

/// The standard errors by which a loss must be larger than nothing: it is then by chance in one case of twenty.
const CLEARLY: f64 = 1.645;

/// Searches the phases between these moments, which come in order. The time line plays the orders between them.
///
/// # Errors
/// It was stopped, or the time is over.
pub(super) fn search<G: Matched>(
    sampler: &mut Sampler<'_, G>,
    timeline: &mut Timeline<G>,
    moments: &[(usize, Position<G>)],
) -> Result<(), Interrupted> {
    for pair in moments.windows(2) {
        let [(from, position), (to, _)] = pair else { continue };
        let side = sampler.acting(position);
        if sampler.lost(side, *from, *to) > MARKED_LOSS {
            let positions = (*from..=*to).map(|after| timeline.position(after).clone()).collect();
            Phase { first: *from, positions, side }.search(sampler)?;
        }
    }
    Ok(())
}

/// The positions of a phase, before each of its orders and after the last.
struct Phase<G: Matched> {
    /// The number of orders before it.
    first: usize,
    positions: Vec<Position<G>>,
    /// The side that acts at its beginning.
    side: usize,
}

impl<G: Matched> Phase<G> {
    fn search(&self, sampler: &mut Sampler<'_, G>) -> Result<(), Interrupted> {
        // Parts of the phase that are still to be searched, the earliest last.
        let mut parts = vec![(self.first, self.first + self.positions.len().saturating_sub(1))];
        while let Some((low, high)) = parts.pop() {
            sampler.play(&[low, high].map(|after| (after, self.at(after))), GAMES)?;
            let lost = sampler.lost(self.side, low, high);
            if lost <= MARKED_LOSS || high <= low {
                continue;
            }
            if high > low + 1 {
                let middle = low + (high - low) / 2;
                parts.extend([(middle, high), (low, middle)]);
            } else if sampler.acting(self.at(low)) == self.side
                && lost > CLEARLY * sampler.error(self.side, low, high)
            {
                sampler.note(Cost { after: low, side: self.side, lost: part(lost) });
            }
        }
        Ok(())
    }

    /// Returns the position after this many orders of the game.
    #[allow(clippy::indexing_slicing, reason = "the parts of the search are inside the phase")]
    fn at(&self, after: usize) -> &Position<G> {
        &self.positions[after - self.first]
    }
}

/// Returns a part of a whole as it is kept.
#[allow(clippy::cast_possible_truncation, reason = "from −1 to 1")]
fn part(lost: f64) -> f32 {
    lost as f32
}

impl<G: Matched> Sampler<'_, G> {
    /// Returns the part of its chance to win that a side lost between two moments; negative if it gained.
    fn lost(&self, side: usize, from: usize, to: usize) -> f64 {
        self.count(from).share(side) - self.count(to).share(side)
    }

    /// Returns the standard error of that loss.
    fn error(&self, side: usize, from: usize, to: usize) -> f64 {
        (self.count(from).variance(side) + self.count(to).variance(side)).sqrt()
    }
}
