//! What a player can pass on of a game: its page for browsers, and the invitation to watch it if it is private.

use super::{known::HOME, link::ClubLink};
use crate::{
    club::dial::page_of,
    panels::{Lobby, LobbyRow},
};

impl ClubLink {
    /// Adds it to the games of the lists, with the number of times that the agreement on their dice was begun again.
    pub(super) fn complete(&mut self, lobby: &mut Lobby) {
        let Lobby { mine, open, watch, ended } = lobby;
        for row in [mine, open, watch, ended].into_iter().flatten() {
            if let Some(line) = &mut self.line {
                row.restarts = line.dice_restarts(&row.game);
            }
            self.add_links(row);
        }
    }

    /// Adds it to a game. A private game has it only for a player who has the invitation to watch.
    pub(super) fn add_links(&self, row: &mut LobbyRow) {
        let Some(line) = &self.line else { return };
        let kept = self.known.watch(&line.club, &row.game);
        let invite = kept.or(self.watched.get(&row.game).map(String::as_str)).filter(|_| !row.public);
        if !row.public && invite.is_none() {
            return;
        }
        let page = page_of(&self.address_for_friends(), &row.game, invite);
        row.page = page.filter(|_| line.services.pages);
        row.watch = invite.map(|invite| self.invitation(invite));
    }

    /// Returns an invitation as others use it: with the address of the club, or as a ticket of this computer.
    fn invitation(&self, invite: &str) -> String {
        #[cfg(feature = "ticket")]
        if let Some(home) = self.home.as_ref().filter(|_| self.is_at_home())
            && let Some(ticket) = home.ticket(invite)
        {
            return ticket;
        }
        format!("{}#{invite}", self.address_for_friends())
    }

    #[cfg(feature = "ticket")]
    fn is_at_home(&self) -> bool {
        self.line.as_ref().is_some_and(|line| line.club == HOME)
    }

    /// The address of the club for others.
    pub(super) fn address_for_friends(&self) -> String {
        let club = self.line.as_ref().map(|line| line.club.clone()).unwrap_or_default();
        match &self.home {
            Some(home) if club == HOME => home.address_for_friends(),
            _ => club,
        }
    }
}
