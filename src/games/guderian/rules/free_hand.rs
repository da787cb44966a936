//! The free hand: with the referee out, people place and change counters as they like, for set-ups and
//! house rules. Called back, he looks the position through before he judges again.

use super::{
    counter::{Motion, Piece, Place},
    event::Event,
    irregular,
    kinds::{Pool, Side},
    markings,
    phase::Phase,
    position::Public,
    referee::Referee,
    supply::SupplyLines,
    table_command::{Command, is_on_board},
    untried::slot,
};
use crate::engine::{board::Hex, counters::Word, orders::Refusal};

/// Phases in which the clock can be set to.
pub const PHASES: [Phase; 11] = [
    Phase::SovietSetUp,
    Phase::FirstInterdiction,
    Phase::SovietMovement,
    Phase::SovietCombat,
    Phase::SovietRecovery,
    Phase::SovietInterdiction,
    Phase::GermanMovement,
    Phase::GermanCombat,
    Phase::GermanMechanized,
    Phase::GermanRecovery,
    Phase::AirInterdiction,
];

/// Why a counter cannot be put on the map any more; none if it can.
pub fn barred(public: &Public, piece: Piece) -> Option<&'static str> {
    let counter = public.counter(piece);
    if counter.place != Place::Gone || counter.side() == Side::German || counter.kind.pool().is_none() {
        return None;
    }
    match counter.unit {
        None => Some("nobody knows any more which division that was: take a new one from the pool"),
        Some(unit) if public.known_out.contains(&unit) => None,
        Some(_) => Some("that division has been shuffled back into the pool"),
    }
}

/// The referee goes out, between battles.
pub(super) fn send_out(referee: &mut Referee) -> Result<(), Refusal> {
    let public = referee.public();
    if public.table.referee_off {
        return Err(Refusal::of_table("the referee is out already"));
    }
    if let Some(decision) = &public.owed {
        let why = format!("first the {} player must {}", decision.side(), decision.what());
        return Err(Refusal::of_table(why));
    }
    if public.battle.is_some() {
        return Err(Refusal::of_table("the battle must be over before the referee goes out"));
    }
    referee.say(Event::RefereeSwitched { on: false });
    Ok(())
}

/// The referee comes back, if the position is one that can be.
pub(super) fn call_back(referee: &mut Referee) -> Result<(), Refusal> {
    if !referee.public().table.referee_off {
        return Err(Refusal::of_table("the referee is here already"));
    }
    let findings = irregular::findings(referee.rulebook, referee.public());
    if !findings.impossible.is_empty() {
        return Err(Refusal::of_table(findings.impossible_in_words()));
    }
    referee.say(Event::RefereeSwitched { on: true });
    let public = referee.public();
    let side = public.phase.side();
    if !public.phase.is_movement() {
        return Ok(());
    }
    // Who has not moved in this phase moves from where he stands now.
    let lines = SupplyLines::new(referee.rulebook, public, side);
    let waits = |piece: Piece| public.counter(piece).condition.motion == Motion::Fresh;
    let fresh: Vec<(Piece, Word, Hex)> = public
        .on_map(side)
        .filter(|(piece, ..)| waits(*piece))
        .map(|(piece, counter, hex)| (piece, counter.id, hex))
        .collect();
    let units = fresh.iter().map(|(_, id, _)| *id).collect();
    let is_out = |piece: Piece| !lines.supplies(referee.rulebook, public, piece);
    let out = fresh.iter().filter(|(piece, ..)| is_out(*piece)).map(|(_, id, _)| *id).collect();
    let is_beyond = |hex: Hex| !lines.commands(hex);
    let beyond = fresh.iter().filter(|(.., hex)| is_beyond(*hex)).map(|(_, id, _)| *id).collect();
    referee.say(Event::Readied { units, out, beyond });
    Ok(())
}

/// A placement or change by hand.
pub(super) fn judge(referee: &mut Referee, command: &Command) -> Result<(), Refusal> {
    if !referee.public().table.referee_off {
        return Err(Refusal::of_table(
            "the referee looks on: send him out before counters are placed by hand",
        ));
    }
    match command {
        Command::Place { units, hex } => place(referee, units, *hex),
        Command::ToArea { units, area } => {
            let pieces = on_hand(referee, units)?;
            let known = referee.rulebook.board.area(area.as_str()).is_some();
            if !known {
                return Err(Refusal::of_table(format!("the map has no area {area}")));
            }
            let units = referee.ids(&pieces);
            referee.say(Event::Placed { units, place: Place::Due { area: *area } });
            Ok(())
        }
        Command::Draw { kind, hex } => draw(referee, kind.pool(), *hex),
        Command::TakeOff { units } => {
            let pieces = find(referee, units)?;
            let units = referee.ids(&pieces);
            referee.say(Event::TakenOff { units });
            Ok(())
        }
        Command::Steps { unit, lost } => steps(referee, *unit, *lost),
        Command::Disrupt { unit, disrupted } => {
            let piece = on_the_map(referee, *unit)?;
            if referee.public().counter(piece).condition.disrupted == *disrupted {
                return Err(Refusal::of_table("it is so already"));
            }
            let units = vec![*unit];
            referee.say(if *disrupted { Event::Disrupted { units } } else { Event::Recovered { units } });
            Ok(())
        }
        Command::Reveal { unit } => reveal(referee, *unit),
        Command::Mark { marking, hex } => markings::mark(referee, *marking, *hex),
        Command::Clock { turn, phase } => clock(referee, *turn, *phase),
        _ => Err(Refusal::of_table("that is nothing that can be done by hand")),
    }
}

fn find(referee: &Referee, units: &[Word]) -> Result<Vec<Piece>, Refusal> {
    if units.is_empty() {
        return Err(Refusal::of_table("no counter is named"));
    }
    let mut pieces = Vec::new();
    for unit in units {
        let piece = referee.public().find(*unit);
        let piece = piece.ok_or_else(|| Refusal::of_table(format!("there is no counter {unit}")))?;
        if !pieces.contains(&piece) {
            pieces.push(piece);
        }
    }
    Ok(pieces)
}

/// Counters that can be put somewhere.
fn on_hand(referee: &Referee, units: &[Word]) -> Result<Vec<Piece>, Refusal> {
    let pieces = find(referee, units)?;
    match pieces.iter().find_map(|piece| barred(referee.public(), *piece)) {
        Some(why) => Err(Refusal::of_table(why)),
        None => Ok(pieces),
    }
}

fn on_the_map(referee: &Referee, unit: Word) -> Result<Piece, Refusal> {
    let piece = find(referee, &[unit])?[0];
    match referee.hex_of(piece) {
        Some(_) => Ok(piece),
        None => Err(Refusal::of_table(format!("{unit} is not on the map"))),
    }
}

/// Whoever is put into a place is the last to pass it.
fn place(referee: &mut Referee, units: &[Word], hex: Hex) -> Result<(), Refusal> {
    is_on_board(referee, hex)?;
    let pieces = on_hand(referee, units)?;
    let units = referee.ids(&pieces);
    referee.say(Event::Placed { units, place: Place::Map(hex) });
    referee.pass(&pieces, &[hex]);
    Ok(())
}

fn draw(referee: &mut Referee, pool: Option<Pool>, hex: Hex) -> Result<(), Refusal> {
    is_on_board(referee, hex)?;
    let pool = pool.ok_or_else(|| Refusal::of_table("only rifle and armoured divisions lie in a pool"))?;
    let number = referee.public().drawn[pool.number()] + 1;
    let unit = slot(pool, number).ok_or_else(|| Refusal::of_table("no more divisions can be drawn"))?;
    if referee.position.secrets.pools[pool.number()].is_empty() {
        return Err(Refusal::of_table("no division is left in the pool"));
    }
    referee.say(Event::Brought { unit, kind: pool.kind(), hex });
    if let Some(piece) = referee.public().find(unit) {
        referee.pass(&[piece], &[hex]);
    }
    Ok(())
}

fn steps(referee: &mut Referee, unit: Word, lost: u8) -> Result<(), Refusal> {
    let piece = find(referee, &[unit])?[0];
    let counter = referee.public().counter(piece);
    let steps = counter.print.map_or(1, |print| referee.rulebook.order_of_battle.record(print).steps());
    if lost >= steps {
        return Err(Refusal::of_table(format!("it has {steps} steps in all: take it off the map instead")));
    }
    if counter.condition.steps_lost == lost {
        return Err(Refusal::of_table("it is so already"));
    }
    referee.say(Event::StepsSet { unit, lost });
    Ok(())
}

fn reveal(referee: &mut Referee, unit: Word) -> Result<(), Refusal> {
    on_the_map(referee, unit)?;
    let division = referee.position.secrets.identity.get(&unit).copied();
    let division = division.ok_or_else(|| Refusal::of_table("it is no untried division"))?;
    referee.say(Event::Revealed { unit, division });
    Ok(())
}

fn clock(referee: &mut Referee, turn: u8, phase: Phase) -> Result<(), Refusal> {
    let scenario = &referee.rulebook.scenario;
    if !PHASES.contains(&phase) {
        return Err(Refusal::of_table("the clock cannot be set to this phase"));
    }
    // Before the first turn there is only what comes before it.
    let first = if matches!(phase, Phase::SovietSetUp | Phase::FirstInterdiction) { 0 } else { 1 };
    if !(first..=scenario.last_turn).contains(&turn) {
        return Err(Refusal::of_table(format!(
            "the clock goes from turn {first} to turn {}",
            scenario.last_turn
        )));
    }
    referee.say(Event::ClockSet { turn, phase });
    Ok(())
}
