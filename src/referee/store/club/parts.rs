//! The things that a club keeps.

use super::rating::Rating;
use crate::referee::Role;

/// An account.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Player {
    pub id: String,
    /// The name, which no other account has in any case of its letters.
    pub name: String,
    pub role: Role,
    /// When it was made, in milliseconds of UNIX time.
    pub made: i64,
    /// When it was banned; none for an account in good standing.
    pub banned: Option<i64>,
    pub rating: Rating,
}

/// A device of a player. It is kept under the hash of its token.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Device {
    /// The id of the player.
    pub player: String,
    /// The hash of the invitation by which it was made.
    pub invite: String,
    /// When it was made, in milliseconds of UNIX time.
    pub made: i64,
    /// When it last said hello; none before the first time.
    pub seen: Option<i64>,
}

/// The gift of an invitation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Gift {
    /// An account.
    Account,
    /// A further device of the player with this id.
    Device(String),
    /// A seat, and an account to those who have none.
    Seat { game: String, side: usize },
    /// The view of spectators of this game. It is never used up.
    Watch(String),
}

/// An invitation. It is kept under the hash of its text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Invite {
    pub gift: Gift,
    /// The role of an account that is made by it.
    pub role: Role,
    /// The number of uses that are left.
    pub uses: u32,
    /// When it ends, in milliseconds of UNIX time; none if it does not.
    pub ends: Option<i64>,
    /// When it was made, in milliseconds of UNIX time.
    pub made: i64,
}

/// The person that uses an invitation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Joiner {
    /// A guest, who wants this account.
    New(Player),
    /// A guest with the code of a further device.
    Device,
    /// The player with this id.
    Known(String),
}

/// The use of an invitation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Join {
    /// The hash of the invitation.
    pub invite: String,
    pub joiner: Joiner,
    /// The hash of the token that a new device gets.
    pub device: String,
    /// In milliseconds of UNIX time.
    pub at: i64,
}

/// The outcome of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Joined {
    /// The player, and what the invitation gave.
    Done(Player, Gift),
    /// Another player has the name.
    NameTaken,
    /// The invitation is wrong, ended or used.
    NotValid,
}

/// The holder of a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Holder {
    /// Any player may take it.
    Open,
    /// It waits for its invitation.
    Invited,
    /// The player with this id.
    Player(String),
    /// The computer player of this name.
    Computer(String),
}

impl Holder {
    /// Whether the seat is not taken.
    pub fn is_free(&self) -> bool {
        matches!(self, Self::Open | Self::Invited)
    }
}

/// A game of a club. It begins when both seats are taken and the dice are agreed on: until then this is all of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClubGame {
    pub id: String,
    pub kind: String,
    pub scenario: String,
    /// The options in JSON; none for the usual ones.
    pub options: Option<String>,
    /// The other terms, in JSON.
    pub terms: String,
    pub is_public: bool,
    /// The id of the player who made it, and the key that this player chose for it.
    pub by: String,
    pub key: String,
    /// When it was made, and when it last changed, in milliseconds of UNIX time.
    pub made: i64,
    pub moved: i64,
    /// The seats, in the order of the sides with which they begin.
    pub seats: [Holder; 2],
    /// The seats that are waited for.
    pub due: Vec<usize>,
    /// The level of the result; none for a game that has not ended.
    pub result: Option<String>,
}

impl ClubGame {
    /// Whether a seat is not taken yet.
    pub fn is_forming(&self) -> bool {
        self.seats.iter().any(Holder::is_free)
    }

    /// Returns the seat of a player; none for others.
    pub fn seat_of(&self, player: &str) -> Option<usize> {
        self.seats.iter().position(|holder| matches!(holder, Holder::Player(id) if id == player))
    }
}

/// The place that a player has left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Left {
    /// The seat with this number. It is free again.
    Seat(usize),
    /// The game that the player had made: it is gone.
    Withdrawn,
}

/// A list of games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Listed<'a> {
    /// The games of a player that have not ended.
    Of(&'a str),
    /// Games with an open seat, private ones too: only their seat is offered.
    Open,
    /// Games whose seats are both taken and that have not begun: the dice are not agreed on.
    Agreeing,
    /// Public games that are running.
    Running,
    /// Games that have ended: public ones, and those of this player.
    Ended(Option<&'a str>),
}

/// The readers of a text in the chat of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Room {
    All,
    Players,
    Spectators,
}

/// A text in the chat of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewSaid {
    pub game: String,
    pub room: Room,
    /// The id of the sender.
    pub player: String,
    pub text: String,
    /// In milliseconds of UNIX time.
    pub at: i64,
}

/// A text that is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Said {
    /// Its number in the game, from 1.
    pub n: u64,
    pub room: Room,
    /// The name of the sender.
    pub by: String,
    pub text: String,
    /// In milliseconds of UNIX time.
    pub at: i64,
}

/// How far a game is in the store: it shows a process that another one has gone on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameProgress {
    /// The id of the game.
    pub game: String,
    /// The number of its last line or takeback; 0 before the first.
    pub number: u64,
    /// The state that is kept beside its lines.
    pub state: Option<String>,
    /// The number of the last text of its chat; 0 before the first.
    pub said: u64,
}

/// The texts of a game that are kept: older ones go.
pub const MOST_SAID: u64 = 1_000;

/// Returns a name as it is compared with others.
pub fn folded(name: &str) -> String {
    name.to_lowercase()
}
