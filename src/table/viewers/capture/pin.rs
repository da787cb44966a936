//! The mark on the player's map while the viewers' view is held. Viewers do not see it.

use super::held::HeldView;
use crate::{
    engine::text::say,
    panels::{self, caption},
    settings::{Command, Settings},
    table::{
        app::{screen::game_is_shown, sets::TableSet},
        map::view::MapView,
        viewers::presenter::panels_are_shown,
    },
};
use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};

pub(super) fn plugin(app: &mut App) {
    let draw = draw.before(TableSet::DrawPanels).run_if(game_is_shown.and_then(panels_are_shown));
    app.add_systems(EguiPrimaryContextPass, draw);
}

fn draw(
    mut contexts: EguiContexts,
    (held, view, settings): (Res<HeldView>, Res<MapView>, Res<Settings>),
) -> Result {
    if !held.0 {
        return Ok(());
    }
    let context = contexts.ctx_mut()?;
    if !panels::dress(context, settings.theme) {
        return Ok(());
    }
    let zoom = context.zoom_factor();
    let point = |place: Vec2| egui::pos2(place.x / zoom, place.y / zoom);
    let map = egui::Rect::from_min_max(point(view.area.min), point(view.area.max));
    let key = settings.keys.hint(Command::HoldView);
    let key = if key.is_empty() { key } else { format!(" ({key})") };
    let words = say!("fight-view-held", key = key);
    caption::held(context, map, &words, settings.theme.palette_in(settings.colours));
    Ok(())
}
