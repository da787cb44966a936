//! What people at the table settle among themselves, beside the orders of the rules: the referee's absence.

use super::referee::{self, RefereeMemory};
use super::scene::Scene;
use crate::panels::{
    Action, PanelSpace,
    theme::{Palette, Theme},
};
use crate::{
    engine::counters::Word,
    games::guderian::rules::{Rulebook, free_hand::Placing, position::Public},
    settings::Colours,
};
use bevy_egui::egui::Context;

/// What is shown of it.
pub struct TalkState<'a> {
    pub rulebook: &'a Rulebook,
    /// What both players may see.
    pub public: &'a Public,
    /// The counters that are selected.
    pub selected: &'a [Word],
    /// What the next click on the map places.
    pub placing: Option<Placing>,
    /// Whether all that was done since the referee went out can be taken back.
    pub can_go_back: bool,
    /// What became of the last scenario that was saved.
    pub scenario_saved: Option<&'a Result<String, String>>,
    /// Space that other panels take.
    pub space: PanelSpace,
    /// Dark or light.
    pub theme: Theme,
    /// The colours of the sides.
    pub colours: Colours,
    /// What is remembered from frame to frame.
    pub memory: &'a mut TalkMemory,
}

impl TalkState<'_> {
    pub(super) fn palette(&self) -> &'static Palette {
        self.theme.palette_in(self.colours)
    }
}

/// What is remembered from frame to frame.
#[derive(Debug, Default)]
pub struct TalkMemory {
    pub(super) referee: RefereeMemory,
}

/// Draws it with what the frame knows.
pub(super) fn over_map(ctx: &Context, scene: &mut Scene, space: PanelSpace) {
    let (rulebook, public) = scene.game();
    let state = &mut scene.state;
    let state = TalkState {
        rulebook,
        public,
        selected: state.selected,
        placing: state.own.placing,
        can_go_back: state.own.can_go_back,
        scenario_saved: state.own.scenario_saved,
        space,
        theme: state.memory.theme,
        colours: state.memory.colours,
        memory: &mut state.remembered.talk,
    };
    let asked = talk(ctx, state);
    scene.actions.extend(asked);
}

/// Draws it, over the map and beside the dock.
pub fn talk(ctx: &Context, state: TalkState) -> Vec<Action> {
    let mut state = state;
    let mut actions = Vec::new();
    let window = ctx.content_rect();
    let space = state.space;
    let map = space.rest(window);
    if state.public.table.referee_off {
        referee::show(ctx, &mut state, map, &mut actions);
    }
    actions
}
