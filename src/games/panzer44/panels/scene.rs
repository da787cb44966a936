//! What every panel of the game draws with: the state, the colours, and the list of actions that grows.

use super::{State, Wish};
use crate::{
    engine::counters::Word,
    games::panzer44::{
        rules::{Rulebook, counter::Counter, order::Order, position::Public},
        table::face,
        words::names,
    },
    panels::{Action, Palette, die, timeline::Strip, widgets::noted},
};
use bevy_egui::egui::{Rect, Response, Stroke, StrokeKind, Ui, Vec2};

/// One frame of the panels.
pub(super) struct Scene<'a> {
    pub state: State<'a>,
    pub palette: &'static Palette,
    pub actions: Vec<Action>,
}

impl<'a> Scene<'a> {
    pub fn new(state: State<'a>) -> Self {
        let palette = state.memory.theme.palette_in(state.memory.colours);
        Self { state, palette, actions: Vec::new() }
    }

    /// The time line, while a replay is shown.
    pub fn strip(&mut self) -> Option<Strip<'a, '_>> {
        let replay = self.state.replay?;
        let (palette, memory, actions) = (self.palette, &mut *self.state.memory, &mut self.actions);
        Some(Strip { replay, palette, memory, actions })
    }

    /// What the game is played by, and what both players know.
    pub fn game(&self) -> (&'a Rulebook, &'a Public) {
        (self.state.rulebook, self.state.public)
    }

    /// Whether a die is in the air, and nobody is told yet what it brings.
    pub fn tumbles(&self) -> bool {
        self.state.memory.throw.is_some_and(|clock| clock < die::RESULT)
    }

    pub fn act(&mut self, action: Action) {
        self.actions.push(action);
    }

    pub fn order(&mut self, order: Order) {
        self.actions.push(Action::order(order));
    }

    pub fn wish(&mut self, wish: Wish) {
        self.actions.push(Action::own(wish));
    }

    /// The unit that is selected.
    pub fn selected(&self) -> Option<&'a Counter> {
        self.state.public.find(*self.state.selected.first()?)
    }

    /// What a unit is called.
    pub fn name(&self, unit: Word) -> String {
        names::unit_name(self.state.rulebook, self.state.public, unit)
    }

    /// A unit's card; a click selects it.
    pub fn card(&mut self, ui: &mut Ui, counter: &Counter, side: f32) -> Response {
        let (rulebook, public) = self.game();
        let face = face::face(rulebook, public, counter);
        let memory = &mut *self.state.memory;
        let card = memory.cards.show(ui, &face, side, memory.colours);
        let response = noted(&format!("card {}", counter.id), card);
        if self.state.selected.contains(&counter.id) {
            let frame = Rect::from_center_size(response.rect.center(), Vec2::splat(side + 4.0));
            ui.painter().rect_stroke(frame, 6, Stroke::new(2.0, self.palette.accent), StrokeKind::Outside);
        }
        if response.clicked() {
            self.act(Action::Select(vec![counter.id]));
        }
        response.on_hover_text(self.name(counter.id))
    }
}
