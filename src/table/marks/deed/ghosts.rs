//! The counters that were lost, faded, in the hexes where they were lost, and the cards of attackers and attacked units
//! that lie under others, drawn out of their stacks. They stay until the game goes on.

use super::{
    drawn_out::drawn_out,
    shown::{Deeds, are_shown, latest},
};
use crate::{
    art::packs::drawing::raster::margin,
    engine::board::Hex,
    scene::layout::{centre_of, height},
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

#[derive(Component)]
struct LostCounter;

/// The facts that the counters depend on.
#[derive(Clone, Copy, PartialEq)]
struct Laid {
    hides: bool,
    /// The attack for which the die rolls, whether units still move into its fire, and whether its result is shown. When no
    /// die rolls any more, cards are where their units have gone on.
    rolls: (Option<usize>, bool, bool),
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
        rolls: (throw.clock.map(|_| throw.attack), throw.is_to_come(), throw.has_shown(throw.attack)),
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
    let Some(latest) = latest(&deeds, &throw).filter(|_| now.is_shown) else { return };
    let strikes = latest.strikes().iter().filter(|it| deeds.shows(it.only));
    for card in strikes.flat_map(|strike| drawn_out(&deeds, &latest, strike, size.side)) {
        // The ring is about the card at once: until its new picture is drawn it has the old one.
        let image = pictures.get(card.face, size.pixels);
        let Some(image) = image.or_else(|| pictures.get(card.before?, size.pixels)) else { continue };
        commands.spawn((
            LostCounter,
            seen_by(card.only.is_some()),
            Sprite { image, custom_size: Some(Vec2::splat(whole)), ..default() },
            Transform::from_translation(card.place.extend(height::MOVING - 1.0)),
        ));
    }
    if !latest.is_all_decided() {
        return;
    }
    let mut in_hex: Vec<Hex> = Vec::new();
    for loss in latest.deed.losses.iter().filter(|loss| deeds.shows(loss.only)) {
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
