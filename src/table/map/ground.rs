//! The painted sheet as large quads: a sketch, a coarse picture of all of it, and above that the visible tiles, fine
//! enough for the zoom. The whole map, and a zoom closer than the finest level, are painted pixel for pixel.
//!
//! Only visible tiles stay in memory. The quads are opaque: nothing below them is drawn or blended.

mod sheet;
#[cfg(test)]
mod tests;

pub use sheet::MapSheet;

use super::{
    layers::{self, for_all},
    materials::TileMaterial,
    printed::{Drafting, MapName, Printed, ViewersName},
    sheet_worker::{Done, LEVELS, SheetWorker, TileKey},
    sketched::{self, AS_PAINTED, Sketched},
    svg::image_of,
    view::MapView,
};
use crate::{
    art::{
        packs::map_art::MapArt,
        painter::{Raster, SheetRect},
    },
    scene::{
        Print,
        layout::{height, table_rect},
    },
    table::{app::sets::TableSet, app::waker::waker, art::Art, counters::pictures::Pictures},
};
use bevy::{
    asset::RenderAssetUsages, camera::visibility::RenderLayers, image::ImageSampler, prelude::*,
    window::RequestRedraw,
};
use std::{collections::HashSet, path::PathBuf, sync::Arc};

/// Bytes that go to the graphics card in a frame, unless a single tile has more.
const A_FRAME: usize = 8 << 20;
/// Invisible tiles that are kept in case the view comes back.
const SPARE: usize = 8;
/// The margin of the requested area around the window, in parts of its size.
const BEYOND: f32 = 0.12;

/// The folder of painted pictures; without it they are painted at every start.
#[derive(Resource, Clone, Debug)]
pub struct PictureFolder(pub PathBuf);

impl PictureFolder {
    /// Returns the folder that the system has for the program's cache.
    pub fn of_user() -> Option<Self> {
        let folders = directories::ProjectDirs::from("", "", "kessel")?;
        Some(Self(folders.cache_dir().join("maps")))
    }
}

#[derive(Component)]
struct SheetTile(TileKey);

/// A tile from the previous art pack; it stays until the new ones have arrived.
#[derive(Component)]
struct OldTile;

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<MapSheet>()
        .add_systems(Update, (change_sheet, receive, ask, show, forget).chain().after(TableSet::LaySheet));
}

/// Returns the map art of the pack on the table.
fn map_art(world: &World) -> Option<&MapArt> {
    world.resource::<Art>().pack.as_ref().map(|pack| &pack.map)
}

/// Starts again when another map or another map art comes on the table.
fn change_sheet(world: &mut World) {
    let Some(print) = world.resource::<Printed>().sheet.clone() else { return };
    let sheet = world.resource::<MapSheet>();
    let same_sheet = sheet.print.as_ref().is_some_and(|old| is_same(old, &print));
    // Packs are compared only when one has arrived, because that takes too long for every frame.
    let same_art = !world.is_resource_changed::<Art>() || sheet.art.as_ref() == map_art(world);
    if same_sheet && same_art {
        return;
    }
    // The sheet of another scenario on the same map, or of a lesson, has another title and other victory hexes. Only a
    // sheet that is painted again stays until its tiles have arrived.
    let over_old = same_sheet && !keep_below(world).is_empty();
    take_off(world, same_sheet);
    let art = map_art(world).cloned();
    let quad = world.resource_mut::<Assets<Mesh>>().add(Rectangle::new(1.0, 1.0));
    sketched::lay(world, &print, art.as_ref(), quad.clone());
    let folder = world.get_resource::<PictureFolder>().map(|folder| folder.0.clone());
    let worker = art.clone().and_then(|art| {
        let is_edited = world.contains_resource::<Drafting>();
        let worker = SheetWorker::begin((Arc::clone(&print), is_edited), art, folder, waker(world));
        worker.map_err(|error| error!("cannot start the thread that paints the map: {error}")).ok()
    });
    if over_old && let Some(mut pictures) = world.get_resource_mut::<Pictures>() {
        pictures.hold_old();
    }
    world.insert_resource(MapSheet {
        print: Some(print),
        art,
        worker,
        quad,
        over_old,
        ..MapSheet::default()
    });
}

/// Whether two prints are states of the same sheet.
pub(super) fn is_same(old: &Arc<Print>, new: &Arc<Print>) -> bool {
    let size = |print: &Print| (print.board.columns(), print.board.rows());
    Arc::ptr_eq(old, new) || (old.of == new.of && size(old) == size(new))
}

/// Keeps the whole map as it was painted before, below the new one, so that there is something to show wherever the
/// view goes meanwhile. Returns the tiles that stay.
fn keep_below(world: &mut World) -> Vec<Entity> {
    let sheet = world.resource::<MapSheet>();
    // Tiles that have never been shown are dropped, and those that they would have replaced stay.
    let seen = sheet.stood || !sheet.over_old;
    let mut tiles = world.query_filtered::<(Entity, &mut Transform, &mut Visibility), With<SheetTile>>();
    let mut below: Vec<Entity> = Vec::new();
    if seen {
        for (tile, mut place, mut visibility) in tiles.iter_mut(world) {
            place.translation.z -= 0.05;
            *visibility = Visibility::Inherited;
            below.push(tile);
        }
    }
    for tile in &below {
        world.entity_mut(*tile).remove::<SheetTile>().insert(OldTile);
    }
    let mut old = world.query_filtered::<Entity, With<OldTile>>();
    old.iter(world).collect()
}

/// Removes the sheet, except the tiles kept below. Another map has other places, and the old names are removed; the
/// same map keeps its names until they are written again.
fn take_off(world: &mut World, keeps_old: bool) {
    let mut new = world.query_filtered::<Entity, Or<(With<SheetTile>, With<Sketched>)>>();
    let mut old = world.query_filtered::<Entity, Or<(With<OldTile>, With<MapName>, With<ViewersName>)>>();
    let mut all: Vec<Entity> = new.iter(world).collect();
    if !keeps_old {
        all.extend(old.iter(world));
    }
    for entity in all {
        world.despawn(entity);
    }
}

/// Takes in painted tiles.
pub(super) fn receive(
    mut commands: Commands,
    mut sheet: ResMut<MapSheet>,
    (mut images, mut materials): (ResMut<Assets<Image>>, ResMut<Assets<TileMaterial>>),
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let sheet = sheet.bypass_change_detection();
    sheet.worker.iter().for_each(SheetWorker::note_frame);
    let mut bytes = 0;
    // Tiles that are too much for this frame stay with the thread, which waits, because pictures would accumulate
    // otherwise.
    while bytes < A_FRAME
        && let Some(done) = sheet.worker.as_ref().and_then(SheetWorker::take)
    {
        let (key, picture, number) = match done {
            Done::Tile(key, picture, number) => (key, picture, number),
            Done::Patch(key, picture) => {
                bytes += picture.pixels.len();
                sheet.patches.push((key, picture));
                redraw.write(RequestRedraw);
                continue;
            }
            Done::Shown(number) => {
                sheet.shown = number;
                redraw.write(RequestRedraw);
                continue;
            }
            Done::Names(names) => {
                sheet.names.push(names);
                continue;
            }
        };
        // A tile that was requested after a change is not the one painted before it.
        if number < sheet.since.get(&key).copied().unwrap_or_default() {
            continue;
        }
        if sheet.anew.remove(&key) {
            bytes += picture.pixels.len();
            sheet.patches.push((key, picture));
            redraw.write(RequestRedraw);
            continue;
        }
        // A tile that was dropped meanwhile, or has arrived already, is not shown.
        if sheet.tiles.get(&key) != Some(&None) {
            continue;
        }
        bytes += picture.pixels.len();
        let area = table_rect(&key.world());
        let picture = images.add(image_of_tile(key, picture, sheet.changes > 0));
        let tile = commands.spawn((
            SheetTile(key),
            for_all(),
            Mesh2d(sheet.quad.clone()),
            MeshMaterial2d(materials.add(TileMaterial { picture })),
            Transform::from_translation(area.center().extend(layer(key))).with_scale(area.size().extend(1.0)),
        ));
        sheet.tiles.insert(key, Some(tile.id()));
        redraw.write(RequestRedraw);
    }
}

/// Returns the image of a tile; that of a map that is being edited keeps its pixels, so that pieces can be laid in it.
pub(super) fn image_of_tile(key: TileKey, picture: Raster, is_edited: bool) -> Image {
    let mut image = image_of(picture.area.width, picture.area.height, picture.pixels);
    image.texture_descriptor.format = AS_PAINTED;
    if is_edited {
        image.asset_usage = RenderAssetUsages::default();
    }
    if key.is_exact() {
        image.sampler = ImageSampler::nearest();
    }
    image
}

/// Returns the height of a tile: finer tiles are above coarser ones, and the whole map above both.
fn layer(key: TileKey) -> f32 {
    let level = LEVELS.iter().position(|radius| *radius == key.radius()).unwrap_or(LEVELS.len());
    height::GROUND + 0.1 * (level + 1) as f32
}

/// Requests the tiles that the view needs: all of the coarsest level, and the visible ones at the zoom.
fn ask(mut sheet: ResMut<MapSheet>, view: Res<MapView>, mut redraw: MessageWriter<RequestRedraw>) {
    let sheet = sheet.bypass_change_detection();
    let Some(print) = &sheet.print else { return };
    let rect = SheetRect::new(print.board.columns(), print.board.rows());
    let mut wanted = TileKey::all(&rect, LEVELS[0]);
    if !std::mem::replace(&mut sheet.laid_out, true) {
        // The coarsest level is needed at any zoom: it arrives while the first frame is drawn.
        sheet.ask_for(&wanted);
        redraw.write(RequestRedraw);
        return;
    }
    if sheet.worker.is_none() {
        return;
    }
    if view.is_still() {
        let pixels = view.pixels();
        let level = LEVELS.into_iter().find(|radius| *radius >= pixels * 0.98);
        let level = level.unwrap_or(LEVELS[LEVELS.len() - 1]);
        let seen = view.seen_anywhere();
        let seen = seen.inflate(seen.size().max_element() * BEYOND);
        let touches = |key: &TileKey| !table_rect(&key.world()).intersect(seen).is_empty();
        let tiles = |radius: f32| TileKey::all(&rect, radius).into_iter().filter(touches);
        if view.whole {
            // If a game opens close to its battle, painting the whole map would be useless.
            if pixels != LEVELS[0] && !view.opens() {
                wanted.extend(TileKey::all(&rect, pixels));
            }
        } else if level != LEVELS[0] {
            wanted.extend(tiles(level));
            // Closer than the finest level the map is painted again, or it would be blurred.
            if pixels > level * 1.02 {
                wanted.extend(tiles(pixels));
            }
        }
        sheet.wanted = wanted;
    } else if sheet.wanted.is_empty() {
        sheet.wanted = wanted;
    }
    sheet.for_viewers = seen_by_viewers(&view, &rect);
    let wanted = std::mem::take(&mut sheet.wanted);
    let all: Vec<TileKey> = sheet.for_viewers.iter().chain(&wanted).copied().collect();
    sheet.ask_for(&all);
    sheet.wanted = wanted;
}

/// Returns the tiles of another window's view, if its zoom is much larger or smaller.
fn seen_by_viewers(view: &MapView, rect: &SheetRect) -> Vec<TileKey> {
    let (Some(seen), pixels) = (view.beyond, view.beyond_pixels) else { return Vec::new() };
    if pixels <= 0.0 {
        return Vec::new();
    }
    let level = LEVELS.into_iter().find(|radius| *radius >= pixels * 0.98);
    let level = level.unwrap_or(LEVELS[LEVELS.len() - 1]);
    let touches = |key: &TileKey| !table_rect(&key.world()).intersect(seen).is_empty();
    TileKey::all(rect, level).into_iter().filter(touches).collect()
}

/// Shows the tiles that the view needs; while some are missing, all coarser ones as well.
fn show(
    sheet: Res<MapSheet>,
    view: Res<MapView>,
    mut tiles: Query<(&SheetTile, &mut Visibility, &mut RenderLayers), Without<Sketched>>,
    mut sketch: Query<&mut Visibility, With<Sketched>>,
) {
    let finest = sheet.wanted.last().map_or(LEVELS[0], |key| key.radius());
    let complete = sheet.is_complete();
    let wanted: HashSet<TileKey> = sheet.wanted.iter().copied().collect();
    let viewers: HashSet<TileKey> = sheet.for_viewers.iter().copied().collect();
    let apart = sheet.has_viewers_ground();
    for (SheetTile(key), mut visibility, mut layers) in &mut tiles {
        let shown = if view.is_still() && complete {
            key.radius() == finest && wanted.contains(key)
        } else if sheet.over_old && !sheet.stood {
            // Two map arts are not mixed: the old map stays whole until the new one is complete.
            complete
        } else {
            // A tile painted pixel for pixel would be large squares at any other zoom: the level below is scaled
            // smoothly.
            !key.is_exact() || (key.radius() == finest && key.radius() == view.pixels())
        };
        let of_viewers = apart && viewers.contains(key);
        layers.set_if_neq(match (shown, of_viewers) {
            (false, true) => layers::of_viewers(),
            (true, false) if apart => layers::of_players(),
            _ => for_all(),
        });
        let shown = shown || of_viewers;
        visibility.set_if_neq(if shown { Visibility::Inherited } else { Visibility::Hidden });
    }
    let covered = sheet.covers_sketch();
    for mut visibility in &mut sketch {
        visibility.set_if_neq(if covered { Visibility::Hidden } else { Visibility::Inherited });
    }
}

/// Drops invisible tiles, except a few.
fn forget(
    mut commands: Commands,
    mut sheet: ResMut<MapSheet>,
    pictures: Option<ResMut<Pictures>>,
    old: Query<Entity, With<OldTile>>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let sheet = sheet.bypass_change_detection();
    if !sheet.is_complete() {
        return;
    }
    if !std::mem::replace(&mut sheet.stood, true) {
        // The counters of the same pack appear with its map.
        pictures.into_iter().for_each(|mut pictures| pictures.let_go_of_old());
        redraw.write(RequestRedraw);
    }
    for tile in &old {
        commands.entity(tile).despawn();
    }
    let wanted: HashSet<TileKey> = sheet.wanted.iter().chain(&sheet.for_viewers).copied().collect();
    let finest = sheet.wanted.last().map_or(LEVELS[0], |key| key.radius());
    let mut spare = 0;
    sheet.tiles.retain(|key, tile| {
        let fits = !key.is_exact() || key.radius() == finest;
        let stays = wanted.contains(key) || (fits && tile.is_some() && spare < SPARE);
        spare += usize::from(stays && !wanted.contains(key));
        if !stays && let Some(entity) = tile {
            commands.entity(*entity).despawn();
            sheet.anew.remove(key);
        }
        stays
    });
}

/// Uses the folders of the user, if there are any.
pub(crate) fn use_folders_of_user(app: &mut App) {
    if let Some(folder) = PictureFolder::of_user() {
        app.insert_resource(folder);
    }
}
