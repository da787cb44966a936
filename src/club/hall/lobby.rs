//! The games of the club, as one link may know them.

use super::{
    Hall, LinkId,
    acts::{Acts, No},
    agreed::{Agreed, options_of},
    rules::LISTED,
};
use crate::referee::{
    Role,
    store::{
        StoreFault,
        club::{ClubGame, Holder, Listed},
    },
    wire::{LobbyGame, LobbyShown, RefereeMessage, SeatKind, SeatShown, TermsShown},
};

impl Hall {
    pub(super) fn show_lobby(&mut self, link: LinkId, acts: &mut Acts) {
        let player = self.links.get(&link).and_then(|known| known.player()).map(str::to_owned);
        let lobby = self.lobby(player.as_deref());
        match self.kept(lobby) {
            Some(lobby) => acts.send(link, &RefereeMessage::Lobby(Box::new(lobby))),
            None => acts.refuse(link, No::UNAVAILABLE),
        }
    }

    /// Returns the lobby for a player; for a guest without a name.
    fn lobby(&mut self, player: Option<&str>) -> Result<LobbyShown, StoreFault> {
        let mut lobby = LobbyShown::default();
        if let Some(player) = player {
            lobby.mine = self.listed(Listed::Of(player), Some(player))?;
        }
        lobby.open = self.listed(Listed::Open, player)?;
        lobby.watch = self.listed(Listed::Running, player)?;
        lobby.ended = self.listed(Listed::Ended(player), player)?;
        if player.is_none() {
            lobby.open.retain(|game| game.terms.public);
        }
        Ok(lobby)
    }

    fn listed(&mut self, which: Listed<'_>, player: Option<&str>) -> Result<Vec<LobbyGame>, StoreFault> {
        let games = self.store.list(which, LISTED)?;
        games.iter().map(|game| self.shown(game, player)).collect()
    }

    fn shown(&mut self, game: &ClubGame, player: Option<&str>) -> Result<LobbyGame, StoreFault> {
        let sides = self.kind(&game.kind).map(|kind| kind.sides()).unwrap_or_default();
        let mut players = Vec::new();
        for (holder, side) in game.seats.iter().zip(sides) {
            players.push(self.seat_shown(holder, side)?);
        }
        let due = game.due.iter().filter_map(|seat| players.get(*seat)?.name.clone()).collect();
        let own = player.and_then(|player| game.seat_of(player));
        Ok(LobbyGame {
            game: game.id.clone(),
            kind: game.kind.clone(),
            scenario: game.scenario.clone(),
            players,
            due,
            your_turn: own.is_some_and(|own| game.due.contains(&own)),
            moved: game.moved.div_euclid(1_000),
            result: game.result.clone(),
            terms: TermsShown {
                takebacks: Agreed::of(game).takebacks,
                public: game.is_public,
                options: options_of(game),
                clock: None,
            },
        })
    }

    fn seat_shown(&mut self, holder: &Holder, side: &str) -> Result<SeatShown, StoreFault> {
        let (kind, name) = match holder {
            Holder::Open => (SeatKind::Open, None),
            Holder::Invited => (SeatKind::Invited, None),
            Holder::Computer(name) => (SeatKind::Computer, Some(name.clone())),
            Holder::Player(id) => {
                let player = self.store.player(id)?;
                let is_bot = player.as_ref().is_some_and(|player| player.role == Role::Bot);
                let kind = if is_bot { SeatKind::Bot } else { SeatKind::Player };
                (kind, player.map(|player| player.name))
            }
        };
        Ok(SeatShown { side: side.to_owned(), kind, name })
    }
}
