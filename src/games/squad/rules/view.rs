//! The state that a side may see when it has to give an order: the rulebook, the position as it knows it, and the
//! instructions to its own units. It does not contain the hidden units and the instructions of the other side. Nor does
//! it contain the paths of moving units and the coming dice (14.1, 14.6, 22).

use super::{
    kinds::Side,
    position::{Instruction, Position, Public, Task},
    rulebook::Rulebook,
};
use crate::engine::counters::UnitId;
use std::{borrow::Cow, collections::BTreeMap, sync::Arc};

#[derive(Clone, Debug)]
pub struct View<'a> {
    pub rulebook: &'a Arc<Rulebook>,
    public: Cow<'a, Public>,
    /// The instructions that the side has given to its units (14.6).
    pub instructions: BTreeMap<UnitId, Instruction>,
    pub side: Side,
}

/// A view that is kept to be read on another thread.
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
    /// The view of a side of this position.
    pub fn new(rulebook: &'a Arc<Rulebook>, position: &'a Position, side: Side) -> Self {
        let mut public = position.known_to(side);
        // The side that may fire at a step does not know the next one (14.1).
        if public.phase.active(&rulebook.scenario) != Some(side)
            && public.tasks.iter().any(Task::has_way_ahead)
        {
            public.to_mut().tasks.iter_mut().for_each(Task::forget_way_ahead);
        }
        let own = |unit: &UnitId| public.find(*unit).is_some_and(|counter| counter.side == side);
        let told = position.secrets.instructions.iter().filter(|(unit, _)| own(unit));
        let instructions = told.map(|(unit, instruction)| (*unit, *instruction)).collect();
        Self { rulebook, public, instructions, side }
    }

    /// The part of the position that the side knows.
    pub fn public(&self) -> &Public {
        &self.public
    }

    /// The view of the side that has to give the next order.
    pub fn to_play(rulebook: &'a Arc<Rulebook>, position: &'a Position) -> Self {
        Self::new(rulebook, position, to_play(rulebook, &position.public))
    }
}

/// The side that has to give the next order.
pub fn to_play(rulebook: &Rulebook, public: &Public) -> Side {
    let asked = public.owed.as_ref().map(super::position::decision::Decision::side);
    let first = rulebook.scenario.player_a;
    asked.or_else(|| public.phase.side(&rulebook.scenario)).unwrap_or(first)
}
