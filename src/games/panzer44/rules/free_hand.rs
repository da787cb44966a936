//! The free hand: with the referee out people place and change counters and marks as they like. Called back, he looks
//! the position through before he judges again.

use super::{
    conduct::Referee,
    counter::{Counter, Place},
    event::Event,
    irregular, marking,
    phase::Phase,
    position::Public,
    rulebook::Rulebook,
    set_up,
    table_command::{Command, Gone},
};
use crate::engine::{board::Hex, counters::Word, orders::Refusal};

/// Phases that the clock can be set to: a set-up of a side that has one, and the plot with which a turn begins. What
/// is plotted holds for the rest of the turn, so the clock is never set into its midst.
pub fn phases(rulebook: &Rulebook) -> impl Iterator<Item = Phase> + '_ {
    let sets_up = |phase: &Phase| *phase == Phase::Plot || phase.side(&rulebook.scenario).is_some();
    [Phase::FirstSetUp, Phase::SecondSetUp, Phase::Plot].into_iter().filter(sets_up)
}

/// The carriers in its hex that a unit can be put into.
pub fn free_carriers<'a>(
    rulebook: &'a Rulebook,
    public: &'a Public,
    unit: &'a Counter,
) -> impl Iterator<Item = &'a Counter> {
    let stack = unit.hex().into_iter().flat_map(|hex| public.stack(hex));
    stack.filter(move |carrier| can_carry(rulebook, public, carrier, unit).is_ok())
}

fn can_carry(rulebook: &Rulebook, public: &Public, carrier: &Counter, unit: &Counter) -> Result<(), String> {
    let fits = rulebook.kind(carrier).carrier && rulebook.kind(unit).can_be_carried();
    if !fits || carrier.side != unit.side || carrier.hex().is_none() {
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
    if let Some(decision) = &public.owed {
        let why = format!("first the {} player must decide on opportunity fire", decision.side());
        return Err(Refusal::of_table(why));
    }
    if !public.hits.is_empty() || !public.bolting.is_empty() || public.run.is_some() {
        return Err(Refusal::of_table(
            "what has been thrown must be carried out before the referee goes out",
        ));
    }
    if public.plotted[0] != public.plotted[1] {
        return Err(Refusal::of_table(
            "both sides must have plotted, or neither, before the referee goes out",
        ));
    }
    if let Some(unit) = public.moving {
        referee.say(Event::Finished { unit });
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
        Command::Change { unit, pinned, will_panic, disruption } => {
            find(referee, *unit)?;
            if *disruption > 3 {
                return Err(Refusal::of_table("a unit is disrupted to D3 at most"));
            }
            let (unit, pinned, will_panic) = (*unit, *pinned, *will_panic);
            referee.say(Event::ConditionSet { unit, pinned, will_panic, disruption: *disruption });
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
    referee.say(Event::Placed { units: moved, place });
    Ok(())
}

/// Whoever is put into a hex that counts is the last in it (16.2).
fn place(referee: &mut Referee, units: &[Word], hex: Hex) -> Result<(), Refusal> {
    is_on_board(referee, hex)?;
    put(referee, units, Place::Map(hex))?;
    if let Some(unit) = units.first() {
        referee.hold(*unit, hex);
    }
    Ok(())
}

fn load(referee: &mut Referee, unit: Word, carrier: Word) -> Result<(), Refusal> {
    let (passenger, vehicle) = (find(referee, unit)?, find(referee, carrier)?);
    can_carry(referee.rulebook, referee.public(), vehicle, passenger).map_err(Refusal::of_table)?;
    referee.say(Event::Placed { units: vec![unit], place: Place::Aboard(carrier) });
    Ok(())
}

/// Back to where they wait in the scenario, to be set up or to come.
fn to_box(referee: &mut Referee, units: &[Word]) -> Result<(), Refusal> {
    let mut places = Vec::new();
    for unit in units {
        places.push((*unit, box_of(referee, units, *unit)?));
    }
    for (unit, place) in places {
        referee.say(Event::Placed { units: vec![unit], place });
    }
    Ok(())
}

fn box_of(referee: &Referee, units: &[Word], unit: Word) -> Result<Place, Refusal> {
    find(referee, unit)?;
    let passenger = referee.public().passenger(unit).filter(|it| !units.contains(&it.id));
    match set_up::origin(referee.rulebook, unit) {
        Some(Place::SetUp(_)) if passenger.is_some() => {
            Err(Refusal::of_table(format!("first take out who sits in {unit}")))
        }
        Some(place @ (Place::SetUp(_) | Place::Due(_))) => Ok(place),
        Some(Place::Aboard(carrier)) if units.contains(&carrier) => {
            match referee.public().passenger(carrier).filter(|other| other.id != unit) {
                Some(_) => Err(Refusal::of_table(format!("first take out who sits in {carrier}"))),
                None => Ok(Place::Aboard(carrier)),
            }
        }
        _ => Err(Refusal::of_table(format!("{unit} does not wait for anything in this scenario"))),
    }
}

fn clock(referee: &mut Referee, turn: u8, phase: Phase) -> Result<(), Refusal> {
    let rulebook = referee.rulebook;
    if !phases(rulebook).any(|other| other == phase) {
        return Err(Refusal::of_table("the clock can be set to a set-up or to the plot of a turn"));
    }
    let (first, last) = (rulebook.scenario.first_turn, rulebook.scenario.last_turn);
    // Before the first turn there is only the set-up.
    let turns = if phase.is_set_up() { first - 1..=first - 1 } else { first..=last };
    if !turns.contains(&turn) {
        let why = format!("the clock goes from turn {first} to turn {last}; the set-up is before them");
        return Err(Refusal::of_table(why));
    }
    referee.say(Event::ClockSet { turn, phase });
    Ok(())
}
