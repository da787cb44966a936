//! Other processes may have the same store. A hall looks about every second at what they have kept, so that its links are sent
//! it soon.

use super::{Hall, acts::Acts};
use crate::referee::store::{StoreFault, club::GameProgress};

impl Hall {
    /// Takes over what other processes have kept: orders, takebacks, pauses and texts of the loaded games, and what has come of
    /// the games that form.
    pub(super) fn look_at_news(&mut self, at: i64, acts: &mut Acts) {
        // A game in which a computer player thinks catches up when the turn is given back.
        let loaded = self.games.iter().filter(|(_, game)| game.bench.is_some());
        let ids: Vec<String> = loaded.map(|(id, _)| id.clone()).collect();
        let progress = if ids.is_empty() { Ok(Vec::new()) } else { self.store.progress(&ids) };
        let found = progress.and_then(|progress| Ok((progress, self.store.agreeing()?)));
        let Some((progress, agreeing)) = self.looked(found) else { return };
        for news in progress {
            self.take_news(&news, acts);
        }
        self.look_at_forming(agreeing.into_iter().collect(), at, acts);
    }

    /// Takes over what other processes have kept of one loaded game: a viewer that opens it may have seen more of it there.
    pub(super) fn look_at_game(&mut self, id: &str, acts: &mut Acts) {
        let found = self.store.progress(&[id.to_owned()]);
        for news in self.looked(found).unwrap_or_default() {
            self.take_news(&news, acts);
        }
    }

    /// Returns what a look has found; none after a fault, which is noted for the keeper once.
    fn looked<T>(&mut self, found: Result<T, StoreFault>) -> Option<T> {
        match found {
            Ok(found) => {
                self.news_fault = None;
                Some(found)
            }
            Err(StoreFault { why }) => {
                if self.news_fault.as_ref() != Some(&why) {
                    self.news_fault = Some(why.clone());
                    self.tell_keeper(why);
                }
                None
            }
        }
    }

    fn take_news(&mut self, news: &GameProgress, acts: &mut Acts) {
        let id = &news.game;
        let Some(game) = self.games.get_mut(id) else { return };
        let Some(bench) = &mut game.bench else { return };
        let outgoing = bench.take_news(&mut *self.store, news.number, news.state.as_deref());
        if !outgoing.is_empty() || bench.fault() != game.fault {
            self.deliver(id, None, outgoing, acts);
            self.settle(id);
        }
        self.pass_on_before(id, news.said.saturating_add(1), acts);
    }
}
