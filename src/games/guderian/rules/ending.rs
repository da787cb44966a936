//! Games that are not played out: resigning, and agreeing to end.

use super::{
    event::Event,
    kinds::Side,
    phase::Phase,
    position::{Outcome, Public},
    referee::Referee,
    rulebook::Rulebook,
    table_command::refused,
    table_state::Ending,
    victory::outcome,
};
use crate::engine::orders::{EndSaid, EndWish, Refusal};

/// How the game ends if a side gives it up now: at the level of the points as they stand, but at
/// least at the lowest level with which the other side wins.
pub fn outcome_if_resigned(rulebook: &Rulebook, public: &Public, side: Side) -> Outcome {
    let standing = outcome(rulebook, public);
    let winner = side.enemy();
    if standing.winner == Some(winner) {
        return standing;
    }
    let mut won = rulebook.scenario.victory.levels.iter().filter(|level| level.winner == winner);
    // Levels are sorted from the best Soviet one to the best German one.
    let least = if winner == Side::German { won.next() } else { won.next_back() };
    let level = least.map_or(standing.level, |level| level.name.clone());
    Outcome { points: standing.points, level, winner: Some(winner) }
}

/// A game can end by the players' will while the referee looks on.
fn may_end(referee: &Referee) -> Result<(), Refusal> {
    if referee.public().table.referee_off {
        return Err(refused("the referee is out: call him back before the game is ended"));
    }
    Ok(())
}

/// A side gives the game up, offers to end it, or answers an offer.
pub(super) fn say(referee: &mut Referee, wish: EndWish<Side>) -> Result<(), Refusal> {
    may_end(referee)?;
    let (rulebook, public) = (referee.rulebook, referee.public());
    match wish.judged(public.table.offer)? {
        EndSaid::Offered(side) => referee.say(Event::EndOffered { side }),
        EndSaid::Over(ending) => {
            let outcome = match ending {
                Ending::Resigned(side) => outcome_if_resigned(rulebook, public, side),
                Ending::Agreed => outcome(rulebook, public),
            };
            end(referee, ending, outcome);
        }
    }
    Ok(())
}

fn end(referee: &mut Referee, ending: Ending, outcome: Outcome) {
    let turn = referee.public().turn;
    referee.say(Event::BrokenOff { ending });
    referee.say(Event::PhaseOpened { turn, phase: Phase::Over });
    referee.say(Event::Ended { outcome });
}
