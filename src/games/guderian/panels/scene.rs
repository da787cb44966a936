//! The state that the panels of the game draw.

use crate::{
    engine::board::Hex,
    games::guderian::{
        planning::{preview::WeighedAttack, wish::Wish},
        rules::{Guderian, kinds::Side, order::legal::Undone, supply::SupplyLines},
        scene::rolled::Rolled,
    },
    panels::{self, Action},
};
use std::{borrow::Cow, sync::OnceLock};

/// One frame of the panels.
pub(crate) type Scene<'a> = panels::Scene<'a, Guderian>;

/// State that only this game's panels show.
#[derive(Default)]
pub struct Shown<'a> {
    /// The attack or overrun that is being planned.
    pub planned: Option<&'a WeighedAttack>,
    /// The last battle that was decided by a die.
    pub rolled: Option<&'a Rolled>,
    /// The units with actions left if the phase ended now.
    pub undone: Option<&'a Undone>,
    /// The stack whose retreat is routed on the map, and the hexes that were clicked for it.
    pub routing: Option<(Hex, &'a [Hex])>,
    /// The sides' supply lines, worked out when they are asked for.
    pub lines: Cow<'a, [OnceLock<SupplyLines>; 2]>,
}

impl panels::Scene<'_, Guderian> {
    /// A side's supply lines.
    pub fn lines(&self, side: Side) -> &SupplyLines {
        self.state.own.lines[side.number()]
            .get_or_init(|| SupplyLines::new(self.state.rulebook, self.state.public, side))
    }

    /// Whether a person plays the side now; never in a replay.
    pub fn is_human(&self, side: Side) -> bool {
        self.state.replay.is_none() && self.state.humans[side.number()]
    }
}

impl From<Wish> for Action {
    fn from(wish: Wish) -> Self {
        Self::own(wish)
    }
}
