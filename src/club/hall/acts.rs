//! The acts of a server after it has passed something to the hall.

use super::link::LinkId;
use crate::referee::wire::{ErrorCode, RefereeMessage, written};
use std::sync::Arc;

/// An act of a server after it has passed something to the hall. Acts are carried out in their order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum HallAct {
    /// Sends a text.
    Send { link: LinkId, text: Arc<str> },
    /// Ends a link, after what was sent to it before.
    Close { link: LinkId, why: &'static str },
}

/// The acts of one message, in their order.
#[derive(Default)]
pub(super) struct Acts(pub Vec<HallAct>);

impl Acts {
    pub fn send(&mut self, link: LinkId, message: &RefereeMessage) {
        self.0.push(HallAct::Send { link, text: written(message).into() });
    }

    /// Sends the same message to many, as one text.
    pub fn send_all(&mut self, links: impl IntoIterator<Item = LinkId>, message: &RefereeMessage) {
        let text: Arc<str> = written(message).into();
        self.0.extend(links.into_iter().map(|link| HallAct::Send { link, text: Arc::clone(&text) }));
    }

    /// Refuses a message.
    pub fn refuse(&mut self, link: LinkId, no: No) {
        self.refuse_key(link, no, None);
    }

    /// Refuses a message with this key.
    pub fn refuse_key(&mut self, link: LinkId, no: No, key: Option<&str>) {
        let No(code, why) = no;
        let key = key.map(str::to_owned);
        self.send(link, &RefereeMessage::Error { code, why: why.to_owned(), key });
    }
}

/// A refusal of the hall: a code for programs and a sentence for people.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct No(pub ErrorCode, pub &'static str);

impl No {
    pub const HELLO_FIRST: Self = Self(ErrorCode::HelloFirst, "the first message on a line is a hello");
    /// Whatever is wrong with a token.
    pub const TOKEN: Self = Self(ErrorCode::Token, "this token is not valid");
    /// Whatever is wrong with an invitation.
    pub const INVITE: Self = Self(ErrorCode::Invite, "this invitation is not valid");
    pub const BAD_NAME: Self = Self(
        ErrorCode::Name,
        "a name of 2 to 32 letters, digits, spaces, dots, hyphens, underlines and apostrophes is expected",
    );
    pub const NAME_TAKEN: Self = Self(ErrorCode::Name, "another player has this name");
    pub const NO_ACCOUNT: Self = Self(ErrorCode::Role, "this needs an account of the club");
    pub const ROLE: Self = Self(ErrorCode::Role, "your account may only watch");
    pub const RULES: Self = Self(
        ErrorCode::Rules,
        "your program has other rules for this game: watch it, or update the older program",
    );
    /// The same for a game that does not exist and for one that is private.
    pub const GAME: Self = Self(ErrorCode::NoGame, "there is no such game, or it is private");
    pub const FORMING: Self = Self(
        ErrorCode::Forming,
        "this game has not begun: a seat is free, or its players have not agreed on the dice yet",
    );
    pub const SEAT: Self = Self(ErrorCode::Seat, "this seat is not free for you");
    pub const RATED: Self = Self(ErrorCode::Seat, "this game is rated: programs cannot play in it");
    pub const NO_SEAT: Self = Self(ErrorCode::Seat, "you have no seat in this game");
    pub const BEGUN: Self = Self(ErrorCode::Begun, "this game has begun: you can resign");
    /// The same for every running game, whatever it waits for.
    pub const RUNNING: Self =
        Self(ErrorCode::Running, "this game has not ended: its file would give its secrets away");
    pub const PART: Self = Self(ErrorCode::Part, "the file of this game has no such part");
    pub const GAMES: Self = Self(ErrorCode::TooMany, "you have too many games that have not ended");
    pub const TOO_FAST: Self = Self(ErrorCode::TooFast, "too many messages in a short time");
    pub const WAIT: Self = Self(ErrorCode::TooFast, "this was asked for too often: wait a moment");
    pub const UNAVAILABLE: Self =
        Self(ErrorCode::Unavailable, "the club cannot do this at present, and nothing has changed");
}
