//! What counters in the hand look like: they come up with a spring, throw a larger shadow, and leave
//! a pale picture where they stood.

use super::{
    counters::{CardSize, Shown},
    drag::{Carry, LIFTED},
    hand::Hand,
    layers::for_all,
    layout::height,
    motion::{self, seconds},
    pictures::Pictures,
};
use crate::{
    art::packs::{face::Face, raster::margin},
    engine::counters::CounterEntities,
    games::guderian::rules::counter::Piece,
    settings::Motion,
};
use bevy::{prelude::*, window::RequestRedraw};

/// How much is seen of the picture that stays behind.
const TRACE: f32 = 0.36;
/// The pack draws the shadow so much smaller than it is.
const SHRUNK: f32 = 0.7;

/// A part of the look that is no counter.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
enum Part {
    Shadow,
    Trace,
}

/// What is in the hand, and since when.
#[derive(Resource, Default)]
struct Lifted {
    pieces: Vec<Piece>,
    since: f32,
    /// Pictures that had come when the parts were made: the shadow's may have been missing.
    arrived: u64,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Lifted>().add_systems(Update, (dress, spring).chain().after(Carry));
}

/// Gives the hand its shadow and its traces when something else is in it.
fn dress(
    mut commands: Commands,
    mut lifted: ResMut<Lifted>,
    (hand, size): (Res<Hand>, Res<CardSize>),
    mut pictures: ResMut<Pictures>,
    entities: Option<Res<CounterEntities>>,
    counters: Query<(&Sprite, &Shown)>,
    parts: Query<Entity, With<Part>>,
) {
    let lifted = lifted.bypass_change_detection();
    let held = hand.held.as_ref();
    let pieces = held.map_or(&[][..], |held| &held.pieces);
    let arrived = if pieces.is_empty() { lifted.arrived } else { pictures.arrived };
    if lifted.pieces == pieces && lifted.arrived == arrived {
        return;
    }
    if lifted.pieces != pieces {
        (lifted.pieces, lifted.since) = (pieces.to_vec(), 0.0);
    }
    lifted.arrived = arrived;
    parts.iter().for_each(|part| commands.entity(part).despawn());
    let (Some(held), Some(entities)) = (held, entities) else { return };
    let looks: Vec<(&Sprite, &Shown)> = pieces
        .iter()
        .filter_map(|piece| counters.get(*entities.all().get(piece.index())?).ok())
        .filter(|(_, shown)| shown.drawn > 0)
        .collect();
    if held.from.is_some() && !held.from_box {
        for (sprite, shown) in &looks {
            let mut sprite = (*sprite).clone();
            sprite.color = Color::WHITE.with_alpha(TRACE);
            let place = super::counters::on_pixels(shown, &size).extend(shown.height);
            commands.spawn((Part::Trace, for_all(), sprite, Transform::from_translation(place)));
        }
    }
    let Some((_, shown)) = looks.first() else { return };
    let shape = if shown.face.template == "german" { "rounded" } else { "cut" };
    let symbol = format!("lifted_shadow_{shape}");
    let shadow = Face { template: "marker".to_owned(), symbol, ..Face::default() };
    if let Some(image) = pictures.get(&shadow, size.pixels) {
        let whole = (size.pixels + 2 * margin(size.pixels)) as f32;
        let custom_size = Some(Vec2::splat(whole / size.radius / SHRUNK));
        let layer = height::HELD - 0.1 * pieces.len() as f32;
        let place = held.at.extend(layer);
        commands.spawn((
            Part::Shadow,
            for_all(),
            Sprite { image, custom_size, ..default() },
            Transform::from_translation(place),
        ));
    }
}

/// Lets what was picked up come up, and its shadow follow.
fn spring(
    mut lifted: ResMut<Lifted>,
    (time, motion): (Res<Time<Real>>, Res<Motion>),
    hand: Res<Hand>,
    entities: Option<Res<CounterEntities>>,
    mut counters: Query<&mut Transform, With<Piece>>,
    mut parts: Query<(&Part, &mut Transform), Without<Piece>>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let lifted = lifted.bypass_change_detection();
    let (Some(held), Some(entities)) = (&hand.held, entities) else { return };
    let done = if *motion == Motion::Reduced { 1.0 } else { lifted.since / seconds::PICK_UP };
    let grown = 1.0 + (LIFTED - 1.0) * motion::out_back(done);
    if done < 1.0 {
        lifted.since += super::animation::step(&time, *motion);
        redraw.write(RequestRedraw);
    }
    for piece in &held.pieces {
        let Some(entity) = entities.all().get(piece.index()) else { continue };
        if let Ok(mut transform) = counters.get_mut(*entity) {
            transform.scale = Vec3::new(grown, grown, 1.0);
        }
    }
    for (part, mut transform) in &mut parts {
        if *part == Part::Shadow {
            let layer = transform.translation.z;
            transform.translation = held.at.extend(layer);
            transform.scale = Vec3::new(grown, grown, 1.0);
        }
    }
}
