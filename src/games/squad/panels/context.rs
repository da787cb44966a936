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

    /// The name of a unit, a weapon or a type; own units are named without their side.
    pub fn name(&self, unit: UnitId) -> String {
        let (rulebook, public) = (self.state.rulebook, self.state.public);
        match public.find(unit) {
            Some(counter) if counter.side != self.state.own.acting => {
                names::unit_name(rulebook, public, unit)
            }
            _ => names::weapon_name(rulebook, public, unit),
        }
    }

    /// The names of units as a list; own units are named without their side.
    pub fn names(&self, units: &[UnitId]) -> String {
        let names = names::named(self.state.rulebook, self.state.public, units);
        names::for_player(self.state.rulebook, &names, self.state.own.acting)
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
        let named = names::with_names(self.state.rulebook, self.state.public, sentence);
        names::for_player(self.state.rulebook, &named, self.state.own.acting)
    }
}

impl From<Wish> for Action {
    fn from(wish: Wish) -> Self {
        Self::own(wish)
    }
}
