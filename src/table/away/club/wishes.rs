//! Carries out the player's actions at a club.

use super::{
    known::HOME,
    link::ClubLink,
    lists::{self, clock_sent, delay_sent, has_begun, opponent_sent, takebacks_sent},
};
#[cfg(feature = "ticket")]
use crate::club::tickets::{ClubTicket, is_ticket};
use crate::{
    engine::{dice::any_seed, text::say},
    panels::{Connection, HostWish, OnlineAction, OnlineState},
    referee::{
        Role,
        any::Refereed,
        wire::{ClientMessage, NewOffer},
    },
};

/// The days for which an invitation to the club is valid, as the command makes it.
const INVITE_DAYS: u32 = 7;

impl ClubLink {
    /// Carries out an action; the pages show what is wrong.
    pub fn act(&mut self, state: &mut OnlineState, action: &OnlineAction) {
        match action {
            OnlineAction::Connect { to, name } => self.connect_by(state, to, name),
            OnlineAction::Host(wish) => self.host(state, wish),
            OnlineAction::Open { game } | OnlineAction::Watch { game } => {
                self.replays = None;
                self.open(state, game);
            }
            OnlineAction::Replay { game } => {
                self.open(state, game);
                self.replays = Some(game.clone());
            }
            OnlineAction::Sit { game, side } => self.sit(state, game, *side),
            OnlineAction::Stand { game } => {
                self.wanted.take_if(|wanted| wanted == game);
                self.send(&ClientMessage::Leave { game: game.clone() });
            }
            OnlineAction::Device => self.send(&ClientMessage::Device),
            OnlineAction::SetAddresses { mail, hook } => {
                self.set_addresses(state, mail.as_deref(), hook.as_deref());
            }
            OnlineAction::Invite => {
                self.send(&ClientMessage::Invite { role: Role::Player, uses: 1, days: INVITE_DAYS });
            }
            OnlineAction::Leave => self.leave(state),
            OnlineAction::Refresh => self.refresh(state),
            OnlineAction::GoOn => self.go_on(state),
            OnlineAction::Forget { club } => self.forget(state, club),
            // They are about the game on the table.
            OnlineAction::Ask { .. }
            | OnlineAction::Answer { .. }
            | OnlineAction::Resume
            | OnlineAction::Claim(_)
            | OnlineAction::Say { .. }
            | OnlineAction::ShowDrags(_) => {}
        }
    }

    /// Connects to what the player has typed: an address, or a ticket, which is an address and an invitation.
    fn connect_by(&mut self, state: &mut OnlineState, typed: &str, name: &str) {
        #[cfg(feature = "ticket")]
        if is_ticket(typed) {
            match ClubTicket::read(typed) {
                Ok(ticket) => {
                    let club = ticket.without_invite().write();
                    let invite = ticket.invite.map(|invite| (invite, name.to_owned()));
                    self.connect_to(state, &club, invite);
                }
                Err(fault) => state.fault = Some(fault.to_string()),
            }
            return;
        }
        let (club, invite) = parts_of_ticket(typed);
        let invite = invite.map(|invite| (invite.to_owned(), name.to_owned()));
        self.connect_to(state, club, invite);
    }

    /// Makes a game: at the club, or on this computer.
    fn host(&mut self, state: &mut OnlineState, wish: &HostWish) {
        let is_at_home = self.line.as_ref().is_some_and(|line| line.club == HOME);
        let is_up = state.connection == Connection::Connected;
        if wish.at_home
            && !(is_at_home && is_up && !self.has_other_relay())
            && let Err(why) = self.connect_home(state)
        {
            state.fault = Some(why);
            return;
        }
        match any_seed() {
            Ok(chance) => {
                self.offered = Some((wish.clone(), format!("new-{chance:016x}")));
                (state.fault, state.waits) = (None, true);
                // On a new line it is sent when the club has answered.
                self.offer(state);
            }
            Err(why) => state.fault = Some(why),
        }
    }

    /// Opens a game, or waits until it has begun.
    fn open(&mut self, state: &mut OnlineState, game: &str) {
        match lists::find(state.lobby.as_ref(), game) {
            Some(row) if has_begun(row) => self.ready = Some(row.clone()),
            row => {
                if row.is_some_and(lists::has_free_seat) {
                    state.fault = Some(say!("online-club-waits"));
                }
                self.wanted = Some(game.to_owned());
                self.ask_for_lists(Some(state.page));
            }
        }
    }

    /// Takes a seat; the game is opened when it has begun.
    fn sit(&mut self, state: &mut OnlineState, game: &str, side: usize) {
        let row = lists::find(state.lobby.as_ref(), game);
        let Some(side) = row.and_then(|row| word_of(self.kinds.games, &row.kind, side)) else { return };
        let game = game.to_owned();
        self.wanted = Some(game.clone());
        self.send(&ClientMessage::Sit { game, side: side.to_owned() });
    }

    /// Asks for the lists, or tries at once to connect again.
    fn refresh(&mut self, state: &mut OnlineState) {
        let lost = matches!(state.connection, Connection::Lost { .. });
        match self.line.as_ref().filter(|_| lost) {
            Some(line) => {
                let (club, invite, wanted) = (line.club.clone(), line.invite.clone(), self.wanted.take());
                self.connect_to(state, &club, invite);
                self.wanted = wanted;
            }
            None => self.ask_for_lists(Some(state.page)),
        }
    }

    /// Goes back to the game that was on the table last.
    fn go_on(&mut self, state: &mut OnlineState) {
        let Some(last) = self.known.last().cloned() else { return };
        if self.line.as_ref().is_none_or(|line| line.club != last.club) {
            self.connect_to(state, &last.club, None);
        } else {
            self.ask_for_lists(Some(state.page));
        }
        self.wanted = Some(last.game);
    }

    fn forget(&mut self, state: &mut OnlineState, club: &str) {
        if self.line.as_ref().is_some_and(|line| line.club == club) {
            self.leave(state);
        }
        if let Err(why) = self.known.forget(club) {
            state.fault = Some(why);
        }
        self.known.show(state);
        state.goes_on = state.goes_on.take().filter(|_| self.known.last().is_some());
    }
}

/// Returns the address and the invitation of a ticket; an address alone has none. A person may have put a space between
/// them.
fn parts_of_ticket(typed: &str) -> (&str, Option<&str>) {
    let typed = typed.trim();
    match typed.split_once(|letter: char| letter == '#' || letter.is_whitespace()) {
        Some((address, invite)) => {
            let invite = invite.trim().trim_start_matches('#').trim_start();
            (address, Some(invite).filter(|invite| !invite.is_empty()))
        }
        None => (typed, None),
    }
}

/// Returns the word for a side of a kind of game.
fn word_of(kinds: &[&'static dyn Refereed], kind: &str, side: usize) -> Option<&'static str> {
    let known = kinds.iter().find(|known| known.kind() == kind)?;
    known.sides().get(side).copied()
}

/// Returns the offer of a game, with the key of its message; none if its kind is not known.
pub(super) fn offer_of(kinds: &[&'static dyn Refereed], wish: &HostWish, key: &str) -> Option<NewOffer> {
    let kind = wish.options.game();
    Some(NewOffer {
        key: key.to_owned(),
        kind: kind.to_owned(),
        scenario: wish.scenario.clone(),
        options: Some(wish.options.json()),
        side: word_of(kinds, kind, wish.side)?.to_owned(),
        other: opponent_sent(&wish.opponent),
        takebacks: takebacks_sent(wish.takebacks),
        hints: wish.hints,
        clock: clock_sent(wish.clock),
        delay: delay_sent(wish.delay),
        public: wish.public,
        rated: wish.rated,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_ticket_is_an_address_and_an_invitation() {
        let ticket = parts_of_ticket(" ws://192.168.1.7:4480/line#k7w2abcd ");
        assert_eq!(ticket, ("ws://192.168.1.7:4480/line", Some("k7w2abcd")));
        assert_eq!(parts_of_ticket("club.example:4480 k7w2abcd"), ("club.example:4480", Some("k7w2abcd")));
        assert_eq!(parts_of_ticket("wss://club.example #k7w2"), ("wss://club.example", Some("k7w2")));
        assert_eq!(parts_of_ticket("club.example"), ("club.example", None));
        assert_eq!(parts_of_ticket("club.example#"), ("club.example", None));
    }
}
