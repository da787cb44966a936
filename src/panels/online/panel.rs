//! The content, colours and memory of the panels of an online game, for any game.

use super::{
    game::{ChatMemory, OnlineGame},
    state::OnlineAction,
};
use crate::{
    engine::orders::SideNames,
    panels::{
        frame::panelled::{PanelContext, Panelled},
        kit::theme::Palette,
        state::Action,
    },
};

/// The content of an online game, with the colours, the memory and the list of actions.
pub(crate) struct OnlinePanel<'m> {
    pub game: &'m OnlineGame,
    /// The names of the sides.
    pub sides: [SideNames; 2],
    pub palette: &'static Palette,
    pub chat: &'m mut ChatMemory,
    /// Whether the dock is folded: it unfolds for the chat.
    pub folded: &'m mut bool,
    pub actions: &'m mut Vec<Action>,
}

impl OnlinePanel<'_> {
    pub fn act(&mut self, action: OnlineAction) {
        self.actions.push(Action::Online(action));
    }

    /// Returns the names of a side, by its number.
    pub fn side(&self, side: usize) -> SideNames {
        let [first, second] = self.sides;
        if side == 0 { first } else { second }
    }
}

impl<G: Panelled> PanelContext<'_, G> {
    /// The panels of an online game; none for a game at this table.
    pub(crate) fn online(&mut self) -> Option<OnlinePanel<'_>> {
        let memory = &mut *self.state.memory;
        let game = memory.online_game.as_ref()?;
        Some(OnlinePanel {
            game,
            sides: G::SIDES,
            palette: self.palette,
            chat: &mut memory.chat,
            folded: &mut memory.folded,
            actions: &mut self.actions,
        })
    }
}
