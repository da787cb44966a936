//! The player as a chief of staff leads it: it makes no errors, tries nothing, and can be copied for a trial.

use super::{
    super::{
        Staff,
        look::Look,
        skill::{Level, Skill},
        weights::Weights,
    },
    groups_to_lead,
};
use crate::{
    games::guderian::rules::{View, phase::Phase},
    play::players::chief::{Group, Intents},
};
use std::sync::Arc;

impl Staff {
    /// A player that plans without errors and tries nothing.
    pub(in crate::games::guderian::players) fn without_trials() -> Self {
        Self { follows: Some((0, Phase::Over, 0)), told: true, ..Self::new(Level::General, 0) }
    }

    /// A player of the other side that plans its turn, for a trial: it has the same country in memory.
    pub(in crate::games::guderian::players) fn for_enemy(&self) -> Self {
        let memory = self.memory.as_ref().map(|memory| Arc::new(memory.for_another()));
        Self { memory, ..Self::without_trials() }
    }

    /// A player that considers only the next gains, without errors.
    pub(in crate::games::guderian::players) fn recruit() -> Self {
        let skill = Some(Skill::without_errors(Level::Cadet));
        Self { skill, ..Self::new(Level::Cadet, 0) }
    }

    /// A copy for a trial. It makes no errors, and it has no world of its own.
    pub(in crate::games::guderian::players) fn copied(&self) -> Self {
        Self {
            level: self.level,
            seed: self.seed,
            skill: self.skill.as_ref().map(Skill::copied_without_errors),
            simple: self.simple.clone(),
            phase: self.phase,
            given: self.given,
            overruns: self.overruns,
            plan: self.plan.clone(),
            kept: self.kept.clone(),
            unmade: self.unmade,
            afresh: self.afresh,
            next: self.next.clone(),
            follows: self.follows,
            told: self.told,
            scratch: None,
            memory: self.memory.as_ref().map(|memory| Arc::new(memory.copied())),
            own: self.own.clone(),
            intents: Arc::clone(&self.intents),
        }
    }

    /// Leads the player by these intents from now on. A plan that was made by others is dropped.
    pub(in crate::games::guderian::players) fn lead(&mut self, intents: &Intents) {
        if *self.intents != *intents {
            self.intents = Arc::new(intents.clone());
            self.plan = None;
            self.next.clear();
        }
    }

    /// Finds the groups that a chief of staff can lead now, with what each may be told.
    pub(in crate::games::guderian::players) fn groups(&mut self, view: &View<'_>) -> Vec<Group> {
        let own = self.own.clone();
        let Some(weights) = Weights::of(own.as_deref()) else { return Vec::new() };
        let (level, seed) = (self.level, self.seed);
        let trains = self.skill.get_or_insert_with(|| Skill::new(level, &weights.levels, seed)).trains;
        let manner = self.manner(weights, view);
        let memory = self.memory(view);
        let look = Look::new(view.rulebook, view.public, view.side, weights, manner, &memory);
        groups_to_lead(&look, trains)
    }
}
