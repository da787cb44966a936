//! The log: the events of an order as lines; an attack with its die and its effects is one of them.

use super::{
    names::{Beside, Known, SideSeen},
    odds_told::figures_told,
    story::{Part, Teller, Told, hex_of, modifiers_told, phase_name, side_of, tell},
};
use crate::{
    engine::{
        board::Hex,
        counters::UnitId,
        text::{Text, say, t},
        wording::capital,
    },
    games::platoon::rules::{
        Rulebook,
        combat::{Kind, Reason},
        event::{Event, Figures},
        kinds::Side,
        phase::{Phase, Segment},
        position::Public,
        scenario::charts::CombatResult,
    },
};

/// A line of the log.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LogEntry {
    pub text: String,
    /// Odds, die and modifiers; empty if there are none.
    pub detail: String,
    /// The side whose action it is.
    pub side: Option<Side>,
    pub hex: Option<Hex>,
    /// Whether it opens a phase.
    pub heading: bool,
    /// The only side that may read it; none if both may (19.2).
    pub only: Option<Side>,
}

/// Returns the log lines of an order; `public` is the position after it. A march is one line, with the hex that it has
/// led to. An attack with its results is one line. If phases open one after the other because no unit can act in them,
/// the last one has a line. Before it, one line names the phases that were passed over.
pub fn entries(rulebook: &Rulebook, public: &Public, events: &[Event]) -> Vec<LogEntry> {
    let mut log = Log {
        teller: Teller { rulebook, public },
        lines: Vec::new(),
        fight: None,
        marches: None,
        opened: None,
        passed: Vec::new(),
    };
    events.iter().for_each(|event| log.note(event));
    log.close_fight();
    log.lines
}

/// Builds the log.
struct Log<'a> {
    teller: Teller<'a>,
    lines: Vec<LogEntry>,
    /// The attack that still waits for results.
    fight: Option<Fight>,
    /// The last unit that has taken a step, and the only side that sees it.
    marches: Option<(UnitId, Option<Side>)>,
    /// The phase that opened last.
    opened: Option<Phase>,
    /// The phases that the last line names as passed over, or the line before the last if that is a heading; none
    /// without such a line.
    passed: Vec<Phase>,
}

impl Log<'_> {
    fn close_fight(&mut self) {
        let Some(fight) = self.fight.take() else { return };
        self.lines.push(fight.line(&self.teller));
        self.passed.clear();
    }

    fn note(&mut self, event: &Event) {
        let only = match event {
            Event::Unseen { side, .. } => Some(*side),
            _ => None,
        };
        let event = event.itself();
        if let Some(open) = &mut self.fight
            && open.only == only
            && open.takes(event)
        {
            return;
        }
        self.close_fight();
        let Teller { rulebook, public } = self.teller;
        let side = side_of(rulebook, public, event);
        self.fight = Fight::of(event, side, only);
        if self.fight.is_some() {
            self.marches = None;
            return;
        }
        let Some(told) = told(&self.teller, event) else { return };
        let goes_on = match event {
            Event::Moved { unit, .. } => self.marches.replace((*unit, only)) == Some((*unit, only)),
            _ => {
                self.marches = None;
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
        match event {
            Event::PhaseOpened { phase, .. } => self.opened = Some(*phase),
            _ => self.passed.clear(),
        }
        let hex = hex_of(public, event);
        let text = capital(&told.shown(&names(&self.teller, side)));
        self.lines.push(LogEntry { text, detail: String::new(), side, hex, heading, only });
    }

    /// The last phase to open was over at once: it joins others of its kind in a line. A set-up without units does not
    /// count, and the start of a turn has actions only with the option (18.2).
    fn pass_over(&mut self) {
        let Some(passed) = self.lines.pop() else { return };
        let segment = self.opened.and_then(Phase::segment);
        let starts = segment == Some(Segment::Start) && !self.teller.rulebook.options.heavy_equipment;
        if segment.is_none() || starts {
            return;
        }
        self.passed.extend(self.opened);
        let names: Vec<String> = self
            .passed
            .iter()
            .map(|phase| phase_name(&self.teller.rulebook.scenario, *phase).plain())
            .collect();
        let text = say!("platoon-story-skipped", phases = names.join(", "));
        match self.lines.last_mut().filter(|_| names.len() > 1) {
            Some(line) => line.text = text,
            None => self.lines.push(LogEntry { text, heading: false, side: None, ..passed }),
        }
    }
}

/// The names of units in a line that shows this side.
fn names<'a>(teller: &Teller<'a>, side: Option<Side>) -> Beside<'a> {
    let known = Known { rulebook: teller.rulebook, public: teller.public };
    Beside { known, seen: SideSeen::OfLine(side) }
}

/// The text of the log for an event that is no part of an attack; a question is shown beside the map, not in the log.
fn told(teller: &Teller, event: &Event) -> Option<Told> {
    match event {
        Event::Owed { .. } | Event::Die { .. } | Event::Suffered { .. } => None,
        _ => tell(teller.rulebook, teller.public, event),
    }
}

/// An attack and its effects.
struct Fight {
    kind: Kind,
    by: Vec<UnitId>,
    hex: Hex,
    struck: Vec<UnitId>,
    figures: Option<Figures>,
    modifiers: Vec<(Reason, i8)>,
    side: Option<Side>,
    only: Option<Side>,
    die: Option<u8>,
    dispersed: Vec<UnitId>,
    fallen: Vec<UnitId>,
    /// The destroyed units, and whether a wreck is left.
    destroyed: Vec<(UnitId, bool)>,
    fort_falls: Option<bool>,
}

impl Fight {
    fn of(event: &Event, side: Option<Side>, only: Option<Side>) -> Option<Self> {
        let Event::Attacked { kind, by, hex, struck, figures, modifiers, .. } = event else {
            return None;
        };
        Some(Self {
            kind: *kind,
            by: by.clone(),
            hex: *hex,
            struck: struck.clone(),
            figures: *figures,
            modifiers: modifiers.clone(),
            side,
            only,
            die: None,
            dispersed: Vec::new(),
            fallen: Vec::new(),
            destroyed: Vec::new(),
            fort_falls: None,
        })
    }

    /// Takes an event that is an effect of the attack; returns whether it was one.
    fn takes(&mut self, event: &Event) -> bool {
        match event {
            Event::Die { roll, .. } => self.die = Some(*roll),
            // Its effect is in the events that follow; a marker goes with its dispersed unit (13.3).
            Event::Suffered { .. } | Event::Unregistered { .. } => {}
            Event::Dispersed { unit, .. } => self.dispersed.push(*unit),
            Event::FellOff { unit, .. } => self.fallen.push(*unit),
            Event::Destroyed { unit, wreck } => self.destroyed.push((*unit, wreck.is_some())),
            Event::FortHit { falls, .. } => self.fort_falls = Some(*falls),
            _ => return false,
        }
        true
    }

    fn line(self, teller: &Teller) -> LogEntry {
        let names = names(teller, self.side);
        let declared = teller.declared(self.kind, &self.by, self.hex, &self.struck);
        let effects: Vec<String> = self.effects().iter().map(|effect| effect.shown(&Part(&names))).collect();
        let whole =
            t!("platoon-story-fought", attack = declared.shown(&Part(&names)), effects = effects.join("; "));
        LogEntry {
            text: capital(&whole.shown(&names)),
            detail: self.figures(teller),
            side: self.side,
            hex: Some(self.hex),
            heading: false,
            only: self.only,
        }
    }

    /// The effects on all units.
    fn effects(&self) -> Vec<Text> {
        let mut clauses = Vec::new();
        match self.fort_falls {
            Some(true) => clauses.push(t!("platoon-story-fought-fort-falls")),
            Some(false) => return vec![t!("platoon-story-fought-fort-holds")],
            None => {}
        }
        let gone: Vec<UnitId> = self.destroyed.iter().map(|(unit, _)| *unit).collect();
        let harmed = |unit: &UnitId| gone.contains(unit) || self.dispersed.contains(unit);
        // Riders fall off dispersed: the text says it once.
        let dispersed: Vec<UnitId> =
            self.dispersed.iter().filter(|unit| !self.fallen.contains(unit)).copied().collect();
        if !gone.is_empty() {
            let who = self.subject(&gone);
            let wrecks = self.destroyed.iter().filter(|(_, wreck)| *wreck).count();
            clauses.push(t!(
                "platoon-story-fought-eliminated",
                who = who,
                units = gone.clone(),
                wrecks = wrecks
            ));
        }
        if !dispersed.is_empty() {
            let who = self.subject(&dispersed);
            clauses.push(t!("platoon-story-fought-dispersed", who = who, units = dispersed));
        }
        if !self.fallen.is_empty() {
            let (n, units) = (self.fallen.len(), self.fallen.clone());
            clauses.push(t!("platoon-story-fought-fallen", n = n, units = units));
        }
        if clauses.is_empty() {
            return vec![t!("platoon-story-fought-no-effect")];
        }
        let spared: Vec<UnitId> = self.struck.iter().filter(|unit| !harmed(unit)).copied().collect();
        if !spared.is_empty() {
            clauses.push(t!("platoon-story-fought-spared", units = spared));
        }
        clauses
    }

    /// The word by which messages name the units that suffer an effect: "it" if no other unit was struck, "all" for a
    /// whole stack.
    fn subject(&self, units: &[UnitId]) -> &'static str {
        let whole = !self.struck.is_empty() && self.struck == units;
        match (whole, units.len()) {
            (true, 1) => "it",
            (true, _) => "all",
            (false, 1) => "one",
            (false, _) => "many",
        }
    }

    /// Odds, die and result, as in the charts.
    fn figures(&self, teller: &Teller) -> String {
        let figures = figures_told(teller.rulebook, self.kind, self.figures).plain();
        let Some(die) = self.die else { return figures };
        let sum = i8::try_from(die)
            .unwrap_or(i8::MAX)
            .saturating_add(self.modifiers.iter().map(|(_, by)| *by).fold(0, i8::saturating_add));
        let charts = &teller.rulebook.charts;
        let of_column = |odds| charts.odds.iter().position(|column| *column == odds);
        let column = self.figures.and_then(|figures| of_column(figures.odds));
        let result = column.map(|column| match charts.result(column, sum) {
            CombatResult::None => "–".to_owned(),
            result => result.to_string(),
        });
        let modifiers = Some(modifiers_told(&self.modifiers)).filter(|told| !told.is_empty());
        let rolled = match (modifiers, result) {
            (None, None) => say!("platoon-story-fought-die", die = die),
            (None, Some(result)) => say!("platoon-story-fought-die-result", die = die, result = result),
            (Some(modifiers), None) => {
                say!("platoon-story-fought-die-modified", die = die, modifiers = modifiers, sum = sum)
            }
            (Some(modifiers), Some(result)) => say!(
                "platoon-story-fought-die-modified-result",
                die = die,
                modifiers = modifiers,
                sum = sum,
                result = result
            ),
        };
        format!("{figures}\n{rolled}")
    }
}
