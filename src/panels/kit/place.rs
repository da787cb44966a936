//! The places of panels in the window.

use crate::{panels::state::PanelSpace, settings::DockSide};
use bevy_egui::egui::{Area, Context, Id, Order, Rect, Ui, vec2};

impl DockSide {
    pub(crate) fn other(self) -> Self {
        match self {
            Self::Left => Self::Right,
            Self::Right => Self::Left,
        }
    }
}

impl PanelSpace {
    /// Returns the space with this much more taken at a side.
    pub(crate) fn and(self, side: DockSide, width: f32) -> Self {
        match side {
            DockSide::Left => Self { left: self.left + width, ..self },
            DockSide::Right => Self { right: self.right + width, ..self },
        }
    }

    pub(crate) fn rest(self, window: Rect) -> Rect {
        Rect::from_min_max(window.min + vec2(self.left, self.top), window.max - vec2(self.right, self.bottom))
    }
}

/// Draws an area with exactly this place and size: egui takes every click on it.
pub(crate) fn place(ctx: &Context, name: &str, rect: Rect, contents: impl FnOnce(&mut Ui)) {
    Area::new(Id::new(name))
        .order(Order::Middle)
        .fixed_pos(rect.min)
        .default_size(rect.size())
        .constrain(false)
        .movable(false)
        .fade_in(false)
        .show(ctx, |ui| {
            ui.set_clip_rect(rect);
            ui.set_min_size(rect.size());
            ui.set_max_size(rect.size());
            contents(ui);
        });
}
