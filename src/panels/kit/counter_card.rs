//! The card of a counter in the panels, and the button that asks for the rules on a hex.

use super::{
    choice::choice,
    widgets::{noted, wide},
};
use crate::{
    art::packs::face::Face,
    engine::{board::Hex, counters::UnitId, text::say},
    panels::{
        book::Question,
        frame::panelled::{PanelContext, Panelled},
        state::Action,
    },
    settings::Command,
};
use bevy_egui::egui::{Rect, Response, Sense, Stroke, StrokeKind, Ui, Vec2};

/// Draws the card of a counter, this many points wide, in a frame if it is selected or `chosen`. It can be dragged to
/// the map.
pub(crate) fn counter_card<G: Panelled>(
    ui: &mut Ui,
    panel: &mut PanelContext<G>,
    face: &Face,
    (id, chosen): (UnitId, bool),
    side: f32,
) -> Response {
    let response = noted(&format!("card {id}"), picture(ui, panel, face, side));
    if response.drag_started() {
        panel.act(Action::PickUpFromBox(vec![id]));
    }
    if chosen || panel.state.selected.contains(&id) {
        let frame = Rect::from_center_size(response.rect.center(), Vec2::splat(side + 4.0));
        ui.painter().rect_stroke(frame, 6, Stroke::new(2.0, panel.palette.accent), StrokeKind::Outside);
    }
    response
}

/// Draws the name of a waiting counter: a click selects it, and it can be dragged to the map like its card.
pub(crate) fn waiting_name<G: Panelled>(ui: &mut Ui, panel: &mut PanelContext<G>, name: &str, id: UnitId) {
    let chosen = panel.state.selected.contains(&id);
    let label = choice(ui, (chosen, true), name).interact(Sense::click_and_drag());
    let label = noted(name, label).on_hover_text(say!("kit-waiting-hint"));
    if label.drag_started() {
        panel.act(Action::PickUpFromBox(vec![id]));
    } else if label.clicked() {
        panel.act(Action::Select(vec![id]));
    }
}

/// Draws a card that represents counters that are not in play yet.
pub(crate) fn picture<G: Panelled>(
    ui: &mut Ui,
    panel: &mut PanelContext<G>,
    face: &Face,
    side: f32,
) -> Response {
    let memory = &mut *panel.state.memory;
    memory.cards.show(ui, face, side, memory.colours)
}

/// Draws a button that shows the rules on the hex and on the units there.
pub(crate) fn ask_why<G: Panelled>(ui: &mut Ui, panel: &mut PanelContext<G>, hex: Hex) {
    ui.add_space(4.0);
    let about = panel.keyed(&say!("kit-why.hint"), Command::Why);
    if wide(ui, panel.palette, &say!("kit-why")).on_hover_text(about).clicked() {
        let units = panel.state.selected.to_vec();
        panel.state.memory.book.ask(Question { hex, units });
    }
}
