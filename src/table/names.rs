//! Names of places over the sheet, set anew for each zoom and out of the way of counters.

use super::{
    counters::{CardSize, LaidOut},
    ground::MapSheet,
    layers::for_all,
    layout::{height, table_rect},
    printed::MapName,
    sheet_worker::Job,
    svg::image_of,
    view::MapView,
};
use crate::engine::counters::{CounterId, OnHex};
use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, (ask, show).chain().after(super::counters::LayOut));
}

/// Asks for names when the zoom stands still or counters have come to rest elsewhere, and the map below
/// them has come.
fn ask(
    sheet: Res<MapSheet>,
    laid: Res<LaidOut>,
    view: Res<MapView>,
    size: Res<CardSize>,
    markers: Query<&OnHex, Without<CounterId>>,
    mut asked: Local<Option<(u32, u64)>>,
) {
    let wanted = (view.pixels().to_bits(), laid.moves);
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
    let side = super::layout::card_side(view.radius).max(size.side);
    let blocked = super::layout::lying_there(&laid.hexes, markers.iter().map(|hex| hex.0), side);
    let _ = worker.jobs.send(Job::Names { zoom: (view.pixels(), view.scale), blocked });
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
