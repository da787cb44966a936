//! Games whose seats are both taken, and which begin when their players have agreed on the dice. The programs of the players
//! do that by themselves as soon as both are connected. No player and no keeper chooses the dice of a game.
//!
//! Each step is kept before it is sent. A restart therefore goes on with the same numbers: a server that could begin again
//! after it has seen the numbers of the players could choose the dice.

use super::{
    Hall, HallFault, LinkId,
    acts::{Acts, No},
    link::Link,
    rules::{AGREE_IN, AGREE_LATER},
};
use crate::referee::{
    dice_agreement::DiceAgreement,
    store::club::{ClubGame, Holder, Listed},
    wire::{ClientMessage, ErrorCode, RefereeMessage, written},
};
use std::collections::{BTreeMap, BTreeSet};

/// A game whose players agree on its dice.
pub(super) struct Forming {
    /// The ids of the players in the seats; none for a computer player.
    players: [Option<String>; 2],
    /// None before it could be kept.
    dice: Option<DiceAgreement>,
    /// Since when both players have had a link.
    both_since: Option<i64>,
    /// When it goes on after something could not be kept.
    later: Option<i64>,
}

impl Forming {
    fn of(game: &ClubGame, dice: Option<DiceAgreement>) -> Self {
        Self { players: players_of(game), dice, both_since: None, later: None }
    }

    fn seat_of(&self, player: &str) -> Option<usize> {
        self.players.iter().position(|other| other.as_deref() == Some(player))
    }

    /// Whether the program of a seat is waited for.
    pub fn awaits(&self, seat: usize) -> bool {
        self.dice.as_ref().is_some_and(|dice| dice.step_of(seat).is_some())
    }

    /// Leaves the next step to the process that has kept the last one, unless it does not come: that one begins the agreement, or
    /// the game.
    fn wait_for_other(&mut self, at: i64) {
        let is_due = self.dice.is_none() || self.is_agreed();
        self.later = is_due.then(|| at.saturating_add(AGREE_LATER));
    }

    fn is_agreed(&self) -> bool {
        self.dice.as_ref().is_some_and(|dice| dice.proof().is_some())
    }
}

fn players_of(game: &ClubGame) -> [Option<String>; 2] {
    let [first, second] = &game.seats;
    [first, second].map(|holder| match holder {
        Holder::Player(id) => Some(id.clone()),
        Holder::Open | Holder::Invited | Holder::Computer(_) => None,
    })
}

impl Hall {
    /// Finds the games that were forming when the hall was closed.
    pub(super) fn find_forming(&mut self) -> Result<(), HallFault> {
        for game in self.store.list(Listed::Agreeing, usize::MAX)? {
            let text = self.store.dice(&game.id)?;
            let dice = read_agreement(text.as_deref());
            self.forming.insert(game.id.clone(), Forming { later: Some(0), ..Forming::of(&game, dice) });
        }
        Ok(())
    }

    /// Lets the players of a game agree on its dice, if both seats are taken and it has not begun.
    pub(super) fn form(&mut self, game: &ClubGame, at: i64, acts: &mut Acts) {
        if self.forming.contains_key(&game.id) || game.is_forming() || self.has_begun(game) {
            return;
        }
        self.forming.insert(game.id.clone(), Forming::of(game, None));
        self.agree_anew(&game.id, at, acts);
    }

    /// The same at the next look, for a game that was found to have begun no agreement.
    pub(super) fn form_later(&mut self, game: &ClubGame, at: i64) {
        let forming = || Forming { later: Some(at), ..Forming::of(game, None) };
        self.forming.entry(game.id.clone()).or_insert_with(forming);
    }

    /// Whether a game has begun. After a fault of the store it is taken to have begun, which changes nothing.
    fn has_begun(&mut self, game: &ClubGame) -> bool {
        if self.games.contains_key(&game.id) || !game.due.is_empty() || game.result.is_some() {
            return true;
        }
        let kept = self.store.load(&game.id);
        self.kept(kept).is_none_or(|kept| kept.is_some())
    }

    /// Begins the agreement of a game, with new numbers.
    fn agree_anew(&mut self, id: &str, at: i64, acts: &mut Acts) {
        let numbers = [self.chance.nonce(), self.chance.nonce(), self.chance.nonce()];
        let Some(forming) = self.forming.get(id) else { return };
        let are_computers = [0, 1].map(|seat: usize| forming.players[seat].is_none());
        if self.keep_dice(id, DiceAgreement::begin(id, numbers, are_computers), at) {
            self.send_forming(id, None, acts);
        }
    }

    /// Keeps how far an agreement is, and puts it into force then; returns whether it did.
    fn keep_dice(&mut self, id: &str, dice: DiceAgreement, at: i64) -> bool {
        let kept = self.store.keep_dice(id, &written(&dice));
        let kept = self.kept(kept);
        let Some(forming) = self.forming.get_mut(id) else { return false };
        match kept {
            Some(true) => forming.dice = Some(dice),
            // The game is gone, or one of its players: such as one who was banned.
            Some(false) => drop(self.forming.remove(id)),
            None => forming.later = Some(at.saturating_add(AGREE_LATER)),
        }
        kept == Some(true)
    }

    /// Hears the commitment of a player, or the number. A game that is not forming, or that the sender has no seat in, has no
    /// answer.
    pub(super) fn hear_nonce(&mut self, link: LinkId, message: &ClientMessage, at: i64, acts: &mut Acts) {
        let Some((id, ..)) = self.own_agreement(link, message) else { return };
        // Another process may have heard the other player.
        let kept = self.store.dice(&id);
        if let Some(text) = self.kept(kept) {
            self.take_agreement(&id, text.as_deref(), at, acts);
        }
        let Some((id, seat, before)) = self.own_agreement(link, message) else { return };
        let mut dice = before.clone();
        match dice.hear(seat, message) {
            Err(fault) => {
                let (code, why) = (ErrorCode::Dice, fault.to_string());
                acts.send(link, &RefereeMessage::Error { code, why, key: None });
            }
            // Sent again.
            Ok(_) if dice == before => {}
            Ok(_) => {
                // A program answers for all its games at once when it connects, which is no flood.
                if let Some(known) = self.links.get_mut(&link) {
                    known.messages.give_back();
                }
                if !self.keep_dice(&id, dice, at) {
                    return acts.refuse(link, No::UNAVAILABLE);
                }
                self.send_forming(&id, None, acts);
                self.begin_if_agreed(&id, at, acts);
            }
        }
    }

    /// The game that a message is about, the seat of its sender, and the agreement.
    fn own_agreement(&self, link: LinkId, message: &ClientMessage) -> Option<(String, usize, DiceAgreement)> {
        let player = self.links.get(&link)?.player()?;
        let id = message.game()?;
        let forming = self.forming.get(id)?;
        Some((id.to_owned(), forming.seat_of(player)?, forming.dice.clone()?))
    }

    /// Sends everything that was stated about the dice of a game to its players, or to one link of theirs.
    fn send_forming(&self, id: &str, only: Option<LinkId>, acts: &mut Acts) {
        let Some(forming) = self.forming.get(id) else { return };
        let Some(dice) = &forming.dice else { return };
        for (seat, player) in forming.players.iter().enumerate() {
            let mut links = player.as_deref().map_or_else(Vec::new, |player| self.links_of(player));
            links.retain(|link| only.is_none_or(|only| only == *link));
            if links.is_empty() {
                continue;
            }
            acts.send_all(links.iter().copied(), &dice.forming(seat));
            for message in dice.messages() {
                acts.send_all(links.iter().copied(), &message);
            }
        }
    }

    /// Asks the program of a player that has come for what its games wait for.
    pub(super) fn show_forming(&self, link: LinkId, acts: &mut Acts) {
        let Some(player) = self.links.get(&link).and_then(Link::player) else { return };
        for (id, forming) in &self.forming {
            if forming.seat_of(player).is_some_and(|seat| forming.awaits(seat)) {
                self.send_forming(id, Some(link), acts);
            }
        }
    }

    /// Begins a game whose dice are agreed on, and sends that to its players.
    fn begin_if_agreed(&mut self, id: &str, at: i64, acts: &mut Acts) {
        if !self.forming.get(id).is_some_and(Forming::is_agreed) {
            return;
        }
        let found = self.store.club_game(id);
        let game = match self.kept(found) {
            Some(Some(game)) if !game.is_forming() => game,
            Some(_) => return drop(self.forming.remove(id)),
            None => return self.agree_later(id, at),
        };
        if self.load(&game, at).is_err() {
            return self.agree_later(id, at);
        }
        let begun = RefereeMessage::Begun { game: id.to_owned() };
        self.send_to_players(id, &begun, acts);
        self.forming.remove(id);
    }

    fn agree_later(&mut self, id: &str, at: i64) {
        if let Some(forming) = self.forming.get_mut(id) {
            forming.later = Some(at.saturating_add(AGREE_LATER));
        }
    }

    /// Begins agreements again that have lasted too long with both players connected, and goes on with those that could not
    /// be kept.
    pub(super) fn look_at_agreements(&mut self, at: i64, acts: &mut Acts) {
        if self.forming.is_empty() {
            return;
        }
        let linked: BTreeSet<&str> = self.links.values().filter_map(Link::player).collect();
        let (mut anew, mut on) = (Vec::new(), Vec::new());
        for (id, forming) in &mut self.forming {
            let are_linked = forming.players.iter().flatten().all(|player| linked.contains(player.as_str()));
            let since = forming.both_since.unwrap_or(at);
            forming.both_since = are_linked.then_some(since);
            let is_late = are_linked && at.saturating_sub(since) >= AGREE_IN && !forming.is_agreed();
            if is_late {
                forming.both_since = Some(at);
                anew.push(id.clone());
            } else if forming.later.is_some_and(|later| later <= at) {
                forming.later = None;
                let list = if forming.dice.is_none() { &mut anew } else { &mut on };
                list.push(id.clone());
            }
        }
        for id in anew {
            self.agree_anew(&id, at, acts);
        }
        for id in on {
            self.send_forming(&id, None, acts);
            self.begin_if_agreed(&id, at, acts);
        }
    }

    /// Takes over what others have done to games that are forming: the keeper may have banned a player.
    pub(super) fn check_forming(&mut self, at: i64, acts: &mut Acts) {
        let ids: Vec<String> = self.forming.keys().cloned().collect();
        for id in ids {
            let found = self.store.club_game(&id);
            let Some(found) = self.kept(found) else { continue };
            let players = found.as_ref().filter(|game| !game.is_forming()).map(players_of);
            if self.forming.get(&id).map(|forming| &forming.players) != players.as_ref() {
                self.forming.remove(&id);
                if let Some(game) = found {
                    self.form(&game, at, acts);
                }
            }
        }
    }

    /// Takes over what other processes have done to games that are forming. `agreeing` are those of the store, each with how far
    /// its dice are agreed on.
    pub(super) fn look_at_forming(
        &mut self,
        agreeing: BTreeMap<String, Option<String>>,
        at: i64,
        acts: &mut Acts,
    ) {
        let ended = self.forming.keys().filter(|id| !agreeing.contains_key(*id)).cloned();
        for id in ended.collect::<Vec<String>>() {
            self.end_forming(&id, acts);
        }
        for (id, text) in agreeing {
            if self.forming.contains_key(&id) {
                self.take_agreement(&id, text.as_deref(), at, acts);
            } else {
                self.form_too(&id, text.as_deref(), at, acts);
            }
        }
    }

    /// Follows the agreement of a game whose last seat was taken at another process.
    fn form_too(&mut self, id: &str, text: Option<&str>, at: i64, acts: &mut Acts) {
        let found = self.store.club_game(id);
        let Some(game) = self.kept(found).flatten().filter(|game| !game.is_forming()) else { return };
        let mut forming = Forming::of(&game, read_agreement(text));
        forming.wait_for_other(at);
        self.forming.insert(id.to_owned(), forming);
        let is_new = |holder: &Holder| matches!(holder, Holder::Player(player) if *player != game.by);
        if let Some(side) = game.seats.iter().position(is_new).and_then(|seat| self.word_in(&game, seat)) {
            self.send_to_players(id, &RefereeMessage::Sat { game: id.to_owned(), side }, acts);
        }
        self.send_forming(id, None, acts);
    }

    /// Goes on with what another process has heard of an agreement.
    fn take_agreement(&mut self, id: &str, text: Option<&str>, at: i64, acts: &mut Acts) {
        let Some(kept) = read_agreement(text) else { return };
        let Some(forming) = self.forming.get_mut(id) else { return };
        if forming.dice.as_ref() == Some(&kept) {
            return;
        }
        forming.dice = Some(kept);
        forming.wait_for_other(at);
        self.send_forming(id, None, acts);
    }

    /// Leaves a game that has begun at another process, or was left there, and sends that to its players.
    fn end_forming(&mut self, id: &str, acts: &mut Acts) {
        let found = self.store.club_game(id);
        let Some(found) = self.kept(found) else { return };
        let free = found.as_ref().and_then(|game| Some((game, game.seats.iter().position(Holder::is_free)?)));
        let message = match (&found, free) {
            (None, _) => RefereeMessage::Left { game: id.to_owned(), side: None },
            (_, Some((game, seat))) => {
                RefereeMessage::Left { game: id.to_owned(), side: self.word_in(game, seat) }
            }
            // Its seat was taken again after the list was read.
            (Some(_), None) if self.is_agreeing(id) => return,
            (Some(_), None) => RefereeMessage::Begun { game: id.to_owned() },
        };
        if matches!(message, RefereeMessage::Left { .. }) {
            self.forget_joined(id);
        }
        self.send_to_players(id, &message, acts);
        self.forming.remove(id);
    }

    /// Whether the players of a game have not agreed on its dice yet. It may have begun at another process since the last look.
    pub(super) fn is_agreeing(&mut self, id: &str) -> bool {
        if !self.forming.contains_key(id) {
            return false;
        }
        let progress = self.store.progress(&[id.to_owned()]);
        self.kept(progress).is_none_or(|games| games.is_empty())
    }

    /// Sends a message to the players of a game that is forming.
    fn send_to_players(&self, id: &str, message: &RefereeMessage, acts: &mut Acts) {
        let Some(forming) = self.forming.get(id) else { return };
        for player in forming.players.iter().flatten() {
            acts.send_all(self.links_of(player), message);
        }
    }
}

/// Reads how far an agreement is; none if nothing was kept, or it is damaged.
fn read_agreement(text: Option<&str>) -> Option<DiceAgreement> {
    text.and_then(|text| serde_json::from_str(text).ok())
}
