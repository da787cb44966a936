//! The refusal of an order in the wrong phase.

use crate::engine::{
    orders::{Game, PhaseOwner, PhaseRules, Refusal, Sequence},
    text::{Arg, Text, t},
};
use std::fmt;

/// An order that the present phase does not take.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WrongPhase {
    /// The case of the first phase that takes it.
    pub case: &'static str,
    /// The message of the deed: "move units".
    pub what: &'static str,
    /// The messages of the times at which it is taken: "in segment 2a"; empty if no phase that takes it has one.
    pub when: Vec<&'static str>,
}

impl WrongPhase {
    /// The text of the refusal.
    pub fn text(&self) -> Text {
        let what = Arg::Name(self.what);
        if self.when.is_empty() {
            return t!("order-not-now", what = what);
        }
        let when = Arg::List(self.when.iter().copied().map(Arg::Name).collect());
        t!("order-at-another-time", what = what, when = when)
    }
}

impl fmt::Display for WrongPhase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.text().fmt(f)
    }
}

impl From<WrongPhase> for Refusal {
    fn from(wrong: WrongPhase) -> Self {
        Self::new(wrong.case, wrong.text())
    }
}

impl<G: Game> PhaseRules<G> {
    /// Sets the message of the phase in a sentence, with its preposition: "in segment 2a".
    #[must_use]
    pub fn at(mut self, when: &'static str) -> Self {
        self.when = Some(when);
        self
    }
}

impl<G: Game> Sequence<G> {
    /// The player or players of a phase.
    pub fn owner(&self, phase: G::Phase) -> PhaseOwner {
        self.of(phase).map_or(PhaseOwner::Both, |rules| rules.owner)
    }

    /// Returns the refusal of an order of this kind in a phase that does not take it; none for an answer without a
    /// question.
    pub fn wrong_phase(&self, kind: &str) -> Option<WrongPhase> {
        let taking = || self.phases.iter().filter(|rules| rules.takes.iter().any(|rule| rule.kind == kind));
        let rule = |rules: &PhaseRules<G>| rules.takes.iter().find(|rule| rule.kind == kind)?.deed;
        let (first, what) = taking().find_map(|rules| Some((rules, rule(rules)?)))?;
        let mut times: Vec<&'static str> = Vec::new();
        for when in taking().filter_map(|rules| rules.when) {
            if !times.contains(&when) {
                times.push(when);
            }
        }
        Some(WrongPhase { case: first.case, what, when: times })
    }
}
