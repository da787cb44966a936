//! Names of places over the sheet, under the counters: each stands at its place, and is set anew for each zoom.

use super::{
    ground::MapSheet, layers::for_all, layout::height, layout::table_rect, printed::MapName,
    sheet_worker::Job, svg::image_of, view::MapView,
};
use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, (ask, show).chain().after(super::counters::LayOut));
}

/// Asks for names when the zoom stands still and the map below them has come.
fn ask(sheet: Res<MapSheet>, view: Res<MapView>, mut asked: Local<Option<u32>>) {
    let wanted = view.pixels().to_bits();
    let Some(worker) = &sheet.worker else {
        *asked = None;
        return;
    };
    if sheet.is_added() || (sheet.is_changed() && sheet.names.is_none()) {
        *asked = None;
    }
    if !view.is_still() || !sheet.is_complete() || *asked == Some(wanted) {
        return;
    }
    *asked = Some(wanted);
    let _ = worker.jobs.send(Job::Names { zoom: (view.pixels(), view.scale) });
}

/// Shows the names that have come instead of the old ones.
fn show(
    mut commands: Commands,
    mut sheet: ResMut<MapSheet>,
    mut images: ResMut<Assets<Image>>,
    view: Res<MapView>,
    mut names: Query<(Entity, &mut Sprite), With<MapName>>,
) {
    let Some((radius, pictures)) = sheet.bypass_change_detection().names.take() else {
        // While the zoom changes, names of another size would be wrong in place and weight.
        let alpha = if view.is_still() { 1.0 } else { 0.85 };
        for (_, mut sprite) in &mut names {
            if sprite.color.alpha() != alpha {
                sprite.color.set_alpha(alpha);
            }
        }
        return;
    };
    for (entity, _) in &names {
        commands.entity(entity).despawn();
    }
    for picture in pictures {
        let area = table_rect(&picture.area.world(radius));
        let image = images.add(image_of(picture.area.width, picture.area.height, picture.pixels));
        commands.spawn((
            MapName,
            for_all(),
            Sprite { image, custom_size: Some(area.size()), ..default() },
            Transform::from_translation(area.center().extend(height::NAMES)),
        ));
    }
}
