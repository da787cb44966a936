//! Hears a text of a link.

use super::{
    Hall, HallAct, LinkId,
    acts::{Acts, No},
    link::HomeCount,
    rules::FAULTS,
};
use crate::referee::{
    store::StoreFault,
    wire::{ClientMessage, read_from_client},
};

impl Hall {
    /// Hears a text of a link, at this moment in milliseconds of UNIX time. Texts of links that have ended are ignored.
    pub fn hear(&mut self, link: LinkId, text: &str, at: i64) -> Vec<HallAct> {
        self.now = at;
        let mut acts = Acts::default();
        let Some(known) = self.links.get_mut(&link) else { return Vec::new() };
        known.heard = at;
        if !known.messages.take(1, at) {
            acts.refuse(link, No::TOO_FAST);
            self.close(link, "too many messages", at, &mut acts);
            return acts.0;
        }
        match read_from_client(text) {
            Ok(message) => self.hear_message(link, message, at, &mut acts),
            Err(fault) => acts.send(link, &fault.message()),
        }
        acts.0
    }

    fn hear_message(&mut self, link: LinkId, message: ClientMessage, at: i64, acts: &mut Acts) {
        if let ClientMessage::Hello { v, rules, token } = &message {
            return self.greet(link, (*v, rules), token.as_deref(), at, acts);
        }
        if !self.links.get(&link).is_some_and(|known| known.has_greeted) {
            acts.refuse(link, No::HELLO_FIRST);
            return self.close(link, "no hello", at, acts);
        }
        if let ClientMessage::Join { invite, name } = &message {
            return self.join(link, invite, name.as_deref(), at, acts);
        }
        self.note_seen(link, at);
        match message {
            ClientMessage::Lobby => self.show_lobby(link, at, acts),
            ClientMessage::New(offer) => self.make_game(link, &offer, at, acts),
            ClientMessage::Sit { game, side } => self.sit(link, &game, &side, at, acts),
            ClientMessage::Leave { game } => self.leave_game(link, &game, at, acts),
            ClientMessage::File { game, part } => self.send_file(link, &game, part, at, acts),
            ClientMessage::Scenario { game, part } => self.send_scenario(link, &game, part, at, acts),
            ClientMessage::Nonce { .. } => self.hear_nonce(link, &message, at, acts),
            ClientMessage::Say { game, text, to } => self.say(link, &game, (text.as_str(), to), at, acts),
            ClientMessage::Drags { game, show } => self.want_drags(link, &game, show, acts),
            ClientMessage::Ghost { game, units, hex } => {
                self.pass_drag(link, &game, (units.as_slice(), hex), acts);
            }
            ClientMessage::Here => self.show_presence(link, acts),
            ClientMessage::Device => self.give_code(link, at, acts),
            ClientMessage::Address { mail, hook } => {
                self.set_address(link, (mail.as_deref(), hook.as_deref()), at, acts);
            }
            ClientMessage::Invite { role, uses, days } => {
                self.make_invite(link, (role, uses, days), at, acts);
            }
            ClientMessage::Open { .. }
            | ClientMessage::Order { .. }
            | ClientMessage::Ask { .. }
            | ClientMessage::Answer { .. }
            | ClientMessage::Claim { .. } => self.hear_of_game(link, message, at, acts),
            ClientMessage::Hello { .. } | ClientMessage::Join { .. } | ClientMessage::Unknown => {}
        }
    }

    /// Takes what costs the server much from the count of the link's address; returns whether there was enough.
    pub(super) fn spend(&mut self, link: LinkId, at: i64) -> bool {
        self.home_of(link).is_some_and(|count| count.costly.take(1, at))
    }

    /// The same for a look at the lobby or at a game.
    pub(super) fn spend_look(&mut self, link: LinkId, at: i64) -> bool {
        self.home_of(link).is_some_and(|count| count.looks.take(1, at))
    }

    /// The same for a text of a chat.
    pub(super) fn spend_text(&mut self, link: LinkId, at: i64) -> bool {
        self.home_of(link).is_some_and(|count| count.texts.take(1, at))
    }

    fn home_of(&mut self, link: LinkId) -> Option<&mut HomeCount> {
        let known = self.links.get(&link)?;
        self.homes.get_mut(&known.home)
    }

    /// Returns the result of a step of the store; none after a fault, which is noted for the keeper. Its reason is for
    /// the keeper alone.
    pub(super) fn kept<T>(&mut self, result: Result<T, StoreFault>) -> Option<T> {
        match result {
            Ok(kept) => Some(kept),
            Err(fault) => {
                self.tell_keeper(fault.why);
                None
            }
        }
    }

    /// Notes something for the keeper of the server.
    pub(super) fn tell_keeper(&mut self, why: String) {
        if self.faults.len() < FAULTS && self.faults.last() != Some(&why) {
            self.faults.push(why);
        }
    }
}
