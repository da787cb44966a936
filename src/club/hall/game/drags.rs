//! The drags of the players of a game: they are passed to the other player only if both want it, and never kept.

use super::LoadedGame;
use crate::{
    club::hall::{Hall, LinkId, acts::Acts},
    engine::{board::Hex, counters::UnitId},
    referee::{bench::Reader, wire::RefereeMessage},
};
use std::collections::BTreeSet;

/// The wishes of the players about drags, which last as long as their links.
#[derive(Debug, Default)]
pub(in crate::club::hall) struct Drags {
    /// The links of players who want drags to be shown.
    wanted: BTreeSet<LinkId>,
    /// Whether a drag of each seat is shown to the other player.
    are_shown: [bool; 2],
    /// Whether the wishes are to be sent with the people at the game.
    pub must_send: bool,
}

impl Drags {
    /// Notes that a link has come to the game: its program does not know the wish of the other player.
    pub fn come(&mut self) {
        self.must_send |= !self.wanted.is_empty();
    }

    /// Notes that a link has left the game.
    pub fn leave(&mut self, link: LinkId) {
        self.must_send |= self.wanted.remove(&link);
    }

    /// Notes that no drag of a seat is shown any more.
    fn hide(&mut self, seat: usize) {
        if let Some(shown) = self.are_shown.get_mut(seat) {
            *shown = false;
        }
    }
}

impl LoadedGame {
    /// The seat of a link that follows it; none for a spectator.
    fn seat_of_link(&self, link: LinkId) -> Option<usize> {
        match self.followers.get(&link)? {
            Reader::Seat(seat) => Some((*seat).min(1)),
            Reader::Spectators => None,
        }
    }

    /// The links of a seat whose player wants drags to be shown.
    fn links_with_drags(&self, seat: usize) -> impl Iterator<Item = LinkId> + '_ {
        let wanted = self.drags.wanted.iter().copied();
        wanted.filter(move |link| self.seat_of_link(*link) == Some(seat))
    }

    /// Sends each player the wishes of both.
    pub(in crate::club::hall) fn send_drags(&self, id: &str, acts: &mut Acts) {
        for link in self.followers.keys().copied() {
            let Some(seat) = self.seat_of_link(link) else { continue };
            let own = self.drags.wanted.contains(&link);
            let other = self.links_with_drags(1 - seat).next().is_some();
            acts.send(link, &RefereeMessage::Drags { game: id.to_owned(), own, other });
        }
    }

    /// Shows these units of a seat to the other player, or the end of the drag if there are none.
    fn show_drag(
        &mut self,
        id: &str,
        seat: usize,
        (units, hex): (Vec<UnitId>, Option<Hex>),
        acts: &mut Acts,
    ) {
        let is_shown = !units.is_empty();
        let was_shown = self.drags.are_shown.get_mut(seat).map(|shown| std::mem::replace(shown, is_shown));
        // The end of a drag that was never shown would show that there was one.
        if !is_shown && was_shown != Some(true) {
            return;
        }
        let hex = hex.filter(|_| is_shown);
        let message = RefereeMessage::Ghost { game: id.to_owned(), units, hex };
        acts.send_all(self.links_with_drags(1 - seat), &message);
    }
}

impl Hall {
    /// Hears whether a player wants drags to be shown. What a spectator wants is ignored, and so is what is said about a game
    /// that the link does not follow.
    pub(in crate::club::hall) fn want_drags(&mut self, link: LinkId, id: &str, show: bool, acts: &mut Acts) {
        let Some(game) = self.games.get_mut(id) else { return };
        let Some(seat) = game.seat_of_link(link) else { return };
        if show {
            game.drags.wanted.insert(link);
        } else if game.drags.wanted.remove(&link) {
            game.show_drag(id, seat, (Vec::new(), None), acts);
        }
        game.send_drags(id, acts);
    }

    /// Passes a drag to the other player, if both want it. Whatever is not passed is dropped without an answer: the answer
    /// would show what the other player sees.
    pub(in crate::club::hall) fn pass_drag(
        &mut self,
        link: LinkId,
        id: &str,
        (units, hex): (&[UnitId], Option<Hex>),
        acts: &mut Acts,
    ) {
        let Some(game) = self.games.get_mut(id) else { return };
        let Some(seat) = game.seat_of_link(link).filter(|_| game.drags.wanted.contains(&link)) else {
            return;
        };
        match game.bench.as_ref().and_then(|bench| bench.dragged(seat, units, hex)) {
            Some(units) => game.show_drag(id, seat, (units, hex), acts),
            // The order that passed the turn on has ended the drag at the other table.
            None => game.drags.hide(seat),
        }
    }
}
