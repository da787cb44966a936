//! The hexes of the board as entities, and the interactive layer over the painted sheet: a hex with a meaning has a
//! tile. A tile is changed in place, and hidden when its hex loses its meaning. A hex that never had a meaning has no
//! tile, because the renderer checks each in every frame.

mod art;
#[cfg(test)]
mod tests;

use super::{printed::Printed, view::MapView};
use crate::{
    engine::board::{Board, Hex},
    planning::offer::{Highlight, Mark},
    scene::layout::height,
    table::{
        app::{inks::Inks, sets::TableSet},
        marks::{
            highlights::Highlights,
            wave::{Spreads, Wave},
        },
    },
};
use bevy::{
    prelude::*,
    render::{RenderApp, renderer::RenderDevice},
};
use bevy_ecs_tilemap::prelude::*;
use std::collections::BTreeMap;

/// Pixels of a hex radius at which tiles are drawn; the coarsest that is fine enough is used.
const SIZES: [u32; 3] = [16, 32, 64];

/// The entity of a hex of the board, with a tile while the hex means something. The hex itself, its terrain and its
/// counters are known to the board and the position.
/// counters, the board and the position say.
#[derive(Component)]
struct BoardHex;

/// The board as entities, and the tilemap over it.
#[derive(Resource, Default)]
struct HexLayer {
    /// The sheet of the entities.
    of: Vec<String>,
    tilemap: Option<Entity>,
    /// The current highlights.
    lit: BTreeMap<Hex, Highlight>,
    /// The index of the tilemap's size.
    size: Option<usize>,
    textures: [Option<Vec<Handle<Image>>>; SIZES.len()],
    inks: Inks,
}

pub(crate) fn plugin(app: &mut App) {
    if app.get_sub_app(RenderApp).is_some() {
        app.add_plugins(TilemapPlugin);
    }
    app.init_resource::<HexLayer>().add_systems(
        Update,
        (
            spawn_board.run_if(resource_changed::<Printed>),
            fit.run_if(resource_exists::<RenderDevice>.and_then(any_is_lit)),
            lay,
        )
            .chain()
            .in_set(TableSet::LayTiles),
    );
}

fn any_is_lit(highlights: Res<Highlights>) -> bool {
    !highlights.hexes.is_empty()
}

/// Spawns an entity for every hex of a sheet that was put on the table.
fn spawn_board(
    mut commands: Commands,
    printed: Res<Printed>,
    mut layer: ResMut<HexLayer>,
    old: Query<Entity, With<BoardHex>>,
) {
    let Some(print) = &printed.sheet else { return };
    if layer.of == print.of {
        return;
    }
    for entity in old.iter().chain(layer.tilemap) {
        commands.entity(entity).despawn();
    }
    let board = &print.board;
    let mut storage = TileStorage::empty(size_of(board));
    for hex in board.hexes() {
        let entity = commands.spawn(BoardHex).id();
        storage.set(&tile_at(&storage.size, hex), entity);
    }
    let tilemap = commands.spawn((storage, Transform::default(), Visibility::default())).id();
    layer.of.clone_from(&print.of);
    (layer.tilemap, layer.size) = (Some(tilemap), None);
    layer.lit.clear();
}

fn size_of(board: &Board) -> TilemapSize {
    TilemapSize::new(u32::from(board.columns()), u32::from(board.rows()))
}

/// Returns the tile of a hex: rows count from the bottom.
fn tile_at(size: &TilemapSize, hex: Hex) -> TilePos {
    TilePos::new(u32::from(hex.column()) - 1, size.y - u32::from(hex.row()))
}

/// Gives the tilemap tiles that are fine enough for the zoom, in the colours of the pack.
fn fit(
    mut commands: Commands,
    (view, inks): (Res<MapView>, Res<Inks>),
    mut images: ResMut<Assets<Image>>,
    mut layer: ResMut<HexLayer>,
    storages: Query<&TileStorage>,
    mut worn: Query<(&mut TilemapTexture, &mut TilemapGridSize, &mut TilemapTileSize, &mut Transform)>,
) {
    let wanted = SIZES.iter().position(|size| *size as f32 >= view.pixels() * 0.8);
    let wanted = wanted.unwrap_or(SIZES.len() - 1);
    if layer.size == Some(wanted) && layer.inks == *inks {
        return;
    }
    let layer = &mut *layer;
    let Some((tilemap, storage)) = layer.tilemap.and_then(|map| Some((map, storages.get(map).ok()?))) else {
        return;
    };
    if layer.inks != *inks {
        (layer.inks, layer.textures) = (*inks, Default::default());
    }
    let radius = SIZES[wanted];
    let textures =
        layer.textures[wanted].get_or_insert_with(|| art::textures(&mut images, radius, inks.as_ref()));
    layer.size = Some(wanted);
    let bundle = tilemap_of(storage.size, radius, textures.clone());
    match worn.get_mut(tilemap) {
        Ok((mut texture, mut grid, mut tile, mut transform)) => {
            (*texture, *grid, *tile) = (bundle.texture, bundle.grid_size, bundle.tile_size);
            *transform = bundle.transform;
        }
        Err(_) => {
            let transform = bundle.transform;
            commands.entity(tilemap).insert_if_new(bundle).insert(transform);
        }
    }
}

fn tilemap_of(size: TilemapSize, radius: u32, textures: Vec<Handle<Image>>) -> TilemapBundle {
    let (width, high) = art::tile_pixels(radius);
    let grid_size = TilemapGridSize { x: 2.0 * radius as f32, y: 3_f32.sqrt() * radius as f32 };
    let tile_size = TilemapTileSize { x: width as f32, y: high as f32 };
    let map_type = TilemapType::Hexagon(HexCoordSystem::ColumnEven);
    let anchor = TilemapAnchor::None;
    let scale = 1.0 / radius as f32;
    // The first hex of the map is in the origin.
    let first = TilePos::new(0, size.y - 1);
    let first = first.center_in_world(&size, &grid_size, &tile_size, &map_type, &anchor) * scale;
    TilemapBundle {
        grid_size,
        map_type,
        size,
        texture: TilemapTexture::Vector(textures),
        tile_size,
        anchor,
        transform: Transform::from_translation((-first).extend(height::TILES))
            .with_scale(Vec3::new(scale, scale, 1.0)),
        ..default()
    }
}

type Tile<'a> = (&'a mut TileTextureIndex, &'a mut TileColor, &'a mut TileVisible, &'a mut Spreads);

/// Changes the tiles of hexes with a new meaning.
fn lay(
    mut commands: Commands,
    highlights: Res<Highlights>,
    mut wave: ResMut<Wave>,
    mut layer: ResMut<HexLayer>,
    storages: Query<&TileStorage>,
    mut tiles: Query<Tile>,
) {
    let laid_anew = layer.lit.is_empty() && !highlights.hexes.is_empty();
    if !highlights.is_changed() && !laid_anew {
        return;
    }
    let Some((tilemap, storage)) = layer.tilemap.and_then(|map| Some((map, storages.get(map).ok()?))) else {
        return;
    };
    let entity = |hex: Hex| storage.checked_get(&tile_at(&storage.size, hex));
    let reach = reach_of(&highlights.hexes);
    if !reach.clone().eq(reach_of(&layer.lit)) && reach.count() > 0 {
        wave.begin();
    }
    for hex in layer.lit.keys().filter(|hex| !highlights.hexes.contains_key(hex)) {
        if let Some(Ok((_, _, mut visible, _))) = entity(*hex).map(|entity| tiles.get_mut(entity)) {
            visible.0 = false;
        }
    }
    for (hex, lit) in &highlights.hexes {
        if layer.lit.get(hex) == Some(lit) {
            continue;
        }
        let Some(entity) = entity(*hex) else { continue };
        let spread = spreads(lit);
        let color = TileColor(Color::WHITE.with_alpha(wave.alpha(spread)));
        let texture_index = TileTextureIndex(art::number(lit.mark));
        match tiles.get_mut(entity) {
            Ok((mut index, mut colour, mut visible, mut spreads)) => {
                index.set_if_neq(texture_index);
                visible.set_if_neq(TileVisible(true));
                (*colour, *spreads) = (color, spread);
            }
            Err(_) => {
                let position = tile_at(&storage.size, *hex);
                let tilemap_id = TilemapId(tilemap);
                let tile = TileBundle { position, texture_index, tilemap_id, color, ..default() };
                commands.entity(entity).insert((tile, spread));
            }
        }
    }
    layer.lit.clone_from(&highlights.hexes);
}

/// Returns the hexes in reach: another reach spreads in a wave.
fn reach_of(lit: &BTreeMap<Hex, Highlight>) -> impl Iterator<Item = Hex> + Clone {
    let walked = |lit: &Highlight| matches!(lit.mark, Mark::Reach | Mark::Stop);
    lit.iter().filter(move |(_, lit)| walked(lit)).map(|(hex, _)| *hex)
}

/// Returns the part of a hex in the wave, which is paler the more it costs.
pub(crate) fn spreads(lit: &Highlight) -> Spreads {
    let part = lit.part.clamp(0.0, 1.0);
    Spreads { part, alpha: 1.0 - 0.45 * part }
}
