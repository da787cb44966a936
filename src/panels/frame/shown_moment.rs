//! The moment that all panels name. While dice tumble it stays as it was: what follows from them, such as the end of a
//! phase, is shown when they are at rest, and another phase when their result is no longer over the map. Bar, head and
//! dock read the side to act here, so that they name the same one.

use super::panelled::{PanelContext, Panelled};
use crate::{
    engine::orders::{SideNames, is_over},
    panels::dock::moment::ShownMoment,
};

impl<G: Panelled> PanelContext<'_, G> {
    /// Notes the moment, unless a die tumbles.
    pub(super) fn note_moment(&mut self) {
        let (rulebook, public) = self.game();
        let moment = || {
            let phase = G::phase(public);
            // That a question is pending may be secret.
            let acts = if G::asks_unseen(rulebook, public) {
                G::phase_side(rulebook, phase)
            } else {
                Some(G::acting(rulebook, public))
            };
            ShownMoment {
                turn: G::turn(public),
                phase: G::PHASES.iter().position(|other| *other == phase),
                acting: acts.filter(|_| !is_over::<G>(public)),
            }
        };
        // In a replay the player steps on while dice are still over the map.
        let (tumbles, holds) = (self.tumbles(), self.state.memory.strip && self.state.replay.is_none());
        self.state.memory.moment.note(tumbles, holds, moment);
    }

    /// Whether the phase of the last dice is still shown because their result is over the map, although another one has
    /// begun.
    pub(crate) fn holds_phase(&self) -> bool {
        let moment = &self.state.memory.moment;
        let phase = |moment: &ShownMoment| (moment.turn, moment.phase);
        let both = moment.shown().zip(moment.latest());
        both.is_some_and(|(shown, latest)| phase(shown) != phase(latest))
    }

    /// The moment of the dice that tumble, or of those over the map if the phase has changed since.
    fn before_dice(&self) -> Option<ShownMoment> {
        self.state.memory.moment.shown().copied().filter(|_| self.tumbles() || self.holds_phase())
    }

    /// The turn that may be shown.
    pub(crate) fn turn_shown(&self) -> u8 {
        self.before_dice().map_or_else(|| G::turn(self.state.public), |before| before.turn)
    }

    /// The phase that may be shown.
    pub(crate) fn phase_shown(&self) -> G::Phase {
        let before = self.before_dice().and_then(|before| G::PHASES.get(before.phase?).copied());
        before.unwrap_or_else(|| G::phase(self.state.public))
    }

    /// The side of the phase that may be shown; in a phase of both sides the one that is to act.
    pub(crate) fn side_of_phase(&self) -> Option<SideNames> {
        let side = G::phase_side(self.state.rulebook, self.phase_shown());
        side.and_then(|side| G::SIDES.get(side).copied())
    }

    /// The side that is named as the one to act, if `due` must give the next order: while dice tumble, the one that has
    /// given theirs.
    pub(super) fn side_shown(&self, due: SideNames) -> SideNames {
        let before = self.before_dice().and_then(|before| G::SIDES.get(before.acting?).copied());
        before.unwrap_or(due)
    }
}
