//! The clock: units that score by exiting the map go in time, and the last turn is played for what can still be taken.

use crate::{
    engine::board::Hex,
    games::panzer44::{
        players::estimate::Estimate,
        rules::{counter::Counter, movement::reach, scenario::units::UnitType},
    },
};

/// Turns that a unit keeps in reserve on its way off the map: one is lost by a pin or a panic, one by a detour.
const RESERVE: f64 = 2.0;

impl Estimate<'_> {
    /// Whether this is the last turn of the game.
    pub fn is_last_turn(&self) -> bool {
        self.public.turn >= self.rulebook.scenario.last_turn
    }

    /// The exits of the side.
    pub fn exits(&self) -> impl Iterator<Item = Hex> {
        let exits = self.rulebook.scenario.exits.iter().filter(move |exit| exit.side == self.side);
        exits.flat_map(|exit| exit.hexes.iter().copied())
    }

    /// Turns from a hex to a goal by the path that a unit takes: past known mines if it keeps off them and if such a path
    /// exists.
    pub fn turns_to(&self, goal: Hex, kind: &UnitType, from: Hex, dry: bool) -> Option<f64> {
        let past = || self.ways.dry_turns(goal, kind.moves, kind.allowance, from);
        let usual = || self.ways.turns(goal, kind.moves, kind.allowance, from);
        if dry { past().or_else(usual) } else { usual() }
    }

    /// Turns from a hex to the nearest exit for a unit.
    pub fn turns_out(&self, counter: &Counter, from: Hex) -> Option<f64> {
        let (kind, dry) = (self.rulebook.kind(counter), self.keeps_off_mines(counter));
        self.exits().filter_map(|exit| self.turns_to(exit, kind, from, dry)).min_by(f64::total_cmp)
    }

    /// Whether a unit that scores by exiting the map must go now to be in time.
    pub fn must_go(&self, counter: &Counter) -> bool {
        let Some(hex) = counter.hex() else { return false };
        if self.leaving(counter) <= 0.0 {
            return false;
        }
        let moves = self.turns_left() + 1.0;
        self.turns_out(counter, hex).is_some_and(|turns| {
            let turns = turns.ceil().max(1.0);
            turns <= moves && turns + RESERVE >= moves
        })
    }

    /// The number of places that a unit can still take in this turn. It is the largest number if there is none: such a
    /// unit has time to wait.
    pub fn places_in_reach(&self, counter: &Counter) -> usize {
        let reach = reach(self.rulebook, self.public, counter);
        let takes = |hex: Hex| reach.left(hex).is_some();
        let places = self.aims.iter().filter(|aim| aim.gain > 0.0 && takes(aim.hex)).count();
        if places == 0 { usize::MAX } else { places }
    }
}
