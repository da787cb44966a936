//! The first message of a link, and a code for a second device.

use super::{
    Hall, LinkId,
    acts::{Acts, No},
    link::Login,
    rules::{CODE_LASTS, HallRules, LINKS_OF_PLAYER},
};
use crate::{
    club::accounts::{hash_of, secret_of},
    engine::text::id,
    referee::{
        any::{Refereed, rules_of},
        store::club::{Gift, Invite},
        wire::{ClubServices, ErrorCode, PlayerShown, RefereeMessage, check_hello},
    },
};
use std::collections::BTreeMap;

impl Hall {
    /// Hears a hello: without a token from a guest. Whatever is wrong with a token, the answer is the same.
    pub(super) fn greet(
        &mut self,
        link: LinkId,
        (version, rules): (u32, &BTreeMap<String, u32>),
        token: Option<&str>,
        at: i64,
        acts: &mut Acts,
    ) {
        if self.links.get(&link).is_some_and(|known| known.has_greeted) {
            // Sent again. A link keeps its player.
            return self.welcome(link, acts);
        }
        if let Err(fault) = check_hello(version) {
            acts.send(link, &fault.message());
            return self.close(link, "another version", at, acts);
        }
        let login = match token.map(|token| self.login(token, at)) {
            None => None,
            Some(Ok(login)) => Some(login),
            Some(Err(no)) => {
                acts.refuse(link, no);
                return self.close(link, "no login", at, acts);
            }
        };
        let player = login.as_ref().map(|login| login.player.id.clone());
        if player.is_some_and(|player| self.links_of(&player).len() >= LINKS_OF_PLAYER) {
            acts.refuse(link, No(ErrorCode::TooMany, id!("online-refusal-too-many-lines")));
            return self.close(link, "too many lines of a player", at, acts);
        }
        let other_rules = self.other_rules(rules);
        if let Some(known) = self.links.get_mut(&link) {
            (known.has_greeted, known.login, known.other_rules) = (true, login, other_rules);
        }
        self.welcome(link, acts);
        self.show_forming(link, acts);
    }

    fn login(&mut self, token: &str, at: i64) -> Result<Login, No> {
        let device = hash_of(token);
        let found = self.store.device(&device);
        let found = self.kept(found).ok_or(No::UNAVAILABLE)?;
        let (_, player) = found.filter(|(_, player)| player.banned.is_none()).ok_or(No::TOKEN)?;
        let seen = self.store.see_device(&device, at);
        self.kept(seen).ok_or(No::UNAVAILABLE)?;
        Ok(Login { player, device, secret: secret_of(token), is_seen: true })
    }

    fn welcome(&mut self, link: LinkId, acts: &mut Acts) {
        let login = self.links.get(&link).and_then(|known| known.login.as_ref());
        let player =
            login.map(|login| PlayerShown { name: login.player.name.clone(), role: login.player.role });
        let (club, rules, services) = (self.rules.club.clone(), rules_of(self.kinds), self.services());
        acts.send(link, &RefereeMessage::Welcome { player, club, rules, services });
    }

    /// Notes which services of its server the club has besides mail and ratings, which its rules state: webhooks, and pages
    /// for browsers.
    pub fn note_services(&mut self, hooks: bool, pages: bool) {
        self.services = ClubServices { hooks, pages, ..ClubServices::default() };
    }

    fn services(&self) -> ClubServices {
        let HallRules { sends_mail: mail, rates_games: ratings, .. } = self.rules;
        ClubServices { mail, ratings, ..self.services }
    }

    /// Returns the kinds of games for which a program states another number of the rules. A program that states none, such
    /// as a bot that asks the club for legal orders, may play.
    fn other_rules(&self, stated: &BTreeMap<String, u32>) -> Vec<&'static str> {
        let is_other = |kind: &&&'static dyn Refereed| {
            stated.get(kind.kind()).is_some_and(|number| *number != kind.rules_number())
        };
        self.kinds.iter().filter(is_other).map(|kind| kind.kind()).collect()
    }

    /// Checks that the program of a link may play a kind of game.
    pub(super) fn has_rules(&self, link: LinkId, kind: &str) -> Result<(), No> {
        let known = self.links.get(&link).ok_or(No::NO_ACCOUNT)?;
        if known.other_rules.contains(&kind) { Err(No::RULES) } else { Ok(()) }
    }

    /// The links of a player.
    pub(super) fn links_of(&self, player: &str) -> Vec<LinkId> {
        let own = self.links.iter().filter(|(_, link)| link.player() == Some(player));
        own.map(|(id, _)| *id).collect()
    }

    /// Notes that a device has got its token: what was sent after it arrived.
    pub(super) fn note_seen(&mut self, link: LinkId, at: i64) {
        let login = self.links.get_mut(&link).and_then(|known| known.login.as_mut());
        let Some(login) = login.filter(|login| !login.is_seen) else { return };
        login.is_seen = true;
        let device = login.device.clone();
        let seen = self.store.see_device(&device, at);
        let _ = self.kept(seen);
    }

    /// Gives a code for a second device. An earlier code of the player ends.
    pub(super) fn give_code(&mut self, link: LinkId, at: i64, acts: &mut Acts) {
        let login = self.links.get(&link).and_then(|known| known.login.clone());
        let Some(login) = login else { return acts.refuse(link, No::NO_ACCOUNT) };
        if !self.spend(link, at) {
            return acts.refuse(link, No::WAIT);
        }
        let (code, ends) = (self.chance.code(), at.saturating_add(CODE_LASTS));
        let gift = Gift::Device(login.player.id);
        let invite = Invite { gift, role: login.player.role, uses: 1, ends: Some(ends), made: at };
        let invited = self.store.invite(&hash_of(&code), &invite);
        match self.kept(invited) {
            Some(()) => acts.send(link, &RefereeMessage::Device { code, ends: ends.div_euclid(1_000) }),
            None => acts.refuse(link, No::UNAVAILABLE),
        }
    }
}
