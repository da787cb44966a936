//! The state that the panels of the game draw.

use crate::{
    engine::counters::UnitId,
    games::platoon::{
        planning::wish::Wish,
        rules::{Platoon, counter::Counter, position::Instruction},
        words::names,
    },
    panels::{self, Action},
    play::feed::Fed,
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

    /// A sentence of the rules with names in place of ids.
    pub fn named(&self, sentence: &str) -> String {
        let named = Platoon::in_names(self.state.rulebook, self.state.public, sentence);
        names::for_player(&named, self.state.own.acting)
    }
}

impl From<Wish> for Action {
    fn from(wish: Wish) -> Self {
        Self::own(wish)
    }
}
