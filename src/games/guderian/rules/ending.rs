//! Games that are not played out: resigning, and agreeing to end.

use super::{
    event::Event,
    kinds::Side,
    phase::Phase,
    position::{Outcome, Public},
    referee::Referee,
    rulebook::Rulebook,
    table_state::Ending,
    victory::outcome,
};
use crate::engine::orders::{EndSaid, EndWish, Refusal};

/// How the game ends if a side gives it up now.
pub fn outcome_if_resigned(rulebook: &Rulebook, public: &Public, side: Side) -> Outcome {
    let levels = rulebook.scenario.victory.levels.iter();
    let levels = levels.map(|level| (level.name.as_str(), Some(level.winner)));
    outcome(rulebook, public).resigned(Side::German, side, levels)
}

/// A game can end by the players' will while the referee looks on.
fn may_end(referee: &Referee) -> Result<(), Refusal> {
    if referee.public().table.referee_off {
        return Err(Refusal::of_table("the referee is out: call him back before the game is ended"));
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
