//! The free hand: with the referee out people place and change counters and marks as they like. Called back, he looks
//! the position through before he judges again.

use super::{
    conduct::Referee,
    counter::{Counter, Place},
    event::Event,
    irregular, marking,
    phase::{Phase, Segment},
    position::Public,
    rulebook::Rulebook,
    set_up,
    table_command::{Command, Gone},
};
use crate::engine::{board::Hex, counters::Word, orders::Refusal};

/// With what a game turn begins: the clock is set there, and not into the midst of a turn, where it would have to be known
/// what was done in it already.
const BEGINS: Phase = Phase::First(Segment::Start);

/// Phases that the clock can be set to: a set-up of a side that has one, and the start of a turn.
pub fn phases(rulebook: &Rulebook) -> impl Iterator<Item = Phase> + '_ {
    let sets_up = |phase: &Phase| *phase == BEGINS || phase.side(&rulebook.scenario).is_some();
    [Phase::FirstSetUp, Phase::SecondSetUp, BEGINS].into_iter().filter(sets_up)
}

/// Whether a scenario can begin with a position, as far as its clock goes.
pub fn begins_a_turn(public: &Public) -> bool {
    public.phase == BEGINS
}

/// The carriers in its hex that a unit can be put into.
pub fn free_carriers<'a>(
    rulebook: &'a Rulebook,
    public: &'a Public,
    unit: &'a Counter,
) -> impl Iterator<Item = &'a Counter> {
    let stack = unit.hex().into_iter().flat_map(|hex| public.in_hex(hex));
    stack.filter(move |carrier| can_carry(rulebook, public, carrier, unit).is_ok())
}

fn can_carry(rulebook: &Rulebook, public: &Public, carrier: &Counter, unit: &Counter) -> Result<(), String> {
    let fits = rulebook.kind(carrier).can_carry(rulebook.kind(unit));
    let rides = public.passenger(unit.id).is_some();
    if !fits || rides || carrier.side != unit.side || carrier.hex().is_none() {
        return Err(format!("{} cannot be loaded in {}", unit.id, carrier.id));
    }
    match public.passenger(carrier.id) {
        Some(passenger) => Err(format!("{} is loaded in {} already", passenger.id, carrier.id)),
        None => Ok(()),
    }
}

/// The referee goes out, when nothing waits to be finished.
pub(super) fn send_out(referee: &mut Referee) -> Result<(), Refusal> {
    let public = referee.public();
    if public.table.referee_off {
        return Err(Refusal::of_table("the referee is out already"));
    }
    if referee.rulebook.options.hidden_units {
        return Err(Refusal::of_table("with hidden units he stays: who places by hand would see them all"));
    }
    if let Some(decision) = &public.owed {
        let why = format!(
            "first the {} player must fire at the unit that has entered, or let it pass",
            decision.side()
        );
        return Err(Refusal::of_table(why));
    }
    referee.say(Event::RefereeSwitched { on: false });
    Ok(())
}

/// The referee comes back, if the position is one that can be. Markers that lie where they mean nothing he takes off.
pub(super) fn call_back(referee: &mut Referee) -> Result<(), Refusal> {
    if !referee.public().table.referee_off {
        return Err(Refusal::of_table("the referee is here already"));
    }
    let findings = irregular::findings(referee.rulebook, referee.public());
    if !findings.impossible.is_empty() {
        return Err(Refusal::of_table(findings.impossible_in_words()));
    }
    let public = referee.public();
    let idle =
        |counter: &&Counter| counter.condition.marker.is_some() && public.passenger(counter.id).is_none();
    let idle: Vec<Word> = public.counters.iter().filter(idle).map(|counter| counter.id).collect();
    for carrier in idle {
        referee.say(Event::Marked { carrier, marker: None });
    }
    referee.lose_sight();
    referee.say(Event::RefereeSwitched { on: true });
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
        Command::Load { unit, carrier } => load(referee, *unit, *carrier),
        Command::ToBox { units } => to_box(referee, units),
        Command::TakeOff { units, gone } => {
            let place = match gone {
                Gone::Destroyed => Place::Destroyed,
                Gone::Exited => Place::Exited,
            };
            put(referee, units, place)
        }
        Command::Change { unit, inverted, dispersed, spotted } => {
            let counter = find(referee, *unit)?;
            if counter.hex().is_none() {
                return Err(Refusal::of_table(format!("{unit} is not on the map")));
            }
            let (unit, inverted, dispersed, spotted) = (*unit, *inverted, *dispersed, *spotted);
            referee.say(Event::ConditionSet { unit, inverted, dispersed, spotted });
            Ok(())
        }
        Command::Mark { marking, hex } => marking::mark(referee, *marking, *hex),
        Command::Clock { turn, phase } => clock(referee, *turn, *phase),
        _ => Err(Refusal::of_table("that is nothing that can be done by hand")),
    }
}

fn find<'a>(referee: &'a Referee, unit: Word) -> Result<&'a Counter, Refusal> {
    referee.public().find(unit).ok_or_else(|| Refusal::of_table(format!("there is no counter {unit}")))
}

pub(super) fn is_on_board(referee: &Referee, hex: Hex) -> Result<(), Refusal> {
    if referee.rulebook.board.contains(hex) {
        Ok(())
    } else {
        Err(Refusal::of_table(format!("{hex} is off the map")))
    }
}

/// Who sits in one of those who are put into a hex stays aboard; where nobody can be carried, he goes along.
fn put(referee: &mut Referee, units: &[Word], place: Place) -> Result<(), Refusal> {
    let mut moved = Vec::new();
    for unit in units {
        let counter = find(referee, *unit)?;
        if counter.place == Place::OffBoard {
            return Err(Refusal::of_table(format!("{unit} stays beside the map for the whole game")));
        }
        let rides = counter.carrier().is_some_and(|carrier| units.contains(&carrier));
        if !rides && !moved.contains(unit) {
            moved.push(*unit);
        }
    }
    if moved.is_empty() {
        return Err(Refusal::of_table("no counter is named"));
    }
    if matches!(place, Place::Destroyed | Place::Exited) {
        let aboard = |unit: &Word| referee.public().passenger(*unit).map(|counter| counter.id);
        let aboard: Vec<Word> = moved.iter().filter_map(aboard).collect();
        moved.splice(0..0, aboard);
    }
    referee.say(Event::PutByHand { units: moved, place });
    Ok(())
}

/// Whoever is put into a hex that counts is the last in it (20.2).
fn place(referee: &mut Referee, units: &[Word], hex: Hex) -> Result<(), Refusal> {
    is_on_board(referee, hex)?;
    put(referee, units, Place::Map(hex))?;
    let side = units.first().and_then(|unit| referee.public().find(*unit)).map(|counter| counter.side);
    if let Some(side) = side {
        referee.hold(side, hex);
    }
    Ok(())
}

fn load(referee: &mut Referee, unit: Word, carrier: Word) -> Result<(), Refusal> {
    let (passenger, vehicle) = (find(referee, unit)?, find(referee, carrier)?);
    can_carry(referee.rulebook, referee.public(), vehicle, passenger).map_err(Refusal::of_table)?;
    referee.say(Event::PutByHand { units: vec![unit], place: Place::Aboard(carrier) });
    Ok(())
}

/// Back to where they wait in the scenario, to be set up or to come; who rides in one of them stays aboard.
fn to_box(referee: &mut Referee, units: &[Word]) -> Result<(), Refusal> {
    let mut places = Vec::new();
    for unit in units {
        let counter = find(referee, *unit)?;
        if counter.carrier().is_some_and(|carrier| units.contains(&carrier)) {
            continue;
        }
        match set_up::origin(referee.rulebook, *unit) {
            Some(place @ (Place::SetUp(_) | Place::Due(_))) => places.push((*unit, place)),
            _ => {
                return Err(Refusal::of_table(format!("{unit} does not wait for anything in this scenario")));
            }
        }
    }
    for (unit, place) in places {
        referee.say(Event::PutByHand { units: vec![unit], place });
    }
    Ok(())
}

fn clock(referee: &mut Referee, turn: u8, phase: Phase) -> Result<(), Refusal> {
    let rulebook = referee.rulebook;
    if !phases(rulebook).any(|other| other == phase) {
        return Err(Refusal::of_table("the clock can be set to a set-up or to the start of a turn"));
    }
    let (first, last) = (rulebook.scenario.first_turn, rulebook.scenario.last_turn);
    // Before the first turn there is only the set-up.
    let before = first.saturating_sub(1);
    let turns = if phase.is_set_up() { before..=before } else { first..=last };
    if !turns.contains(&turn) {
        let why = format!("the clock goes from turn {first} to turn {last}; the set-up is before them");
        return Err(Refusal::of_table(why));
    }
    referee.say(Event::ClockSet { turn, phase });
    Ok(())
}
