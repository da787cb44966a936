//! The counters that were lost, faded, in the hexes where they were lost, and the attackers that lie under others in their
//! stacks, drawn out of them towards their targets. They stay until the game goes on.

use super::shown::{Deeds, are_shown, decided};
use crate::{
    art::packs::drawing::raster::margin,
    engine::{board::Hex, counters::UnitId},
    scene::{
        deed::Age,
        layout::{centre_of, height},
    },
    table::{
        app::{screen::Screen, sets::TableSet},
        counters::{CardSize, LaidOut, animation::Throw, pictures::Pictures},
        map::layers::seen_by,
    },
};
use bevy::prelude::*;

/// Opacity of a lost counter.
const FADED: f32 = 0.5;
/// Shift of a lost counter in a hex that others hold, and of each further one, in sides of a card.
const ASIDE: Vec2 = Vec2::new(0.42, -0.42);
const NEXT: f32 = 0.14;
/// Shift of an attacker out of its stack, towards an adjacent target, of which it must cover nothing, and its size, in
/// sides of a card.
const OUT: f32 = 0.62;
const NEAR: f32 = 0.22;
const SMALL: f32 = 0.78;

#[derive(Component)]
struct LostCounter;

/// The facts that the counters depend on.
#[derive(Clone, Copy, PartialEq)]
struct Laid {
    hides: bool,
    is_shown: bool,
    arrived: u64,
    moves: u64,
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, lay.in_set(TableSet::LayPills));
}

fn lay(
    mut commands: Commands,
    (deeds, throw, screen): (Option<Res<Deeds>>, Res<Throw>, Res<State<Screen>>),
    (size, laid): (Res<CardSize>, Res<LaidOut>),
    pictures: Option<ResMut<Pictures>>,
    mut before: Local<Option<Laid>>,
    old: Query<Entity, With<LostCounter>>,
) {
    let (Some(deeds), Some(mut pictures)) = (deeds, pictures) else { return };
    let now = Laid {
        hides: throw.hides_result(),
        is_shown: are_shown(&screen),
        arrived: pictures.arrived,
        moves: laid.moves,
    };
    if *before == Some(now) && !deeds.is_changed() && !size.is_changed() {
        return;
    }
    *before = Some(now);
    old.iter().for_each(|counter| commands.entity(counter).despawn());
    let whole = (size.pixels + 2 * margin(size.pixels)) as f32 / size.radius.max(1.0);
    let latest = deeds.latest().filter(|deed| now.is_shown && deeds.age(deed.side) == Age::New);
    for strike in latest.into_iter().flat_map(|deed| &deed.strikes).filter(|it| deeds.shows(it.only)) {
        let here = |unit: &UnitId| !deeds.gone.contains(unit);
        for firer in strike.firers.iter().filter(|firer| deeds.shows(firer.only) && here(&firer.unit)) {
            let (Some(face), Some(target)) = (&firer.face, strike.targets.first()) else { continue };
            let Some(image) = pictures.get(face, size.pixels) else { continue };
            let way = (centre_of(*target) - centre_of(firer.hex)).normalize_or_zero();
            let out = if firer.hex.distance(*target) > 1 { OUT } else { NEAR };
            let place = centre_of(firer.hex) + way * out * size.side;
            commands.spawn((
                LostCounter,
                seen_by(firer.only.is_some()),
                Sprite { image, custom_size: Some(Vec2::splat(SMALL * whole)), ..default() },
                Transform::from_translation(place.extend(height::MOVING - 1.0)),
            ));
        }
    }
    let Some(deed) = decided(&deeds, &throw).filter(|_| now.is_shown) else { return };
    let mut in_hex: Vec<Hex> = Vec::new();
    for loss in deed.losses.iter().filter(|loss| deeds.shows(loss.only)) {
        let below = in_hex.iter().filter(|hex| **hex == loss.hex).count();
        in_hex.push(loss.hex);
        let Some(image) = pictures.get(&loss.face, size.pixels) else { continue };
        let aside = if laid.hexes.contains(&loss.hex) { ASIDE } else { Vec2::ZERO };
        let shift = (aside + Vec2::new(NEXT, -NEXT) * below as f32) * size.side;
        let layer = height::COUNTERS - 1.0 + 0.01 * below as f32;
        commands.spawn((
            LostCounter,
            seen_by(loss.only.is_some()),
            Sprite {
                image,
                color: Color::WHITE.with_alpha(FADED),
                custom_size: Some(Vec2::splat(whole)),
                ..default()
            },
            Transform::from_translation((centre_of(loss.hex) + shift).extend(layer)),
        ));
    }
}
