//! The story of a game: events as text, for logs and the command line. Events contain only state that both players may
//! know, so any reader may see them.

use crate::{
    engine::{
        board::Hex,
        counters::UnitId,
        orders::{Sequenced, offer_happens},
        wording::signed,
    },
    games::panzer44::rules::{
        Panzer44,
        combat::{Cover, Procedure, chances, results::CombatResult},
        conduct::Decision,
        counter::Place,
        event::{Attacker, DiePurpose, Event, fire_events, hand_events, sequence_events, unit_events},
        kinds::Side,
        phase::Phase,
        plot::Plot,
        rulebook::Rulebook,
        scenario::Scenario,
    },
};

pub fn phase_name(scenario: &Scenario, phase: Phase) -> String {
    let what = Panzer44::sequence().name(phase);
    phase.side(scenario).map_or_else(|| what.to_owned(), |side| format!("{side} {what}"))
}

/// The effect of a result, as text.
pub fn result_name(result: CombatResult) -> String {
    match result {
        CombatResult::Nothing => "no effect".to_owned(),
        CombatResult::Pin => "pinned".to_owned(),
        CombatResult::WillPanic => "will panic next turn".to_owned(),
        CombatResult::Disrupted(4) => "eliminated".to_owned(),
        CombatResult::Disrupted(degree) => format!("disrupted (D{degree})"),
    }
}

/// The steps of an attack in the procedure chart, one line each, with the chance of each result.
pub fn steps(rulebook: &Rulebook, attack: &Procedure) -> Vec<String> {
    let mut lines = vec![format!("class {}, strength {}", attack.fire, attack.strength)];
    lines.push(match attack.range {
        Some(range) => format!("1. range {range}: {}", attack.attenuated),
        None => "1. range has no effect".to_owned(),
    });
    lines.push(match attack.defence {
        Some(defence) => {
            format!("2. minus defence {defence}: superiority {}", signed(attack.superiority))
        }
        None => format!("2. defence has no effect: superiority {}", signed(attack.superiority)),
    });
    lines.push(format!("3. one die, column {}", signed(attack.column)));
    lines.push(match attack.cover {
        Some(cover) => format!("4. the die is reduced by {}{}", cover.total, reasons(&cover)),
        None => "4. terrain has no effect".to_owned(),
    });
    let results = chances(&rulebook.charts, attack)
        .into_iter()
        .map(|(result, dice)| format!("{} {dice}/6", result_name(result)));
    lines.push(format!("5. {}", results.collect::<Vec<_>>().join(", ")));
    lines
}

/// The parts of a reduction.
fn reasons(cover: &Cover) -> String {
    let parts = [("terrain", cover.terrain), ("position", cover.position), ("hexside", cover.hexside)];
    let parts: Vec<String> =
        parts.iter().filter(|(_, less)| *less > 0).map(|(what, less)| format!("{what} {less}")).collect();
    if parts.is_empty() { String::new() } else { format!(" ({})", parts.join(", ")) }
}

/// A plot as players write it.
pub fn plot_words(plot: &Plot) -> String {
    let orders = plot.orders.iter().map(|(unit, task)| format!("{unit} {task}"));
    let barrages =
        plot.barrages.iter().map(|fire| format!("{} at {}, {}", fire.battery, fire.target, fire.pattern));
    let strikes = plot.strikes.iter().map(|hex| format!("aircraft at {hex}"));
    orders.chain(barrages).chain(strikes).collect::<Vec<_>>().join("; ")
}

/// An event as a sentence; none for bookkeeping without interest for readers.
pub fn tell(rulebook: &Rulebook, event: &Event) -> Option<String> {
    sequence(rulebook, event)
        .or_else(|| of_units(rulebook, event))
        .or_else(|| fire(rulebook, event))
        .or_else(|| by_hand(rulebook, event))
}

/// The turn, plots, dice, the ground and the end.
fn sequence(rulebook: &Rulebook, event: &Event) -> Option<String> {
    let named = |hex: &Hex| rulebook.board.hex_name(*hex);
    let told = match event {
        Event::PhaseOpened { turn, phase } => {
            format!("Turn {turn}: {}", phase_name(&rulebook.scenario, *phase))
        }
        // The digits go from 0 to 9, as the last digits of the hexes do (14.1).
        Event::Die { purpose: DiePurpose::PanicDigit(side), roll, .. } => {
            format!("{side} panic digit: {}", roll % 10)
        }
        Event::Die { purpose, roll, .. } => format!("{}: {roll}", die(purpose)),
        Event::Plotted { side } => format!("The {side} player commits a plot"),
        Event::Shown { side, plot } => format!("{side} plot revealed: {}", plot_words(plot)),
        Event::Owed { decision: Some(decision) } => owed(decision),
        Event::EndOffered { side } => offer_happens(*side),
        Event::PlotsFirst { side } => format!("The {side} side plots without waiting for the other"),
        Event::BrokenOff { ending } => ending.happens(),
        Event::Ended { outcome } => {
            let points = if outcome.points.abs() == 1 { "point" } else { "points" };
            format!("The game ends: {}, {} {points}", outcome.level, outcome.points)
        }
        Event::MinesLaid { hex, mines: Some(mines) } => format!("{mines} mines in {}", named(hex)),
        Event::MinesLaid { hex, mines: None } => format!("no mines left in {}", named(hex)),
        Event::Dug { hex, position: true } => format!("an improved position is dug in {}", named(hex)),
        Event::Dug { hex, position: false } => format!("the improved position in {} is removed", named(hex)),
        Event::BridgeBlown { from, to } => format!("the bridge from {from} to {to} is blown"),
        Event::Passed { hex, side } => {
            format!("The {} now hold {}", Side::NAMES[side.number()].people, named(hex))
        }
        Event::Executed { hex, battery: None, spent: false, .. } => {
            format!("the aircraft sent to {} turn back", named(hex))
        }
        Event::HitsApplied
        | Event::FireSpent { .. }
        | Event::Executed { .. }
        | Event::Owed { decision: None }
        | unit_events!()
        | fire_events!()
        | hand_events!() => return None,
    };
    Some(told)
}

/// Attacks and mines.
fn fire(rulebook: &Rulebook, event: &Event) -> Option<String> {
    let told = match event {
        Event::Attacked { by, unit, hex, procedure, row, result, .. } => format!(
            "{} fires at {unit} in {}: column {}, row {}: {}",
            attacker(by),
            rulebook.board.hex_name(*hex),
            signed(procedure.column),
            signed(*row),
            result_name(*result)
        ),
        Event::Mined { unit, hex, mines, leaving, result } => {
            let when = if *leaving { "leaves" } else { "enters" };
            format!("{unit} {when} {mines} mines in {hex}: {}", result_name(*result))
        }
        sequence_events!() | unit_events!() | hand_events!() => return None,
    };
    Some(told)
}

/// An action with the referee off, marked as such.
fn by_hand(rulebook: &Rulebook, event: &Event) -> Option<String> {
    let done = match event {
        Event::RefereeSwitched { on: false } => {
            return Some("The referee is off: counters are placed by hand".to_owned());
        }
        Event::RefereeSwitched { on: true } => return Some("The referee is on again".to_owned()),
        Event::Placed { units, place } => match place {
            Place::Map(hex) => format!("{} to {}", listed(units), rulebook.board.hex_name(*hex)),
            Place::Aboard(carrier) => format!("{} loaded in {carrier}", listed(units)),
            Place::SetUp(_) | Place::Due(_) => format!("{} returned to the box", listed(units)),
            Place::Exited => format!("{} removed from the map", listed(units)),
            Place::Destroyed => format!("{} eliminated", listed(units)),
        },
        Event::ConditionSet { unit, pinned, will_panic, disruption } => {
            let conditions = [(*pinned, "pinned".to_owned()), (*will_panic, "about to panic".to_owned())];
            let disrupted = (*disruption > 0, format!("disrupted (D{disruption})"));
            let all = conditions.into_iter().chain([disrupted]);
            let words: Vec<String> = all.filter(|(holds, _)| *holds).map(|(_, words)| words).collect();
            let words = if words.is_empty() { "in good order".to_owned() } else { words.join(", ") };
            format!("{unit} is {words}")
        }
        Event::WreckSet { hex, wreck: true } => format!("wreck in {hex}"),
        Event::WreckSet { hex, wreck: false } => format!("no wreck in {hex}"),
        Event::BridgeSet { from, to, blown: true } => format!("the bridge from {from} to {to} is blown"),
        Event::BridgeSet { from, to, blown: false } => format!("the bridge from {from} to {to} is intact"),
        Event::ClockSet { turn, phase } => {
            format!("the clock is set to turn {turn}, {}", phase_name(&rulebook.scenario, *phase))
        }
        sequence_events!() | unit_events!() | fire_events!() => return None,
    };
    Some(format!("By hand: {done}"))
}

fn listed(units: &[UnitId]) -> String {
    units.iter().map(UnitId::as_str).collect::<Vec<_>>().join(", ")
}

/// Returns the sentence for an action of units, or for the result of one.
fn of_units(rulebook: &Rulebook, event: &Event) -> Option<String> {
    let named = |hex: &Hex| rulebook.board.hex_name(*hex);
    let told = match event {
        Event::Deployed { unit, hex } => format!("{unit} is set up in {}", named(hex)),
        Event::Boarded { unit, carrier } | Event::Loaded { carrier, passenger: unit } => {
            format!("{unit} loads into {carrier}")
        }
        Event::Suffered { unit, pinned, will_panic, disruption } => {
            let mut parts = Vec::new();
            if *pinned {
                parts.push("pinned".to_owned());
            }
            if *will_panic {
                parts.push("about to panic".to_owned());
            }
            if *disruption > 0 {
                parts.push(format!("disrupted (D{disruption})"));
            }
            format!("{unit} is {}", parts.join(", "))
        }
        Event::Destroyed { unit, wreck: Some(hex) } => {
            format!("{unit} is eliminated: wreck in {}", named(hex))
        }
        Event::Destroyed { unit, wreck: None } => format!("{unit} is eliminated"),
        Event::Moved { unit, hex, left } => format!("{unit} moves to {} ({left} MP left)", named(hex)),
        Event::Exited { unit } => format!("{unit} exits the map"),
        Event::Unloaded { unit, hex } => format!("{unit} unloads in {}", named(hex)),
        Event::Worked { unit, work: Some(work) } => format!("{unit} works on {}", work.at),
        Event::Panicked { units } => format!("Panic: {}", listed(units)),
        Event::PinsRemoved { units } => format!("No longer pinned: {}", listed(units)),
        Event::Recovered { unit } => format!("{unit} recovers"),
        Event::Worked { work: None, .. }
        | Event::Finished { .. }
        | Event::Fired { .. }
        | Event::Bolting { .. }
        | sequence_events!()
        | fire_events!()
        | hand_events!() => return None,
    };
    Some(told)
}

fn attacker(by: &Attacker) -> String {
    match by {
        Attacker::Unit(unit) | Attacker::Battery(_, unit) => unit.to_string(),
        Attacker::Air(side) => format!("{side} aircraft"),
    }
}

/// The pending decision.
pub fn owed(decision: &Decision) -> String {
    match decision {
        Decision::Opportunity { side, unit, hex } => {
            format!("The {side} player may fire at {unit} in {hex}, or hold fire")
        }
    }
}

fn die(purpose: &DiePurpose) -> String {
    match purpose {
        DiePurpose::PanicDigit(side) => format!("{side} panic digit"),
        DiePurpose::Panic(unit) => format!("{unit}, panic"),
        DiePurpose::Attack(unit) => format!("Attack on {unit}"),
        DiePurpose::Mines(unit) => format!("Mines under {unit}"),
        DiePurpose::Bolt(unit) => format!("{unit} may bolt"),
        DiePurpose::BoltWay(unit) => format!("{unit} runs"),
        DiePurpose::Recovery(unit) => format!("{unit} tries to recover"),
        DiePurpose::Demolition(unit) => format!("{unit} tries to blow the bridge"),
        DiePurpose::Sortie(hex) => format!("Aircraft for {hex}"),
    }
}
