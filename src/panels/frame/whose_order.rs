//! The player who must give the next order, and the step that the button at the foot offers to that player. Bar, dock and
//! keys ask here, so that they agree.

use super::{
    next_step::{Beside, NextStep, set_up_rest},
    panelled::{Acting, PanelContext, Panelled},
};
use crate::{engine::orders::SideNames, panels::state::Action, settings::Command};

impl<G: Panelled> PanelContext<'_, G> {
    /// The player who must give the next order; none while the referee is off.
    fn asks(&self) -> Option<Acting> {
        G::asks(self).filter(|_| !G::is_free_hand(self.state.public))
    }

    /// The step of the button at the foot of the dock; none while the referee is off, or a die tumbles. While units must
    /// still be set up, it sets them up.
    pub(crate) fn step(&self) -> Option<NextStep> {
        if G::is_free_hand(self.state.public) || self.tumbles() {
            return None;
        }
        let step = G::step(self)?;
        let Some(question) = step.question.clone().filter(|_| step.lesser && self.sets_up()) else {
            return Some(step);
        };
        let above = step.actions.into_iter().next().map(|end| Beside::end(step.words, end, question));
        Some(NextStep {
            words: set_up_rest(),
            key: Command::Act,
            actions: vec![Action::SetUp],
            question: None,
            lesser: false,
            throws: false,
            by_panel: true,
            above,
            beside: None,
        })
    }

    /// Whether the computer can set up the remaining units of a person.
    pub(crate) fn sets_up(&self) -> bool {
        let (rulebook, public) = self.game();
        G::sets_up(rulebook, public) && self.is_asked() && !self.state.memory.in_lesson()
    }

    /// Whether a person at this table must give the next order; never in a replay.
    pub(crate) fn is_asked(&self) -> bool {
        self.state.replay.is_none() && self.asks().is_some_and(|acting| acting.is_human)
    }

    /// The side of a computer player, or of a player elsewhere, who must give the next order. Bar, head and dock name this
    /// one; while dice tumble it is the side that has given their order.
    pub(crate) fn waits_for(&self) -> Option<SideNames> {
        let acting = self.asks().filter(|acting| self.state.replay.is_none() && !acting.is_human)?;
        let side = G::SIDES.into_iter().find(|side| side.name == acting.name);
        let side = side.filter(|_| !G::asks_unseen(self.state.rulebook, self.state.public));
        side.map(|due| self.side_shown(due))
    }
}
