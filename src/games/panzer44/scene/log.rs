//! The log of the game.

use crate::{
    engine::{
        board::Hex,
        text::{Text, say, t},
        wording::capital,
    },
    games::panzer44::{
        rules::{
            Rulebook,
            event::{Attacker, DiePurpose, Event},
            kinds::Side,
            position::Public,
        },
        words::{
            names::{Known, OfSide},
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
                small.push(say!("panzer44-log-die", roll = *roll));
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
            detail = story::steps(rulebook, procedure, Text::shown);
        }
        if matches!(event, Event::Attacked { .. } | Event::Mined { .. }) {
            detail.append(&mut small);
        }
        lines.push(LogLine {
            turn: public.turn,
            side: of_side(rulebook, public, event).map(Into::into),
            text: capital(&text),
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
    let text = match event {
        Event::Shown { side, plot } => {
            return Some(plot_shown((rulebook, public), *side, plot, Text::shown));
        }
        Event::Die { purpose: DiePurpose::Recovery(unit), roll, .. } => {
            let recovers = if events.contains(&Event::Recovered { unit: *unit }) { "yes" } else { "no" };
            t!("panzer44-log-tries-to-recover", recovers = recovers, unit = *unit, roll = *roll)
        }
        // The previous line has already named the units that rolled.
        Event::Recovered { .. } => return None,
        Event::PhaseOpened { phase, .. } if phase.is_set_up() => {
            story::phase_text(&rulebook.scenario, *phase)
        }
        _ => story::tell(rulebook, event)?,
    };
    let side = of_side(rulebook, public, event);
    Some(text.shown(&OfSide { known: Known { rulebook, public }, side }))
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
