//! The data of the panels of the game.

use crate::{
    engine::{board::Hex, counters::UnitId},
    games::squad::{
        planning::wish::Wish,
        rules::{Squad, counter::Counter, position::Instruction},
        words::names,
    },
    panels::{self, Action},
};

/// One frame of the panels.
pub(super) type PanelContext<'a> = panels::PanelContext<'a, Squad>;

impl<'a> panels::PanelContext<'a, Squad> {
    /// Sends a request that only this game has.
    pub fn wish(&mut self, wish: Wish) {
        self.act(wish);
    }

    pub fn selected(&self) -> Option<&'a Counter> {
        self.state.public.find(*self.state.selected.first()?)
    }

    /// The name of a unit, a weapon or a type.
    pub fn name(&self, unit: UnitId) -> String {
        names::weapon_name(self.state.rulebook, self.state.public, unit)
    }

    /// The name of a hex: its building and number, otherwise its number as on any map.
    pub fn hex_name(&self, hex: Hex) -> String {
        names::hex_name(self.state.rulebook, hex)
    }

    pub fn instruction(&self, unit: UnitId) -> Instruction {
        self.state.own.instructions.get(&unit).copied().unwrap_or_default()
    }

    /// A sentence of the rules with names in place of ids.
    pub fn named(&self, sentence: &str) -> String {
        names::with_names(self.state.rulebook, self.state.public, sentence)
    }
}

impl From<Wish> for Action {
    fn from(wish: Wish) -> Self {
        Self::own(wish)
    }
}
