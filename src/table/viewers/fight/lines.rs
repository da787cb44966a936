//! The ring about each target, the arrows of the attackers, and the paths of the units that have just moved.

use super::{FightPart, shown::FightShown};
use crate::{
    engine::board::Hex,
    scene::{
        Fight,
        layout::{centre_of, height},
    },
    table::{
        app::inks::{Inks, ink},
        counters::CardSize,
        map::layers::of_viewers,
        marks::{
            lines::{between_cards, short_arrow},
            ribbon::{RibbonSpawner, Ribbons},
            shown_way,
        },
    },
};
use bevy::prelude::*;

/// Radius of the ring about a target, in hex radii; the widths of its rim and of its line.
const RING: f32 = 0.91;
const RIM: f32 = 0.20;
const LINE: f32 = 0.13;
/// The part of a card that an arrow between neighbours leaves free.
const NEAR: f32 = 0.55;
/// Distance from the middle of the last hex of a path to its end: the card there is visible.
const SHORT: f32 = 0.62;

/// The mesh of the fight, and that of the paths, which is below the counters.
#[derive(Component, Clone, Copy, PartialEq, Eq)]
enum FightMesh {
    Fight,
    Paths,
}

pub(super) fn plugin(app: &mut App) {
    let is_due = resource_changed::<FightShown>
        .or_eager(resource_changed::<Inks>)
        .or_eager(resource_changed::<CardSize>);
    app.add_systems(Startup, spawn).add_systems(Update, draw.run_if(is_due));
}

fn spawn(mut spawner: RibbonSpawner) {
    for (mesh, layer) in [(FightMesh::Fight, height::DRAWN - 0.8), (FightMesh::Paths, height::COUNTERS - 1.1)]
    {
        spawner.spawn((mesh, FightPart, of_viewers()), &Ribbons::default(), layer);
    }
}

fn draw(
    (shown, inks, size): (Res<FightShown>, Res<Inks>, Res<CardSize>),
    mut meshes: ResMut<Assets<Mesh>>,
    mut drawn: Query<(&FightMesh, &mut Mesh2d, &mut Visibility)>,
) {
    let (mut fight, mut paths) = (Ribbons::default(), Ribbons::default());
    if let (Some(shown), Some(flag)) = (&shown.fight, shown.flag) {
        draw_fight(&mut fight, shown, size.side, inks.fire(flag).map(ink));
    }
    for path in &shown.paths {
        draw_path(&mut paths, path, &inks);
    }
    for (which, mesh, visibility) in &mut drawn {
        let ribbons = if *which == FightMesh::Fight { &fight } else { &paths };
        ribbons.put(&mut meshes, (mesh, visibility));
    }
}

fn draw_fight(ribbons: &mut Ribbons, fight: &Fight, card: f32, [colour, rim]: [Color; 2]) {
    for target in &fight.targets {
        let places: Vec<Vec2> = (0..=36)
            .map(|part| {
                let angle = std::f32::consts::TAU * part as f32 / 36.0;
                centre_of(*target) + RING * Vec2::from_angle(angle)
            })
            .collect();
        for (width, colour) in [(RIM, rim), (LINE, colour)] {
            ribbons.line(&places, width, width, colour);
        }
    }
    for [from, target] in &fight.from {
        let ends = [*from, *target].map(centre_of);
        if from.distance(*target) == 1 {
            short_arrow(ribbons, between_cards(ends, NEAR * card), [colour, rim]);
            continue;
        }
        let [tail, tip] = between_cards(ends, card);
        let direction = (tip - tail).normalize_or_zero();
        let neck = tip - direction * 0.50;
        ribbons.line(&[tail, neck], 0.24, 0.28, rim);
        ribbons.arrow_head(neck - direction * 0.05, tip + direction * 0.09, 0.76, rim);
        ribbons.line(&[tail, neck], 0.13, 0.18, colour);
        ribbons.arrow_head(neck, tip, 0.58, colour);
    }
}

/// Draws the path of a unit up to its card.
fn draw_path(ribbons: &mut Ribbons, path: &[Hex], inks: &Inks) {
    let mut places: Vec<Vec2> = path.iter().copied().map(centre_of).collect();
    if let [.., before, end] = places.as_mut_slice() {
        *end -= (*end - *before).normalize_or_zero() * SHORT;
        shown_way::arrow(ribbons, &places, true, inks);
    }
}
