//! Commands of the table: what people may do beside the orders that the rules know.

use super::{
    Panzer44, Rules,
    conduct::Referee,
    event::Event,
    kinds::Side,
    phase::Phase,
    position::Position,
    victory::{outcome, outcome_if_resigned},
};
use crate::engine::orders::{Desk, EndSaid, EndWish, Ending, Refusal, mirror};
use bevy::prelude::*;
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// A command of the table that only this game knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Command {
    /// Offer to end the game as it stands.
    OfferEnd {
        /// Who offers.
        side: Side,
    },
    /// Answer the offer of the other side, or take one's own back.
    AnswerOffer {
        /// Who answers.
        side: Side,
        /// Whether the game ends.
        accept: bool,
    },
    /// Give the game up.
    Resign {
        /// Who.
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

/// Carries out a command: it is refused, and nothing has changed, or events tell what happened.
///
/// # Errors
/// The game is over, or there is nothing to answer.
pub(super) fn command(world: &mut World, command: Command) -> Result<Vec<Event>, Refusal> {
    let wish = match command {
        Command::OfferEnd { side } => EndWish::Offer(side),
        Command::AnswerOffer { side, accept } => EndWish::Answer { side, accept },
        Command::Resign { side } => EndWish::Resign(side),
    };
    let rulebook = Arc::clone(&world.resource::<Rules>().0);
    let mut position = world.resource_mut::<Position>();
    if position.public.phase == Phase::Over {
        return Err(Refusal { case: "table".to_owned(), why: "the game is over".to_owned() });
    }
    let said = wish.judged(position.public.table.offer)?;
    let mut events = Vec::new();
    let mut referee = Referee::new(&rulebook, &mut position, &mut events);
    match said {
        EndSaid::Offered(side) => referee.say(Event::EndOffered { side }),
        EndSaid::Over(ending) => end(&mut referee, ending),
    }
    if matches!(said, EndSaid::Over(_)) {
        // No phase is opened or closed by that.
        world.insert_resource(State::new(Phase::Over));
        world.insert_resource(NextState::<Phase>::Unchanged);
    }
    mirror::<Panzer44>(world);
    world.resource_mut::<Desk<Panzer44>>().events.clear();
    Ok(events)
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
