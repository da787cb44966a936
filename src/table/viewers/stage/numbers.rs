//! The choices of a vote on the map, for players and viewers: an arrow along the paths of each, and its number at
//! their end.

use crate::{
    engine::board::Hex,
    scene::layout::{centre_of, height},
    table::{
        app::inks::Inks,
        map::{layers::for_all, svg},
        marks::{
            choice_number,
            lines::smoothed,
            ribbon::{RibbonSpawner, Ribbons},
            shown_way,
        },
    },
};
use bevy::prelude::*;
use std::collections::BTreeMap;

/// Distance from the middle of the last hex to the end of an arrow, in hex radii: the card there stays visible.
const SHORT: f32 = 0.62;
/// Width of a number, in hex radii and in pixels.
const WIDE: f32 = 0.74;
const PIXELS: u32 = 96;
/// Offset of a number from the middle of its hex, and from another number in the same hex, in hex radii.
const ASIDE: Vec2 = Vec2::new(-0.52, 0.46);
const NEXT: Vec2 = Vec2::new(0.70, 0.0);

/// The paths of each choice, in the order of their numbers; empty while nothing is put to the vote.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct ChoicesShown(pub Vec<Vec<Vec<Hex>>>);

/// The mesh of the arrows.
#[derive(Component)]
struct ChoiceArrows;

/// The number of a choice.
#[derive(Component)]
struct ChoiceNumber;

pub(super) fn plugin(app: &mut App) {
    let is_due = resource_changed::<ChoicesShown>.or_eager(resource_changed::<Inks>);
    app.add_systems(Startup, spawn).add_systems(Update, draw.run_if(is_due));
}

fn spawn(mut spawner: RibbonSpawner) {
    spawner.spawn((ChoiceArrows, for_all()), &Ribbons::default(), height::DRAWN - 0.6);
}

fn draw(
    mut commands: Commands,
    (shown, inks): (Res<ChoicesShown>, Res<Inks>),
    (mut meshes, mut images): (ResMut<Assets<Mesh>>, ResMut<Assets<Image>>),
    mesh: Single<(&mut Mesh2d, &mut Visibility), With<ChoiceArrows>>,
    old: Query<Entity, With<ChoiceNumber>>,
) {
    let mut ribbons = Ribbons::default();
    for way in shown.0.iter().flatten() {
        shown_way::arrow(&mut ribbons, &before_card(way), true, &inks);
    }
    ribbons.put(&mut meshes, mesh.into_inner());
    old.iter().for_each(|number| commands.entity(number).despawn());
    for (number, place) in numbers(&shown.0) {
        let Some(image) = svg::draw(&choice_number::art(number, &inks), PIXELS, PIXELS) else { continue };
        commands.spawn((
            ChoiceNumber,
            for_all(),
            Sprite { image: images.add(image), custom_size: Some(Vec2::splat(WIDE)), ..default() },
            Transform::from_translation(place.extend(height::FLAG - 0.5)),
        ));
    }
}

/// Returns a path that ends before the card in its last hex.
fn before_card(way: &[Hex]) -> Vec<Vec2> {
    let mut places = smoothed(&way.iter().copied().map(centre_of).collect::<Vec<Vec2>>());
    if let [.., before, end] = places.as_mut_slice() {
        *end -= (*end - *before).normalize_or_zero() * SHORT;
    }
    places
}

/// Returns the number of each choice that has a place, from 1, with this place. Numbers in one hex are side by side.
fn numbers(choices: &[Vec<Vec<Hex>>]) -> Vec<(usize, Vec2)> {
    let mut taken: BTreeMap<Hex, u8> = BTreeMap::new();
    let mut places = Vec::new();
    for (number, ways) in (1..).zip(choices) {
        let Some(end) = ways.iter().rev().find_map(|way| way.last()) else { continue };
        let before = taken.entry(*end).or_default();
        places.push((number, centre_of(*end) + ASIDE + f32::from(*before) * NEXT));
        *before += 1;
    }
    places
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may stop at once")]

    use super::*;

    /// Numbers are at the ends of the paths, two in one hex side by side, and a choice without a place has none.
    #[test]
    fn numbers_are_at_the_ends() {
        let way = |texts: &[&str]| texts.iter().map(|text| text.parse().unwrap()).collect::<Vec<Hex>>();
        let choices = [
            vec![way(&["0101", "0102"])],
            Vec::new(),
            vec![way(&["0303", "0304"]), way(&["0101", "0102"])],
            vec![way(&["0405"])],
        ];
        let found = numbers(&choices);
        let end = centre_of("0102".parse().unwrap()) + ASIDE;
        assert_eq!(found[..2], [(1, end), (3, end + NEXT)]);
        assert_eq!((found[2].0, found.len()), (4, 3));
    }

    /// The arrow leaves the card at its end visible; a single hex has a ring.
    #[test]
    fn arrows_end_before_the_card() {
        let hexes: Vec<Hex> = ["0101", "0102"].iter().map(|text| text.parse().unwrap()).collect();
        let places = before_card(&hexes);
        assert!((places[1].distance(centre_of(hexes[1])) - SHORT).abs() < 0.01, "{places:?}");
        assert_eq!(before_card(&hexes[..1]), [centre_of(hexes[0])]);
    }
}
