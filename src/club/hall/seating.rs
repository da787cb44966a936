//! A player takes a seat.

use super::{
    Hall, LinkId,
    acts::{Acts, No},
    agreed::Agreed,
    rules::GAMES_OF_PLAYER,
};
use crate::referee::{
    Role,
    store::club::{ClubGame, Holder, Listed},
    wire::RefereeMessage,
};

impl Hall {
    /// Takes an open seat.
    pub(super) fn sit(&mut self, link: LinkId, game: &str, word: &str, at: i64, acts: &mut Acts) {
        match self.take_seat(link, game, word, at) {
            Ok((side, is_new)) if is_new => self.seat_taken(game, side, at, acts),
            Ok(_) => acts.send(link, &RefereeMessage::Sat { game: game.to_owned(), side: word.to_owned() }),
            Err(no) => acts.refuse(link, no),
        }
    }

    /// Takes a seat; returns its number, and whether the player has it only since now.
    fn take_seat(&mut self, link: LinkId, id: &str, word: &str, at: i64) -> Result<(usize, bool), No> {
        let login = self.links.get(&link).and_then(|known| known.login.clone()).ok_or(No::NO_ACCOUNT)?;
        if !login.player.role.may_play() {
            return Err(No::ROLE);
        }
        let found = self.store.club_game(id);
        let game = self.kept(found).ok_or(No::UNAVAILABLE)?.ok_or(No::GAME)?;
        let own = game.seat_of(&login.player.id);
        let is_known = game.is_public || own.is_some() || game.seats.contains(&Holder::Open);
        if !is_known {
            return Err(No::GAME);
        }
        let sides = self.kind(&game.kind).ok_or(No::UNAVAILABLE)?.sides();
        let side = sides.iter().position(|side| *side == word).ok_or(No::SEAT)?;
        if let Some(own) = own {
            // Sent again, or the player wants both seats.
            return if own == side { Ok((side, false)) } else { Err(No::SEAT) };
        }
        if game.seats.get(side) != Some(&Holder::Open) {
            return Err(No::SEAT);
        }
        self.has_rules(link, &game.kind)?;
        self.may_take_part(link, &game)?;
        self.has_room_for_game(&login.player.id)?;
        if !self.spend(link, at) {
            return Err(No::WAIT);
        }
        let sat = self.store.sit(id, side, &login.player.id, at);
        if self.kept(sat).ok_or(No::UNAVAILABLE)? { Ok((side, true)) } else { Err(No::SEAT) }
    }

    /// Checks that the sender may take a seat of a game: no program does in a rated one.
    pub(super) fn may_take_part(&self, link: LinkId, game: &ClubGame) -> Result<(), No> {
        let login = self.links.get(&link).and_then(|known| known.login.as_ref());
        let is_program = login.is_some_and(|login| login.player.role == Role::Bot);
        if is_program && Agreed::of(game).rated { Err(No::RATED) } else { Ok(()) }
    }

    /// Returns whether a player may have one more game.
    pub(super) fn has_room_for_game(&mut self, player: &str) -> Result<(), No> {
        let listed = self.store.list(Listed::Of(player), GAMES_OF_PLAYER);
        let games = self.kept(listed).ok_or(No::UNAVAILABLE)?.len();
        if games < GAMES_OF_PLAYER { Ok(()) } else { Err(No::GAMES) }
    }

    /// Sends the players of a game that a seat was taken. If both are, its dice are to be agreed on.
    pub(super) fn seat_taken(&mut self, id: &str, side: usize, at: i64, acts: &mut Acts) {
        let found = self.store.club_game(id);
        let Some(game) = self.kept(found).flatten() else { return };
        let Some(word) = self.word_in(&game, side) else { return };
        if game.seats.get(side).is_none_or(Holder::is_free) {
            // It was left again, and the message that took it was sent twice.
            return;
        }
        let sat = RefereeMessage::Sat { game: game.id.clone(), side: word };
        for holder in &game.seats {
            if let Holder::Player(player) = holder {
                acts.send_all(self.links_of(player), &sat);
            }
        }
        self.form(&game, at, acts);
    }

    /// The word for a side of a game.
    pub(super) fn side_word(&mut self, game: &str, side: usize) -> Option<String> {
        let found = self.store.club_game(game);
        let game = self.kept(found).flatten()?;
        self.word_in(&game, side)
    }

    pub(super) fn word_in(&self, game: &ClubGame, side: usize) -> Option<String> {
        let sides = self.kind(&game.kind)?.sides();
        sides.get(side).map(|word| (*word).to_owned())
    }
}
