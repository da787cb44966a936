//! Commands of the table, judged in the same manner in every game.

use super::asked::{AtTable, FreeHand, TableWish};
use crate::engine::{
    board::Hex,
    orders::{EndSaid, EndWish, HandWish, Referee, Refusal},
    text::t,
};

/// Carries out a command of the table.
///
/// # Errors
/// It is not possible now; nothing has changed.
pub fn judge_at_table<G: FreeHand>(
    referee: &mut Referee<'_, G>,
    command: &G::Command,
) -> Result<(), Refusal> {
    let wish = G::asked(command);
    match wish {
        Some(TableWish::Hand(HandWish::Referee { on: false })) => send_out(referee),
        Some(TableWish::Hand(HandWish::Referee { on: true })) => call_back(referee),
        Some(TableWish::End(wish)) => say(referee, wish),
        wish => {
            let whenever = if wish.is_none() { G::whenever(referee, command) } else { None };
            whenever.unwrap_or_else(|| by_hand(referee, command, wish))
        }
    }
}

fn by_hand<G: FreeHand>(
    referee: &mut Referee<'_, G>,
    command: &G::Command,
    wish: Option<TableWish<'_, G>>,
) -> Result<(), Refusal> {
    if !G::is_free_hand(referee.public()) {
        return Err(Refusal::of_table(t!("hand-referee-is-on")));
    }
    match wish {
        Some(TableWish::Hand(HandWish::Place { units, hex })) => {
            is_on_board(referee, hex)?;
            G::place(referee, units, hex)
        }
        Some(TableWish::Mark(mark, hex)) => {
            is_on_board(referee, hex)?;
            G::mark(referee, mark, hex)
        }
        Some(TableWish::Clock(turn, phase)) => clock(referee, turn, phase),
        _ => G::change(referee, command),
    }
}

/// Refuses a hex that is off the map.
///
/// # Errors
/// The hex is off the map.
pub fn is_on_board<G: FreeHand>(referee: &Referee<'_, G>, hex: Hex) -> Result<(), Refusal> {
    if G::board(referee.rulebook).contains(hex) {
        Ok(())
    } else {
        Err(Refusal::of_table(t!("hand-off-map", hex = hex)))
    }
}

fn send_out<G: FreeHand>(referee: &mut Referee<'_, G>) -> Result<(), Refusal> {
    if G::is_free_hand(referee.public()) {
        return Err(Refusal::of_table(t!("hand-already-off")));
    }
    if let Some(why) = G::keeps_referee(referee.rulebook, referee.public()) {
        return Err(Refusal::of_table(why));
    }
    G::goes_out(referee);
    referee.say(G::event_of(AtTable::RefereeSwitched { on: false }));
    Ok(())
}

/// Switches the referee on again, if the position is possible.
fn call_back<G: FreeHand>(referee: &mut Referee<'_, G>) -> Result<(), Refusal> {
    if !G::is_free_hand(referee.public()) {
        return Err(Refusal::of_table(t!("hand-already-on")));
    }
    let findings = G::findings(referee.rulebook, referee.public());
    if !findings.impossible.is_empty() {
        return Err(Refusal::of_table(findings.impossible_in_words()));
    }
    G::clears_up(referee);
    referee.say(G::event_of(AtTable::RefereeSwitched { on: true }));
    G::comes_back(referee);
    Ok(())
}

fn clock<G: FreeHand>(referee: &mut Referee<'_, G>, turn: u8, phase: G::Phase) -> Result<(), Refusal> {
    let clock = G::clock_goes(referee.rulebook);
    let Some((_, turns)) = clock.into_iter().find(|(other, _)| *other == phase) else {
        return Err(Refusal::of_table(t!("hand-no-clock")));
    };
    if !turns.contains(&turn) {
        let (first, last) = turns.into_inner();
        return Err(Refusal::of_table(match (first, last) {
            (_, 0) => t!("hand-clock-before"),
            (first, last) if first == last => t!("hand-clock-turn", turn = first),
            (first, last) => t!("hand-clock-turns", first = first, last = last),
        }));
    }
    referee.say(G::event_of(AtTable::ClockSet { turn, phase }));
    Ok(())
}

/// Ends the game early, or offers it.
fn say<G: FreeHand>(referee: &mut Referee<'_, G>, wish: EndWish<G::Side>) -> Result<(), Refusal> {
    let public = referee.public();
    if G::is_free_hand(public) {
        return Err(Refusal::of_table(t!("hand-turn-on-to-end")));
    }
    let ending = match wish.judged(G::agreed(public).offer)? {
        EndSaid::Offered(side) => {
            referee.say(G::event_of(AtTable::EndOffered { side }));
            return Ok(());
        }
        EndSaid::Over(ending) => ending,
    };
    let (outcome, turn) = (G::ended_by(referee.rulebook, public, ending), G::turn(public));
    referee.say(G::event_of(AtTable::BrokenOff { ending }));
    if let Some(phase) = G::PHASES.last() {
        referee.say(G::event_of(AtTable::PhaseOpened { turn, phase: *phase }));
    }
    referee.say(G::event_of(AtTable::Ended { outcome }));
    Ok(())
}
