//! A bench: one running game, with the true position and, for each viewer, the view that was sent last.
//!
//! A bench asks no clock and starts no thread: the moment of each message is given to it, and the same messages give the
//! same game.

mod asking;
mod catching_up;
mod claiming;
mod computer;
mod delaying;
mod desk;
mod dragging;
mod feeding;
mod file_views;
mod hearing;
mod judging;
mod keeping;
mod kept_json;
mod kept_text;
mod moment;
mod opening;
mod refusals;
mod taking_back;
mod ticking;
mod timing;

use super::{
    Hints, Played,
    clock::ClockTerms,
    delay::DelayTerms,
    dice_proof::DiceProof,
    feed::RefereeFeed,
    store::StoreFault,
    wire::{Head, RefereeMessage},
};
use crate::{
    engine::orders::{Header, Position, Scratch},
    play::players::Seated,
};
use delaying::Behind;
use desk::Desk;
pub use file_views::{FileView, views_of_file};
pub use kept_text::kept_clocks;
use moment::Moment;
use refusals::Refusals;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::sync::Arc;
use thiserror::Error;
use timing::Timing;

/// The player of a seat that a person has, as the first line of a game file states it.
pub const PERSON: &str = "human";

/// A viewer of a game, or many at the same place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reader {
    /// The player of this seat, 0 or 1.
    Seat(usize),
    /// All spectators.
    Spectators,
}

impl Reader {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Seat(0), Self::Seat(1), Self::Spectators];

    /// The number of its desk.
    fn number(self) -> usize {
        match self {
            Self::Seat(seat) => seat.min(1),
            Self::Spectators => 2,
        }
    }
}

/// The receiver of a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum To {
    /// The line from which the message came that is answered.
    Sender,
    /// Every line of this viewer.
    Reader(Reader),
}

/// A message to be sent.
#[derive(Clone, Debug, PartialEq)]
pub struct Outgoing {
    pub to: To,
    pub message: RefereeMessage,
}

impl Outgoing {
    fn answer(message: RefereeMessage) -> Self {
        Self { to: To::Sender, message }
    }
}

/// The result of a turn of a computer player.
#[derive(Clone, Debug, PartialEq)]
pub struct ComputerTurn {
    /// The messages to be sent.
    pub outgoing: Vec<Outgoing>,
    /// Whether the game has gone on: by the order, or because another process had gone on in it. If not, there was no turn
    /// to play, or the store refuses: a repetition at once would change nothing.
    pub has_gone_on: bool,
}

/// When an order may be taken back. Nothing is ever taken back past a roll, a revealed secret or the end of a turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Takebacks {
    /// The own last order, as long as the other side has given none since.
    Free,
    /// Everything that the other player agrees to.
    #[default]
    Ask,
    None,
}

/// The agreements of a game that its file does not have. The store keeps them with the game.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Terms {
    pub takebacks: Takebacks,
    /// Whether the players' tables may show hints; a game that was kept before this could be agreed on allows them.
    #[serde(default)]
    pub hints: Hints,
    /// The effort of computer players; 1 is their own standard.
    pub effort: f32,
    /// The clocks; a game that was kept before there were clocks has none.
    #[serde(default)]
    pub clock: ClockTerms,
    /// The delay of spectators; in a game that was kept before there were delays they see it as it is.
    #[serde(default, skip_serializing_if = "DelayTerms::is_none")]
    pub delay: DelayTerms,
    /// The proof of the dice, whose seed the game then has; it is sent when the game is over. None if the keeper of the
    /// server chose the seed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub proof: Option<DiceProof>,
}

impl Default for Terms {
    fn default() -> Self {
        Self {
            takebacks: Takebacks::default(),
            hints: Hints::default(),
            effort: 1.0,
            clock: ClockTerms::None,
            delay: DelayTerms::None,
            proof: None,
        }
    }
}

/// The questions of a seat that the other player has not answered.
#[derive(Clone, Copy, Debug, Default)]
struct Asking {
    takeback: bool,
    pause: bool,
}

/// The reason why a game cannot be held, for the keeper of the server.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum BenchFault {
    #[error("there is no game {0}")]
    Missing(String),
    #[error(transparent)]
    Store(#[from] StoreFault),
    /// A line cannot be read, or the rules now judge it differently.
    #[error("the game {game} cannot be opened: {why}")]
    Damaged { game: String, why: String },
}

/// A running game.
pub struct Bench<G: Played> {
    id: String,
    rulebook: Arc<G::Rulebook>,
    header: Header<G::Options>,
    head: Head,
    terms: Terms,
    /// A world in which orders are judged before they are kept.
    scratch: Scratch<G>,
    position: Position<G>,
    /// The number of the last line or takeback.
    line: u64,
    /// The number of the last line in force.
    in_force: u64,
    /// The number of orders in force.
    orders: usize,
    /// The desks of both seats, then that of the spectators.
    desks: [Desk; 3],
    /// The lines that spectators have not seen yet.
    behind: Behind<G>,
    /// The positions to which orders can be taken back.
    moments: Vec<Moment<G>>,
    /// The lines since a position was kept.
    since_stand: usize,
    /// Whether the numbers of the viewers no longer follow from the lines: the next line is kept with a position.
    needs_stand: bool,
    refusals: [Refusals; 2],
    /// The open questions of each seat, as long as no order has been given since.
    asking: [Asking; 2],
    /// Its clocks, and what is known beside them.
    timing: Timing,
    /// The messages to viewers before the answer to the message that is being heard.
    untold: Vec<Outgoing>,
    /// The computer player of each seat; none for a person.
    computers: [Option<Seated<G>>; 2],
    /// The last fault of the store, for the keeper of the server; none after something was kept.
    fault: Option<StoreFault>,
    /// The feed; none before a line has asked for it.
    feed: Option<RefereeFeed>,
}

impl<G: Played> Bench<G> {
    pub fn rulebook(&self) -> &Arc<G::Rulebook> {
        &self.rulebook
    }

    /// The true position, with all secrets: it is never sent.
    pub fn position(&self) -> &Position<G> {
        &self.position
    }

    /// The number of orders in force.
    pub fn orders(&self) -> usize {
        self.orders
    }

    /// The number of the last message to a viewer that changed the view.
    pub fn number(&self, reader: Reader) -> u64 {
        self.desks[reader.number()].n
    }

    /// Returns the view that a viewer was sent.
    pub fn view(&self, reader: Reader) -> Value {
        self.desks[reader.number()].view()
    }

    /// The hash of the view that a viewer was sent.
    pub fn hash(&self, reader: Reader) -> &str {
        &self.desks[reader.number()].hash
    }

    /// Returns the seats that are waited for.
    pub fn due(&self) -> Vec<usize> {
        let sides = G::awaited(&self.rulebook, &self.position);
        sides.into_iter().map(|side| self.seat_of(side)).collect()
    }

    /// Returns the level of the result; none while the game is running.
    pub fn result(&self) -> Option<String> {
        G::ended(&self.rulebook, &self.position.public).map(|end| end.level)
    }

    /// Returns the seat of the winner; none in a draw, and while the game is running.
    pub fn winner(&self) -> Option<usize> {
        let end = G::ended(&self.rulebook, &self.position.public)?;
        end.winner.map(|side| self.seat_of(side))
    }

    /// The last fault of the store; none if it has kept everything since.
    pub fn fault(&self) -> Option<&StoreFault> {
        self.fault.as_ref()
    }

    /// The seat of the player of a side, or the side of the player in a seat: players may change sides in a game.
    fn seat_of(&self, side: usize) -> usize {
        G::seat_of(&self.position, side.min(1)).min(1)
    }
}
