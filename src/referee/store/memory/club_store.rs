//! A club in memory.

use super::{
    Memory,
    club::{Waiting, is_listed},
};
use crate::referee::store::{
    StoreFault,
    club::{
        Address, ClubGame, ClubStore, Device, GameProgress, Gift, Holder, Invite, Join, Joined, Left, Listed,
        MOST_SAID, Mail, MailKey, MailWay, NewSaid, Player, RatedEnd, Said, folded, judge_join,
    },
};
use std::cmp::Reverse;

impl Memory {
    /// Returns a game with the time of its last order.
    fn with_last_order(&self, game: &ClubGame) -> ClubGame {
        let moved = self.games.get(&game.id).map_or(game.moved, |kept| kept.moved.max(game.moved));
        ClubGame { moved, ..game.clone() }
    }
}

impl ClubStore for Memory {
    fn invite(&mut self, hash: &str, invite: &Invite) -> Result<(), StoreFault> {
        if self.club.invites.contains_key(hash) {
            return Err(StoreFault { why: "there is such an invitation already".to_owned() });
        }
        if let Gift::Device(_) = &invite.gift {
            self.club.invites.retain(|_, other| other.gift != invite.gift);
        }
        self.club.invites.insert(hash.to_owned(), invite.clone());
        Ok(())
    }

    fn invitation(&mut self, hash: &str) -> Result<Option<Invite>, StoreFault> {
        Ok(self.club.invites.get(hash).cloned())
    }

    fn join(&mut self, join: &Join) -> Result<Joined, StoreFault> {
        let change = judge_join(&self.club.join_state(join), join);
        self.club.apply(join, &change);
        Ok(change.outcome)
    }

    fn device(&mut self, hash: &str) -> Result<Option<(Device, Player)>, StoreFault> {
        let Some(device) = self.club.devices.get(hash) else { return Ok(None) };
        let player = self.club.players.get(&device.player);
        Ok(player.map(|player| (device.clone(), player.clone())))
    }

    fn see_device(&mut self, hash: &str, at: i64) -> Result<(), StoreFault> {
        if let Some(device) = self.club.devices.get_mut(hash) {
            device.seen = Some(at);
        }
        Ok(())
    }

    fn see_devices(&mut self, hashes: &[String], at: i64) -> Result<(), StoreFault> {
        hashes.iter().try_for_each(|hash| self.see_device(hash, at))
    }

    fn last_seen(&mut self, player: &str) -> Result<Option<i64>, StoreFault> {
        let own = self.club.devices.values().filter(|device| device.player == player);
        Ok(own.filter_map(|device| device.seen).max())
    }

    fn player(&mut self, id: &str) -> Result<Option<Player>, StoreFault> {
        Ok(self.club.players.get(id).cloned())
    }

    fn players(&mut self) -> Result<Vec<Player>, StoreFault> {
        let mut players: Vec<Player> = self.club.players.values().cloned().collect();
        players.sort_by_key(|player| folded(&player.name));
        Ok(players)
    }

    fn ban(&mut self, player: &str, at: i64) -> Result<(), StoreFault> {
        let Some(banned) = self.club.players.get_mut(player) else {
            return Err(StoreFault { why: format!("there is no player {player}") });
        };
        banned.banned = Some(at);
        self.revoke(player)?;
        self.keep_address(player, &Address::default())?;
        let games = self.club.games.values().filter(|game| game.seat_of(player).is_some());
        let games: Vec<String> = games.map(|game| game.id.clone()).collect();
        for game in games {
            self.leave(&game, player, at)?;
        }
        Ok(())
    }

    fn unban(&mut self, player: &str) -> Result<(), StoreFault> {
        let Some(unbanned) = self.club.players.get_mut(player) else {
            return Err(StoreFault { why: format!("there is no player {player}") });
        };
        unbanned.banned = None;
        Ok(())
    }

    fn revoke(&mut self, player: &str) -> Result<(), StoreFault> {
        self.club.devices.retain(|_, device| device.player != player);
        let code = Gift::Device(player.to_owned());
        self.club.invites.retain(|_, invite| invite.gift != code);
        Ok(())
    }

    fn offer(&mut self, game: &ClubGame, invites: &[(String, Invite)]) -> Result<(), StoreFault> {
        let is_there = self.club.games.contains_key(&game.id)
            || self.offered(&game.by, &game.key)?.is_some()
            || invites.iter().any(|(hash, _)| self.club.invites.contains_key(hash));
        if is_there {
            return Err(StoreFault { why: format!("there is a game {} already", game.id) });
        }
        self.club.games.insert(game.id.clone(), game.clone());
        self.club.invites.extend(invites.iter().cloned());
        Ok(())
    }

    fn offered(&mut self, player: &str, key: &str) -> Result<Option<String>, StoreFault> {
        let game = self.club.games.values().find(|game| game.by == player && game.key == key);
        Ok(game.map(|game| game.id.clone()))
    }

    fn club_game(&mut self, id: &str) -> Result<Option<ClubGame>, StoreFault> {
        Ok(self.club.games.get(id).map(|game| self.with_last_order(game)))
    }

    fn list(&mut self, which: Listed<'_>, most: usize) -> Result<Vec<ClubGame>, StoreFault> {
        let has_begun = |game: &ClubGame| self.games.contains_key(&game.id);
        let listed = self.club.games.values().filter(|game| is_listed(game, has_begun(game), which));
        let mut listed: Vec<ClubGame> = listed.map(|game| self.with_last_order(game)).collect();
        listed.sort_by_key(|game| Reverse(game.moved));
        listed.truncate(most);
        Ok(listed)
    }

    fn sit(&mut self, game: &str, side: usize, player: &str, at: i64) -> Result<bool, StoreFault> {
        let seat = self.club.games.get(game).and_then(|game| game.seats.get(side));
        let is_open = seat == Some(&Holder::Open);
        if is_open {
            self.club.take_seat(game, side, player, at);
        }
        Ok(is_open)
    }

    fn leave(&mut self, game: &str, player: &str, at: i64) -> Result<Option<Left>, StoreFault> {
        let has_begun = self.games.contains_key(game);
        Ok(if has_begun { None } else { self.club.leave(game, player, at) })
    }

    fn keep_dice(&mut self, game: &str, text: &str) -> Result<bool, StoreFault> {
        let is_formed = self.club.games.get(game).is_some_and(|game| !game.is_forming());
        let is_kept = is_formed && !self.games.contains_key(game);
        if is_kept {
            self.club.dice.insert(game.to_owned(), text.to_owned());
        }
        Ok(is_kept)
    }

    fn dice(&mut self, game: &str) -> Result<Option<String>, StoreFault> {
        Ok(self.club.dice.get(game).cloned())
    }

    fn note(
        &mut self,
        game: &str,
        due: &[usize],
        result: Option<&str>,
        end: Option<&RatedEnd>,
    ) -> Result<(), StoreFault> {
        let Some(known) = self.club.games.get_mut(game) else { return Ok(()) };
        (known.due, known.result) = (due.to_vec(), result.map(str::to_owned));
        if let Some(end) = end {
            self.club.rate(game, end);
        }
        Ok(())
    }

    fn say(&mut self, said: &NewSaid) -> Result<u64, StoreFault> {
        let player = self.club.players.get(&said.player);
        let (Some(player), true) = (player, self.club.games.contains_key(&said.game)) else {
            return Err(StoreFault { why: format!("there is no such player in a game {}", said.game) });
        };
        let texts = self.club.said.entry(said.game.clone()).or_default();
        let n = texts.last().map_or(1, |last| last.n.saturating_add(1));
        let NewSaid { room, text, at, .. } = said;
        texts.push(Said { n, room: *room, by: player.name.clone(), text: text.clone(), at: *at });
        texts.retain(|said| said.n.saturating_add(MOST_SAID) > n);
        Ok(n)
    }

    fn said(&mut self, game: &str, most: usize) -> Result<Vec<Said>, StoreFault> {
        let texts = self.club.said.get(game).map(Vec::as_slice).unwrap_or_default();
        Ok(texts.iter().skip(texts.len().saturating_sub(most)).cloned().collect())
    }

    fn progress(&mut self, games: &[String]) -> Result<Vec<GameProgress>, StoreFault> {
        let known = games.iter().filter_map(|id| Some((id, self.games.get(id)?)));
        let progress = known.map(|(id, kept)| GameProgress {
            game: id.clone(),
            number: kept.number,
            state: kept.state.clone(),
            said: self.club.said.get(id).and_then(|texts| texts.last()).map_or(0, |last| last.n),
        });
        Ok(progress.collect())
    }

    fn agreeing(&mut self) -> Result<Vec<(String, Option<String>)>, StoreFault> {
        let is_agreeing = |(id, game): &(&String, &ClubGame)| {
            !game.is_forming() && game.result.is_none() && !self.games.contains_key(*id)
        };
        let games = self.club.games.iter().filter(is_agreeing);
        Ok(games.map(|(id, _)| (id.clone(), self.club.dice.get(id).cloned())).collect())
    }

    fn address(&mut self, player: &str) -> Result<Address, StoreFault> {
        Ok(self.club.addresses.get(player).cloned().unwrap_or_default())
    }

    fn keep_address(&mut self, player: &str, address: &Address) -> Result<(), StoreFault> {
        if !self.club.players.contains_key(player) {
            return Err(StoreFault { why: format!("there is no player {player}") });
        }
        if *address == Address::default() {
            self.club.addresses.remove(player);
            self.club.mail.retain(|key, mail| key.player != player || mail.due.is_none());
        } else {
            self.club.addresses.insert(player.to_owned(), address.clone());
        }
        Ok(())
    }

    fn post(&mut self, key: &MailKey, turn: u8, due: i64) -> Result<(), StoreFault> {
        let mail = &mut self.club.mail;
        mail.retain(|other, _| {
            other.player != key.player || other.game != key.game || other.after >= key.after
        });
        mail.entry(key.clone()).or_insert(Waiting { turn, tries: 0, due: Some(due) });
        Ok(())
    }

    fn next_mail(&mut self, at: i64) -> Result<Option<Mail>, StoreFault> {
        let waiting = self.club.mail.iter().filter_map(|(key, mail)| Some((mail.due?, key, mail)));
        let first = waiting.filter(|(due, ..)| *due <= at).min_by_key(|(due, key, _)| (*due, *key));
        let Some((_, key, mail)) = first else { return Ok(None) };
        let address = self.club.addresses.get(&key.player);
        let to = address.and_then(|address| match key.way {
            MailWay::Mail => address.mail.clone(),
            MailWay::Hook => address.hook.clone(),
        });
        Ok(Some(Mail { key: key.clone(), turn: mail.turn, tries: mail.tries, to }))
    }

    fn note_mail(&mut self, key: &MailKey, tries: u32, due: Option<i64>) -> Result<(), StoreFault> {
        if let Some(mail) = self.club.mail.get_mut(key) {
            (mail.tries, mail.due) = (tries, due);
        }
        Ok(())
    }
}
