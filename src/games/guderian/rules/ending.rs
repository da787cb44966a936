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
use crate::engine::orders::Refusal;

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

/// How the game ends if both agree now: at the level of the points as they stand.
pub fn outcome_if_agreed(rulebook: &Rulebook, public: &Public) -> Outcome {
    outcome(rulebook, public)
}

/// A game can end by the players' will while the referee looks on.
pub(super) fn may_end(referee: &Referee) -> Result<(), Refusal> {
    if referee.public().table.referee_off {
        return Err(refused("the referee is out: call him back before the game is ended"));
    }
    Ok(())
}

/// A side offers to end the game.
pub(super) fn offer(referee: &mut Referee, side: Side) -> Result<(), Refusal> {
    may_end(referee)?;
    match referee.public().table.offer {
        Some(offered) if offered == side => Err(refused("that has been offered already")),
        // Both have said so.
        Some(_) => {
            agree(referee);
            Ok(())
        }
        None => {
            referee.say(Event::EndOffered { side: Some(side) });
            Ok(())
        }
    }
}

/// A side answers an offer.
pub(super) fn answer(referee: &mut Referee, side: Side, accept: bool) -> Result<(), Refusal> {
    may_end(referee)?;
    match (referee.public().table.offer, accept) {
        (None, _) => Err(refused("nobody has offered to end the game")),
        (Some(offered), true) if offered == side => {
            Err(refused("the other side must agree, not the one that offered it"))
        }
        (Some(_), true) => {
            agree(referee);
            Ok(())
        }
        (Some(_), false) => {
            referee.say(Event::EndOffered { side: None });
            Ok(())
        }
    }
}

fn agree(referee: &mut Referee) {
    let outcome = outcome_if_agreed(referee.rulebook, referee.public());
    end(referee, Ending::Agreed, outcome);
}

/// A side gives the game up.
pub(super) fn resign(referee: &mut Referee, side: Side) {
    let outcome = outcome_if_resigned(referee.rulebook, referee.public(), side);
    end(referee, Ending::Resigned(side), outcome);
}

fn end(referee: &mut Referee, ending: Ending, outcome: Outcome) {
    let turn = referee.public().turn;
    referee.say(Event::BrokenOff { ending });
    referee.say(Event::PhaseOpened { turn, phase: Phase::Over });
    referee.say(Event::Ended { outcome });
}
