//! A player leaves a game that has not begun, or withdraws the one that the player has made.

use super::{
    Hall, LinkId,
    acts::{Acts, No},
};
use crate::referee::{
    store::club::{ClubGame, Holder, Left},
    wire::RefereeMessage,
};

impl Hall {
    /// Leaves a game that has not begun. Both players are sent the change.
    pub(super) fn leave_game(&mut self, link: LinkId, id: &str, at: i64, acts: &mut Acts) {
        let (game, left) = match self.left(link, id, at) {
            Ok(left) => left,
            Err(no) => return acts.refuse(link, no),
        };
        self.forming.remove(id);
        self.forget_joined(id);
        let side = match left {
            Left::Seat(side) => self.word_in(&game, side),
            Left::Withdrawn => None,
        };
        let message = RefereeMessage::Left { game: game.id, side };
        for holder in &game.seats {
            if let Holder::Player(player) = holder {
                acts.send_all(self.links_of(player), &message);
            }
        }
    }

    /// Forgets the answers to the invitation to a seat that is free again. It can be used again: the answer of the first time would
    /// say that the seat is taken.
    pub(super) fn forget_joined(&mut self, id: &str) {
        for known in self.links.values_mut() {
            if known.joined.as_ref().is_some_and(|joined| joined.is_to(id)) {
                known.joined = None;
            }
        }
    }

    /// Returns the game that a player has left, as it was before.
    fn left(&mut self, link: LinkId, id: &str, at: i64) -> Result<(ClubGame, Left), No> {
        let known = self.links.get(&link).ok_or(No::NO_ACCOUNT)?;
        let player = known.player().map(str::to_owned).ok_or(No::NO_ACCOUNT)?;
        let found = self.store.club_game(id);
        let game = self.kept(found).ok_or(No::UNAVAILABLE)?.ok_or(No::GAME)?;
        if game.seat_of(&player).is_none() {
            let is_known = game.is_public || game.seats.contains(&Holder::Open);
            return Err(if is_known { No::NO_SEAT } else { No::GAME });
        }
        if !self.spend(link, at) {
            return Err(No::WAIT);
        }
        let left = self.store.leave(id, &player, at);
        let left = self.kept(left).ok_or(No::UNAVAILABLE)?.ok_or(No::BEGUN)?;
        Ok((game, left))
    }
}
