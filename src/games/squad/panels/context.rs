//! The data of the panels of the game.

use crate::{
    engine::{
        board::Hex,
        counters::UnitId,
        text::{Names, Text},
    },
    games::squad::{
        planning::wish::Wish,
        rules::{Squad, counter::Counter, kinds::Side, position::Instruction},
        words::names::{self, Known},
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

    /// A text of the rules; own units are named without their side.
    pub fn shown(&self, text: &Text) -> String {
        let (rulebook, public) = self.game();
        text.shown(&OwnShort { known: Known { rulebook, public }, side: self.state.own.acting })
    }
}

/// The names for the player of a side.
struct OwnShort<'a> {
    known: Known<'a>,
    side: Side,
}

impl Names for OwnShort<'_> {
    fn unit(&self, unit: UnitId) -> Option<String> {
        self.known.unit(unit)
    }

    fn units(&self, units: &[UnitId]) -> Option<String> {
        self.known.units(units)
    }

    fn hex(&self, hex: Hex) -> String {
        self.known.hex(hex)
    }

    fn finish(&self, sentence: String) -> String {
        names::for_player(self.known.rulebook, &self.known.finish(sentence), self.side)
    }
}

impl From<Wish> for Action {
    fn from(wish: Wish) -> Self {
        Self::own(wish)
    }
}
