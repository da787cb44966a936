//! Markers on the map: interdiction and cut railways.

use crate::table::{
    counters::CardSize,
    layers::for_all,
    layout::{centre_of, height},
    pictures::Pictures,
    screen::{Screen, game_is_shown},
};
use crate::{
    art::packs::{face::Face, raster::margin},
    engine::counters::OnHex,
    games::guderian::rules::{Marker, kinds::Side},
};
use bevy::prelude::*;

/// Side of a marker in sides of a card.
const SIDE: f32 = 0.86;

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(Update, wear.after(crate::table::counters::LayOut).run_if(game_is_shown)).add_systems(
        OnEnter(Screen::Title),
        |mut markers: Query<&mut Visibility, With<Marker>>| {
            for mut visibility in &mut markers {
                *visibility = Visibility::Hidden;
            }
        },
    );
}

/// Gives every marker its picture at the size of the zoom.
fn wear(
    mut commands: Commands,
    mut pictures: ResMut<Pictures>,
    size: Res<CardSize>,
    mut seen: Local<u64>,
    markers: Query<(Entity, Ref<Marker>, &OnHex)>,
) {
    let new = markers.iter().any(|(_, marker, _)| marker.is_added());
    if !new && !size.is_changed() && *seen == pictures.arrived {
        return;
    }
    *seen = pictures.arrived;
    let pixels = (size.pixels as f32 * SIDE).round().max(8.0) as u32;
    for (entity, marker, hex) in &markers {
        let name = match *marker {
            Marker::Interdiction(Side::German) => "air_interdiction",
            Marker::Interdiction(Side::Soviet) => "soviet_interdiction",
            Marker::RailCut => "rail_cut",
        };
        let face = Face { template: "marker".to_owned(), symbol: name.to_owned(), ..Face::default() };
        let Some(image) = pictures.get(&face, pixels) else { continue };
        let whole = (pixels + 2 * margin(pixels)) as f32;
        commands.entity(entity).insert((
            Sprite { image, custom_size: Some(Vec2::splat(whole / size.radius)), ..default() },
            Transform::from_translation(centre_of(hex.0).extend(height::MARKERS)),
            Visibility::Inherited,
            for_all(),
        ));
    }
}
