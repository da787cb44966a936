//! What every panel draws with: the state, the colours, and the list of actions that grows.

use crate::games::guderian::rules::{kinds::Side, supply::SupplyLines};
use crate::panels::{
    state::{Action, PanelState},
    theme::Palette,
    timeline::Strip,
};
use std::cell::OnceCell;

/// One frame of the panels.
pub(crate) struct Scene<'a> {
    pub state: PanelState<'a>,
    pub palette: &'static Palette,
    pub actions: Vec<Action>,
    lines: [OnceCell<SupplyLines>; 2],
}

impl<'a> Scene<'a> {
    pub fn new(state: PanelState<'a>) -> Self {
        let palette = state.memory.theme.palette_in(state.memory.colours);
        Self { state, palette, actions: Vec::new(), lines: [OnceCell::new(), OnceCell::new()] }
    }

    /// A side's lines of supply, worked out once a frame.
    pub fn lines(&self, side: Side) -> &SupplyLines {
        self.lines[side.number()]
            .get_or_init(|| SupplyLines::new(self.state.rulebook, self.state.public, side))
    }

    pub fn act(&mut self, action: Action) {
        self.actions.push(action);
    }

    /// The time line, while a replay is shown.
    pub fn strip(&mut self) -> Option<Strip<'a, '_>> {
        let replay = self.state.replay?;
        let (palette, memory, actions) = (self.palette, &mut *self.state.memory, &mut self.actions);
        Some(Strip { replay, palette, memory, actions })
    }

    /// Whether a person plays the side now: in a replay nobody does.
    pub fn is_human(&self, side: Side) -> bool {
        self.state.replay.is_none() && self.state.humans[side.number()]
    }
}
