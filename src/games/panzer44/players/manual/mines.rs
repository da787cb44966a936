//! Known mines: they are not entered while there is another path in time.

use crate::{
    engine::board::Hex,
    games::panzer44::{players::estimate::Estimate, rules::counter::Counter},
};

impl Estimate<'_> {
    /// Whether a unit keeps off known mines. It does if it comes to one of its goals in time without them, or to none with
    /// them either.
    pub fn keeps_off_mines(&self, counter: &Counter) -> bool {
        let Some(from) = counter.hex() else { return true };
        let kind = self.rulebook.kind(counter);
        let leaves = self.leaving(counter) > 0.0;
        let dry = |goal: Hex| self.ways.dry_turns(goal, kind.moves, kind.allowance, from);
        let any = |goal: Hex| self.ways.turns(goal, kind.moves, kind.allowance, from);
        self.is_in_time(leaves, dry) || !self.is_in_time(leaves, any)
    }

    /// Whether one of the goals is reached before the end: an exit for a unit that scores by it, otherwise a place.
    fn is_in_time(&self, leaves: bool, turns: impl Fn(Hex) -> Option<f64>) -> bool {
        let moves = self.turns_left() + 1.0;
        let is_near = |goal: Hex| turns(goal).is_some_and(|turns| turns <= moves);
        if leaves { self.exits().any(is_near) } else { self.aims.iter().any(|aim| is_near(aim.hex)) }
    }
}
