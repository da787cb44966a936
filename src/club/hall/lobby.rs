//! The games of the club, as one link may know them.

use super::{
    Hall, LinkId,
    acts::{Acts, No},
    agreed::{Agreed, options_of},
    forming::Forming,
    rules::{LISTED, OPEN_LOOKED_AT, OPEN_OF_PLAYER},
};
use crate::referee::{
    Role,
    bench::kept_clocks,
    clock::ClockTerms,
    store::{
        StoreFault,
        club::{ClubGame, Holder, Listed, Player},
    },
    wire::{LobbyClock, LobbyGame, LobbyShown, RefereeMessage, SeatKind, SeatShown, TermsShown},
};
use std::{cmp::Reverse, collections::BTreeMap};

/// The players that were looked up for a lobby, by their ids.
type Players = BTreeMap<String, Option<Player>>;

impl Hall {
    pub(super) fn show_lobby(&mut self, link: LinkId, at: i64, acts: &mut Acts) {
        if !self.spend_look(link, at) {
            return acts.refuse(link, No::WAIT);
        }
        let player = self.links.get(&link).and_then(|known| known.player()).map(str::to_owned);
        let lobby = self.lobby(player.as_deref());
        match self.kept(lobby) {
            Some(lobby) => acts.send(link, &RefereeMessage::Lobby(Box::new(lobby))),
            None => acts.refuse(link, No::UNAVAILABLE),
        }
    }

    /// Returns the lobby for a player; for a guest without a name.
    fn lobby(&mut self, player: Option<&str>) -> Result<LobbyShown, StoreFault> {
        let (mut lobby, mut read) = (LobbyShown::default(), Players::default());
        if let Some(player) = player {
            lobby.mine = self.listed(Listed::Of(player), Some(player), &mut read)?;
        }
        for game in self.open_games(player.is_none())? {
            lobby.open.push(self.shown(&game, player, &mut read)?);
        }
        lobby.watch = self.listed(Listed::Running, player, &mut read)?;
        // By what is shown: otherwise a game with a delay would move to the top with each order.
        lobby.watch.sort_by_key(|game| Reverse(game.moved));
        lobby.ended = self.listed(Listed::Ended(player), player, &mut read)?;
        Ok(lobby)
    }

    /// Returns the games with an open seat, a few of each player; for a guest those that are public.
    fn open_games(&mut self, is_guest: bool) -> Result<Vec<ClubGame>, StoreFault> {
        let mut games = self.store.list(Listed::Open, OPEN_LOOKED_AT)?;
        let mut of_player: BTreeMap<String, usize> = BTreeMap::new();
        games.retain(|game| {
            let number = of_player.entry(game.by.clone()).or_default();
            *number += 1;
            *number <= OPEN_OF_PLAYER && (game.is_public || !is_guest)
        });
        games.truncate(LISTED);
        Ok(games)
    }

    fn listed(
        &mut self,
        which: Listed<'_>,
        player: Option<&str>,
        read: &mut Players,
    ) -> Result<Vec<LobbyGame>, StoreFault> {
        let games = self.store.list(which, LISTED)?;
        games.iter().map(|game| self.shown(game, player, read)).collect()
    }

    fn shown(
        &mut self,
        game: &ClubGame,
        player: Option<&str>,
        read: &mut Players,
    ) -> Result<LobbyGame, StoreFault> {
        let sides = self.kind(&game.kind).map(|kind| kind.sides()).unwrap_or_default();
        let agreed = Agreed::of(game);
        let mut players = Vec::new();
        for (holder, side) in game.seats.iter().zip(sides) {
            players.push(self.seat_shown(holder, (side, agreed.rated), read)?);
        }
        let agreement = self.forming.get(&game.id);
        let awaits = |seat: &usize| agreement.is_some_and(|forming: &Forming| forming.awaits(*seat));
        let own = player.and_then(|player| game.seat_of(player));
        let is_forming = agreement.is_some() || game.is_forming();
        // Spectators see the game later: the lobby does not show them whose turn it is now, nor when an order was given.
        let is_behind = !agreed.delay.is_none() && own.is_none() && !is_forming && game.result.is_none();
        let waited_for = match agreement {
            Some(_) => [0, 1].into_iter().filter(awaits).collect(),
            None if is_behind => Vec::new(),
            None => game.due.clone(),
        };
        let moved = if is_behind { game.made } else { game.moved };
        let due = waited_for.iter().filter_map(|seat| players.get(*seat)?.name.clone()).collect();
        Ok(LobbyGame {
            game: game.id.clone(),
            kind: game.kind.clone(),
            scenario: game.scenario.clone(),
            players,
            forming: is_forming,
            due,
            your_turn: own.is_some_and(|own| game.due.contains(&own)),
            clock: if is_forming || is_behind { None } else { self.clock_shown(game, agreed.clock) },
            moved: moved.div_euclid(1_000),
            result: game.result.clone(),
            terms: TermsShown {
                takebacks: agreed.takebacks,
                hints: agreed.hints,
                public: game.is_public,
                options: options_of(game),
                clock: (agreed.clock != ClockTerms::None)
                    .then(|| serde_json::to_value(agreed.clock).ok())
                    .flatten(),
                delay: (!agreed.delay.is_none()).then(|| serde_json::to_value(agreed.delay).ok()).flatten(),
                rated: agreed.rated,
            },
        })
    }

    /// Returns the clocks of a running game, loaded or not: they follow from what is kept at their last change, and from the
    /// time for which the server has run since.
    fn clock_shown(&mut self, game: &ClubGame, terms: ClockTerms) -> Option<LobbyClock> {
        if terms == ClockTerms::None || game.due.is_empty() {
            return None;
        }
        let now = self.store.beat(self.now);
        let now = self.kept(now)?;
        // No key is empty: only the state is asked for.
        let answered = self.store.answered(&game.id, "");
        let clocks = kept_clocks(self.kept(answered)?.state.as_deref()?)?.at(now.up);
        let runs = [0, 1].map(|seat| clocks.is_running(seat));
        Some(LobbyClock { left: clocks.left, runs, paused: clocks.is_paused })
    }

    fn seat_shown(
        &mut self,
        holder: &Holder,
        (side, is_rated): (&str, bool),
        read: &mut Players,
    ) -> Result<SeatShown, StoreFault> {
        let (kind, name, rating) = match holder {
            Holder::Open => (SeatKind::Open, None, None),
            Holder::Invited => (SeatKind::Invited, None, None),
            Holder::Computer(name) => (SeatKind::Computer, Some(name.clone()), None),
            Holder::Player(id) => {
                if !read.contains_key(id) {
                    read.insert(id.clone(), self.store.player(id)?);
                }
                let player = read.get(id).and_then(Option::as_ref);
                let is_bot = player.is_some_and(|player| player.role == Role::Bot);
                let kind = if is_bot { SeatKind::Bot } else { SeatKind::Player };
                let rating = player.map(|player| player.rating);
                let rating = rating.filter(|rating| is_rated || rating.games > 0);
                (kind, player.map(|player| player.name.clone()), rating.map(|rating| rating.points))
            }
        };
        Ok(SeatShown { side: side.to_owned(), kind, name, rating })
    }
}
