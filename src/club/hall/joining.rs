//! The use of an invitation, and invitations by organisers of the club.

use super::{
    Hall, LinkId,
    acts::{Acts, No},
    link::{JoinedBefore, Login},
    rules::{DAY, DAYS_OF_INVITE, INVITED_BY_MESSAGE, LINKS_OF_PLAYER, WATCHED},
};
use crate::{
    club::accounts::{self, hash_of, secret_of, tidy_name},
    engine::text::id,
    referee::{
        Role,
        store::club::{Gift, Invite, Join, Joined, Joiner, Player, Rating},
        wire::{ErrorCode, RefereeMessage},
    },
};

const NOT_INVITING: No = No(ErrorCode::Role, id!("online-refusal-not-inviting"));
const BAD_INVITE: No = No(ErrorCode::Terms, id!("online-refusal-bad-invite"));

/// The gift of an invitation that was used.
struct Given {
    player: Player,
    gift: Gift,
    /// The token of a new device.
    token: Option<String>,
}

impl Hall {
    /// Uses an invitation. Whatever is wrong with it, the answer is the same; sent again on the same link, the answer is
    /// that of the first time.
    pub(super) fn join(&mut self, link: LinkId, text: &str, name: Option<&str>, at: i64, acts: &mut Acts) {
        let invite = hash_of(text);
        let before = self.links.get(&link).and_then(|known| known.joined.as_ref());
        if let Some(before) =
            before.filter(|before| before.invite == invite && before.name.as_deref() == name)
        {
            return acts.send(link, &before.answer);
        }
        if !self.spend(link, at) {
            return acts.refuse(link, No::WAIT);
        }
        let found = self.store.invitation(&invite);
        let Some(found) = self.kept(found) else { return acts.refuse(link, No::UNAVAILABLE) };
        let is_over = |invite: &Invite| invite.ends.is_some_and(|ends| ends <= at);
        let Some(known) = found.filter(|found| !is_over(found)) else {
            return acts.refuse(link, No::INVITE);
        };
        if let Gift::Watch(game) = &known.gift {
            return self.let_watch(link, game, acts);
        }
        let given = match self.use_invite(link, (invite.as_str(), &known), name, at) {
            Ok(given) => given,
            Err(no) => return acts.refuse(link, no),
        };
        let (game, side) = match &given.gift {
            Gift::Seat { game, side } => (Some(game.clone()), Some(*side)),
            _ => (None, None),
        };
        let word = game.as_deref().zip(side).and_then(|(game, side)| self.side_word(game, side));
        let (token, player) = (given.token, given.player);
        let answer = RefereeMessage::Joined {
            token: token.clone(),
            name: Some(player.name.clone()),
            game: game.clone(),
            side: word,
        };
        acts.send(link, &answer);
        if let Some(known) = self.links.get_mut(&link) {
            known.joined = Some(JoinedBefore { invite, name: name.map(str::to_owned), answer });
            if let Some(token) = token {
                let (device, secret) = (hash_of(&token), secret_of(&token));
                known.login = Some(Login { player, device, secret, is_seen: false });
                self.show_forming(link, acts);
            }
        }
        if let Some((game, side)) = game.zip(side) {
            self.seat_taken(&game, side, at, acts);
        }
    }

    fn use_invite(
        &mut self,
        link: LinkId,
        (hash, invite): (&str, &Invite),
        name: Option<&str>,
        at: i64,
    ) -> Result<Given, No> {
        if let Gift::Seat { game, .. } = &invite.gift {
            let found = self.store.club_game(game);
            let game = self.kept(found).ok_or(No::UNAVAILABLE)?;
            game.map_or(Ok(()), |game| self.has_rules(link, &game.kind))?;
        }
        let joiner = self.joiner(link, invite, name, at)?;
        let token = self.chance.token();
        let joined = self.store.join(&Join {
            invite: hash.to_owned(),
            joiner: joiner.clone(),
            device: hash_of(&token),
            at,
        });
        match self.kept(joined).ok_or(No::UNAVAILABLE)? {
            Joined::Done(player, gift) => {
                let token = (!matches!(joiner, Joiner::Known(_))).then_some(token);
                Ok(Given { player, gift, token })
            }
            Joined::NameTaken => Err(No::NAME_TAKEN),
            Joined::NotValid => Err(No::INVITE),
        }
    }

    /// Returns the person that uses an invitation.
    fn joiner(&mut self, link: LinkId, invite: &Invite, name: Option<&str>, at: i64) -> Result<Joiner, No> {
        let player = self.links.get(&link).and_then(|known| known.player()).map(str::to_owned);
        match (&invite.gift, player) {
            (Gift::Account | Gift::Seat { .. }, None) => match name.and_then(tidy_name) {
                Some(name) => {
                    let (id, role) = (self.chance.id(), invite.role);
                    Ok(Joiner::New(Player {
                        id,
                        name,
                        role,
                        made: at,
                        banned: None,
                        rating: Rating::default(),
                    }))
                }
                None if invite.uses > 0 => Err(No::BAD_NAME),
                None => Err(No::INVITE),
            },
            (Gift::Device(player), None) if self.links_of(player).len() >= LINKS_OF_PLAYER => {
                Err(No(ErrorCode::TooMany, id!("online-refusal-too-many-lines")))
            }
            (Gift::Device(_), None) => Ok(Joiner::Device),
            (Gift::Seat { game, side }, Some(player)) => {
                let found = self.store.club_game(game);
                let game = self.kept(found).ok_or(No::UNAVAILABLE)?;
                if let Some(game) = &game {
                    self.may_take_part(link, game)?;
                }
                let seat = game.and_then(|game| game.seat_of(&player));
                match seat {
                    // Sent again.
                    Some(seat) if seat == *side => {}
                    // No player has both seats of a game.
                    Some(_) => return Err(No::SEAT),
                    None => self.has_room_for_game(&player)?,
                }
                Ok(Joiner::Known(player))
            }
            _ => Err(No::INVITE),
        }
    }

    /// Lets a link watch a private game.
    fn let_watch(&mut self, link: LinkId, game: &str, acts: &mut Acts) {
        let Some(known) = self.links.get_mut(&link) else { return };
        if known.may_watch.len() >= WATCHED {
            return acts.refuse(link, No(ErrorCode::TooMany, id!("online-refusal-too-many-watched")));
        }
        known.may_watch.insert(game.to_owned());
        let name = known.login.as_ref().map(|login| login.player.name.clone());
        let game = Some(game.to_owned());
        acts.send(link, &RefereeMessage::Joined { token: None, name, game, side: None });
    }

    /// Makes an invitation to the club for its organiser or keeper.
    pub(super) fn make_invite(&mut self, link: LinkId, asked: (Role, u32, u32), at: i64, acts: &mut Acts) {
        acts.answer(link, self.invited(link, asked, at));
    }

    fn invited(
        &mut self,
        link: LinkId,
        (role, uses, days): (Role, u32, u32),
        at: i64,
    ) -> Result<RefereeMessage, No> {
        let player = self.links.get(&link).and_then(|known| known.player()).map(str::to_owned);
        // The line of a banned player lasts for a moment: the store knows.
        let found = self.store.player(&player.ok_or(No::NO_ACCOUNT)?);
        let player = self.kept(found).ok_or(No::UNAVAILABLE)?.filter(|player| player.banned.is_none());
        if !player.is_some_and(|player| player.role.may_invite(role)) {
            return Err(NOT_INVITING);
        }
        if !(1..=INVITED_BY_MESSAGE).contains(&uses) || !(1..=DAYS_OF_INVITE).contains(&days) {
            return Err(BAD_INVITE);
        }
        if !self.spend(link, at) {
            return Err(No::WAIT);
        }
        let ends = at.saturating_add(i64::from(days) * DAY);
        let made = accounts::invite(self.store.as_mut(), &mut self.chance, (role, uses, Some(ends)), at);
        let invite = self.kept(made).ok_or(No::UNAVAILABLE)?;
        Ok(RefereeMessage::Invited { invite, role, uses, ends: ends.div_euclid(1_000) })
    }
}
