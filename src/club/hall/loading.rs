//! Games are loaded when they are first asked for. A viewer is admitted, or learns nothing of the game.

use super::{
    Hall, LinkId,
    acts::No,
    agreed::{Agreed, new_table},
    game::{LoadedGame, Sitter},
    rules::{SPECTATORS, SPECTATORS_EVERY},
};
use crate::{
    engine::text::id,
    referee::{
        any::Refereed,
        bench::{BenchFault, Reader},
        dice_agreement::DiceAgreement,
        dice_proof::DiceProof,
        store::club::{ClubGame, Holder},
        wire::ErrorCode,
    },
};
use std::collections::BTreeMap;

impl Hall {
    /// The kind of game with this id.
    pub(super) fn kind(&self, kind: &str) -> Option<&'static dyn Refereed> {
        self.kinds.iter().copied().find(|known| known.kind() == kind)
    }

    /// Returns a game that is running or has ended as the viewer that a link is, and loads it. A game that a link may not
    /// know of has the same answer as none.
    pub(super) fn admit(&mut self, link: LinkId, id: &str, at: i64) -> Result<Reader, No> {
        let known = self.links.get(&link).ok_or(No::GAME)?;
        let player = known.player().map(str::to_owned);
        let is_guest_of = known.may_watch.contains(id);
        let reader = |seat: Option<usize>, is_public: bool| match seat {
            Some(seat) => Ok(Reader::Seat(seat)),
            None if is_public || is_guest_of => Ok(Reader::Spectators),
            None => Err(No::GAME),
        };
        if let Some(game) = self.games.get(id) {
            let seat = player.as_deref().and_then(|player| game.seat_of(player));
            return reader(seat, game.is_public);
        }
        let found = self.store.club_game(id);
        let game = self.kept(found).ok_or(No::UNAVAILABLE)?.ok_or(No::GAME)?;
        let reader = reader(player.as_deref().and_then(|player| game.seat_of(player)), game.is_public)?;
        if game.is_forming() || self.is_agreeing(id) {
            return Err(No::FORMING);
        }
        if !self.spend(link, at) {
            return Err(No::WAIT);
        }
        self.load(&game, at).map(|()| reader)
    }

    /// Loads a game, and begins it if its dice are agreed on and it has not begun. If a game that should be there cannot be
    /// loaded, the reason is noted for the keeper.
    pub(super) fn load(&mut self, game: &ClubGame, at: i64) -> Result<(), No> {
        if self.games.contains_key(&game.id) {
            return Ok(());
        }
        let Some(kind) = self.kind(&game.kind) else {
            self.tell_keeper(format!(
                "the game {} is of a kind that is not played here: {}",
                game.id, game.kind
            ));
            return Err(No::UNAVAILABLE);
        };
        let opened = match kind.open(&mut *self.store, &game.id) {
            Err(BenchFault::Missing(_)) => {
                let Some(proof) = self.agreed_dice(&game.id)? else {
                    self.form_later(game, at);
                    return Err(No::FORMING);
                };
                kind.begin(&mut *self.store, &game.id, &new_table(game, Some(proof)))
            }
            opened => opened,
        };
        let bench = match opened {
            Ok(bench) => bench,
            Err(fault) => {
                self.tell_keeper(fault.to_string());
                return Err(No::UNAVAILABLE);
            }
        };
        let [first, second] = &game.seats;
        let (first, second) = (self.sitter(first), self.sitter(second));
        let (first, second) = first.zip(second).ok_or(No::UNAVAILABLE)?;
        let said = self.store.said(&game.id, 1);
        let said = self.kept(said).and_then(|texts| texts.last().map(|last| last.n)).unwrap_or_default();
        let mut loaded = LoadedGame {
            kind,
            bench: Some(bench),
            seats: [first, second],
            is_public: game.is_public,
            is_rated: Agreed::of(game).rated,
            elsewhere: [false; 2],
            followers: BTreeMap::new(),
            feeds: BTreeMap::new(),
            waiting: Vec::new(),
            empty_since: at,
            noted: (game.due.clone(), game.result.clone()),
            said,
            fault: None,
            work: None,
            computer_from: at,
            presence_due: None,
            drags: Default::default(),
        };
        loaded.tell_presence(at);
        self.games.insert(game.id.clone(), loaded);
        self.settle(&game.id);
        Ok(())
    }

    /// Returns the proof of the dice of a game that has not begun; none if they are not agreed on.
    fn agreed_dice(&mut self, id: &str) -> Result<Option<DiceProof>, No> {
        let kept = self.store.dice(id);
        let text = self.kept(kept).ok_or(No::UNAVAILABLE)?;
        let dice: Option<DiceAgreement> = text.and_then(|text| serde_json::from_str(&text).ok());
        Ok(dice.and_then(|dice| dice.proof()))
    }

    /// Returns the person in a seat, none in it for a computer player; none at all after a fault of the store.
    fn sitter(&mut self, holder: &Holder) -> Option<Option<Sitter>> {
        let Holder::Player(id) = holder else { return Some(None) };
        let found = self.store.player(id);
        let player = self.kept(found)?;
        Some(player.map(|player| Sitter { id: player.id, name: player.name }))
    }

    /// Lets a link follow a loaded game, and no other one; returns whether it has come to it now.
    pub(super) fn follow(&mut self, link: LinkId, id: &str, reader: Reader, at: i64) -> Result<bool, No> {
        let before = self.links.get(&link).and_then(|known| known.follows.clone());
        let game = self.games.get_mut(id).ok_or(No::GAME)?;
        // A guest who follows it may have become one of its players on the same link.
        if game.followers.get(&link) == Some(&reader) {
            return Ok(false);
        }
        let is_spectator = reader == Reader::Spectators;
        if is_spectator && game.spectators() >= SPECTATORS {
            return Err(No(ErrorCode::TooMany, id!("online-refusal-too-many-spectators")));
        }
        game.followers.insert(link, reader);
        game.change_presence(if is_spectator { at.saturating_add(SPECTATORS_EVERY) } else { at });
        game.tell_presence(at);
        if !is_spectator {
            game.drags.come();
        }
        if let Some(known) = self.links.get_mut(&link) {
            known.follows = Some(id.to_owned());
        }
        if let Some(before) = before.filter(|before| before != id) {
            self.unfollow(link, &before, at);
        }
        Ok(true)
    }

    /// Notes that a link no longer follows a game.
    pub(super) fn unfollow(&mut self, link: LinkId, id: &str, at: i64) {
        let Some(game) = self.games.get_mut(id) else { return };
        game.feeds.remove(&link);
        game.drags.leave(link);
        match game.followers.remove(&link) {
            Some(Reader::Spectators) => game.change_presence(at.saturating_add(SPECTATORS_EVERY)),
            Some(Reader::Seat(_)) => {
                game.change_presence(at);
                game.tell_presence(at);
            }
            None => {}
        }
        if game.followers.is_empty() {
            game.empty_since = at;
        }
    }
}
