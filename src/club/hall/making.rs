//! A player makes a game: with an open seat, an invitation, or a computer player.

use super::{
    Hall, LinkId,
    acts::{Acts, No},
    agreed::{Agreed, new_table},
    rules::SEAT_WAITS,
};
use crate::{
    club::accounts::{derived, hash_of},
    engine::text::id,
    referee::{
        Role,
        bench::PERSON,
        clock::ClockTerms,
        delay::DelayTerms,
        store::club::{ClubGame, Gift, Holder, Invite},
        wire::{ErrorCode, NewOffer, RefereeMessage, written},
    },
};

/// Limit of the bytes of keys, names of players and ids of scenarios.
const LONGEST_WORD: usize = 64;

/// The purposes of the invitations that a player's device gives.
const SEAT: &str = "seat";
const WATCH: &str = "watch";

/// The looks for an id that no game has.
const LOOKS: usize = 16;

const BAD_KEY: No = No(ErrorCode::Terms, id!("online-refusal-key"));
const NO_KIND: No = No(ErrorCode::Terms, id!("online-refusal-no-kind"));
const NO_SIDE: No = No(ErrorCode::Terms, id!("online-refusal-no-side"));
const NO_SUCH_CLOCK: No = No(ErrorCode::Terms, id!("online-refusal-no-clock"));
const NO_SUCH_DELAY: No = No(ErrorCode::Terms, id!("online-refusal-no-delay"));
const NO_RATINGS: No = No(ErrorCode::Terms, id!("online-refusal-no-ratings"));
const ONLY_PEOPLE: No = No(ErrorCode::Terms, id!("online-refusal-only-people"));
const NO_SUCH: No = No(ErrorCode::Terms, id!("online-refusal-terms"));

impl Hall {
    /// Makes a game. Sent again with its key, it makes no second one.
    pub(super) fn make_game(&mut self, link: LinkId, offer: &NewOffer, at: i64, acts: &mut Acts) {
        match self.made(link, offer, at) {
            Ok((made, new)) => {
                acts.send(link, &made);
                if let Some(game) = new {
                    // Against a computer player both seats are taken.
                    self.form(&game, at, acts);
                }
            }
            Err(no) => acts.refuse_key(link, no, Some(&offer.key)),
        }
    }

    /// Returns the answer to an offer, with the game that was made for it now.
    fn made(
        &mut self,
        link: LinkId,
        offer: &NewOffer,
        at: i64,
    ) -> Result<(RefereeMessage, Option<ClubGame>), No> {
        let known = self.links.get(&link).ok_or(No::NO_ACCOUNT)?;
        let login = known.login.clone().ok_or(No::NO_ACCOUNT)?;
        if !login.player.role.may_play() {
            return Err(No::ROLE);
        }
        if offer.key.is_empty() || offer.key.len() > LONGEST_WORD {
            return Err(BAD_KEY);
        }
        let before = self.store.offered(&login.player.id, &offer.key);
        if let Some(id) = self.kept(before).ok_or(No::UNAVAILABLE)? {
            return Ok((self.answer(&login.secret, &offer.key, id), None));
        }
        self.has_rules(link, &offer.kind)?;
        if !self.spend(link, at) {
            return Err(No::WAIT);
        }
        if offer.rated {
            self.may_be_rated(offer, login.player.role)?;
        }
        let game = self.judged(offer, &login.player.id, at)?;
        self.has_room_for_game(&login.player.id)?;
        let invites = invites(&game, &login.secret, at);
        let offered = self.store.offer(&game, &invites);
        self.kept(offered).ok_or(No::UNAVAILABLE)?;
        Ok((self.answer(&login.secret, &offer.key, game.id.clone()), Some(game)))
    }

    /// Checks that a game can be rated: at a club, and between two people with accounts.
    fn may_be_rated(&self, offer: &NewOffer, role: Role) -> Result<(), No> {
        let is_for_people = role != Role::Bot && matches!(offer.other.as_str(), "open" | "invite");
        match self.rules.rates_games {
            false => Err(NO_RATINGS),
            true if !is_for_people => Err(ONLY_PEOPLE),
            true => Ok(()),
        }
    }

    /// Returns the game that an offer describes.
    fn judged(&mut self, offer: &NewOffer, player: &str, at: i64) -> Result<ClubGame, No> {
        let kind = self.kind(&offer.kind).ok_or(NO_KIND)?;
        let side = kind.sides().iter().position(|side| *side == offer.side).ok_or(NO_SIDE)?;
        let (clock, delay) = (clock_of(offer)?, delay_of(offer)?);
        // A computer player by the word for people would be a seat without anyone in it.
        if offer.scenario.len() > LONGEST_WORD || offer.other.len() > LONGEST_WORD || offer.other == PERSON {
            return Err(NO_SUCH);
        }
        let own = Holder::Player(player.to_owned());
        let other = match offer.other.as_str() {
            "open" => Holder::Open,
            "invite" => Holder::Invited,
            name => Holder::Computer(name.to_owned()),
        };
        let game = ClubGame {
            id: self.free_id()?,
            kind: offer.kind.clone(),
            scenario: offer.scenario.clone(),
            options: offer.options.as_ref().map(written),
            terms: written(&Agreed {
                takebacks: offer.takebacks,
                hints: offer.hints,
                clock,
                delay,
                rated: offer.rated,
            }),
            is_public: offer.public,
            by: player.to_owned(),
            key: offer.key.clone(),
            made: at,
            moved: at,
            seats: if side == 0 { [own, other] } else { [other, own] },
            due: Vec::new(),
            result: None,
        };
        kind.check(&new_table(&game, None)).map_err(|_| NO_SUCH)?;
        Ok(game)
    }

    /// Returns an id that no game has.
    fn free_id(&mut self) -> Result<String, No> {
        for _ in 0..LOOKS {
            let id = self.chance.id();
            let found = self.store.club_game(&id);
            if self.kept(found).ok_or(No::UNAVAILABLE)?.is_none() {
                return Ok(id);
            }
        }
        Err(No::UNAVAILABLE)
    }

    /// The answer about a game that was made. The invitations are made again from the secret of the device: the club keeps
    /// their hashes alone.
    fn answer(&mut self, secret: &[u8; 32], key: &str, id: String) -> RefereeMessage {
        let [invite, watch] = [SEAT, WATCH].map(|purpose| {
            let text = derived(secret, purpose, key);
            let found = self.store.invitation(&hash_of(&text));
            self.kept(found).flatten().map(|_| text)
        });
        RefereeMessage::Made { key: key.to_owned(), game: id, invite, watch }
    }
}

/// Returns the clock of an offer.
fn clock_of(offer: &NewOffer) -> Result<ClockTerms, No> {
    let Some(clock) = &offer.clock else { return Ok(ClockTerms::None) };
    let clock: ClockTerms = serde_json::from_value(clock.clone()).map_err(|_| NO_SUCH_CLOCK)?;
    clock.fault().map_or(Ok(clock), |why| Err(No(ErrorCode::Terms, why.id())))
}

/// Returns the delay of an offer.
fn delay_of(offer: &NewOffer) -> Result<DelayTerms, No> {
    let Some(delay) = &offer.delay else { return Ok(DelayTerms::None) };
    let delay: DelayTerms = serde_json::from_value(delay.clone()).map_err(|_| NO_SUCH_DELAY)?;
    delay.fault().map_or(Ok(delay), |why| Err(No(ErrorCode::Terms, why.id())))
}

/// Returns the invitations for a game, under their hashes.
fn invites(game: &ClubGame, secret: &[u8; 32], at: i64) -> Vec<(String, Invite)> {
    let hash = |purpose| hash_of(&derived(secret, purpose, &game.key));
    let mut invites = Vec::new();
    if let Some(side) = game.seats.iter().position(|holder| *holder == Holder::Invited) {
        let (gift, ends) = (Gift::Seat { game: game.id.clone(), side }, Some(at.saturating_add(SEAT_WAITS)));
        invites.push((hash(SEAT), Invite { gift, role: Role::Player, uses: 1, ends, made: at }));
    }
    if !game.is_public {
        let gift = Gift::Watch(game.id.clone());
        let invite = Invite { gift, role: Role::Spectator, uses: 1, ends: None, made: at };
        invites.push((hash(WATCH), invite));
    }
    invites
}
