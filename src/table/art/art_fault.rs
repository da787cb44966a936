//! Shows the faults of the art pack, and makes the panels draw with the pack on the table.

use super::Art;
use crate::{
    panels,
    settings::Settings,
    table::{
        app::{host::Host, screen::Screen, sets::TableSet},
        map::view::MapView,
    },
};
use bevy::{prelude::*, window::RequestRedraw};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui::Rangef};

/// The height of the message at the top of the map, in points.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct FaultStrip(pub f32);

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<FaultStrip>()
        .add_systems(
            PreUpdate,
            draw_from_pack.after(TableSet::PrepareArt).run_if(resource_exists_and_changed::<Art>),
        )
        .add_systems(EguiPrimaryContextPass, tell.after(TableSet::DrawPanels));
}

fn draw_from_pack(art: Res<Art>, mut host: ResMut<Host>) {
    host.bypass_change_detection().memory.draw_from(art.pack.clone());
}

fn tell(
    mut contexts: EguiContexts,
    (art, settings, view): (Res<Art>, Res<Settings>, Res<MapView>),
    (screen, mut strip): (Res<State<Screen>>, ResMut<FaultStrip>),
    mut put_away: Local<Vec<String>>,
    mut redraw: MessageWriter<RequestRedraw>,
) -> Result {
    let context = contexts.ctx_mut()?;
    if art.faults.is_empty() {
        put_away.clear();
    }
    let shown = !art.faults.is_empty() && *put_away != art.faults && panels::dress(context, settings.theme);
    let mut taken = 0.0;
    if shown {
        let palette = settings.theme.palette_in(settings.colours);
        let zoom = context.zoom_factor();
        let at_table = matches!(screen.get(), Screen::Table | Screen::Replay);
        let (edge, top) = match at_table {
            true => (
                Rangef::new(view.area.min.x / zoom, view.area.max.x / zoom),
                view.area.min.y / zoom - strip.0,
            ),
            false => (context.content_rect().x_range(), 0.0),
        };
        let (high, away) = panels::art_fault(context, palette, &art.faults, edge, top);
        if away {
            put_away.clone_from(&art.faults);
        } else if at_table {
            taken = high;
        }
    }
    if strip.0 != taken {
        strip.0 = taken;
        // The map moves down in the next frame.
        redraw.write(RequestRedraw);
    }
    Ok(())
}
