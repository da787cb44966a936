//! Messages to players who are away when it is their turn: one in each turn, and another when three quarters of its time are
//! over. They say nothing that is hidden in the game.

use super::{
    Hall, LinkId,
    acts::{Acts, No},
    agreed::Agreed,
    rules::{AWAY_AFTER, CLOCK_STOPPED, POST_LOOKS, POST_TRIES},
};
use crate::{
    club::reaching::{is_hook, is_mail_address},
    referee::{
        bench::kept_clocks,
        store::club::{Address, ClubGame, Holder, Mail, MailKey, MailKind, MailWay},
        wire::{ErrorCode, RefereeMessage},
    },
};

const BAD_MAIL: No = No(ErrorCode::Address, "this is no address of mail");
const BAD_HOOK: No =
    No(ErrorCode::Address, "a webhook is an address of at most 2000 letters that begins with https://");
const NO_MAIL: No = No(ErrorCode::Address, "this club sends no mail");

/// Something to be sent to a player now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Letter {
    pub way: MailWay,
    /// The address.
    pub to: String,
    pub subject: String,
    pub text: String,
    key: MailKey,
    tries: u32,
}

/// The decision on something that waits.
enum Judged {
    Send(Letter),
    /// Not before this moment.
    Later(i64),
    Never,
}

impl Hall {
    /// Sets the addresses of the sender: one that is not named stays, and an empty one is removed. Only the sender receives them.
    /// Without any it is a look at those that are kept.
    pub(super) fn set_address(
        &mut self,
        link: LinkId,
        (mail, hook): (Option<&str>, Option<&str>),
        at: i64,
        acts: &mut Acts,
    ) {
        match self.changed_address(link, (mail, hook), at) {
            Ok(Address { mail, hook }) => acts.send(link, &RefereeMessage::Addressed { mail, hook }),
            Err(no) => acts.refuse(link, no),
        }
    }

    fn changed_address(
        &mut self,
        link: LinkId,
        (mail, hook): (Option<&str>, Option<&str>),
        at: i64,
    ) -> Result<Address, No> {
        let known = self.links.get(&link).ok_or(No::NO_ACCOUNT)?;
        let player = known.player().map(str::to_owned).ok_or(No::NO_ACCOUNT)?;
        let is_look = mail.is_none() && hook.is_none();
        let may = if is_look { self.spend_look(link, at) } else { self.spend(link, at) };
        if !may {
            return Err(No::WAIT);
        }
        let kept = self.store.address(&player);
        let before = self.kept(kept).ok_or(No::UNAVAILABLE)?;
        let mut address = before.clone();
        if let Some(mail) = mail.map(str::trim) {
            address.mail = (!mail.is_empty()).then(|| mail.to_owned());
            if address.mail.is_some() && !self.rules.sends_mail {
                return Err(NO_MAIL);
            }
            if address.mail.as_deref().is_some_and(|mail| !is_mail_address(mail)) {
                return Err(BAD_MAIL);
            }
        }
        if let Some(hook) = hook.map(str::trim) {
            address.hook = (!hook.is_empty()).then(|| hook.to_owned());
            if address.hook.as_deref().is_some_and(|hook| !is_hook(hook, self.rules.reaches_private_hooks)) {
                return Err(BAD_HOOK);
            }
        }
        if address != before {
            let changed = self.store.keep_address(&player, &address);
            self.kept(changed).ok_or(No::UNAVAILABLE)?;
        }
        Ok(address)
    }

    /// Keeps a message about the turn for each of these players. It is sent unless the player comes soon.
    pub(super) fn post(&mut self, id: &str, players: &[String], turn: u8) {
        for player in players {
            let kept = self.store.address(player);
            let address = self.kept(kept).unwrap_or_default();
            if address != Address::default() {
                self.post_to(id, player, &address, turn);
            }
        }
    }

    fn post_to(&mut self, id: &str, player: &str, address: &Address, turn: u8) {
        // No key is empty: only the number is asked for.
        let answered = self.store.answered(id, "");
        let Some(after) = self.kept(answered).map(|answered| answered.number) else { return };
        let found = self.store.club_game(id);
        let Some(game) = self.kept(found).flatten() else { return };
        let time = Agreed::of(&game).clock.of_turn();
        let mut kinds = vec![(MailKind::Turn, AWAY_AFTER)];
        kinds.extend(time.map(|time| (MailKind::Late, time.saturating_sub(time / 4))));
        let ways = [(MailWay::Mail, &address.mail), (MailWay::Hook, &address.hook)];
        for (way, _) in ways.into_iter().filter(|(_, to)| to.is_some()) {
            for (kind, wait) in &kinds {
                let key = MailKey { player: player.to_owned(), game: id.to_owned(), kind: *kind, way, after };
                let posted = self.store.post(&key, turn, self.now.saturating_add(*wait));
                let _ = self.kept(posted);
            }
        }
    }

    /// Returns what is to be sent now, if anything. It is tried again later unless [`Hall::letter_done`] says that it was
    /// sent: if the program is killed meanwhile, this one alone may be sent twice.
    pub fn take_letter(&mut self, at: i64) -> Option<Letter> {
        self.now = at;
        for _ in 0..POST_LOOKS {
            let next = self.store.next_mail(at);
            let mail = self.kept(next)??;
            match self.judge_mail(&mail, at)? {
                Judged::Send(letter) => {
                    let due = POST_TRIES.get(usize::try_from(mail.tries).ok()?);
                    let due = due.copied().flatten().map(|wait| at.saturating_add(wait));
                    let noted = self.store.note_mail(&mail.key, letter.tries, due);
                    return self.kept(noted).map(|()| letter);
                }
                Judged::Later(due) => {
                    let noted = self.store.note_mail(&mail.key, mail.tries, Some(due));
                    self.kept(noted)?;
                }
                Judged::Never => {
                    let noted = self.store.note_mail(&mail.key, mail.tries, None);
                    self.kept(noted)?;
                }
            }
        }
        None
    }

    /// Notes that a letter was sent.
    pub fn letter_done(&mut self, letter: &Letter) {
        let noted = self.store.note_mail(&letter.key, letter.tries, None);
        let _ = self.kept(noted);
    }

    /// Decides on something that waits; none after a fault of the store.
    fn judge_mail(&mut self, mail: &Mail, at: i64) -> Option<Judged> {
        let MailKey { player, game: id, kind, way, .. } = &mail.key;
        let found = self.store.club_game(id);
        let game = self.kept(found)?;
        let seat = game.as_ref().and_then(|game| game.seat_of(player));
        let (Some(game), Some(seat), Some(to)) = (game, seat, &mail.to) else { return Some(Judged::Never) };
        // The program of a player with a line shows whose turn it is.
        let is_here = !self.links_of(player).is_empty() || self.is_elsewhere(player, at);
        if is_here || game.result.is_some() || !game.due.contains(&seat) {
            return Some(Judged::Never);
        }
        let away = self.left.get(player).map(|left| left.saturating_add(AWAY_AFTER));
        if let Some(away) = away.filter(|away| *away > at) {
            return Some(Judged::Later(away));
        }
        if *kind == MailKind::Late
            && let Some(due) = self.late_from(&game, seat, at)?
        {
            return Some(Judged::Later(due));
        }
        let opponent = self.name_of(game.seats.get(1_usize.saturating_sub(seat))?)?;
        let (scenario, turn) = (&game.scenario, mail.turn);
        let begin = match kind {
            MailKind::Turn => "It is your turn",
            MailKind::Late => "Three quarters of your time are over: it is your turn",
        };
        Some(Judged::Send(Letter {
            way: *way,
            to: to.clone(),
            subject: format!("{begin} in {scenario}"),
            text: format!(
                "{begin} in {scenario} against {opponent} (turn {turn}).\n\nOpen Kessel, choose Online and connect to the \
                 club “{}”: the game {id} is in My games.\n",
                self.rules.club
            ),
            key: mail.key.clone(),
            tries: mail.tries.saturating_add(1),
        }))
    }

    /// When three quarters of the time of a seat will be over; nothing if they are. None after a fault of the store.
    fn late_from(&mut self, game: &ClubGame, seat: usize, at: i64) -> Option<Option<i64>> {
        let Some(time) = Agreed::of(game).clock.of_turn() else { return Some(None) };
        let now = self.store.beat(at);
        let now = self.kept(now)?;
        let answered = self.store.answered(&game.id, "");
        let state = self.kept(answered)?.state;
        let Some(clocks) = state.as_deref().and_then(kept_clocks) else { return Some(None) };
        let clocks = clocks.at(now.up);
        if !clocks.is_running(seat) {
            return Some(Some(at.saturating_add(CLOCK_STOPPED)));
        }
        let left = clocks.left.get(seat).copied().unwrap_or_default();
        let too_early = left.saturating_sub(time / 4);
        Some((too_early > 0).then(|| at.saturating_add(too_early)))
    }

    /// The name of the holder of a seat; none after a fault of the store.
    fn name_of(&mut self, holder: &Holder) -> Option<String> {
        match holder {
            Holder::Computer(name) => Some(name.clone()),
            Holder::Open | Holder::Invited => Some(String::new()),
            Holder::Player(id) => {
                let found = self.store.player(id);
                Some(self.kept(found)?.map(|player| player.name).unwrap_or_default())
            }
        }
    }
}
