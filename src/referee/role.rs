//! The roles of the people and programs of a club.

use serde::{Deserialize, Serialize};

/// The role of an account.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Role {
    /// Watches and chats, and takes no seat.
    Spectator,
    /// A program of a player. It plays as a player does, and is marked.
    Bot,
    Player,
    /// A player who also runs the events of the club.
    Organiser,
    /// The person whose machine runs the club.
    Keeper,
}

impl Role {
    /// All roles.
    pub const ALL: [Self; 5] = [Self::Spectator, Self::Bot, Self::Player, Self::Organiser, Self::Keeper];

    /// The word for it in messages and in the store.
    pub fn word(self) -> &'static str {
        match self {
            Self::Spectator => "spectator",
            Self::Bot => "bot",
            Self::Player => "player",
            Self::Organiser => "organiser",
            Self::Keeper => "keeper",
        }
    }

    /// Returns the role with this word; none if there is none.
    pub fn of_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|role| role.word() == word)
    }

    /// Whether it may invite people to the club with this role. No keeper is made by a message.
    pub fn may_invite(self, role: Self) -> bool {
        matches!(self, Self::Organiser | Self::Keeper) && role < self
    }

    /// Whether it may take a seat and begin games.
    pub fn may_play(self) -> bool {
        self != Self::Spectator
    }
}
