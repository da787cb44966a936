//! The log: the events of an order as lines. An attack with its dice and all its results is one line.

mod entry;
mod fight;
mod line_names;

pub use entry::LogEntry;

use super::{
    clauses::Clauses,
    names::phase_text,
    story::{Teller, hex_of, only, side_of, tell_all},
};
use crate::{
    engine::{
        counters::UnitId,
        text::{Ids, t},
        wording::capital,
    },
    games::squad::rules::{
        Rulebook,
        event::Event,
        phase::{Phase, Step},
        position::Public,
    },
};
use fight::Fight;
use line_names::LineNames;

/// Returns the log lines of an order; `public` is the position after it. A march is one line, with the hex that it has
/// led to. An attack with its results is one line. If phases open one after the other because no unit can act in them,
/// the last one has a line. Before it, one line names the phases that were passed over.
pub fn entries(rulebook: &Rulebook, public: &Public, events: &[Event]) -> Vec<LogEntry> {
    let mut log = Log {
        teller: Teller { rulebook, public },
        lines: Vec::new(),
        fight: None,
        marches: Vec::new(),
        opened: None,
        skipped: None,
    };
    events.iter().for_each(|event| log.note(event));
    log.close_fight();
    log.lines
}

/// A log being written.
struct Log<'a> {
    teller: Teller<'a>,
    lines: Vec<LogEntry>,
    /// The attack that still waits for results.
    fight: Option<Fight>,
    /// The units of the last step.
    marches: Vec<UnitId>,
    /// The phase that opened last.
    opened: Option<Phase>,
    /// The number of the line that lists the skipped phases, and these.
    skipped: Option<(usize, Vec<Phase>)>,
}

impl Log<'_> {
    fn close_fight(&mut self) {
        let line = self.fight.take().and_then(|fight| fight.line(&self.teller));
        self.lines.extend(line);
    }

    fn note(&mut self, event: &Event) {
        let unseen = match event {
            Event::Unseen { side, .. } => Some(*side),
            _ => None,
        };
        let event = event.itself();
        if self.fight.as_mut().is_some_and(|open| open.only == unseen && open.takes(event)) {
            return;
        }
        // Events that follow an attack without any text do not end its line.
        if matches!(event, Event::Waits { .. } | Event::Fired { .. } | Event::Owed { .. }) {
            return;
        }
        self.close_fight();
        let Teller { rulebook, public } = self.teller;
        let side = side_of(rulebook, public, event);
        self.fight = Fight::of(event, (side, unseen), hex_of(public, event));
        if self.fight.is_some() {
            self.marches.clear();
            return;
        }
        // The facing of a vehicle during its move belongs to the line of that move.
        let on_the_way = |unit: &UnitId| self.marches.contains(unit);
        if matches!(event, Event::Turned { unit, .. } if on_the_way(unit)) {
            return;
        }
        let Some(text) = said(&self.teller, event) else { return };
        let goes_on = match event {
            Event::Moved { units, .. } => {
                let same =
                    *units == self.marches && self.lines.last().is_some_and(|last| last.only == unseen);
                self.marches.clone_from(units);
                same
            }
            _ => {
                self.marches.clear();
                false
            }
        };
        if goes_on {
            self.lines.pop();
        }
        let heading = matches!(event, Event::PhaseOpened { .. });
        if heading && self.lines.last().is_some_and(|last| last.heading) {
            self.pass_over();
        }
        if let Event::PhaseOpened { phase, .. } = event {
            self.opened = Some(*phase);
        }
        let hex = hex_of(public, event);
        let only = unseen.or_else(|| only(rulebook, event));
        let text = capital(&text.shown(&LineNames::new(&self.teller, side)));
        self.lines.push(LogEntry { text, detail: String::new(), side, hex, heading, only });
    }

    /// Skips the phase that opened last and ended at once: it is listed in one line with others of its kind. A set-up
    /// without a side is left out, and so is the support phase without missions, in which there is no action.
    fn pass_over(&mut self) {
        let Some(passed) = self.lines.pop() else { return };
        let Some(phase) = self.opened else { return };
        if matches!(phase.step(), None | Some(Step::Support)) {
            return;
        }
        match &mut self.skipped {
            Some((number, phases)) if *number + 1 == self.lines.len() => phases.push(phase),
            skipped => {
                *skipped = Some((self.lines.len(), vec![phase]));
                self.lines.push(LogEntry { heading: false, side: None, ..passed });
            }
        }
        if let (Some((_, phases)), Some(line)) = (&self.skipped, self.lines.last_mut()) {
            let scenario = &self.teller.rulebook.scenario;
            let names = Clauses::joined(", ", phases.iter().map(|phase| phase_text(scenario, *phase)));
            line.text = Clauses::from(t!("squad-log-skipped")).then(": ", names).shown(&Ids);
        }
    }
}

/// The text of an event that is no part of an attack. A question is shown beside the map, not in the log. For dice it
/// is their result.
fn said(teller: &Teller, event: &Event) -> Option<Clauses> {
    match event {
        Event::Die { .. } | Event::Hit { .. } => None,
        _ => tell_all(teller.rulebook, teller.public, event),
    }
}
