//! What time alone brings.

use super::{
    Hall, HallAct, LinkId,
    acts::{Acts, No},
    link::Link,
    rules::{HELLO_IN, LOOK_EVERY, SILENCE, UNLOADED_AFTER},
};

impl Hall {
    /// Does what time alone brings, at this moment in milliseconds of UNIX time: silent links and revoked tokens end, the
    /// people at a game are sent, and games without a link are unloaded. A server calls it about four times a second.
    pub fn tick(&mut self, at: i64) -> Vec<HallAct> {
        self.now = at;
        let mut acts = Acts::default();
        self.close_silent(at, &mut acts);
        if at.saturating_sub(self.looked) >= LOOK_EVERY {
            self.looked = at;
            self.look_at_tokens(at, &mut acts);
        }
        self.send_presence(at, &mut acts);
        let idle_since = at.saturating_sub(UNLOADED_AFTER);
        self.games.retain(|_, game| !game.is_idle(idle_since));
        self.homes.retain(|_, home| home.links > 0 || !home.costly.is_full(at));
        acts.0
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
