//! Everything that happens because time passes.

use super::{
    Hall, HallAct, LinkId,
    acts::{Acts, No},
    game::LoadedGame,
    link::Link,
    rules::{AWAY_AFTER, HELLO_IN, IDLE_LOADED, LOOK_EVERY, NEWS_EVERY, SILENCE, UNLOADED_AFTER},
};

impl Hall {
    /// Does what time alone brings, at this moment in milliseconds of UNIX time: clocks go on, silent links and revoked tokens
    /// end, what other processes with the same store have kept is taken over, agreements on dice begin again, the people at a
    /// game are sent, games whose computer player is lost are loaded
    /// again, and games without a link are unloaded. A server calls it about four times a second, also without a link: time in
    /// which it does not is time in which the server was away.
    pub fn tick(&mut self, at: i64) -> Vec<HallAct> {
        self.now = at;
        if self.opened == 0 {
            self.opened = at;
        }
        let mut acts = Acts::default();
        self.note_moment(at);
        self.close_silent(at, &mut acts);
        if at.saturating_sub(self.looked) >= LOOK_EVERY {
            self.looked = at;
            self.left.retain(|_, left| at.saturating_sub(*left) < AWAY_AFTER);
            self.look_at_tokens(at, &mut acts);
            self.check_forming(at, &mut acts);
            self.look_elsewhere(at);
        }
        if at.saturating_sub(self.news_looked) >= NEWS_EVERY {
            self.news_looked = at;
            self.look_at_news(at, &mut acts);
        }
        self.look_at_agreements(at, &mut acts);
        self.recover_games(at, &mut acts);
        self.let_clocks_go_on(at, &mut acts);
        self.send_presence(at, &mut acts);
        self.unload(at);
        self.homes.retain(|_, home| !home.is_at_rest(at));
        acts.0
    }

    /// Unloads the games that have had no link for a while; and of those without a link that are more than the limit, those
    /// that have had none for the longest time.
    fn unload(&mut self, at: i64) {
        let long_ago = at.saturating_sub(UNLOADED_AFTER);
        let may_go = |game: &LoadedGame| game.is_idle(at) && !game.waits_for_computer(i64::MAX);
        let mut idle: Vec<i64> =
            self.games.values().filter(|game| may_go(game)).map(|game| game.empty_since).collect();
        let last = idle.len().checked_sub(IDLE_LOADED + 1);
        let since = last.map_or(long_ago, |last| *idle.select_nth_unstable(last).1);
        let is_due = |game: &LoadedGame| game.is_idle(long_ago) || may_go(game) && game.empty_since <= since;
        self.games.retain(|_, game| !is_due(game));
    }

    /// Notes that the server runs, also when no game is loaded: the games that are not have clocks too.
    fn note_moment(&mut self, at: i64) {
        let fault = self.store.beat(at).err().map(|fault| fault.why);
        if fault == self.beat_fault {
            return;
        }
        self.beat_fault.clone_from(&fault);
        if let Some(why) = fault {
            self.tell_keeper(why);
        }
    }

    /// Lets the clocks of the loaded games go on, and sends what comes of it.
    fn let_clocks_go_on(&mut self, at: i64, acts: &mut Acts) {
        let mut sent = Vec::new();
        for (id, game) in &mut self.games {
            let Some(bench) = &mut game.bench else { continue };
            let outgoing = bench.tick(&mut *self.store, at);
            if !outgoing.is_empty() || bench.fault() != game.fault {
                sent.push((id.clone(), outgoing));
            }
        }
        for (id, outgoing) in sent {
            self.deliver(&id, None, outgoing, acts);
            self.settle(&id);
        }
    }

    fn close_silent(&mut self, at: i64, acts: &mut Acts) {
        let mut silent = Vec::new();
        for (id, link) in &self.links {
            if !link.has_greeted && at.saturating_sub(link.made) >= HELLO_IN {
                silent.push((*id, "no hello in time"));
            } else if at.saturating_sub(link.heard) >= SILENCE {
                silent.push((*id, "nothing was heard for a minute"));
            }
        }
        for (link, why) in silent {
            self.close(link, why, at, acts);
        }
    }

    /// Ends the links whose token was revoked, and takes over new roles.
    fn look_at_tokens(&mut self, at: i64, acts: &mut Acts) {
        let device = |(id, link): (&LinkId, &Link)| Some((*id, link.login.as_ref()?.device.clone()));
        let devices: Vec<(LinkId, String)> = self.links.iter().filter_map(device).collect();
        for (link, device) in devices {
            let found = self.store.device(&device);
            // After a fault of the store nothing is known: the link stays.
            let Some(found) = self.kept(found) else { continue };
            match found.filter(|(_, player)| player.banned.is_none()) {
                Some((_, player)) => {
                    let login = self.links.get_mut(&link).and_then(|known| known.login.as_mut());
                    if let Some(login) = login {
                        login.player = player;
                    }
                }
                None => {
                    acts.refuse(link, No::TOKEN);
                    self.close(link, "the token was revoked", at, acts);
                }
            }
        }
    }

    fn send_presence(&mut self, at: i64, acts: &mut Acts) {
        for (id, game) in &mut self.games {
            if game.presence_due.is_some_and(|due| due <= at) {
                game.presence_due = None;
                acts.send_all(game.followers.keys().copied(), &game.presence(id));
                if std::mem::take(&mut game.drags.must_send) {
                    game.send_drags(id, acts);
                }
            }
        }
    }

    /// Sends the people at the game that a link follows.
    pub(super) fn show_presence(&mut self, link: LinkId, acts: &mut Acts) {
        let Some(id) = self.links.get(&link).and_then(|known| known.follows.clone()) else { return };
        if let Some(game) = self.games.get(&id) {
            acts.send(link, &game.presence(&id));
        }
    }
}
