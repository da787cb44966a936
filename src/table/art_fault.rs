//! Tells what is wrong with the art pack, and has the panels draw from the pack on the table.

use super::{
    art::{Art, ArtSet},
    host::{Host, HostPass},
    screen::Screen,
    view::View,
};
use crate::{panels, settings::Settings};
use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};

/// From the upper edge of the map, in points.
const MARGIN: f32 = 14.0;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PreUpdate, draw_from_pack.after(ArtSet).run_if(resource_exists_and_changed::<Art>))
        .add_systems(EguiPrimaryContextPass, tell.after(HostPass));
}

fn draw_from_pack(art: Res<Art>, mut host: ResMut<Host>) {
    host.bypass_change_detection().memory.draw_from(art.pack.clone());
}

fn tell(
    mut contexts: EguiContexts,
    (art, settings, view): (Res<Art>, Res<Settings>, Res<View>),
    screen: Res<State<Screen>>,
    mut put_away: Local<Vec<String>>,
) -> Result {
    let context = contexts.ctx_mut()?;
    if art.faults.is_empty() || *put_away == art.faults || !panels::dress(context, settings.theme) {
        if art.faults.is_empty() {
            put_away.clear();
        }
        return Ok(());
    }
    let palette = settings.theme.palette_in(settings.colours);
    let zoom = context.zoom_factor();
    let top = match screen.get() {
        Screen::Table | Screen::Replay => {
            egui::pos2((view.area.min.x + view.area.max.x) / 2.0, view.area.min.y) / zoom
        }
        _ => context.content_rect().center_top(),
    };
    if panels::art_fault(context, palette, &art.faults, top + egui::vec2(0.0, MARGIN)) {
        put_away.clone_from(&art.faults);
    }
    Ok(())
}
