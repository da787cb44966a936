//! The state that the panels of the game draw.

use crate::{
    engine::{board::Hex, counters::UnitId},
    games::platoon::{
        planning::{Pointing, wish::Wish},
        rules::{Platoon, counter::Counter, kinds::Side, position::Instruction},
        scene::{fought::Fought, overlays::Strengths},
        words::names,
    },
    panels::{self, Action},
    play::feed::Fed,
};
use std::{borrow::Cow, collections::BTreeMap};

/// One frame of the panels.
pub(super) type Scene<'a> = panels::Scene<'a, Platoon>;

/// State that only this game's panels show.
pub struct Shown<'a> {
    /// The side that is to give the next order.
    pub acting: Side,
    /// The side whose secrets may be shown; none while only computers play.
    pub looking: Option<Side>,
    /// The instructions of that side to its units.
    pub instructions: BTreeMap<UnitId, Instruction>,
    /// The pointing state of the mouse.
    pub pointing: &'a Pointing,
    /// The results of the last combat's dice, for that viewer.
    pub fought: Cow<'a, [Fought]>,
    /// Strengths of the enemy's opportunity fire, while that overlay is on.
    pub figures: &'a [(Hex, Strengths)],
}

impl<'a> panels::Scene<'a, Platoon> {
    /// Asks for something that only this game has.
    pub fn wish(&mut self, wish: Wish) {
        self.act(wish);
    }

    pub fn selected(&self) -> Option<&'a Counter> {
        self.state.public.find(*self.state.selected.first()?)
    }

    pub fn name(&self, unit: UnitId) -> String {
        names::unit_name(self.state.rulebook, self.state.public, unit)
    }

    pub fn instruction(&self, unit: UnitId) -> Instruction {
        self.state.own.instructions.get(&unit).copied().unwrap_or_default()
    }

    /// A sentence of the rules with names in place of ids.
    pub fn named(&self, sentence: &str) -> String {
        Platoon::in_names(self.state.rulebook, self.state.public, sentence)
    }
}

impl From<Wish> for Action {
    fn from(wish: Wish) -> Self {
        Self::own(wish)
    }
}
