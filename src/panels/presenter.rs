//! Presenter mode: the panels are away, and what viewers must know stands in large letters. Keys work as they
//! do at the table; only what a player must answer before the game goes on comes up.

use super::{
    Action, PanelSpace, PanelState,
    caption::{self, Caption},
    fonts, keys,
    theme::Palette,
    toast,
};
use crate::games::guderian::panels::{end_phase, scene::Scene};
use crate::settings::{Command, KeyMap};
use bevy_egui::egui::{Align2, Color32, Context, CornerRadius, Id, LayerId, Order, Rect, pos2, vec2};

/// Draws presenter mode: what the player asked for, and the space that it takes, which is none. While it is
/// `new` it says which key leads back.
pub fn presenter(
    ctx: &Context,
    state: PanelState,
    caption: &Caption,
    new: bool,
) -> (Vec<Action>, PanelSpace) {
    let (theme, colours) = (state.memory.theme, state.memory.colours);
    if !super::dress(ctx, theme) {
        return (Vec::new(), PanelSpace::default());
    }
    let mut scene = Scene::new(state);
    keys::obey(ctx, &mut scene);
    caption::show(ctx, caption, colours, true);
    let window = ctx.content_rect();
    let foot = window.bottom() - caption::COVERED * window.height();
    if scene.state.replay.is_none() {
        end_phase::show(ctx, &mut scene, pos2(window.right() - 24.0, foot - 16.0));
    }
    toast::show(ctx, &mut scene, pos2(window.center().x, foot - 24.0));
    if new {
        way_back(ctx, scene.palette, &scene.state.memory.keys, window);
    }
    (scene.actions, PanelSpace::default())
}

/// Which key brings the panels back.
pub(crate) fn way_back(ctx: &Context, palette: &Palette, keys: &KeyMap, window: Rect) {
    let key = keys.hint(Command::Presenter);
    let words = format!("{key} brings the panels back");
    let painter = ctx.layer_painter(LayerId::new(Order::Foreground, Id::new("way back")));
    let line = painter.layout_no_wrap(words, fonts::sans(14.0), Color32::WHITE);
    let middle = pos2(window.center().x, window.top() + 76.0);
    let plate = Align2::CENTER_CENTER.anchor_size(middle, line.size() + vec2(28.0, 14.0));
    painter.rect_filled(plate, CornerRadius::same(14), palette.background);
    painter.galley(middle - line.size() / 2.0, line, Color32::WHITE);
}
