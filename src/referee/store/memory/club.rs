//! The data that a club keeps beside its games, in memory.

use crate::referee::store::club::{
    Address, ClubGame, Device, Gift, Holder, Invite, Join, JoinChange, JoinState, Joined, Joiner, Left,
    Listed, MailKey, Player, RatedEnd, Said, folded, rated,
};
use std::collections::{BTreeMap, BTreeSet};

/// The data that a club keeps beside its games.
#[derive(Clone, Debug, Default)]
pub struct Club {
    pub players: BTreeMap<String, Player>,
    /// By the hashes of their tokens.
    pub devices: BTreeMap<String, Device>,
    /// By their hashes.
    pub invites: BTreeMap<String, Invite>,
    pub games: BTreeMap<String, ClubGame>,
    pub said: BTreeMap<String, Vec<Said>>,
    /// How far the dice of games are agreed on.
    pub dice: BTreeMap<String, String>,
    /// By the ids of their players.
    pub addresses: BTreeMap<String, Address>,
    pub mail: BTreeMap<MailKey, Waiting>,
    /// The games by which ratings have changed.
    pub rated: BTreeSet<String>,
}

/// Something that is to be sent, or was.
#[derive(Clone, Copy, Debug)]
pub struct Waiting {
    pub turn: u8,
    pub tries: u32,
    /// None if it is never tried again.
    pub due: Option<i64>,
}

impl Club {
    /// Returns what is known of the use of an invitation.
    pub fn join_state(&self, join: &Join) -> JoinState {
        let invite = self.invites.get(&join.invite);
        let gift = invite.map(|invite| &invite.gift);
        let player = match (&join.joiner, gift) {
            (Joiner::New(new), _) => {
                self.players.values().find(|player| folded(&player.name) == folded(&new.name))
            }
            (Joiner::Known(id), _) | (Joiner::Device, Some(Gift::Device(id))) => self.players.get(id),
            (Joiner::Device, _) => None,
        };
        let own = |device: &Device| player.is_some_and(|player| player.id == device.player);
        let unused = self
            .devices
            .iter()
            .find(|(_, device)| own(device) && device.invite == join.invite && device.seen.is_none());
        let holder = match gift {
            Some(Gift::Seat { game, side }) => {
                self.games.get(game).and_then(|game| game.seats.get(*side)).cloned()
            }
            _ => None,
        };
        JoinState {
            invite: invite.cloned(),
            player: player.cloned(),
            devices: self.devices.values().filter(|device| own(device)).count(),
            unused: unused.map(|(hash, device)| (hash.clone(), device.made)),
            holder,
        }
    }

    /// Carries out the use of an invitation.
    pub fn apply(&mut self, join: &Join, change: &JoinChange) {
        let Joined::Done(player, _) = &change.outcome else { return };
        if change.has_new_player {
            self.players.insert(player.id.clone(), player.clone());
        }
        if let Some(lost) = &change.lost_device {
            self.devices.remove(lost);
        }
        if change.has_new_device {
            let (player, invite) = (player.id.clone(), join.invite.clone());
            let device = Device { player, invite, made: join.at, seen: None };
            self.devices.insert(join.device.clone(), device);
        }
        if change.is_use
            && let Some(invite) = self.invites.get_mut(&join.invite)
        {
            invite.uses = invite.uses.saturating_sub(1);
        }
        if let Some((game, side)) = &change.seat {
            self.take_seat(game, *side, &player.id, join.at);
        }
    }

    /// Gives a seat to a player.
    pub fn take_seat(&mut self, game: &str, side: usize, player: &str, at: i64) {
        let Some(game) = self.games.get_mut(game) else { return };
        if let Some(seat) = game.seats.get_mut(side) {
            *seat = Holder::Player(player.to_owned());
            game.moved = at;
        }
    }

    /// Changes the ratings of both players of a game; nothing if they have been changed for this game before.
    pub fn rate(&mut self, game: &str, end: &RatedEnd) {
        let [first, second] =
            end.players.each_ref().map(|id| self.players.get(id).map(|player| player.rating));
        let Some((first, second)) = first.zip(second) else { return };
        if !self.rated.insert(game.to_owned()) {
            return;
        }
        for (id, rating) in end.players.iter().zip(rated([first, second], end.winner)) {
            if let Some(player) = self.players.get_mut(id) {
                player.rating = rating;
            }
        }
    }

    /// Takes a player out of a game that has not begun.
    pub fn leave(&mut self, id: &str, player: &str, at: i64) -> Option<Left> {
        let game = self.games.get_mut(id)?;
        let side = game.seat_of(player)?;
        self.dice.remove(id);
        if game.by == player {
            self.games.remove(id);
            self.said.remove(id);
            self.invites.retain(|_, invite| game_of(&invite.gift) != Some(id));
            return Some(Left::Withdrawn);
        }
        let gift = Gift::Seat { game: id.to_owned(), side };
        let is_invited = self.invites.values().any(|invite| invite.gift == gift);
        if let Some(seat) = game.seats.get_mut(side) {
            *seat = if is_invited { Holder::Invited } else { Holder::Open };
        }
        game.moved = at;
        Some(Left::Seat(side))
    }
}

/// The game that a gift is about.
fn game_of(gift: &Gift) -> Option<&str> {
    match gift {
        Gift::Seat { game, .. } | Gift::Watch(game) => Some(game),
        Gift::Account | Gift::Device(_) => None,
    }
}

/// Whether a game belongs to a list.
pub fn is_listed(game: &ClubGame, has_begun: bool, which: Listed<'_>) -> bool {
    let has_ended = game.result.is_some();
    match which {
        Listed::Of(player) => !has_ended && game.seat_of(player).is_some(),
        Listed::Open => game.seats.contains(&Holder::Open),
        Listed::Agreeing => !game.is_forming() && !has_begun && !has_ended,
        Listed::Running => game.is_public && has_begun && !has_ended,
        Listed::Ended(player) => {
            has_ended && (game.is_public || player.is_some_and(|player| game.seat_of(player).is_some()))
        }
    }
}
