//! Overlays as meshes: each is built when it is switched on and when the position under it changes, and is dimmed while
//! units are held.

use super::{
    super::ribbon::Ribbons,
    LinesPointedAt, Overlays,
    pens::Inks,
    roads::{RoadFacts, RoadWays},
    shapes, traced,
};
use crate::{
    art::packs::pack::overlay_colours::OverlayColours,
    engine::counters::UnitId,
    scene::{Overlaid, OverlayContent, layout::height},
    settings::Overlay,
    table::{
        app::{
            inks,
            screen::{Screen, game_is_shown},
            sets::{GameSet, TableSet},
        },
        counters::CardSize,
        drag::Hand,
        map::materials::RibbonMaterial,
        session::Session,
        tabled::OnTable,
    },
};
use bevy::prelude::*;
use std::collections::BTreeMap;

/// Above highlighted hexes and below the outlines of a reach.
const UNDER: f32 = height::TILES + 0.5;
const OVER: f32 = height::LABELS - 1.0;
/// Below counters, above the map and its names: a supply line hides no strength.
pub(super) const BELOW: f32 = height::COUNTERS - 1.0;
/// The opacity of an overlay while units are held.
const DIMMED: f32 = 0.40;

/// The key of a mesh: its position, and the units that it concerns if it depends on the selection.
type Key = (Told, OverlayColours, u32);

/// The position that a content is for, and the units.
type Told = (u64, Vec<UnitId>);

/// The meshes of overlays.
#[derive(Resource, Default)]
struct Drawn {
    overlays: BTreeMap<Overlay, (Key, Vec<Entity>)>,
    /// The contents of the overlays that are on, with their positions: a zoom draws them again, but does not ask the
    /// rules again.
    told: BTreeMap<Overlay, (Told, OverlayContent)>,
    /// The game whose overlays they are.
    of: &'static str,
    hovered: Option<Entity>,
    materials: Option<[Handle<RibbonMaterial>; 2]>,
    dimmed: bool,
}

#[derive(Component)]
struct OverlayMesh;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Drawn>()
        .init_resource::<RoadWays>()
        .add_systems(Startup, mix)
        .add_systems(Update, (lay_hovered, dim).chain().run_if(game_is_shown))
        .add_systems(OnEnter(Screen::Title), clear);
}

/// Adds the overlays of a game.
pub(super) fn game_plugin<G: OnTable + Overlaid>(app: &mut App) {
    let lay = lay::<G>.in_set(GameSet::ShowBoard(G::ID)).after(TableSet::LayOut).before(lay_hovered);
    app.add_systems(Update, lay);
}

fn mix(mut drawn: ResMut<Drawn>, mut materials: ResMut<Assets<RibbonMaterial>>) {
    drawn.materials = Some([1.0, DIMMED].map(|part| materials.add(RibbonMaterial::seen(part))));
}

/// The meshes leave by themselves.
fn clear(mut drawn: ResMut<Drawn>) {
    drawn.overlays.clear();
    drawn.told.clear();
    drawn.hovered = None;
}

/// Spawns a mesh at a height.
pub(super) fn spawn(
    commands: &mut Commands,
    meshes: &mut Assets<Mesh>,
    material: &Handle<RibbonMaterial>,
    ribbons: &Ribbons,
    layer: f32,
) -> Entity {
    let parts = (
        OverlayMesh,
        DespawnOnEnter(Screen::Title),
        Mesh2d(meshes.add(ribbons.mesh())),
        MeshMaterial2d(material.clone()),
        Transform::from_xyz(0.0, 0.0, layer),
    );
    commands.spawn(parts).id()
}

/// Builds missing and outdated meshes, and removes those that are off.
fn lay<G: OnTable + Overlaid>(
    mut commands: Commands,
    overlays: Res<Overlays>,
    session: Res<Session<G>>,
    (colours, size, mut roads): (Res<inks::Inks>, Res<CardSize>, RoadFacts),
    position: Option<Res<crate::engine::orders::Position<G>>>,
    mut drawn: ResMut<Drawn>,
    mut meshes: ResMut<Assets<Mesh>>,
) {
    let of = |overlay: Overlay| -> Told {
        let follows = G::OF_SELECTED.contains(&overlay);
        (session.moves, if follows { session.selected.clone() } else { Vec::new() })
    };
    let key = |overlay: Overlay| -> Key { (of(overlay), **colours, size.radius.to_bits()) };
    let out_of_date = |drawn: &Drawn| {
        let old =
            |overlay: &Overlay| drawn.overlays.get(overlay).is_none_or(|(built, _)| *built != key(*overlay));
        overlays.on().iter().any(old)
            || drawn.overlays.len() != overlays.on().len()
            || drawn.of != G::ID && !drawn.overlays.is_empty()
    };
    if !out_of_date(&drawn) {
        return;
    }
    let (Some(rulebook), Some(position)) = (&session.rulebook, position) else { return };
    let drawn = &mut *drawn;
    let same = drawn.of == G::ID;
    drawn.of = G::ID;
    drawn.overlays.retain(|overlay, (built, entities)| {
        let stays = same && overlays.on().contains(overlay) && *built == key(*overlay);
        if !stays {
            entities.iter().for_each(|entity| commands.entity(*entity).despawn());
        }
        stays
    });
    drawn.told.retain(|overlay, _| same && overlays.on().contains(overlay));
    let Some(materials) = &drawn.materials else { return };
    let material = &materials[usize::from(drawn.dimmed)];
    let inks = Inks::of(&colours, size.radius);
    for overlay in overlays.on() {
        if drawn.overlays.contains_key(overlay) {
            continue;
        }
        let now = of(*overlay);
        let known = drawn.told.get(overlay).is_some_and(|(told, _)| *told == now);
        if !known {
            drawn.told.insert(*overlay, (now, content::<G>(*overlay, rulebook, &position, &session)));
        }
        let Some((_, told)) = drawn.told.get(overlay) else { continue };
        if let OverlayContent::Lines(lines, _) = told {
            roads.follow(lines);
        }
        let drawing = shapes::draw(told, &roads.ways, &inks);
        let layers = [(drawing.under, UNDER), (drawing.below, BELOW - 0.5), (drawing.over, OVER)];
        let layers = layers.iter().filter(|(ribbons, _)| !ribbons.is_empty());
        let entities =
            layers.map(|(ribbons, layer)| spawn(&mut commands, &mut meshes, material, ribbons, *layer));
        drawn.overlays.insert(*overlay, (key(*overlay), entities.collect()));
    }
}

/// Returns the content of an overlay in this position.
fn content<G: OnTable + Overlaid>(
    overlay: Overlay,
    rulebook: &G::Rulebook,
    position: &crate::engine::orders::Position<G>,
    session: &Session<G>,
) -> OverlayContent {
    if G::OF_SELECTED.contains(&overlay) {
        G::overlay_of(overlay, rulebook, position, &session.selected)
    } else {
        G::overlay(overlay, rulebook, position, session.record())
    }
}

/// Draws the supply lines of the units under the mouse.
fn lay_hovered(
    mut commands: Commands,
    lines: Res<LinesPointedAt>,
    (colours, size, mut roads): (Res<inks::Inks>, Res<CardSize>, RoadFacts),
    mut drawn: ResMut<Drawn>,
    mut meshes: ResMut<Assets<Mesh>>,
) {
    if !lines.is_changed() && !colours.is_changed() {
        return;
    }
    if let Some(old) = drawn.hovered.take() {
        commands.entity(old).despawn();
    }
    let Some(material) = drawn.materials.as_ref().map(|materials| materials[0].clone()) else { return };
    let mut ribbons = Ribbons::default();
    roads.follow(&lines.0);
    traced::supply(&mut ribbons, &lines.0, &roads.ways, &Inks::of(&colours, size.radius));
    if !ribbons.is_empty() {
        drawn.hovered = Some(spawn(&mut commands, &mut meshes, &material, &ribbons, BELOW));
    }
}

/// Dims the overlays while units are held.
fn dim(
    hand: Res<Hand>,
    mut drawn: ResMut<Drawn>,
    mut meshes: Query<&mut MeshMaterial2d<RibbonMaterial>, With<OverlayMesh>>,
) {
    let dimmed = hand.held.is_some();
    if drawn.dimmed == dimmed {
        return;
    }
    drawn.dimmed = dimmed;
    let Some(materials) = &drawn.materials else { return };
    for mut material in &mut meshes {
        material.0 = materials[usize::from(dimmed)].clone();
    }
}
