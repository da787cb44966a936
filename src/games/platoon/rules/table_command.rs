//! Commands of the table: what people may do beside the orders that the rules know.

use super::{
    conduct::Referee,
    event::Event,
    free_hand,
    kinds::Side,
    marking::Marking,
    phase::Phase,
    victory::{outcome, outcome_if_resigned},
};
use crate::engine::{
    board::Hex,
    counters::Word,
    orders::{EndSaid, EndWish, Ending, Refusal},
};
use serde::{Deserialize, Serialize};

pub use crate::engine::orders::Gone;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Command {
    /// Send the referee out, or call him back.
    Referee {
        /// Whether he judges.
        on: bool,
    },
    /// Put counters into a hex, wherever they were.
    Place {
        units: Vec<Word>,
        hex: Hex,
    },
    Load {
        unit: Word,
        carrier: Word,
    },
    /// Let counters wait where the scenario has them wait, to be set up or to come.
    ToBox {
        units: Vec<Word>,
    },
    TakeOff {
        units: Vec<Word>,
        /// As what they count.
        gone: Gone,
    },
    /// Set what holds of a counter (2.5).
    Change {
        unit: Word,
        inverted: bool,
        dispersed: bool,
        spotted: bool,
    },
    /// Set a mark in a hex, or take it off where it lies.
    Mark {
        marking: Marking,
        hex: Hex,
    },
    Clock {
        turn: u8,
        phase: Phase,
    },
    /// Offer to end the game as it stands.
    OfferEnd {
        /// Who offers.
        side: Side,
    },
    /// Answer the offer of the other side, or take one's own back.
    AnswerOffer {
        side: Side,
        accept: bool,
    },
    Resign {
        side: Side,
    },
}

impl From<EndWish<usize>> for Command {
    fn from(wish: EndWish<usize>) -> Self {
        match wish {
            EndWish::Resign(side) => Self::Resign { side: Side::BOTH[side] },
            EndWish::Offer(side) => Self::OfferEnd { side: Side::BOTH[side] },
            EndWish::Answer { side, accept } => Self::AnswerOffer { side: Side::BOTH[side], accept },
        }
    }
}

/// Ends the game before its time or speaks of it, sends the referee out, or does something by hand.
pub(super) fn judge(referee: &mut Referee, command: &Command) -> Result<(), Refusal> {
    let wish = match *command {
        Command::Referee { on: false } => return free_hand::send_out(referee),
        Command::Referee { on: true } => return free_hand::call_back(referee),
        Command::OfferEnd { side } => EndWish::Offer(side),
        Command::AnswerOffer { side, accept } => EndWish::Answer { side, accept },
        Command::Resign { side } => EndWish::Resign(side),
        _ => return free_hand::judge(referee, command),
    };
    if referee.public().table.referee_off {
        return Err(Refusal::of_table("first call the referee back"));
    }
    match wish.judged(referee.public().table.offer)? {
        EndSaid::Offered(side) => referee.say(Event::EndOffered { side }),
        EndSaid::Over(ending) => end(referee, ending),
    }
    Ok(())
}

fn end(referee: &mut Referee, ending: Ending<Side>) {
    let (rulebook, public) = (referee.rulebook, referee.public());
    let outcome = match ending {
        Ending::Resigned(side) => outcome_if_resigned(rulebook, public, side),
        Ending::Agreed => outcome(rulebook, public),
    };
    let turn = public.turn;
    referee.say(Event::BrokenOff { ending });
    referee.say(Event::PhaseOpened { turn, phase: Phase::Over });
    referee.say(Event::Ended { outcome });
}
