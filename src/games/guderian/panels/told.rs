//! Lines of the log, made from the story of a game.

use crate::{
    engine::board::Hex,
    games::guderian::{
        rules::{
            Rulebook,
            event::{DiePurpose, Event},
            position::Public,
        },
        words::story,
    },
    panels::LogLine,
};

/// The events of an order as lines of the log; `public` is the position after them.
///
/// Sums and dice of a battle become the small print of its result. What is owed is not told: the
/// panels ask for it.
pub fn told(rulebook: &Rulebook, public: &Public, events: &[Event]) -> Vec<LogLine> {
    let mut lines = Vec::new();
    let mut detail = Vec::new();
    let mut side = Some(public.phase.side());
    if let Some(phase) = events.iter().find_map(|event| match event {
        Event::PhaseClosed { phase } => Some(*phase),
        _ => None,
    }) {
        side = Some(phase.side());
    }
    for event in events {
        if matches!(event, Event::Owed { .. }) {
            continue;
        }
        if let Event::PhaseOpened { phase, .. } = event {
            side = Some(phase.side());
        }
        let Some(text) = story::tell(rulebook, public, event) else { continue };
        if matches!(event, Event::Compared { .. } | Event::Die { purpose: DiePurpose::Combat, .. }) {
            detail.push(text);
            continue;
        }
        let detail = if matches!(event, Event::Resolved { .. }) {
            std::mem::take(&mut detail).join("\n")
        } else {
            String::new()
        };
        lines.push(LogLine {
            turn: public.turn,
            side: side.map(Into::into),
            text,
            detail,
            why: String::new(),
            hex: place(public, event),
            heading: matches!(event, Event::PhaseOpened { .. }),
        });
    }
    lines
}

/// Where an event happened.
fn place(public: &Public, event: &Event) -> Option<Hex> {
    match event {
        Event::Deployed { hex, .. }
        | Event::OverrunDeclared { target: hex, .. }
        | Event::WentBack { hex, .. }
        | Event::Overran { hex, .. }
        | Event::MarkerPlaced { hex, .. }
        | Event::MarkerLifted { hex, .. }
        | Event::RailCut { hex }
        | Event::RailMended { hex }
        | Event::RailCutLifted { hex }
        | Event::Brought { hex, .. }
        | Event::Passed { hex, .. } => Some(*hex),
        Event::Placed { place, .. } => place.hex(),
        Event::AttackDeclared { targets: hexes, .. } | Event::TargetsEmptied { hexes } => {
            hexes.first().copied()
        }
        Event::Entered { path, .. }
        | Event::Moved { path, .. }
        | Event::Railed { path, .. }
        | Event::Retreated { path, .. }
        | Event::Advanced { path, .. } => path.last().copied(),
        Event::Revealed { unit, .. } | Event::StoodAside { unit } | Event::StepLost { unit, .. } => {
            public.find(*unit).and_then(|piece| public.counter(piece).hex())
        }
        _ => None,
    }
}
