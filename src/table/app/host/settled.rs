//! The public state before the dice that tumble, for panels that would tell their result.

/// A state that stays as it was while dice tumble.
pub(super) struct Settled<P> {
    /// The number of its game, and the state.
    known: Option<(u64, P)>,
    /// Whether the state has changed since.
    is_stale: bool,
}

impl<P> Default for Settled<P> {
    fn default() -> Self {
        Self { known: None, is_stale: false }
    }
}

impl<P: Clone> Settled<P> {
    /// Notes the state of the game of this number, which may have changed since the last call; while dice tumble the
    /// earlier one stays.
    pub fn note(&mut self, (game, now): (u64, &P), has_changed: bool, tumbles: bool) {
        self.is_stale |= has_changed;
        let is_known = self.known.as_ref().is_some_and(|(of, _)| *of == game);
        if !is_known || self.is_stale && !tumbles {
            (self.known, self.is_stale) = (Some((game, now.clone())), false);
        }
    }

    /// The state before the dice.
    pub fn state(&self) -> Option<&P> {
        self.known.as_ref().map(|(_, state)| state)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The state before the dice stays until they are at rest; another game has its own at once.
    #[test]
    fn the_state_waits_for_the_dice() {
        let mut settled = Settled::default();
        let mut noted = |game, now: u8, has_changed, tumbles| {
            settled.note((game, &now), has_changed, tumbles);
            settled.state().copied()
        };
        assert_eq!(noted(1, 10, true, false), Some(10));
        assert_eq!(noted(1, 11, true, true), Some(10));
        assert_eq!(noted(1, 11, false, true), Some(10));
        assert_eq!(noted(1, 11, false, false), Some(11), "it has changed while they tumbled");
        assert_eq!(noted(2, 5, false, true), Some(5));
    }
}
