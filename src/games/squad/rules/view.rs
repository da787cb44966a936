//! What a side may see of a game when it is asked for an order: the rulebook, the position as it knows it, what it has told
//! its own units. What the other hides, has told its units, where its movers are going and the coming dice are not in it
//! (14.1, 14.6, 22).

use super::{
    Squad,
    kinds::Side,
    position::{Instruction, Position, Public, Task},
    rulebook::Rulebook,
};
use crate::engine::{counters::UnitId, orders::Viewed};
use std::{borrow::Cow, collections::BTreeMap, sync::Arc};

#[derive(Clone, Debug)]
pub struct View<'a> {
    /// What the game is played by.
    pub rulebook: &'a Arc<Rulebook>,
    public: Cow<'a, Public>,
    /// What the side has told its own units (14.6).
    pub instructions: BTreeMap<UnitId, Instruction>,
    pub side: Side,
}

/// A view that has been kept, to be looked at on another thread.
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
    /// What a side sees of this position.
    pub fn new(rulebook: &'a Arc<Rulebook>, position: &'a Position, side: Side) -> Self {
        let mut public = position.known_to(side);
        // Whoever may fire at a step knows nothing of the next one (14.1).
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

    /// What the side knows.
    pub fn public(&self) -> &Public {
        &self.public
    }

    /// What the side sees that has to give the next order.
    pub fn to_play(rulebook: &'a Arc<Rulebook>, position: &'a Position) -> Self {
        Self::new(rulebook, position, to_play(rulebook, &position.public))
    }
}

/// Who has to give the next order.
pub fn to_play(rulebook: &Rulebook, public: &Public) -> Side {
    let asked = public.owed.as_ref().map(super::position::decision::Decision::side);
    let first = rulebook.scenario.player_a;
    asked.or_else(|| public.phase.side(&rulebook.scenario)).unwrap_or(first)
}

impl Viewed for Squad {
    type View<'a> = View<'a>;
    type Kept = KeptView;

    fn view<'a>(rulebook: &'a Arc<Rulebook>, position: &'a Position) -> View<'a> {
        View::to_play(rulebook, position)
    }
}
