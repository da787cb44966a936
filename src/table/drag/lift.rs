//! The look of held counters: they are lifted with a spring, have a larger shadow, and leave a pale picture where they
//! were.

use super::{held::Hand, pick_up::LIFTED};
use crate::table::counters::easing;
use crate::{
    art::packs::{drawing::raster::margin, face::Face},
    engine::counters::{CounterId, UnitId},
    scene::{layout::height, motion::seconds},
    settings::Motion,
    table::{
        app::sets::TableSet,
        counters::{CardSize, Shown, gliding::step, on_pixels, pictures::Pictures},
        map::layers::{Unseen, of_players},
    },
};
use bevy::{camera::visibility::RenderLayers, prelude::*, window::RequestRedraw};

/// Opacity of the picture that stays behind.
const TRACE: f32 = 0.36;
/// Factor by which the pack draws the shadow smaller than it is.
const SHRUNK: f32 = 0.7;

/// A part of the look that is not a counter.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
enum Part {
    Shadow,
    Trace,
}

/// The content of the hand, and its start.
#[derive(Resource, Default)]
struct Lifted {
    units: Vec<UnitId>,
    since: f32,
    /// The count of arrived pictures when the parts were made: the shadow's may have been missing.
    arrived: u64,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Lifted>().add_systems(Update, (dress, spring).chain().after(TableSet::Carry));
}

/// Gives the hand its shadow and its traces when its content has changed.
fn dress(
    mut commands: Commands,
    mut lifted: ResMut<Lifted>,
    (hand, size, unseen): (Res<Hand>, Res<CardSize>, Res<Unseen>),
    mut pictures: ResMut<Pictures>,
    counters: Query<(&CounterId, &Sprite, &Shown, &RenderLayers)>,
    parts: Query<Entity, With<Part>>,
) {
    let lifted = lifted.bypass_change_detection();
    let held = hand.held.as_ref();
    let units = held.map_or(&[][..], |held| &held.units);
    let arrived = if units.is_empty() { lifted.arrived } else { pictures.arrived };
    if lifted.units == units && lifted.arrived == arrived {
        return;
    }
    if lifted.units != units {
        (lifted.units, lifted.since) = (units.to_vec(), 0.0);
    }
    lifted.arrived = arrived;
    parts.iter().for_each(|part| commands.entity(part).despawn());
    let Some(held) = held else { return };
    // Viewers who do not see a counter do not see its trace or shadow either.
    let layers = |own: &RenderLayers| if unseen.0 { of_players() } else { own.clone() };
    let mut looks: Vec<(usize, &Sprite, &Shown, &RenderLayers)> = counters
        .iter()
        .filter(|(_, _, shown, _)| shown.drawn > 0)
        .filter_map(|(counter, sprite, shown, own)| {
            Some((units.iter().position(|unit| *unit == counter.0)?, sprite, shown, own))
        })
        .collect();
    looks.sort_by_key(|(number, ..)| *number);
    if held.from.is_some() && !held.from_box {
        for (_, sprite, shown, own) in &looks {
            let mut sprite = (*sprite).clone();
            sprite.color = Color::WHITE.with_alpha(TRACE);
            let place = on_pixels(shown, &size).extend(shown.height);
            commands.spawn((Part::Trace, layers(own), sprite, Transform::from_translation(place)));
        }
    }
    let Some((_, _, shown, own)) = looks.first() else { return };
    // The corners of a card are those of its side's mark, in every pack.
    let shape = if shown.flag.is_some_and(|flag| !flag.is_cut()) { "rounded" } else { "cut" };
    let symbol = format!("lifted_shadow_{shape}");
    let shadow = Face { template: "marker".to_owned(), symbol, ..Face::default() };
    if let Some(image) = pictures.get(&shadow, size.pixels) {
        let whole = (size.pixels + 2 * margin(size.pixels)) as f32;
        let custom_size = Some(Vec2::splat(whole / size.radius / SHRUNK));
        let layer = height::HELD - 0.1 * units.len() as f32;
        let place = held.at.extend(layer);
        commands.spawn((
            Part::Shadow,
            layers(own),
            Sprite { image, custom_size, ..default() },
            Transform::from_translation(place),
        ));
    }
}

/// Lifts the held counters, and moves their shadows with them.
fn spring(
    mut lifted: ResMut<Lifted>,
    (time, motion): (Res<Time<Real>>, Res<Motion>),
    hand: Res<Hand>,
    mut counters: Query<(&CounterId, &mut Transform)>,
    mut parts: Query<(&Part, &mut Transform), Without<CounterId>>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let lifted = lifted.bypass_change_detection();
    let Some(held) = &hand.held else { return };
    let done = if *motion == Motion::Reduced { 1.0 } else { lifted.since / seconds::PICK_UP };
    let grown = 1.0 + (LIFTED - 1.0) * easing::out_back(done);
    if done < 1.0 {
        lifted.since += step(&time, *motion);
        redraw.write(RequestRedraw);
    }
    for (_, mut transform) in counters.iter_mut().filter(|(counter, _)| held.units.contains(&counter.0)) {
        transform.scale = Vec3::new(grown, grown, 1.0);
    }
    for (part, mut transform) in &mut parts {
        if *part == Part::Shadow {
            let layer = transform.translation.z;
            transform.translation = held.at.extend(layer);
            transform.scale = Vec3::new(grown, grown, 1.0);
        }
    }
}
