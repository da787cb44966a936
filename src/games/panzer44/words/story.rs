//! The story of a game: events as texts, for logs, the feed and the command line. Events contain only state that both
//! players may know, so any reader may see them.

use super::terms;
use crate::{
    engine::{
        orders::offer_happens,
        text::{Arg, Ids, Names, Text, id, t, texts},
    },
    games::panzer44::rules::{
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

texts! { "en": ["panzer44-log.ftl"], "de": ["panzer44-log.ftl"] }

/// Makes a sentence of a text: [`Text::shown`] at the table, [`Text::english`] for the command line and the feed.
pub type Say = fn(&Text, &dyn Names) -> String;

/// The name of a phase in the language of the table.
pub fn phase_name(scenario: &Scenario, phase: Phase) -> String {
    phase_text(scenario, phase).plain()
}

/// The name of a phase with that of its side.
pub fn phase_text(scenario: &Scenario, phase: Phase) -> Text {
    match phase.side(scenario) {
        Some(side) => t!("panzer44-log-phase-of-side", side = side, phase = phase_arg(phase)),
        None => t!("panzer44-log-phase", phase = phase_arg(phase)),
    }
}

/// The name of a phase after that of its side.
fn phase_arg(phase: Phase) -> Arg {
    Arg::Name(match phase {
        Phase::FirstSetUp | Phase::SecondSetUp => id!("panzer44-log-phase-set-up"),
        Phase::Plot => id!("panzer44-log-phase-plot"),
        Phase::Panic => id!("panzer44-log-phase-panic"),
        Phase::FirstFire | Phase::SecondFire => id!("panzer44-log-phase-fire"),
        Phase::FirstMovement | Phase::SecondMovement => id!("panzer44-log-phase-movement"),
        Phase::Removal => id!("panzer44-log-phase-removal"),
        Phase::FirstIndirect | Phase::SecondIndirect => id!("panzer44-log-phase-indirect"),
        Phase::Over => id!("panzer44-log-phase-over"),
    })
}

/// The effect of a result, for a text.
pub fn result_arg(result: CombatResult) -> Arg {
    Arg::Name(result_id(result))
}

/// The effect of a result.
pub fn result_text(result: CombatResult) -> Text {
    Text::new(result_id(result), Vec::new())
}

fn result_id(result: CombatResult) -> &'static str {
    match result {
        CombatResult::Nothing => id!("panzer44-log-result-nothing"),
        CombatResult::Pin => id!("panzer44-log-result-pin"),
        CombatResult::WillPanic => id!("panzer44-log-result-panic"),
        CombatResult::Disrupted(0 | 1) => id!("panzer44-log-result-d1"),
        CombatResult::Disrupted(2) => id!("panzer44-log-result-d2"),
        CombatResult::Disrupted(3) => id!("panzer44-log-result-d3"),
        CombatResult::Disrupted(_) => id!("panzer44-log-result-d4"),
    }
}

/// The steps of an attack in the procedure chart, one line each, with the chance of each result.
pub fn steps(rulebook: &Rulebook, attack: &Procedure, say: Say) -> Vec<String> {
    let class = t!("panzer44-log-step-class", fire = terms::fire(attack.fire), strength = attack.strength);
    let range = match attack.range {
        Some(range) => t!("panzer44-log-step-range", range = range, strength = attack.attenuated),
        None => t!("panzer44-log-step-no-range"),
    };
    let superiority = attack.superiority;
    let defence = match attack.defence {
        Some(defence) => t!("panzer44-log-step-defence", defence = defence, superiority = superiority),
        None => t!("panzer44-log-step-no-defence", superiority = superiority),
    };
    let column = t!("panzer44-log-step-column", column = attack.column);
    let cover = attack.cover.as_ref().map_or_else(|| t!("panzer44-log-step-no-cover"), cover_step);
    let chance = |(result, dice): (CombatResult, u8)| {
        say(&t!("panzer44-log-step-chance", result = result_arg(result), dice = dice), &Ids)
    };
    let joined =
        |first: String, second: String| say(&t!("list-middle", first = first, second = second), &Ids);
    let results = chances(&rulebook.charts, attack).into_iter().map(chance).reduce(joined);
    let results = t!("panzer44-log-step-results", results = results.unwrap_or_default());
    [class, range, defence, column, cover, results].iter().map(|line| say(line, &Ids)).collect()
}

/// The step of a reduction, with its parts.
fn cover_step(cover: &Cover) -> Text {
    let parts = match (cover.terrain > 0, cover.position > 0, cover.hexside > 0) {
        (false, false, false) => "none",
        (true, false, false) => "terrain",
        (false, true, false) => "position",
        (false, false, true) => "hexside",
        (true, true, false) => "terrain-position",
        (true, false, true) => "terrain-hexside",
        (false, true, true) => "position-hexside",
        (true, true, true) => "all",
    };
    t!(
        "panzer44-log-step-cover",
        total = cover.total,
        parts = parts,
        terrain = cover.terrain,
        position = cover.position,
        hexside = cover.hexside,
    )
}

/// A plot in English with the ids and letters by which players write it.
fn plot_in_ids(plot: &Plot) -> String {
    let orders = plot.orders.iter().map(|(unit, task)| format!("{unit} {task}"));
    let barrages = plot.barrages.iter().map(|fire| {
        let pattern = terms::pattern(fire.pattern);
        t!("panzer44-log-plot-barrage", battery = fire.battery, hex = fire.target, pattern = pattern)
            .to_string()
    });
    let strikes = plot.strikes.iter().map(|hex| t!("panzer44-log-plot-strike", hex = *hex).to_string());
    orders.chain(barrages).chain(strikes).collect::<Vec<_>>().join("; ")
}

/// An event as a sentence; none for bookkeeping without interest for readers. A revealed plot has ids of units;
/// `plot_words` has one with their names.
pub fn tell(rulebook: &Rulebook, event: &Event) -> Option<Text> {
    sequence(rulebook, event)
        .or_else(|| of_units(event))
        .or_else(|| fire(event))
        .or_else(|| by_hand(rulebook, event))
}

/// The turn, plots, dice, the ground and the end.
fn sequence(rulebook: &Rulebook, event: &Event) -> Option<Text> {
    Some(match event {
        Event::PhaseOpened { turn, phase } => {
            let name = phase_arg(*phase);
            match phase.side(&rulebook.scenario) {
                Some(side) => t!("panzer44-log-turn-of-side", turn = *turn, side = side, phase = name),
                None => t!("panzer44-log-turn", turn = *turn, phase = name),
            }
        }
        Event::Die { purpose, roll, .. } => die(purpose, *roll),
        Event::Plotted { side } => t!("panzer44-log-plotted", side = *side),
        Event::Shown { side, plot } => {
            t!("panzer44-log-plot-revealed", side = *side, orders = plot_in_ids(plot))
        }
        Event::Owed { decision: Some(Decision::Opportunity { side, unit, hex }) } => {
            opportunity(*side, (*unit).into(), hex.to_string().into())
        }
        Event::EndOffered { side } => offer_happens(*side),
        Event::PlotsFirst { side } => t!("panzer44-log-plots-first", side = *side),
        Event::BrokenOff { ending } => ending.happens(),
        Event::Ended { outcome } => {
            t!("panzer44-log-ended", level = outcome.level.as_str(), points = outcome.points)
        }
        Event::MinesLaid { hex, mines: Some(mines) } => {
            t!("panzer44-log-mines-laid", hex = *hex, mines = terms::mines(*mines))
        }
        Event::MinesLaid { hex, mines: None } => t!("panzer44-log-mines-gone", hex = *hex),
        Event::Dug { hex, position: true } => t!("panzer44-log-dug", hex = *hex),
        Event::Dug { hex, position: false } => t!("panzer44-log-filled-in", hex = *hex),
        Event::BridgeBlown { from, to } => {
            t!("panzer44-log-bridge-blown", from = from.to_string(), to = to.to_string())
        }
        Event::Passed { hex, side } => {
            t!("panzer44-log-passed", side = Side::NAMES[side.number()].as_people(), hex = *hex)
        }
        Event::Executed { hex, battery: None, spent: false, .. } => {
            t!("panzer44-log-aircraft-turn-back", hex = *hex)
        }
        Event::HitsApplied
        | Event::FireSpent { .. }
        | Event::Executed { .. }
        | Event::Owed { decision: None }
        | unit_events!()
        | fire_events!()
        | hand_events!() => return None,
    })
}

/// Attacks and mines.
fn fire(event: &Event) -> Option<Text> {
    Some(match event {
        Event::Attacked { by: Attacker::Air(side), unit, hex, procedure, row, result, .. } => t!(
            "panzer44-log-attacked-from-air",
            side = *side,
            unit = *unit,
            hex = *hex,
            column = procedure.column,
            row = *row,
            result = result_arg(*result),
        ),
        Event::Attacked {
            by: Attacker::Unit(by) | Attacker::Battery(_, by),
            unit,
            hex,
            procedure,
            row,
            result,
            ..
        } => t!(
            "panzer44-log-attacked",
            by = *by,
            unit = *unit,
            hex = *hex,
            column = procedure.column,
            row = *row,
            result = result_arg(*result),
        ),
        Event::Mined { unit, hex, mines, leaving, result } => {
            let (mines, hex, result) = (terms::mines(*mines), hex.to_string(), result_arg(*result));
            match leaving {
                true => {
                    t!("panzer44-log-leaves-mines", unit = *unit, mines = mines, hex = hex, result = result)
                }
                false => {
                    t!("panzer44-log-enters-mines", unit = *unit, mines = mines, hex = hex, result = result)
                }
            }
        }
        sequence_events!() | unit_events!() | hand_events!() => return None,
    })
}

/// An action with the referee off, marked as such.
fn by_hand(rulebook: &Rulebook, event: &Event) -> Option<Text> {
    Some(match event {
        Event::RefereeSwitched { on: false } => t!("panzer44-log-referee-off"),
        Event::RefereeSwitched { on: true } => t!("panzer44-log-referee-on"),
        Event::Placed { units, place } => {
            let units = units.clone();
            match place {
                Place::Map(hex) => t!("panzer44-log-placed", units = units, hex = *hex),
                Place::Aboard(carrier) => t!("panzer44-log-placed-aboard", units = units, carrier = *carrier),
                Place::SetUp(_) | Place::Due(_) => t!("panzer44-log-placed-in-box", units = units),
                Place::Exited => t!("panzer44-log-placed-off-map", units = units),
                Place::Destroyed => t!("panzer44-log-placed-eliminated", units = units),
            }
        }
        Event::ConditionSet { unit, pinned, will_panic, disruption } => t!(
            "panzer44-log-condition-set",
            unit = *unit,
            condition = condition(*pinned, *will_panic, *disruption),
            degree = *disruption,
        ),
        Event::WreckSet { hex, wreck: true } => t!("panzer44-log-wreck-set", hex = hex.to_string()),
        Event::WreckSet { hex, wreck: false } => t!("panzer44-log-wreck-removed", hex = hex.to_string()),
        Event::BridgeSet { from, to, blown: true } => {
            t!("panzer44-log-bridge-set-blown", from = from.to_string(), to = to.to_string())
        }
        Event::BridgeSet { from, to, blown: false } => {
            t!("panzer44-log-bridge-set-intact", from = from.to_string(), to = to.to_string())
        }
        Event::ClockSet { turn, phase } => {
            let name = phase_arg(*phase);
            match phase.side(&rulebook.scenario) {
                Some(side) => t!("panzer44-log-clock-set-of-side", turn = *turn, side = side, phase = name),
                None => t!("panzer44-log-clock-set", turn = *turn, phase = name),
            }
        }
        sequence_events!() | unit_events!() | fire_events!() => return None,
    })
}

/// The word by which a message chooses between conditions.
fn condition(pinned: bool, will_panic: bool, disruption: u8) -> &'static str {
    match (pinned, will_panic, disruption > 0) {
        (false, false, false) => "none",
        (true, false, false) => "pinned",
        (false, true, false) => "panic",
        (false, false, true) => "disrupted",
        (true, true, false) => "pinned-panic",
        (true, false, true) => "pinned-disrupted",
        (false, true, true) => "panic-disrupted",
        (true, true, true) => "all",
    }
}

/// Returns the sentence for an action of units, or for the result of one.
fn of_units(event: &Event) -> Option<Text> {
    Some(match event {
        Event::Deployed { unit, hex } => t!("panzer44-log-deployed", unit = *unit, hex = *hex),
        Event::Boarded { unit, carrier } | Event::Loaded { carrier, passenger: unit } => {
            t!("panzer44-log-loaded", unit = *unit, carrier = *carrier)
        }
        Event::Suffered { unit, pinned, will_panic, disruption } => t!(
            "panzer44-log-suffered",
            unit = *unit,
            condition = condition(*pinned, *will_panic, *disruption),
            degree = *disruption,
        ),
        Event::Destroyed { unit, wreck: Some(hex) } => {
            t!("panzer44-log-eliminated-with-wreck", unit = *unit, hex = *hex)
        }
        Event::Destroyed { unit, wreck: None } => t!("panzer44-log-eliminated", unit = *unit),
        Event::Moved { unit, hex, left } => t!("panzer44-log-moved", unit = *unit, hex = *hex, left = *left),
        Event::Exited { unit } => t!("panzer44-log-exited", unit = *unit),
        Event::Unloaded { unit, hex } => t!("panzer44-log-unloaded", unit = *unit, hex = *hex),
        Event::Worked { unit, work: Some(work) } => {
            t!("panzer44-log-worked", unit = *unit, hex = work.at.to_string())
        }
        Event::Panicked { units } => t!("panzer44-log-panicked", units = units.clone()),
        Event::PinsRemoved { units } => t!("panzer44-log-pins-removed", units = units.clone()),
        Event::Recovered { unit } => t!("panzer44-log-recovered", unit = *unit),
        Event::Worked { work: None, .. }
        | Event::Finished { .. }
        | Event::Fired { .. }
        | Event::Bolting { .. }
        | sequence_events!()
        | fire_events!()
        | hand_events!() => return None,
    })
}

/// The pending decision.
pub fn owed(decision: &Decision) -> Text {
    let Decision::Opportunity { side, unit, hex } = *decision;
    opportunity(side, unit.into(), hex.into())
}

fn opportunity(side: Side, unit: Arg, hex: Arg) -> Text {
    t!("panzer44-log-opportunity", side = side, unit = unit, hex = hex)
}

fn die(purpose: &DiePurpose, roll: u8) -> Text {
    match purpose {
        // The digits go from 0 to 9, as the last digits of the hexes do (14.1).
        DiePurpose::PanicDigit(side) => t!("panzer44-log-die-panic-digit", side = *side, roll = roll % 10),
        DiePurpose::Panic(unit) => t!("panzer44-log-die-panic", unit = *unit, roll = roll),
        DiePurpose::Attack(unit) => t!("panzer44-log-die-attack", unit = *unit, roll = roll),
        DiePurpose::Mines(unit) => t!("panzer44-log-die-mines", unit = *unit, roll = roll),
        DiePurpose::Bolt(unit) => t!("panzer44-log-die-bolt", unit = *unit, roll = roll),
        DiePurpose::BoltWay(unit) => t!("panzer44-log-die-bolt-way", unit = *unit, roll = roll),
        DiePurpose::Recovery(unit) => t!("panzer44-log-die-recovery", unit = *unit, roll = roll),
        DiePurpose::Demolition(unit) => t!("panzer44-log-die-demolition", unit = *unit, roll = roll),
        DiePurpose::Sortie(hex) => t!("panzer44-log-die-sortie", hex = hex.to_string(), roll = roll),
    }
}
