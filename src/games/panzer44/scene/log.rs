//! The log of the game.

use crate::{
    engine::{board::Hex, wording::capital},
    games::panzer44::{
        rules::{
            Rulebook,
            event::{Attacker, DiePurpose, Event},
            kinds::Side,
            position::Public,
        },
        words::{
            names::{sides_once, unit_name, with_names},
            plot_words::plot_shown,
            story,
        },
    },
    scene::LogLine,
};

/// The events of an order as lines of the log; `public` is the position after them. The dice of attacks and mines are
/// in the small print of their results.
pub(in crate::games::panzer44) fn log_lines(
    rulebook: &Rulebook,
    public: &Public,
    events: &[Event],
) -> Vec<LogLine> {
    let mut lines: Vec<LogLine> = Vec::new();
    let mut small: Vec<String> = Vec::new();
    // A move is stated once, with its path.
    let mut marches = None;
    for event in events {
        match event {
            Event::Die { purpose: DiePurpose::Attack(_) | DiePurpose::Mines(_), roll, .. } => {
                small.push(format!("die {roll}"));
                continue;
            }
            Event::Owed { .. } => continue,
            _ => {}
        }
        let Some(text) = line_of(rulebook, public, event, events) else { continue };
        let goes_on = match event {
            Event::Moved { unit, .. } => marches.replace(*unit) == Some(*unit),
            _ => {
                marches = None;
                false
            }
        };
        if goes_on {
            lines.pop();
        }
        let mut detail = Vec::new();
        if let Event::Attacked { procedure, .. } = event {
            detail = story::steps(rulebook, procedure);
        }
        if matches!(event, Event::Attacked { .. } | Event::Mined { .. }) {
            detail.append(&mut small);
        }
        lines.push(LogLine {
            turn: public.turn,
            side: of_side(rulebook, public, event).map(Into::into),
            text: capital(&sides_once(&text, of_side(rulebook, public, event))),
            detail: detail.join("\n"),
            why: String::new(),
            hex: place(public, event),
            heading: matches!(event, Event::PhaseOpened { .. }),
            moment: None,
            only: None,
        });
    }
    lines
}

/// The text of an event's line, if it has one; `events` are those of the same order.
fn line_of(rulebook: &Rulebook, public: &Public, event: &Event, events: &[Event]) -> Option<String> {
    match event {
        Event::Shown { side, plot } => Some(plot_shown(rulebook, public, *side, plot)),
        Event::Die { purpose: DiePurpose::Recovery(unit), roll, .. } => {
            let recovers = events.contains(&Event::Recovered { unit: *unit });
            let how = if recovers { "it recovers" } else { "it stays disrupted" };
            Some(format!("{} tries to recover, die {roll}: {how}", unit_name(rulebook, public, *unit)))
        }
        // The previous line has already named the units that rolled.
        Event::Recovered { .. } => None,
        Event::PhaseOpened { phase, .. } if phase.is_set_up() => {
            Some(story::phase_name(&rulebook.scenario, *phase))
        }
        _ => Some(with_names(rulebook, public, &story::tell(rulebook, event)?)),
    }
}

/// The side that causes an event.
fn of_side(rulebook: &Rulebook, public: &Public, event: &Event) -> Option<Side> {
    match event {
        Event::Plotted { side } | Event::Shown { side, .. } | Event::Passed { side, .. } => Some(*side),
        Event::PhaseOpened { phase, .. } => phase.side(&rulebook.scenario),
        Event::Attacked { by: Attacker::Unit(unit), .. } => public.find(*unit).map(|counter| counter.side),
        Event::Attacked { by: Attacker::Battery(side, _) | Attacker::Air(side), .. } => Some(*side),
        Event::Deployed { unit, .. }
        | Event::Boarded { unit, .. }
        | Event::Suffered { unit, .. }
        | Event::Destroyed { unit, .. }
        | Event::Moved { unit, .. }
        | Event::Exited { unit }
        | Event::Mined { unit, .. }
        | Event::Recovered { unit }
        | Event::Unloaded { unit, .. }
        | Event::Loaded { passenger: unit, .. } => public.find(*unit).map(|counter| counter.side),
        Event::Die { .. }
        | Event::MinesLaid { .. }
        | Event::Dug { .. }
        | Event::Panicked { .. }
        | Event::Fired { .. }
        | Event::HitsApplied
        | Event::Finished { .. }
        | Event::Worked { .. }
        | Event::BridgeBlown { .. }
        | Event::Owed { .. }
        | Event::Bolting { .. }
        | Event::PinsRemoved { .. }
        | Event::FireSpent { .. }
        | Event::Executed { .. }
        | Event::RefereeSwitched { .. }
        | Event::Placed { .. }
        | Event::ConditionSet { .. }
        | Event::WreckSet { .. }
        | Event::BridgeSet { .. }
        | Event::ClockSet { .. }
        | Event::EndOffered { .. }
        | Event::PlotsFirst { .. }
        | Event::BrokenOff { .. }
        | Event::Ended { .. } => None,
    }
}

fn place(public: &Public, event: &Event) -> Option<Hex> {
    match event {
        Event::Deployed { hex, .. }
        | Event::MinesLaid { hex, .. }
        | Event::Dug { hex, .. }
        | Event::Attacked { hex, .. }
        | Event::Mined { hex, .. }
        | Event::Moved { hex, .. }
        | Event::Unloaded { hex, .. }
        | Event::Passed { hex, .. }
        | Event::Executed { hex, .. } => Some(*hex),
        Event::Destroyed { wreck, .. } => *wreck,
        Event::BridgeBlown { from, .. } => Some(*from),
        Event::Suffered { unit, .. } | Event::Recovered { unit } => public.find(*unit)?.hex(),
        Event::PhaseOpened { .. }
        | Event::Die { .. }
        | Event::Boarded { .. }
        | Event::Plotted { .. }
        | Event::Panicked { .. }
        | Event::Shown { .. }
        | Event::Fired { .. }
        | Event::HitsApplied
        | Event::Exited { .. }
        | Event::Finished { .. }
        | Event::Loaded { .. }
        | Event::Worked { .. }
        | Event::Owed { .. }
        | Event::Bolting { .. }
        | Event::PinsRemoved { .. }
        | Event::FireSpent { .. }
        | Event::RefereeSwitched { .. }
        | Event::Placed { .. }
        | Event::ConditionSet { .. }
        | Event::WreckSet { .. }
        | Event::BridgeSet { .. }
        | Event::ClockSet { .. }
        | Event::EndOffered { .. }
        | Event::PlotsFirst { .. }
        | Event::BrokenOff { .. }
        | Event::Ended { .. } => None,
    }
}
