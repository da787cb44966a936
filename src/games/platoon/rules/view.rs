//! A view: the state that a side may see when it is asked for an order. It holds the rulebook, the public position and
//! the instructions to its own units, but neither the other side's instructions nor the coming dice (14.6, 19.3).

use super::{
    kinds::Side,
    phase::Phase,
    position::{Instruction, Position, Public},
    rulebook::Rulebook,
};
use crate::engine::counters::UnitId;
use std::{borrow::Cow, collections::BTreeMap, sync::Arc};

#[derive(Clone, Debug)]
pub struct View<'a> {
    /// The rules of the game.
    pub rulebook: &'a Arc<Rulebook>,
    public: Cow<'a, Public>,
    /// The instructions of the side to its own units.
    pub instructions: BTreeMap<UnitId, Instruction>,
    pub side: Side,
}

/// A view that has been kept, for another thread.
#[derive(Clone, Debug)]
pub struct KeptView {
    rulebook: Arc<Rulebook>,
    public: Public,
    instructions: BTreeMap<UnitId, Instruction>,
    side: Side,
}

impl<'a> From<&'a KeptView> for View<'a> {
    fn from(kept: &'a KeptView) -> Self {
        let instructions = kept.instructions.clone();
        let public = Cow::Borrowed(&kept.public);
        Self { rulebook: &kept.rulebook, public, instructions, side: kept.side }
    }
}

impl From<&View<'_>> for KeptView {
    fn from(view: &View<'_>) -> Self {
        Self {
            rulebook: Arc::clone(view.rulebook),
            public: view.public().clone(),
            instructions: view.instructions.clone(),
            side: view.side,
        }
    }
}

impl<'a> View<'a> {
    /// The view of a side on this position.
    pub fn new(rulebook: &'a Arc<Rulebook>, position: &'a Position, side: Side) -> Self {
        let mut public = position.known_to(side);
        let is_friendly = |unit: UnitId| public.find(unit).is_some_and(|counter| counter.side == side);
        // A side that may fire at a step knows nothing of the next step (14.1).
        let ahead = public.under_way.as_ref().is_some_and(|move_on| !is_friendly(move_on.unit));
        if ahead && let Some(move_on) = &mut public.to_mut().under_way {
            move_on.forget_way_ahead();
        }
        let own = |unit: &UnitId| public.find(*unit).is_some_and(|counter| counter.side == side);
        let told = position.secrets.instructions.iter().filter(|(unit, _)| own(unit));
        let instructions = told.map(|(unit, instruction)| (*unit, *instruction)).collect();
        Self { rulebook, public, instructions, side }
    }

    /// The knowledge of the side.
    pub fn public(&self) -> &Public {
        &self.public
    }

    /// The same view in another phase, as if that had come.
    pub fn in_phase(&self, phase: Phase) -> Self {
        let mut later = self.clone();
        later.public.to_mut().phase = phase;
        later
    }

    /// The view of the side that has to give the next order.
    pub fn to_play(rulebook: &'a Arc<Rulebook>, position: &'a Position) -> Self {
        Self::new(rulebook, position, to_play(rulebook, &position.public))
    }
}

/// The side that has to give the next order.
pub fn to_play(rulebook: &Rulebook, public: &Public) -> Side {
    let asked = public.owed.map(|decision| decision.side());
    let first = rulebook.scenario.first_player;
    asked.or_else(|| public.phase.side(&rulebook.scenario)).unwrap_or(first)
}
