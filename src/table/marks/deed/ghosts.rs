//! The counters that were lost, faded, in the hexes where they were lost, the attackers that lie under others in their
//! stacks, drawn out of them towards their targets, and the attacked units that lie under others, on top of their stacks.
//! They stay until the game goes on.

use super::shown::{Deeds, LatestDeed, are_shown, latest};
use crate::{
    art::packs::{drawing::raster::margin, face::Face},
    engine::{board::Hex, counters::UnitId},
    scene::{
        deed::Strike,
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
    let drawn = strikes.flat_map(|strike| {
        drawn_out(&deeds, strike, size.side).into_iter().chain(raised(&deeds, &latest, strike))
    });
    for Card { face, place, part, is_secret } in drawn.collect::<Vec<_>>() {
        let Some(image) = pictures.get(face, size.pixels) else { continue };
        commands.spawn((
            LostCounter,
            seen_by(is_secret),
            Sprite { image, custom_size: Some(Vec2::splat(part * whole)), ..default() },
            Transform::from_translation(place.extend(height::MOVING - 1.0)),
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

/// A card over the map.
struct Card<'a> {
    face: &'a Face,
    place: Vec2,
    /// Its size, in cards.
    part: f32,
    /// Whether only one side knows that it is there.
    is_secret: bool,
}

/// Returns the attackers that lie under others, drawn out of their stacks towards the target.
fn drawn_out<'a>(deeds: &Deeds, strike: &'a Strike, side: f32) -> Vec<Card<'a>> {
    let is_here = |unit: &UnitId| !deeds.gone.contains(unit);
    let seen = strike.firers.iter().filter(|firer| deeds.shows(firer.only) && is_here(&firer.unit));
    let cards = seen.filter_map(|firer| {
        let (face, target) = (firer.face.as_ref()?, strike.targets.first()?);
        let way = (centre_of(*target) - centre_of(firer.hex)).normalize_or_zero();
        let out = if firer.hex.distance(*target) > 1 { OUT } else { NEAR };
        let place = centre_of(firer.hex) + way * out * side;
        Some(Card { face, place, part: SMALL, is_secret: firer.only.is_some() })
    });
    cards.collect()
}

/// Returns the attacked units that lie under others, on top of their stacks: as they were while the die rolls, and then
/// as they are.
fn raised<'a>(deeds: &Deeds, latest: &LatestDeed<'a>, strike: &'a Strike) -> Vec<Card<'a>> {
    let number = latest.deed.strikes.iter().position(|other| std::ptr::eq(other, strike)).unwrap_or(0);
    let is_decided = latest.is_decided(number);
    let seen = strike.struck.iter().filter(|struck| deeds.shows(struck.only));
    let cards = seen.filter_map(|struck| {
        let face = struck.faces[usize::from(is_decided)].as_ref()?;
        Some(Card {
            face,
            place: centre_of(latest.place(struck.hex)),
            part: 1.0,
            is_secret: struck.only.is_some(),
        })
    });
    cards.collect()
}
