//! Names of places over the sheet, under the counters: each is at its place, and is set again for each zoom. Another
//! window with a much larger or smaller zoom has its own.

use super::{
    clear_names::Home,
    ground::MapSheet,
    layers::{self, for_all},
    printed::{MapName, ViewersName},
    sheet_worker::{Job, Named, Names},
    svg::image_of,
    view::MapView,
};
use crate::{
    scene::layout::{height, table_rect},
    table::app::sets::TableSet,
};
use bevy::{camera::visibility::RenderLayers, prelude::*};

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(Update, (ask, show, part).chain().after(TableSet::LayOut));
}

/// Returns the pixels of a hex radius in a window with names of its own.
fn of_viewers(sheet: &MapSheet, view: &MapView) -> Option<f32> {
    (view.beyond_pixels > 0.0 && sheet.has_viewers_ground()).then_some(view.beyond_pixels)
}

/// Requests names when the zoom is at rest and the map below them has arrived.
fn ask(sheet: Res<MapSheet>, view: Res<MapView>, mut asked: Local<[Option<u32>; 2]>) {
    let Some(worker) = &sheet.worker else {
        *asked = [None; 2];
        return;
    };
    if sheet.is_added() || (sheet.is_changed() && sheet.names.is_empty()) {
        *asked = [None; 2];
    }
    if !view.is_still() || !sheet.is_complete() {
        return;
    }
    let wanted = [Some(view.pixels()), of_viewers(&sheet, &view)];
    for (number, pixels) in wanted.into_iter().enumerate() {
        let before = std::mem::replace(&mut asked[number], pixels.map(f32::to_bits));
        if let Some(pixels) = pixels.filter(|pixels| before != Some(pixels.to_bits())) {
            let _ = worker.jobs.send(Job::Names { zoom: (pixels, view.scale), for_viewers: number == 1 });
        }
    }
}

/// Replaces the old names by those that have arrived.
fn show(
    mut commands: Commands,
    mut sheet: ResMut<MapSheet>,
    mut images: ResMut<Assets<Image>>,
    view: Res<MapView>,
    mut names: Query<(Entity, &mut Sprite), With<MapName>>,
    others: Query<Entity, With<ViewersName>>,
) {
    let come = std::mem::take(&mut sheet.bypass_change_detection().names);
    if come.iter().all(|names| names.for_viewers) {
        // While the zoom changes, names of another size would have the wrong place and weight.
        let alpha = if view.is_still() { 1.0 } else { 0.85 };
        for (_, mut sprite) in &mut names {
            if sprite.color.alpha() != alpha {
                sprite.color.set_alpha(alpha);
            }
        }
    }
    for Names { radius, for_viewers, pictures } in come {
        let old: Vec<Entity> = match for_viewers {
            true => others.iter().collect(),
            false => names.iter().map(|(entity, _)| entity).collect(),
        };
        old.into_iter().for_each(|entity| commands.entity(entity).despawn());
        for Named { picture, letters, goes } in pictures {
            let area = table_rect(&picture.area.world(radius));
            let image = images.add(image_of(picture.area.width, picture.area.height, picture.pixels));
            let sprite = Sprite { image, custom_size: Some(area.size()), ..default() };
            let place = Transform::from_translation(area.center().extend(height::NAMES));
            let home = Home { place: area.center(), letters: table_rect(&letters), goes };
            match for_viewers {
                true => commands.spawn((ViewersName(radius), layers::of_viewers(), home, sprite, place)),
                false => commands.spawn((MapName, for_all(), home, sprite, place)),
            };
        }
    }
}

/// Separates the names of two windows: if another window has its own names, those of this one are not shown there.
fn part(
    mut commands: Commands,
    (sheet, view): (Res<MapSheet>, Res<MapView>),
    mut names: Query<&mut RenderLayers, With<MapName>>,
    others: Query<(Entity, &ViewersName)>,
) {
    let wanted = of_viewers(&sheet, &view);
    let mut apart = false;
    for (entity, name) in &others {
        if Some(name.0) == wanted {
            apart = true;
        } else {
            commands.entity(entity).despawn();
        }
    }
    let layers = if apart { layers::of_players() } else { for_all() };
    for mut now in &mut names {
        now.set_if_neq(layers.clone());
    }
}
