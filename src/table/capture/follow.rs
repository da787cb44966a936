//! The camera of the capture window follows the table's: it shows at least what players see of the map, and
//! counters pixel for pixel where that leaves nothing out.

use super::{CaptureCamera, CaptureWindow};
use crate::{panels::caption::COVERED, table::view::MapView};
use bevy::{camera::CameraUpdateSystems, prelude::*};

/// How much smaller the window may be than the table's map before the map is drawn smaller in it: a little is
/// lost at the edges, and counters stay sharp.
const SHARP: f32 = 0.80;
/// How much larger it may be before the map is drawn larger.
const ROOMY: f32 = 1.35;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PostUpdate, aim.before(CameraUpdateSystems).before(TransformSystems::Propagate))
        .add_systems(Update, look_beyond);
}

/// How many times as large as at the table the map is drawn in a window of this size, both in physical pixels.
fn enlargement(table: Vec2, window: Vec2, whole: bool) -> f32 {
    let fitting = (window / table.max(Vec2::ONE)).min_element();
    // Where the whole map is shown, nothing of it is left out.
    let least = if whole { 1.0 } else { SHARP };
    if (least..=ROOMY).contains(&fitting) { 1.0 } else { fitting }
}

/// What the window shows of the table: the place in its middle, and physical pixels to a hex radius.
fn followed(view: &MapView, window: Vec2) -> (Vec2, f32) {
    let covered = COVERED * window.y;
    // What lies under the caption is not seen; close by, that is no reason to draw the map smaller.
    let (table, room) = match view.whole {
        true => (view.free_size(), window - Vec2::Y * covered),
        false => (view.area.size(), window),
    };
    let pixels = (view.pixels() * enlargement(table * view.scale, room, view.whole)).max(0.1);
    (view.free_centre() - Vec2::Y * covered / 2.0 / pixels, pixels)
}

/// Points the camera at what the table shows.
fn aim(
    view: Res<MapView>,
    window: Option<Single<&Window, With<CaptureWindow>>>,
    camera: Option<Single<(&mut Transform, &mut Projection), With<CaptureCamera>>>,
) {
    let (Some(window), Some(camera)) = (window, camera) else { return };
    let (mut transform, mut projection) = camera.into_inner();
    let size = window.physical_size().as_vec2();
    let (centre, pixels) = followed(&view, size);
    let centre = snapped(centre, pixels, size, view.is_still()).extend(0.0);
    if transform.translation != centre {
        transform.translation = centre;
    }
    let scale = window.scale_factor() / pixels;
    if let Projection::Orthographic(now) = projection.as_ref()
        && now.scale != scale
        && let Projection::Orthographic(orthographic) = projection.as_mut()
    {
        orthographic.scale = scale;
    }
}

/// The centre moved by less than a pixel, so that the table's pixels are the window's.
fn snapped(centre: Vec2, pixels: f32, window: Vec2, still: bool) -> Vec2 {
    if !still {
        return centre;
    }
    let half = window / 2.0;
    ((centre * pixels + half).round() - half) / pixels
}

/// Asks for the ground that only viewers see.
fn look_beyond(mut view: ResMut<MapView>, window: Option<Single<&Window, With<CaptureWindow>>>) {
    let beyond = window.map(|window| {
        let size = window.physical_size().as_vec2();
        let (centre, pixels) = followed(&view, size);
        Rect::from_center_size(centre, size / pixels)
    });
    if view.beyond != beyond {
        view.beyond = beyond;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counters_are_sharp_where_little_is_lost() {
        let table = Vec2::new(1212.0, 856.0);
        let times =
            |width: f32, height: f32, whole: bool| enlargement(table, Vec2::new(width, height), whole);
        assert_eq!(times(1280.0, 720.0, false), 1.0, "a sixth is left out above and below");
        assert_eq!(times(1280.0, 720.0, true), 720.0 / 856.0, "the whole map stays whole");
        assert_eq!(times(1920.0, 1080.0, false), 1.0, "more of the map is seen");
        assert_eq!(times(640.0, 360.0, false), 360.0 / 856.0);
        assert_eq!(times(3840.0, 2160.0, true), 2160.0 / 856.0);
    }

    #[test]
    fn the_map_lies_on_whole_pixels_when_it_rests() {
        let window = Vec2::new(1281.0, 720.0);
        let centre = Vec2::new(3.337, -7.211);
        let on_screen = snapped(centre, 41.0, window, true) * 41.0 + window / 2.0;
        assert!((on_screen - on_screen.round()).abs().max_element() < 1e-3);
        assert_eq!(snapped(centre, 41.0, window, false), centre);
    }
}
