//! The acts of a server after it has passed something to the hall.

use super::link::LinkId;
use crate::{
    engine::text::{Text, id},
    referee::wire::{ErrorCode, RefereeMessage, written},
};
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

    /// Sends the answer to a question, or the refusal.
    pub fn answer(&mut self, link: LinkId, answer: Result<RefereeMessage, No>) {
        match answer {
            Ok(message) => self.send(link, &message),
            Err(no) => self.refuse(link, no),
        }
    }

    /// Refuses a message with this key.
    pub fn refuse_key(&mut self, link: LinkId, no: No, key: Option<&str>) {
        let No(code, id) = no;
        self.send(link, &RefereeMessage::error(code, Text::new(id, Vec::new()), key));
    }
}

/// A refusal of the hall: a code for programs, and the id of the sentence for people.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct No(pub ErrorCode, pub &'static str);

impl No {
    pub const HELLO_FIRST: Self = Self(ErrorCode::HelloFirst, id!("online-refusal-hello-first"));
    /// Whatever is wrong with a token.
    pub const TOKEN: Self = Self(ErrorCode::Token, id!("online-refusal-token"));
    /// Whatever is wrong with an invitation.
    pub const INVITE: Self = Self(ErrorCode::Invite, id!("online-refusal-invite"));
    pub const BAD_NAME: Self = Self(ErrorCode::Name, id!("online-refusal-bad-name"));
    pub const NAME_TAKEN: Self = Self(ErrorCode::Name, id!("online-refusal-name-taken"));
    pub const NO_ACCOUNT: Self = Self(ErrorCode::Role, id!("online-refusal-no-account"));
    pub const ROLE: Self = Self(ErrorCode::Role, id!("online-refusal-role"));
    pub const RULES: Self = Self(ErrorCode::Rules, id!("online-refusal-rules"));
    /// The same for a game that does not exist and for one that is private.
    pub const GAME: Self = Self(ErrorCode::NoGame, id!("online-refusal-no-game"));
    pub const FORMING: Self = Self(ErrorCode::Forming, id!("online-refusal-forming"));
    pub const SEAT: Self = Self(ErrorCode::Seat, id!("online-refusal-seat"));
    pub const RATED: Self = Self(ErrorCode::Seat, id!("online-refusal-rated"));
    pub const NO_SEAT: Self = Self(ErrorCode::Seat, id!("online-refusal-no-seat"));
    pub const BEGUN: Self = Self(ErrorCode::Begun, id!("online-refusal-begun"));
    /// The same for every running game, whatever it waits for.
    pub const RUNNING: Self = Self(ErrorCode::Running, id!("online-refusal-running"));
    pub const PART: Self = Self(ErrorCode::Part, id!("online-refusal-part"));
    pub const SCENARIO: Self = Self(ErrorCode::Scenario, id!("online-refusal-no-scenario-files"));
    pub const GAMES: Self = Self(ErrorCode::TooMany, id!("online-refusal-too-many-games"));
    pub const TOO_FAST: Self = Self(ErrorCode::TooFast, id!("online-refusal-too-fast"));
    pub const WAIT: Self = Self(ErrorCode::TooFast, id!("online-refusal-wait"));
    pub const UNAVAILABLE: Self = Self(ErrorCode::Unavailable, id!("online-refusal-unavailable"));
}
