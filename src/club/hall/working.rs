//! The turns of computer players: one at a time is taken out of the hall and given back.

use super::{Hall, HallAct, HallWork, HallWorkDone, acts::Acts, rules::COMPUTER_WAITS};
use std::ops::Bound;

impl Hall {
    /// Returns the turn of a computer player that waits, if any. It is to be run elsewhere and given back. Until then
    /// messages about that game wait. Several games have their turns one after the other.
    pub fn take_work(&mut self) -> Option<HallWork> {
        let after: (Bound<&str>, Bound<&str>) = (Bound::Excluded(self.last_work.as_str()), Bound::Unbounded);
        let mut games = self.games.range::<str, _>(after).chain(&self.games);
        let (id, _) = games.find(|(_, game)| game.waits_for_computer(self.now))?;
        let id = id.clone();
        let bench = self.games.get_mut(&id)?.bench.take()?;
        self.last_work.clone_from(&id);
        Some(HallWork { game: id, bench })
    }

    /// Takes a turn back that was played, at this moment in milliseconds of UNIX time.
    pub fn work_done(&mut self, done: HallWorkDone, at: i64) -> Vec<HallAct> {
        self.now = at;
        let mut acts = Acts::default();
        let HallWorkDone { game: id, bench, turn } = done;
        let Some(game) = self.games.get_mut(&id) else { return Vec::new() };
        game.bench = Some(bench);
        // One that could not go on would not a moment later either.
        game.computer_from = if turn.has_gone_on { at } else { at.saturating_add(COMPUTER_WAITS) };
        let waiting = std::mem::take(&mut game.waiting);
        self.deliver(&id, None, turn.outgoing, &mut acts);
        self.settle(&id);
        for (link, message) in waiting {
            if self.links.contains_key(&link) {
                self.hear_of_game(link, message, at, &mut acts);
            }
        }
        acts.0
    }
}
