//! Commands of the table: what people may do beside the orders that the rules know.

use super::{
    Platoon, Rules,
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

/// Carries out a command: it is refused, and nothing has changed, or events tell what happened.
///
/// # Errors
/// The game is over, or the table does not allow it now.
pub(super) fn command(world: &mut World, command: &Command) -> Result<Vec<Event>, Refusal> {
    let rulebook = Arc::clone(&world.resource::<Rules>().0);
    let mut position = world.resource_mut::<Position>();
    let mut events = Vec::new();
    let wish = match *command {
        Command::OfferEnd { side } => EndWish::Offer(side),
        Command::AnswerOffer { side, accept } => EndWish::Answer { side, accept },
        Command::Resign { side } => EndWish::Resign(side),
    };
    say(&mut Referee::new(&rulebook, &mut position, &mut events), wish)?;
    let phase = position.public.phase;
    // The game may have ended: no phase is opened or closed by that.
    if *world.resource::<State<Phase>>().get() != phase {
        world.insert_resource(State::new(phase));
        world.insert_resource(NextState::<Phase>::Unchanged);
    }
    mirror::<Platoon>(world);
    world.resource_mut::<Desk<Platoon>>().events.clear();
    Ok(events)
}

/// Ends the game before its time, or speaks of it.
fn say(referee: &mut Referee, wish: EndWish<Side>) -> Result<(), Refusal> {
    if referee.public().phase == Phase::Over {
        return Err(Refusal { case: "table".to_owned(), why: "the game is over".to_owned() });
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
