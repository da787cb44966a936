//! Markers on the map, such as cut railways, mines and wrecks.

use super::{
    super::{
        layers::for_all,
        layout::{centre_of, height},
        pictured::Pictured,
        pictures::Pictures,
        screen::{Screen, game_is_shown},
    },
    CardSize, LayOut,
};
use crate::{
    art::packs::{face::Face, raster::margin},
    engine::counters::OnHex,
};
use bevy::prelude::*;

/// Side of a marker in sides of a card.
const SIDE: f32 = 0.88;

pub(super) fn plug_in<G: Pictured>(app: &mut App) {
    app.add_systems(
        Update,
        (wear::<G>.run_if(game_is_shown), show::<G>.run_if(state_changed::<Screen>)).chain().after(LayOut),
    );
}

/// Gives every marker its picture at the size of the zoom.
fn wear<G: Pictured>(
    mut commands: Commands,
    mut pictures: ResMut<Pictures>,
    size: Res<CardSize>,
    mut seen: Local<u64>,
    markers: Query<(Entity, Ref<G::Marker>, &OnHex)>,
) {
    let new = markers.iter().any(|(_, marker, _)| marker.is_added());
    if !new && !size.is_changed() && *seen == pictures.arrived {
        return;
    }
    *seen = pictures.arrived;
    let pixels = (size.pixels as f32 * SIDE).round().max(8.0) as u32;
    for (entity, marker, hex) in &markers {
        let (name, above) = G::marker(&marker);
        let face = Face { template: "marker".to_owned(), symbol: name.to_owned(), ..Face::default() };
        let Some(image) = pictures.get(&face, pixels) else { continue };
        let whole = (pixels + 2 * margin(pixels)) as f32;
        commands.entity(entity).insert((
            Sprite { image, custom_size: Some(Vec2::splat(whole / size.radius)), ..default() },
            Transform::from_translation(centre_of(hex.0).extend(height::MARKERS + above)),
            Visibility::Inherited,
            for_all(),
        ));
    }
}

/// Away from the table no marker is seen; back at it all are.
fn show<G: Pictured>(screen: Res<State<Screen>>, mut markers: Query<&mut Visibility, With<G::Marker>>) {
    let wanted = if game_is_shown(screen) { Visibility::Inherited } else { Visibility::Hidden };
    for mut visibility in &mut markers {
        visibility.set_if_neq(wanted);
    }
}
