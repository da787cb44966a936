//! The parts of messages about a club: accounts, offers of games, the lobby and the chat.

use crate::referee::{Hints, Role};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// An account, as others see it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlayerShown {
    pub name: String,
    pub role: Role,
}

/// The things that a club does besides its games. A club that does not state them does none of them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct ClubServices {
    /// It sends mail to players who are away.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub mail: bool,
    /// It calls the webhooks of players who are away.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub hooks: bool,
    /// Its games have pages for browsers.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub pages: bool,
    /// Its games can be rated.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub ratings: bool,
}

impl ClubServices {
    /// Whether it does none of them.
    pub fn is_none(&self) -> bool {
        *self == Self::default()
    }
}

/// The readers of a text in the chat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Audience {
    /// All viewers of the game. A spectator reaches only spectators as long as the game is running.
    #[default]
    All,
    /// The two players.
    Players,
}

/// The orders that players may take back.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TakebackTerms {
    Free,
    #[default]
    Ask,
    None,
}

/// A game that a player wants to make.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct NewOffer {
    /// The key that the sender chose: sent again, it makes no second game.
    pub key: String,
    /// The id of the kind of game.
    pub kind: String,
    /// The id of the scenario.
    pub scenario: String,
    /// The options; none for the usual ones.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub options: Option<Value>,
    /// The word for the side of the sender.
    pub side: String,
    /// The other player: `open`, `invite`, or the name of a computer player.
    pub other: String,
    #[serde(default)]
    pub takebacks: TakebackTerms,
    #[serde(default, skip_serializing_if = "Hints::are_allowed")]
    pub hints: Hints,
    /// The clock, one of [`ClockTerms`](crate::referee::clock::ClockTerms); none for a game without one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clock: Option<Value>,
    /// The delay of spectators, one of [`DelayTerms`](crate::referee::delay::DelayTerms); none if they see the game as it is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub delay: Option<Value>,
    /// Whether guests of the club may watch.
    #[serde(default)]
    pub public: bool,
    /// Whether its result changes the ratings of both players.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub rated: bool,
}

/// The state of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SeatKind {
    /// Any player of the club can take it.
    Open,
    /// It waits for the player with the invitation.
    Invited,
    Player,
    /// A program of a player.
    Bot,
    /// A computer player of the club.
    Computer,
}

/// A seat in the lobby.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatShown {
    /// The word for the side with which it began.
    pub side: String,
    pub kind: SeatKind,
    /// The name; none for a seat that is not taken.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// The rating of a person who has ended a rated game, and of each person in a rated game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rating: Option<i32>,
}

/// The terms of a game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct TermsShown {
    pub takebacks: TakebackTerms,
    #[serde(default, skip_serializing_if = "Hints::are_allowed")]
    pub hints: Hints,
    pub public: bool,
    /// The options; none for the usual ones.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub options: Option<Value>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clock: Option<Value>,
    /// The delay of spectators; none if they see the game as it is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub delay: Option<Value>,
    /// Whether its result changes the ratings of both players.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub rated: bool,
}

/// The next message of a player's program in the agreement on the dice of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DiceStep {
    /// The commitment to its number.
    Commit,
    /// The number.
    Show,
}

/// The clocks of a running game, at the moment of the lobby.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LobbyClock {
    /// The milliseconds left to the player of each seat, in the order of the seats; below zero after the time is over.
    pub left: [i64; 2],
    /// Whether the clock of each seat runs.
    pub runs: [bool; 2],
    /// Whether both players have agreed to a pause that still lasts.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub paused: bool,
}

/// A game in the lobby.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct LobbyGame {
    pub game: String,
    pub kind: String,
    pub scenario: String,
    /// The two seats.
    pub players: Vec<SeatShown>,
    /// Whether it has not begun: a seat is free, or the dice are not agreed on yet.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub forming: bool,
    /// The names of the players that are waited for: for an order; or while the dice are being agreed on, for the program
    /// of the player to be connected and take part.
    pub due: Vec<String>,
    /// Whether the receiver is waited for with an order.
    pub your_turn: bool,
    /// The clocks; none in a game without them, or one that is not running.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clock: Option<LobbyClock>,
    /// The time of the last order, in seconds of UNIX time; that of the beginning for a spectator of a running game with a
    /// delay, who is sent neither `due` nor `clock`.
    pub moved: i64,
    /// The level of the result; none for a game that has not ended.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub result: Option<String>,
    pub terms: TermsShown,
}

/// The games of a club, as one receiver may know them: in each list those with the latest orders first.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct LobbyShown {
    /// The receiver's games that have not ended.
    pub mine: Vec<LobbyGame>,
    /// Games with an open seat. A guest is sent those that are public.
    pub open: Vec<LobbyGame>,
    /// Public games that are running.
    pub watch: Vec<LobbyGame>,
    /// Public games that have ended, and the receiver's.
    pub ended: Vec<LobbyGame>,
}

/// The readers that a text of a chat has reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ChatRoom {
    All,
    Players,
    /// Spectators; players too when the game has ended.
    Spectators,
}

/// A text of a chat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SaidShown {
    pub game: String,
    /// Its number in the game: a text may be sent twice.
    pub n: u64,
    pub to: ChatRoom,
    /// The name of the sender.
    pub by: String,
    /// When, in seconds of UNIX time.
    pub at: i64,
    pub text: String,
}
