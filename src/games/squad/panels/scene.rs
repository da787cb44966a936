//! The data of the panels of the game.

use crate::{
    engine::{board::Hex, counters::UnitId},
    games::squad::{
        planning::{Pointing, wish::Wish},
        rules::{Squad, counter::Counter, fire::Bearing, kinds::Side, position::Instruction},
        scene::fought::Fought,
        words::names,
    },
    panels::{self, Action},
};
use std::collections::BTreeMap;

/// One frame of the panels.
pub(super) type Scene<'a> = panels::Scene<'a, Squad>;

/// The state that only this game's panels show.
pub struct Shown<'a> {
    /// The side that has to give the next order.
    pub acting: Side,
    /// The side whose secrets may be shown; none while only computers play.
    pub looking: Option<Side>,
    /// The instructions of that side to its units.
    pub instructions: BTreeMap<UnitId, Instruction>,
    /// The state of the mouse.
    pub pointing: &'a Pointing,
    /// The paths of the units that have just moved, each from its start.
    pub ways: &'a [Vec<Hex>],
    /// The results of the dice of the last order.
    pub fought: &'a [Fought],
    /// The results of the last dice of the previous phase.
    pub fought_before: &'a [Fought],
    /// The effect of fire in each hex, while an overlay of fire is on.
    pub figures: &'a [(Hex, Bearing)],
}

impl<'a> panels::Scene<'a, Squad> {
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
