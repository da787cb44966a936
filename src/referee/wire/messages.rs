//! The messages, as they are in JSON: `{"t":"order",…}`.

use super::{
    club::{Audience, ClubServices, DiceStep, LobbyShown, NewOffer, PlayerShown, SaidShown},
    question::Question,
    sent::{Back, ClockSent, StepSent, WholeGame},
    text_sent::TextSent,
};
use crate::{
    engine::{board::Hex, counters::UnitId},
    referee::{
        Role,
        clock::Claim,
        dice_proof::{Bytes32, DiceProof, NonceOf},
    },
};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::BTreeMap;

/// The version of the messages.
pub const VERSION: u32 = 1;

/// Limit of the units that one drag may name: more are in no stack.
pub const MOST_DRAGGED: usize = 64;

/// The form in which a game is asked for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Form {
    /// The view of the seat, or of a spectator.
    #[default]
    View,
    /// The lines of the feed, for programs that show the game and do not play. They contain what spectators may know.
    Feed,
}

/// A message to the referee.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "t", rename_all = "snake_case")]
pub enum ClientMessage {
    /// The first message on a line.
    Hello {
        /// The version of the messages.
        v: u32,
        /// The number of the rules of each game that the program knows.
        #[serde(default)]
        rules: BTreeMap<String, u32>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        token: Option<String>,
    },
    /// Asks for a game, or for what has happened since the number and the hash that the sender holds.
    Open {
        game: String,
        #[serde(rename = "as", default)]
        form: Form,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        n: Option<u64>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        hash: Option<String>,
    },
    Order {
        game: String,
        /// The key that the sender chose: the same order sent again has the same key.
        key: String,
        /// The number that the sender holds.
        after: u64,
        order: Value,
    },
    Ask {
        game: String,
        key: String,
        after: u64,
        what: Question,
    },
    Answer {
        game: String,
        key: String,
        after: u64,
        what: Question,
        accept: bool,
    },
    /// Claims the game, since the opponent has no time left or is gone.
    Claim {
        game: String,
        key: String,
        after: u64,
        what: Claim,
    },
    /// Commits the sender to a number for the dice, or shows it, before the game begins.
    Nonce {
        game: String,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        commit: Option<Bytes32>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        show: Option<Bytes32>,
    },
    /// Makes an account, takes a seat, or lets this line watch a private game: whatever the invitation is for.
    Join {
        invite: String,
        /// The name of the new account; none for a player who has one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        name: Option<String>,
    },
    /// Asks for the games of the club.
    Lobby,
    /// Makes a game.
    New(Box<NewOffer>),
    /// Takes an open seat.
    Sit {
        game: String,
        /// The word for the side.
        side: String,
    },
    /// Leaves a game that has not begun: gives up the seat, or withdraws the game that the sender has made.
    Leave {
        game: String,
    },
    /// Asks for a part of the file of a game that has ended.
    File {
        game: String,
        /// The number of the part, from 0.
        #[serde(default)]
        part: usize,
    },
    /// Asks for a part of the files of a scenario that the sender lacks, or has with other contents.
    Scenario {
        game: String,
        /// The number of the part, from 0.
        #[serde(default)]
        part: usize,
    },
    /// Chats.
    Say {
        game: String,
        text: String,
        #[serde(default)]
        to: Audience,
    },
    /// Says whether the drags of both players are to be shown to each other on this line, for the game that it follows.
    Drags {
        game: String,
        show: bool,
    },
    /// The sender drags these units over this hex; neither when the drag has ended. It is never kept.
    Ghost {
        game: String,
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        units: Vec<UnitId>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        hex: Option<Hex>,
    },
    /// Asks for the people at the game that the line follows. It also keeps a silent line open.
    Here,
    /// Asks for a code for a second device.
    Device,
    /// Sets the addresses at which the sender is told that it is the sender's turn. One that is not named stays, and an empty
    /// one goes: without any it asks which the club has.
    Address {
        #[serde(default, skip_serializing_if = "Option::is_none")]
        mail: Option<String>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        hook: Option<String>,
    },
    /// Asks for an invitation to the club; only organisers and keepers may make one.
    Invite {
        /// The role of the new accounts.
        role: Role,
        /// The number of people that can use it.
        uses: u32,
        /// The days for which it is valid.
        days: u32,
    },
    /// A message of another version, which is ignored.
    #[serde(other)]
    Unknown,
}

impl ClientMessage {
    /// The id of the game that it is about; none if it is about no game.
    pub fn game(&self) -> Option<&str> {
        match self {
            Self::Open { game, .. }
            | Self::Order { game, .. }
            | Self::Ask { game, .. }
            | Self::Answer { game, .. }
            | Self::Claim { game, .. }
            | Self::Nonce { game, .. }
            | Self::Sit { game, .. }
            | Self::Leave { game }
            | Self::File { game, .. }
            | Self::Scenario { game, .. }
            | Self::Say { game, .. }
            | Self::Drags { game, .. }
            | Self::Ghost { game, .. } => Some(game),
            Self::Hello { .. }
            | Self::Join { .. }
            | Self::Lobby
            | Self::New(_)
            | Self::Here
            | Self::Device
            | Self::Address { .. }
            | Self::Invite { .. }
            | Self::Unknown => None,
        }
    }

    /// The key that the sender chose; none for a message without one.
    pub fn key(&self) -> Option<&str> {
        match self {
            Self::Order { key, .. }
            | Self::Ask { key, .. }
            | Self::Answer { key, .. }
            | Self::Claim { key, .. } => Some(key),
            Self::New(offer) => Some(&offer.key),
            Self::Hello { .. }
            | Self::Open { .. }
            | Self::Nonce { .. }
            | Self::Join { .. }
            | Self::Lobby
            | Self::Sit { .. }
            | Self::Leave { .. }
            | Self::File { .. }
            | Self::Scenario { .. }
            | Self::Say { .. }
            | Self::Drags { .. }
            | Self::Ghost { .. }
            | Self::Here
            | Self::Device
            | Self::Address { .. }
            | Self::Invite { .. }
            | Self::Unknown => None,
        }
    }
}

/// The kinds of errors, by which a program knows the reason.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ErrorCode {
    TooLong,
    TooDeep,
    Malformed,
    /// The sender speaks another version of the messages.
    #[serde(rename = "v")]
    Version,
    /// The message is about another game than the one that got it.
    OtherGame,
    /// The order could not be kept, and has not been played. If only the answer of the disk was lost, it may be kept after
    /// all: sent again with its key, it is played at most once.
    NotKept,
    TooManyRefusals,
    /// A line begins with `hello`.
    HelloFirst,
    /// The token is wrong, whatever is wrong with it.
    Token,
    /// The invitation is wrong, ended or used, or for something that the sender cannot have.
    Invite,
    /// The name cannot be used, or another player has it.
    Name,
    /// The account may not do this, or there is no account.
    Role,
    /// The sender has other rules for this kind of game: it may watch, and not play.
    Rules,
    /// There is no such game, or none that the sender may know of.
    NoGame,
    /// The game has not begun: one of its seats is free, or its players have not agreed on the dice yet.
    Forming,
    /// The game has begun: the seat cannot be left.
    Begun,
    /// The game has not ended: its file would give its secrets away.
    Running,
    /// The file has no such part.
    Part,
    /// The scenario has no files that the referee could send.
    Scenario,
    /// A number for the dice, or a commitment to one, does not fit what was sent before.
    Dice,
    /// The seat is not free.
    Seat,
    /// A game cannot be made like this.
    Terms,
    /// An address of mail or of a webhook cannot be used.
    Address,
    /// A text of a chat is empty or too long.
    Text,
    TooFast,
    /// A limit of the club is reached.
    TooMany,
    /// The club cannot do this at present.
    Unavailable,
    /// A code of another version.
    #[serde(other)]
    Unknown,
}

/// A message of the referee.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "t", rename_all = "snake_case")]
pub enum RefereeMessage {
    Game(Box<WholeGame>),
    /// The answer to `open` if the sender holds all that has happened.
    Same {
        n: u64,
    },
    /// An order was played, or a wish was heard; `n` is the number of the sender's view with it.
    Done {
        key: String,
        n: u64,
    },
    Refused {
        key: String,
        /// The case of the rules.
        case: String,
        /// The reason in English.
        why: String,
        /// The message of the reason; none if it has none.
        #[serde(
            default,
            deserialize_with = "TextSent::if_readable",
            skip_serializing_if = "Option::is_none"
        )]
        message: Option<TextSent>,
    },
    /// The sender did not know the latest position: nothing was played.
    Stale {
        key: String,
        n: u64,
    },
    Step(Box<StepSent>),
    Back(Box<Back>),
    /// Lines of the feed, for a line that follows it.
    Feed {
        game: String,
        /// The number of the spectators' last message.
        n: u64,
        lines: Vec<Value>,
    },
    /// The other player asks this.
    Ask {
        what: Question,
    },
    /// The other player has answered.
    Answer {
        what: Question,
        accept: bool,
    },
    Error {
        code: ErrorCode,
        /// The reason in English.
        why: String,
        /// The message of the reason; none if it has none.
        #[serde(
            default,
            deserialize_with = "TextSent::if_readable",
            skip_serializing_if = "Option::is_none"
        )]
        message: Option<TextSent>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        key: Option<String>,
    },
    /// The clocks now, since they have changed without an order: a pause, a time that is over, a server that was away.
    Clock {
        clock: ClockSent,
    },
    /// A commitment to a number for the dice, or the number, before the game begins.
    Nonce {
        game: String,
        of: NonceOf,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        commit: Option<Bytes32>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        show: Option<Bytes32>,
    },
    /// The proof of the dice, with the number of the referee: the game is over. Saved in a file, it is what
    /// `kessel replay --proof` reads.
    Proof {
        game: String,
        proof: Box<DiceProof>,
    },
    /// The answer to `hello`.
    Welcome {
        /// The account; none for a guest.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        player: Option<PlayerShown>,
        /// The name of the club.
        club: String,
        /// The number of the rules of each kind of game that is played in it.
        #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
        rules: BTreeMap<String, u32>,
        #[serde(default, skip_serializing_if = "ClubServices::is_none")]
        services: ClubServices,
    },
    /// The answer to `join`.
    Joined {
        /// The token of this device, which is sent once; none if the line had one before, or watches only.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        token: Option<String>,
        /// The name of the account; none for a guest who may watch.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        name: Option<String>,
        /// The game that the invitation was for.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        game: Option<String>,
        /// The word for the side of the seat.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        side: Option<String>,
    },
    /// The games of the club.
    Lobby(Box<LobbyShown>),
    /// A game was made.
    Made {
        key: String,
        game: String,
        /// The invitation to the other seat.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        invite: Option<String>,
        /// The invitation to watch a private game. It can be used by many.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        watch: Option<String>,
    },
    /// A seat was taken.
    Sat {
        game: String,
        /// The word for the side.
        side: String,
    },
    /// A seat was left.
    Left {
        game: String,
        /// The word for the side; none if the game was withdrawn.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        side: Option<String>,
    },
    /// Both seats of a game are taken, and it begins when its dice are agreed on: each player's program takes part. Messages
    /// with everything that was stated until now follow.
    Forming {
        game: String,
        /// The receiver, as an owner of a number.
        seat: NonceOf,
        /// What the receiver's program is to send now; none if nothing.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        wants: Option<DiceStep>,
    },
    /// A game has begun: the players can open it.
    Begun {
        game: String,
    },
    /// A part of the file of a game that has ended. All parts, one after the other, are its `.kessel` file.
    File {
        game: String,
        /// The number of the part, from 0.
        part: usize,
        /// The number of all parts.
        parts: usize,
        text: String,
    },
    /// A part of the files of a scenario that do not come with Kessel. All parts, one after the other, are an object in JSON
    /// with the text of each file by its name in a parcel.
    Scenario {
        game: String,
        /// The number of the part, from 0.
        part: usize,
        /// The number of all parts.
        parts: usize,
        text: String,
    },
    Said(Box<SaidShown>),
    /// Whether the receiver and the other player want drags to be shown. They are only if both do.
    Drags {
        game: String,
        own: bool,
        other: bool,
    },
    /// The other player drags these units over this hex; neither when the drag has ended.
    Ghost {
        game: String,
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        units: Vec<UnitId>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        hex: Option<Hex>,
    },
    /// The people at a game.
    Here {
        game: String,
        /// The names of the players.
        present: Vec<String>,
        /// The number of spectators.
        spectators: usize,
    },
    /// A code for a second device.
    Device {
        code: String,
        /// The moment at which it ends, in seconds of UNIX time.
        ends: i64,
    },
    /// The answer to `address`: the addresses that the club now has of the receiver.
    Addressed {
        #[serde(default, skip_serializing_if = "Option::is_none")]
        mail: Option<String>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        hook: Option<String>,
    },
    /// The answer to `invite`. The club keeps a hash of the invitation alone, and cannot send it again.
    Invited {
        invite: String,
        role: Role,
        uses: u32,
        /// The moment at which it ends, in seconds of UNIX time.
        ends: i64,
    },
    /// A message of another version, which is ignored.
    #[serde(other)]
    Unknown,
}

impl RefereeMessage {
    /// The number of the viewer's messages that it counts as; none if it changes no view.
    pub fn number(&self) -> Option<u64> {
        match self {
            Self::Game(game) => Some(game.n),
            Self::Step(step) => Some(step.n),
            Self::Back(back) => Some(back.n),
            _ => None,
        }
    }
}
