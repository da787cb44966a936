//! The state that the panels of the game draw.

use crate::{
    engine::counters::UnitId,
    games::platoon::{
        planning::wish::Wish,
        rules::{Platoon, counter::Counter, position::Instruction, refusal::Why},
        words::names::{self, Known},
    },
    panels::{self, Action},
};

/// One frame of the panels.
pub(super) type PanelContext<'a> = panels::PanelContext<'a, Platoon>;

impl<'a> panels::PanelContext<'a, Platoon> {
    /// Asks for something that only this game has.
    pub fn wish(&mut self, wish: Wish) {
        self.act(wish);
    }

    pub fn selected(&self) -> Option<&'a Counter> {
        self.state.public.find(*self.state.selected.first()?)
    }

    /// The name of a unit; own units are named without their side.
    pub fn name(&self, unit: UnitId) -> String {
        let name = names::unit_name(self.state.rulebook, self.state.public, unit);
        names::for_player(&name, self.state.own.acting)
    }

    pub fn instruction(&self, unit: UnitId) -> Instruction {
        self.state.own.instructions.get(&unit).copied().unwrap_or_default()
    }

    /// The reason of a refusal; own units are named without their side.
    pub fn refusal(&self, why: &Why) -> String {
        let (rulebook, public) = self.game();
        names::for_player(&why.text().shown(&Known { rulebook, public }), self.state.own.acting)
    }
}

impl From<Wish> for Action {
    fn from(wish: Wish) -> Self {
        Self::own(wish)
    }
}
