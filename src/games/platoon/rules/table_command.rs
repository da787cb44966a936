//! Commands of the table: what people may do beside the orders that the rules know.

use super::{
    conduct::Referee,
    event::Event,
    kinds::Side,
    phase::Phase,
    victory::{outcome, outcome_if_resigned},
};
use crate::engine::orders::{EndSaid, EndWish, Ending, Refusal};
use serde::{Deserialize, Serialize};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Command {
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

/// Ends the game before its time, or speaks of it.
pub(super) fn judge(referee: &mut Referee, command: &Command) -> Result<(), Refusal> {
    let wish = match *command {
        Command::OfferEnd { side } => EndWish::Offer(side),
        Command::AnswerOffer { side, accept } => EndWish::Answer { side, accept },
        Command::Resign { side } => EndWish::Resign(side),
    };
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
