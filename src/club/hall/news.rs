//! Other processes may have the same store. A hall looks about every second at what they have kept, so that its links are sent
//! it soon.

use super::{Hall, acts::Acts, rules::AWAY_AFTER};
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

    /// Notes which devices are connected here, and looks which players of the games here are connected to another process: the
    /// opponent cannot call them gone.
    pub(super) fn look_elsewhere(&mut self, at: i64) {
        // The token of a device that has not been seen yet may be lost: it would be given again.
        let logins = self.links.values().filter_map(|link| link.login.as_ref());
        let devices: Vec<String> =
            logins.filter(|login| login.is_seen).map(|login| login.device.clone()).collect();
        if !devices.is_empty() {
            let seen = self.store.see_devices(&devices, at);
            let _ = self.kept(seen);
        }
        let followed = self.games.iter().filter(|(_, game)| !game.followers.is_empty());
        for id in followed.map(|(id, _)| id.clone()).collect::<Vec<String>>() {
            self.look_at_seats(&id, at);
        }
    }

    fn look_at_seats(&mut self, id: &str, at: i64) {
        let Some(game) = self.games.get(id) else { return };
        let absent = [0, 1].map(|seat| game.absent(seat).map(|sitter| sitter.id.clone()));
        let elsewhere = absent.map(|player| player.is_some_and(|player| self.is_elsewhere(&player, at)));
        if let Some(game) = self.games.get_mut(id)
            && game.elsewhere != elsewhere
        {
            game.elsewhere = elsewhere;
            game.change_presence(at);
            game.tell_presence(at);
        }
    }

    /// Whether a player without a link here has been connected to another process in the last minute. What this process has
    /// noted itself, or one before it, does not count.
    pub(super) fn is_elsewhere(&mut self, player: &str, at: i64) -> bool {
        if !self.links_of(player).is_empty() {
            return false;
        }
        let left = self.left.get(player).copied().unwrap_or_default().max(self.opened);
        let seen = self.store.last_seen(player);
        let seen = self.kept(seen).flatten();
        seen.is_some_and(|seen| seen > left && at.saturating_sub(seen) < AWAY_AFTER)
    }
}
