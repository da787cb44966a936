//! The names of phases, and the refusal of an order in the wrong phase.

use crate::engine::{
    manual::listed,
    orders::{Game, PhaseOwner, PhaseRules, Refusal, Sequence},
    text::{Text, t},
    wording::capital,
};
use std::{borrow::Cow, fmt};

/// An order that the present phase does not take.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WrongPhase {
    /// The case of the first phase that takes it.
    pub case: &'static str,
    /// The deed: "move units".
    pub what: &'static str,
    /// The phases that take it, each with its preposition: "in segment 2a"; empty if none has such a name.
    pub when: String,
}

impl WrongPhase {
    /// The text of the refusal.
    pub fn text(&self) -> Text {
        match self.when.as_str() {
            "" => t!("order-not-now", what = self.what),
            when => t!("order-at-another-time", what = self.what, when = when),
        }
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
    /// Sets the name of the phase, which players read after that of its side: "movement".
    #[must_use]
    pub fn named(mut self, name: &'static str) -> Self {
        self.name = name;
        self
    }

    /// Sets the name of the phase on the bar, if it is different: "On foot".
    #[must_use]
    pub fn in_short(mut self, name: &'static str) -> Self {
        self.short = Some(name);
        self
    }

    /// Sets the phase in a sentence, with its preposition: "in segment 2a".
    #[must_use]
    pub fn at(mut self, when: &'static str) -> Self {
        self.when = when;
        self
    }

    fn on_bar(&self) -> Cow<'static, str> {
        self.short.map_or_else(|| capital(self.name).into(), Cow::Borrowed)
    }
}

impl<G: Game> Sequence<G> {
    /// The player or players of a phase.
    pub fn owner(&self, phase: G::Phase) -> PhaseOwner {
        self.of(phase).map_or(PhaseOwner::Both, |rules| rules.owner)
    }

    /// The name of a phase after that of its side.
    pub fn name(&self, phase: G::Phase) -> &'static str {
        self.of(phase).map_or("", |rules| rules.name)
    }

    /// The name of a phase on the bar.
    pub fn short_name(&self, phase: G::Phase) -> Cow<'static, str> {
        self.of(phase).map_or_else(Cow::default, PhaseRules::on_bar)
    }

    /// The names on the bar of some phases in their order, each once, and whether one of them is the present phase.
    pub fn bar(&self, now: G::Phase, is_shown: impl Fn(G::Phase) -> bool) -> Vec<(Cow<'static, str>, bool)> {
        let mut bar: Vec<(Cow<'static, str>, bool)> = Vec::new();
        for rules in self.phases.iter().filter(|rules| is_shown(rules.phase)) {
            let (name, is_now) = (rules.on_bar(), rules.phase == now);
            match bar.iter_mut().find(|(known, _)| *known == name) {
                Some((_, now)) => *now |= is_now,
                None => bar.push((name, is_now)),
            }
        }
        bar
    }

    /// Returns the refusal of an order of this kind in a phase that does not take it; none for an answer without a
    /// question.
    pub fn wrong_phase(&self, kind: &str) -> Option<WrongPhase> {
        let taking = || self.phases.iter().filter(|rules| rules.takes.iter().any(|rule| rule.kind == kind));
        let rule = |rules: &PhaseRules<G>| rules.takes.iter().find(|rule| rule.kind == kind)?.deed;
        let (first, what) = taking().find_map(|rules| Some((rules, rule(rules)?)))?;
        let mut times: Vec<String> = Vec::new();
        for when in taking().map(|rules| rules.when).filter(|when| !when.is_empty()) {
            if times.iter().all(|known| known != when) {
                times.push(when.to_owned());
            }
        }
        Some(WrongPhase { case: first.case, what, when: listed(times) })
    }
}
