//! Counters as sprites: which of a stack are visible, their places, their pictures.

pub(crate) mod animation;
pub(super) mod bring_waiting;
pub(crate) mod easing;
pub(crate) mod fan;
pub(super) mod ghosts;
pub(super) mod gliding;
mod lay_out;
mod markers;
pub(crate) mod pictures;
mod shown;
mod throw;
mod viewers;
pub(crate) mod waiting;

pub use lay_out::FacesAsked;
pub(crate) use lay_out::LaidOut;
pub(crate) use shown::offset;
pub use shown::{CardSize, Shown};

use super::{
    app::{
        inks::{Inks, ink},
        screen::{Screen, board_is_seen},
        sets::TableSet,
    },
    map::view::MapView,
};
use crate::{
    art::packs::drawing::raster::margin,
    engine::counters::{CounterId, Flag},
    scene::{layout::card_side, pictured::HasFaces},
    table::tabled::OnTable,
};
use bevy::prelude::*;
use gliding::Gliding;
use pictures::Pictures;

/// American drab, until a picture has arrived.
const OLIVE: Color = Color::srgb(0.37, 0.42, 0.23);
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<CardSize>()
        // The engine, which makes the entities, knows nothing of their looks.
        .register_required_components::<CounterId, Shown>()
        .insert_resource(SpritePickingSettings {
            picking_mode: SpritePickingMode::BoundingBox,
            // Only at the table: the capture window takes no input.
            require_markers: true,
        })
        .configure_sets(
            Update,
            (TableSet::SizeCounters, TableSet::PlaceCounters, TableSet::WearFaces, TableSet::LayMarkers)
                .run_if(board_is_seen),
        )
        .add_systems(
            Update,
            (choose_size.in_set(TableSet::SizeCounters), (wear, place).chain().in_set(TableSet::WearFaces)),
        )
        .add_systems(OnEnter(Screen::Title), hide_all);
}

/// Adds the layout of a game's counters.
pub(crate) fn game_plugin<G: OnTable + HasFaces>(app: &mut App) {
    lay_out::game_plugin::<G>(app);
    viewers::game_plugin::<G>(app);
}

/// Adds the markers of a game.
pub(crate) fn game_pictures_plugin<G: OnTable + HasFaces>(app: &mut App) {
    markers::game_plugin::<G>(app);
}

/// Chooses the size of cards again when the zoom is at rest.
fn choose_size(view: Res<MapView>, mut size: ResMut<CardSize>) {
    let side = card_side(view.radius);
    let sharpest = view.pixels().max(view.beyond_pixels);
    if view.is_still() && (size.radius - sharpest).abs() > 1e-3 {
        let pixels = (side * sharpest).round().max(8.0) as u32;
        *size = CardSize { pixels, side, radius: sharpest };
    }
}

/// Sets the right picture of every counter, if it has arrived.
fn wear(
    pictures: Option<ResMut<Pictures>>,
    (size, inks): (Res<CardSize>, Res<Inks>),
    mut seen_pictures: Local<u64>,
    mut counters: Query<(&mut Shown, &mut Sprite, Ref<Visibility>)>,
) {
    let Some(mut pictures) = pictures else {
        // Without a renderer cards are plain, and have the same size.
        for (mut shown, mut sprite, ..) in &mut counters {
            if shown.drawn != size.pixels {
                shown.bypass_change_detection().drawn = size.pixels;
                sprite.custom_size = Some(Vec2::splat(size.side));
            }
        }
        return;
    };
    let everybody = size.is_changed() || *seen_pictures != pictures.arrived;
    *seen_pictures = pictures.arrived;
    for (mut shown, mut sprite, visibility) in &mut counters {
        let concerned = everybody || shown.is_changed() || visibility.is_changed();
        if !concerned || *visibility == Visibility::Hidden {
            continue;
        }
        if let Some(picture) = pictures.get(&shown.face, size.pixels) {
            if sprite.image != picture {
                sprite.image = picture;
                sprite.color = Color::WHITE;
            }
            let whole = (size.pixels + 2 * margin(size.pixels)) as f32;
            sprite.custom_size = Some(Vec2::splat(whole / size.radius));
            shown.bypass_change_detection().drawn = size.pixels;
        } else if shown.drawn == 0 {
            sprite.color = match shown.flag {
                Some(Flag::Red) => ink(inks.soviet),
                Some(Flag::Olive) => OLIVE,
                _ => ink(inks.german),
            };
            sprite.custom_size = Some(Vec2::splat(size.side * 0.98));
        }
    }
}

/// Puts counters with a new layout in their place of rest, on whole pixels. Other systems move the moving ones and
/// leave them in that place.
fn place(size: Res<CardSize>, mut counters: Query<(Ref<Shown>, &mut Transform), Without<Gliding>>) {
    let everybody = size.is_changed();
    for (shown, mut transform) in &mut counters {
        if shown.held || !(everybody || shown.is_changed()) {
            continue;
        }
        let wanted = Transform::from_translation(on_pixels(&shown, &size).extend(shown.height));
        transform.set_if_neq(wanted);
    }
}

/// Returns the middle of a picture such that its edges are on whole pixels.
pub(super) fn on_pixels(shown: &Shown, size: &CardSize) -> Vec2 {
    let half = (size.pixels + 2 * margin(size.pixels)) as f32 / 2.0;
    if size.radius <= 0.0 {
        return shown.rest;
    }
    ((shown.rest * size.radius - half).round() + half) / size.radius
}

fn hide_all(mut counters: Query<&mut Visibility, With<Shown>>) {
    for mut visibility in &mut counters {
        *visibility = Visibility::Hidden;
    }
}
