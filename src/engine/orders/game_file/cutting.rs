//! A game file up to an earlier moment: the game that can be continued from there.

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use super::GameFile;
use crate::engine::orders::{Game, TableCommand};

impl<G: Game> GameFile<G> {
    /// Returns the file as it would be if the game had been left after this many orders: with the notes, drawings and
    /// branches of its moments up to there. Looks at hidden things stay in it, whenever they were: the opponent should
    /// know of them.
    #[must_use]
    pub fn until(mut self, after: usize) -> Self {
        let is_whole = after >= self.played.len();
        let after = after.min(self.played.len());
        let stays = |(before, command): (usize, _)| match command {
            TableCommand::Spoiled(_) => Some((before.min(after), command)),
            // Dice that were given at this moment were rolled for the next order.
            TableCommand::Dice(_) if before == after && !is_whole => None,
            _ => (before <= after).then_some((before, command)),
        };
        self.commands = self.commands.into_iter().filter_map(stays).collect();
        self.played.truncate(after);
        self.positions.retain(|(before, _)| *before <= after);
        if !is_whole {
            self.notes.retain(|before, _| *before <= after);
            self.study = self.study.until(after);
        }
        self.cut_off = false;
        self
    }
}
