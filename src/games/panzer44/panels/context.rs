//! The data of the panels of the game.

use crate::{
    engine::{board::Hex, counters::UnitId},
    games::panzer44::{
        planning::wish::Wish,
        rules::{Panzer44, View, counter::Counter},
        scene::face,
        words::names,
    },
    panels::{self, Action, kit::counter_card::counter_card},
};
use bevy_egui::egui::{Response, Ui};

/// One frame of the panels.
pub(super) type PanelContext<'a> = panels::PanelContext<'a, Panzer44>;

impl<'a> panels::PanelContext<'a, Panzer44> {
    /// The view of the side whose secrets may be shown.
    pub fn view(&self) -> Option<View<'a>> {
        let side = self.state.own.looking?;
        let (rulebook, public) = (self.state.rulebook, self.state.public);
        Some(View { rulebook, public, plot: self.state.own.plot, side })
    }

    /// Sends a request that only this game has.
    pub fn wish(&mut self, wish: Wish) {
        self.act(wish);
    }

    pub fn selected(&self) -> Option<&'a Counter> {
        self.state.public.find(*self.state.selected.first()?)
    }

    /// The name of a unit; own units are named without their side.
    pub fn name(&self, unit: UnitId) -> String {
        let name = names::unit_name(self.state.rulebook, self.state.public, unit);
        names::for_player(&name, self.state.own.acting)
    }

    /// The name of a hex.
    pub fn place(&self, hex: Hex) -> String {
        self.state.rulebook.board.hex_name(hex)
    }

    /// Shows a unit's card; a click selects it.
    pub fn card(&mut self, ui: &mut Ui, counter: &Counter, side: f32) -> Response {
        let (rulebook, public) = self.game();
        let face = face::face(rulebook, public, counter);
        let response = counter_card(ui, self, &face, (counter.id, false), side);
        if response.clicked() {
            self.act(Action::Select(vec![counter.id]));
        }
        response.on_hover_text(self.name(counter.id))
    }
}

impl From<Wish> for Action {
    fn from(wish: Wish) -> Self {
        Self::own(wish)
    }
}
