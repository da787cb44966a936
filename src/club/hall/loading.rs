//! Games are loaded when they are first asked for. A viewer is let in, or learns nothing of the game.

use super::{
    Hall, LinkId,
    acts::No,
    agreed::new_table,
    game::{LoadedGame, Sitter},
    rules::{SPECTATORS, SPECTATORS_EVERY},
};
use crate::referee::{
    any::Refereed,
    bench::{BenchFault, Reader},
    store::club::{ClubGame, Holder},
    wire::ErrorCode,
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
        if game.is_forming() {
            return Err(No::FORMING);
        }
        if !self.spend(link, at) {
            return Err(No::WAIT);
        }
        if self.load(&game, at) { Ok(reader) } else { Err(No::UNAVAILABLE) }
    }

    /// Loads a game with both seats taken, and begins it if it has not begun; returns whether it is loaded. The keeper is
    /// told why it is not.
    pub(super) fn load(&mut self, game: &ClubGame, at: i64) -> bool {
        if self.games.contains_key(&game.id) {
            return true;
        }
        let Some(kind) = self.kind(&game.kind) else {
            self.tell_keeper(format!(
                "the game {} is of a kind that is not played here: {}",
                game.id, game.kind
            ));
            return false;
        };
        let new = new_table(game, self.chance.seed());
        let opened = match kind.open(&mut *self.store, &game.id) {
            Err(BenchFault::Missing(_)) => kind.begin(&mut *self.store, &game.id, &new),
            opened => opened,
        };
        let bench = match opened {
            Ok(bench) => bench,
            Err(fault) => {
                self.tell_keeper(fault.to_string());
                return false;
            }
        };
        let [first, second] = &game.seats;
        let (Some(first), Some(second)) = (self.sitter(first), self.sitter(second)) else { return false };
        let loaded = LoadedGame {
            bench: Some(bench),
            seats: [first, second],
            is_public: game.is_public,
            followers: BTreeMap::new(),
            waiting: Vec::new(),
            empty_since: at,
            noted: (game.due.clone(), game.result.clone()),
            fault: None,
            computer_from: at,
            presence_due: None,
        };
        self.games.insert(game.id.clone(), loaded);
        self.settle(&game.id);
        true
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
        if before.as_deref() == Some(id) {
            return Ok(false);
        }
        let game = self.games.get_mut(id).ok_or(No::GAME)?;
        let is_spectator = reader == Reader::Spectators;
        if is_spectator && game.spectators() >= SPECTATORS {
            return Err(No(ErrorCode::TooMany, "this game has too many spectators"));
        }
        game.followers.insert(link, reader);
        game.change_presence(if is_spectator { at.saturating_add(SPECTATORS_EVERY) } else { at });
        if let Some(known) = self.links.get_mut(&link) {
            known.follows = Some(id.to_owned());
        }
        if let Some(before) = before {
            self.unfollow(link, &before, at);
        }
        Ok(true)
    }

    /// Notes that a link no longer follows a game.
    pub(super) fn unfollow(&mut self, link: LinkId, id: &str, at: i64) {
        let Some(game) = self.games.get_mut(id) else { return };
        match game.followers.remove(&link) {
            Some(Reader::Spectators) => game.change_presence(at.saturating_add(SPECTATORS_EVERY)),
            Some(Reader::Seat(_)) => game.change_presence(at),
            None => {}
        }
        if game.followers.is_empty() {
            game.empty_since = at;
        }
    }
}
