//! The moment that all panels name. While dice tumble it stays as it was: what follows from them, such as the end of a
//! phase, is shown when they are at rest. Bar, head and dock read the side to act here, so that they name the same one.

use super::panelled::{PanelContext, Panelled};
use crate::{
    engine::orders::{SideNames, is_over},
    panels::dock::moment::ShownMoment,
};

impl<G: Panelled> PanelContext<'_, G> {
    /// Notes the moment, unless a die tumbles.
    pub(super) fn note_moment(&mut self) {
        if self.tumbles() {
            return;
        }
        let (rulebook, public) = self.game();
        let phase = G::phase(public);
        // That a question is pending may be secret.
        let acts = if G::asks_unseen(rulebook, public) {
            G::phase_side(rulebook, phase)
        } else {
            Some(G::acting(rulebook, public))
        };
        self.state.memory.moment = Some(ShownMoment {
            turn: G::turn(public),
            phase: G::PHASES.iter().position(|other| *other == phase),
            acting: acts.filter(|_| !is_over::<G>(public)),
        });
    }

    /// The moment before the dice that tumble.
    fn before_dice(&self) -> Option<ShownMoment> {
        self.state.memory.moment.filter(|_| self.tumbles())
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

    /// The side that is named as the one to act, if `due` must give the next order: while dice tumble, the one that has
    /// given theirs.
    pub(super) fn side_shown(&self, due: SideNames) -> SideNames {
        let before = self.before_dice().and_then(|before| G::SIDES.get(before.acting?).copied());
        before.unwrap_or(due)
    }
}
