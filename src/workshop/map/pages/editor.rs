//! The whole screen of the editor: the tools at the left, the map, its faults at the right.

use super::{
    faults, forms, keys, mouse, naming, overlay, palette as tools,
    state::{EditorState, MapAction},
    under,
};
use crate::panels::{
    PanelSpace, dress,
    kit::{place::place, theme::Palette},
};
use bevy_egui::egui::{Context, Rect, Stroke, Ui, UiBuilder, pos2, vec2};

/// Widths of the panels, in points.
const LEFT: f32 = 216.0;
const RIGHT: f32 = 252.0;

/// Draws the editor; returns the actions of the person who draws, and the space that the panels take.
pub(crate) fn editor(ctx: &Context, state: EditorState) -> (Vec<MapAction>, PanelSpace) {
    let mut state = state;
    let mut actions = Vec::new();
    let taken = PanelSpace { left: LEFT, right: RIGHT, ..PanelSpace::default() };
    if !dress(ctx, state.theme) {
        return (actions, taken);
    }
    let palette = state.theme.palette_in(state.colours);
    let window = ctx.content_rect();
    let left = Rect::from_min_max(window.min, pos2(window.left() + LEFT, window.bottom()));
    let right = Rect::from_min_max(pos2(window.right() - RIGHT, window.top()), window.max);
    // A stroke beside the field of a name accepts the name first.
    if state.memory.naming.is_some() && !state.covered && mouse::presses(ctx, &state) {
        naming::accept(&mut state, &mut actions);
    }
    let is_busy = state.covered || state.memory.naming.is_some() || state.memory.form.is_some();
    panel(ctx, palette, ("map-tools", left, left.right()), |ui| {
        tools::show(ui, palette, &mut state, &mut actions);
    });
    panel(ctx, palette, ("map-whole", right, right.left()), |ui| {
        faults::show(ui, palette, &mut state, &mut actions);
    });
    if state.under.is_none() {
        state.memory.fitting = None;
    }
    let is_fitted = state.memory.fitting.is_some();
    if is_busy || is_fitted {
        state.memory.hovered = None;
    } else {
        mouse::mouse(ctx, &mut state, &mut actions);
    }
    if is_fitted {
        under::keys(ctx, &mut state, &mut actions);
    } else {
        keys::keys(ctx, &mut state, &mut actions);
    }
    if is_fitted && !is_busy {
        under::fit(ctx, &mut state, &mut actions);
    }
    naming::field(ctx, palette, &mut state, &mut actions);
    forms::form(ctx, palette, &mut state, &mut actions);
    overlay::paint(ctx, palette, &mut state);
    (actions, taken)
}

/// Draws a panel with a line at its edge to the map.
fn panel(
    ctx: &Context,
    palette: &Palette,
    (name, rect, edge): (&str, Rect, f32),
    contents: impl FnOnce(&mut Ui),
) {
    place(ctx, name, rect, |ui| {
        ui.painter().rect_filled(rect, 0, palette.background);
        ui.painter().vline(edge.round() - 0.5, rect.y_range(), Stroke::new(1.0, palette.line));
        let inner = rect.shrink2(vec2(10.0, 8.0));
        ui.scope_builder(UiBuilder::new().max_rect(inner), contents);
    });
}
