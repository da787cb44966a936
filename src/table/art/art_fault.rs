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
use std::time::Duration;

/// Seconds for which the note about the last start is shown.
const NOTED: f32 = 20.0;

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
    (mut art, settings, view): (ResMut<Art>, Res<Settings>, Res<MapView>),
    (screen, mut strip): (Res<State<Screen>>, ResMut<FaultStrip>),
    (mut put_away, mut noted, time): (Local<Vec<String>>, Local<f32>, Res<Time<Real>>),
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
        let is_over = art.has_note() && has_passed(&mut noted, time.delta_secs());
        if art.has_note() && !is_over {
            context.request_repaint_after(Duration::from_secs_f32((NOTED - *noted).max(0.0)));
        }
        if is_over || away && art.has_note() {
            art.drop_note();
        }
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

/// Adds the seconds of a frame to those for which the note has been shown; returns whether it goes now.
fn has_passed(noted: &mut f32, seconds: f32) -> bool {
    *noted += seconds;
    *noted >= NOTED
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::text::t;

    /// The note about the last start goes by itself; faults of the pack stay.
    #[test]
    fn the_note_goes_after_a_while() {
        let mut noted = 0.0;
        assert!(!has_passed(&mut noted, NOTED - 1.0) && has_passed(&mut noted, 1.0));
        let note = t!("table-pack-not-started", pack = "mine");
        let faults = vec![note.plain(), "the pack has none".to_owned()];
        let mut art = Art { note: Some(note), faults, ..Art::default() };
        art.drop_note();
        assert_eq!(art.faults, ["the pack has none"]);
        assert!(!art.has_note());
        art.drop_note();
        assert_eq!(art.faults.len(), 1);
    }
}
