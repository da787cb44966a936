//! The inner edge of the dock, which changes the width of the dock when it is dragged.

use super::is_folded;
use crate::{
    panels::{
        frame::panelled::{PanelContext, Panelled},
        state::Action,
    },
    settings::{Dock, DockSide},
};
use bevy_egui::egui::{Area, Context, CursorIcon, Id, Order, Rect, Sense, Stroke, pos2};

/// Points at each side of the edge that take the drag.
const REACH: f32 = 4.0;

pub(crate) fn show<G: Panelled>(ctx: &Context, panel: &mut PanelContext<G>, dock: Rect) {
    if is_folded(panel) {
        return;
    }
    let side = panel.state.memory.dock.side;
    let edge = if side == DockSide::Right { dock.left() } else { dock.right() };
    let strip = Rect::from_min_max(pos2(edge - REACH, dock.top()), pos2(edge + REACH, dock.bottom()));
    let area = Area::new(Id::new("dock edge")).order(Order::Middle).fixed_pos(strip.min).constrain(false);
    area.fade_in(false).show(ctx, |ui| {
        let (rect, response) = ui.allocate_exact_size(strip.size(), Sense::drag());
        if response.hovered() || response.dragged() {
            ctx.set_cursor_icon(CursorIcon::ResizeHorizontal);
            ui.painter().vline(rect.center().x, rect.y_range(), Stroke::new(2.0, panel.palette.accent));
        }
        if let Some(at) = response.interact_pointer_pos().filter(|_| response.dragged()) {
            let wanted = if side == DockSide::Right { dock.right() - at.x } else { at.x - dock.left() };
            let width = wanted.clamp(*Dock::WIDTHS.start(), *Dock::WIDTHS.end()).round();
            panel.act(Action::DockWidth(width));
        }
    });
}
