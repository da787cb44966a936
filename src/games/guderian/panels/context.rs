//! The state that the panels of the game draw.

use crate::{
    games::guderian::{
        planning::wish::Wish,
        rules::{Guderian, kinds::Side, supply::SupplyLines},
    },
    panels::{self, Action},
};

/// One frame of the panels.
pub(crate) type PanelContext<'a> = panels::PanelContext<'a, Guderian>;

impl panels::PanelContext<'_, Guderian> {
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
