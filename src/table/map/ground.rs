//! The painted sheet as large quads: a sketch, a coarse picture of all of it, and over that the tiles that the
//! window shows, fine enough for its zoom. The whole map, and what is closer than the finest level,
//! is painted pixel for pixel.
//!
//! Only what is seen is kept in memory. The quads are opaque: nothing below them is drawn or blended.

use super::{
    layers::{self, for_all},
    materials::TileMaterial,
    printed::{MapName, Printed, ViewersName},
    sheet_worker::{Done, Job, LEVELS, Names, SheetWorker, TileKey},
    sketched::{self, AS_PAINTED, Sketched},
    svg::image_of,
    view::MapView,
};
use crate::{
    art::{packs::map_art::MapArt, painter::SheetRect},
    panels::Waiting,
    scene::{
        Print,
        layout::{height, table_rect},
    },
    table::{app::sets::TableSet, app::waker::waker, art::Art, counters::pictures::Pictures},
};
use bevy::{camera::visibility::RenderLayers, image::ImageSampler, prelude::*, window::RequestRedraw};
use std::{
    collections::{HashMap, HashSet},
    path::PathBuf,
    sync::Arc,
};

/// Bytes that go to the graphics card in a frame, unless a single tile has more.
const A_FRAME: usize = 8 << 20;
/// Tiles out of sight that are kept for when the view comes back.
const SPARE: usize = 8;
/// How much more than the window is asked for, in parts of its size.
const BEYOND: f32 = 0.12;

/// Where painted pictures are kept; without it they are painted at every start.
#[derive(Resource, Clone, Debug)]
pub struct PictureFolder(pub PathBuf);

impl PictureFolder {
    /// The folder that the system keeps for the program's cache.
    pub fn of_user() -> Option<Self> {
        let folders = directories::ProjectDirs::from("", "", "kessel")?;
        Some(Self(folders.cache_dir().join("maps")))
    }
}

#[derive(Resource, Default)]
pub struct MapSheet {
    print: Option<Arc<Print>>,
    /// How it is painted.
    art: Option<MapArt>,
    /// Who paints it.
    pub worker: Option<SheetWorker>,
    /// Names that have come and are still to be shown.
    pub names: Vec<Names>,
    /// The tiles that were asked for, and the quads of those that have come.
    tiles: HashMap<TileKey, Option<Entity>>,
    /// Tiles that the zoom and place of the view need, the coarsest first.
    wanted: Vec<TileKey>,
    /// Those that another window needs which looks from much nearer or farther.
    for_viewers: Vec<TileKey>,
    /// Whether the panels have been laid out beside it: before, its zoom is not the one that stays.
    laid_out: bool,
    /// Whether all that the view needs has stood on the screen once: from then on something coarser is shown
    /// where something is missing.
    stood: bool,
    /// Whether the same sheet lies there as another pack painted it, until this has stood.
    over_old: bool,
    quad: Handle<Mesh>,
}

impl MapSheet {
    /// Whether everything that the view needs is on the screen.
    pub fn is_complete(&self) -> bool {
        !self.wanted.is_empty() && self.wanted.iter().all(|key| self.has(key))
    }

    /// What whoever looks at it waits for: the sketch is covered as soon as the coarsest level is there, and
    /// what is finer comes over it without a word.
    pub fn waiting_for(&self) -> Option<Waiting> {
        match (self.worker.is_some(), self.over_old) {
            (true, true) => (!self.stood).then_some(Waiting::Repainting),
            (true, false) => (!self.covers_sketch()).then_some(Waiting::Painting),
            (false, _) => None,
        }
    }

    /// Whether something finer is on its way.
    pub(super) fn is_awaited(&self) -> bool {
        self.worker.is_some() && !self.is_complete()
    }

    /// Whether the sketch is seen.
    pub(super) fn shows_sketch(&self) -> bool {
        self.worker.is_some() && !self.covers_sketch()
    }

    /// Whether nothing is seen of the sketch any more.
    fn covers_sketch(&self) -> bool {
        let mut base = self.wanted.iter().filter(|key| key.radius() == LEVELS[0]);
        self.stood || (!self.wanted.is_empty() && base.all(|key| self.has(key)))
    }

    /// Asks for tiles that have not been asked for; the last that is asked for comes first.
    fn ask_for(&mut self, wanted: &[TileKey]) {
        let Some(worker) = &self.worker else { return };
        for key in wanted.iter().rev() {
            if !self.tiles.contains_key(key) {
                self.tiles.insert(*key, None);
                let _ = worker.jobs.send(Job::Tile(*key));
            }
        }
    }

    /// Whether another window has a ground of its own.
    pub(super) fn has_viewers_ground(&self) -> bool {
        !self.for_viewers.is_empty() && self.for_viewers.iter().all(|key| self.has(key))
    }

    fn has(&self, key: &TileKey) -> bool {
        self.tiles.get(key).is_some_and(Option::is_some)
    }
}

#[derive(Component)]
struct SheetTile(TileKey);

/// A tile as the art pack painted it before; it lies there until the new ones have come.
#[derive(Component)]
struct OldTile;

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<MapSheet>()
        .add_systems(Update, (change_sheet, receive, ask, show, forget).chain().after(TableSet::LaySheet));
}

/// How the pack on the table paints maps.
fn map_art(world: &World) -> Option<&MapArt> {
    world.resource::<Art>().pack.as_ref().map(|pack| &pack.map)
}

/// Begins anew when another map or another way of painting comes on the table.
fn change_sheet(world: &mut World) {
    let Some(print) = world.resource::<Printed>().sheet.clone() else { return };
    let sheet = world.resource::<MapSheet>();
    let same_sheet = sheet.print.as_ref().is_some_and(|old| Arc::ptr_eq(old, &print) || old.of == print.of);
    // Packs are compared only when one has come: that takes longer than a frame should wait for nothing.
    let same_art = !world.is_resource_changed::<Art>() || sheet.art.as_ref() == map_art(world);
    if same_sheet && same_art {
        return;
    }
    // The sheet of another scenario on the same map, or of a lesson, has another title and other places of victory: only a
    // sheet that is repainted lies there until its tiles have come.
    let over_old = same_sheet && !keep_below(world).is_empty();
    take_off(world, same_sheet);
    let art = map_art(world).cloned();
    let quad = world.resource_mut::<Assets<Mesh>>().add(Rectangle::new(1.0, 1.0));
    sketched::lay(world, &print, art.as_ref(), quad.clone());
    let folder = world.get_resource::<PictureFolder>().map(|folder| folder.0.clone());
    let worker = art.clone().and_then(|art| {
        let worker = SheetWorker::begin(Arc::clone(&print), art, folder, waker(world));
        worker.map_err(|error| error!("no thread for painting the map: {error}")).ok()
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

/// Lets the map lie there as it was painted before, below the one to come: all of it, so that there is
/// something to see wherever the view goes meanwhile. Gives what lies there.
fn keep_below(world: &mut World) -> Vec<Entity> {
    let sheet = world.resource::<MapSheet>();
    // What nobody has seen yet goes, and what it would have replaced stays.
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

/// Takes the sheet off, but for what has been kept below. Another map has other places: the names of the old
/// one go with it, while the same map keeps its own until they are written anew.
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

/// Takes in what has been painted.
fn receive(
    mut commands: Commands,
    mut sheet: ResMut<MapSheet>,
    (mut images, mut materials): (ResMut<Assets<Image>>, ResMut<Assets<TileMaterial>>),
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let sheet = sheet.bypass_change_detection();
    sheet.worker.iter().for_each(SheetWorker::note_frame);
    let mut bytes = 0;
    // What is too much for this frame stays with the thread, which waits: pictures would pile up else.
    while bytes < A_FRAME
        && let Some(done) = sheet.worker.as_ref().and_then(SheetWorker::take)
    {
        let (key, picture) = match done {
            Done::Tile(key, picture) => (key, picture),
            Done::Names(names) => {
                sheet.names.push(names);
                continue;
            }
        };
        // What was given up meanwhile, or has come already, is not shown.
        if sheet.tiles.get(&key) != Some(&None) {
            continue;
        }
        bytes += picture.pixels.len();
        let area = table_rect(&key.world());
        let mut image = image_of(picture.area.width, picture.area.height, picture.pixels);
        image.texture_descriptor.format = AS_PAINTED;
        if key.is_exact() {
            image.sampler = ImageSampler::nearest();
        }
        let picture = images.add(image);
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

/// Finer tiles lie over coarser ones, and the whole map over both.
fn layer(key: TileKey) -> f32 {
    let level = LEVELS.iter().position(|radius| *radius == key.radius()).unwrap_or(LEVELS.len());
    height::GROUND + 0.1 * (level + 1) as f32
}

/// Asks for the tiles that the view needs: all of the coarsest level, and what is seen at the zoom.
fn ask(mut sheet: ResMut<MapSheet>, view: Res<MapView>, mut redraw: MessageWriter<RequestRedraw>) {
    let sheet = sheet.bypass_change_detection();
    let Some(print) = &sheet.print else { return };
    let rect = SheetRect::new(print.board.columns(), print.board.rows());
    let mut wanted = TileKey::all(&rect, LEVELS[0]);
    if !std::mem::replace(&mut sheet.laid_out, true) {
        // Whatever the zoom will be, the coarsest level is needed: it comes while the first frame is drawn.
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
            // Where a game opens close to its fight the whole map would be painted for nothing.
            if pixels != LEVELS[0] && !view.opens() {
                wanted.extend(TileKey::all(&rect, pixels));
            }
        } else if level != LEVELS[0] {
            wanted.extend(tiles(level));
            // Closer than the finest level the map is painted anew, or it would be soft.
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

/// The tiles of what another window shows, if it looks from much nearer or farther.
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

/// Shows what the view needs; while some of it is missing, everything coarser as well.
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
            // Two ways of painting are not mixed: the old map lies there whole until the new one is.
            complete
        } else {
            // Painted pixel for pixel it would be large squares at any other zoom: the level below is scaled smoothly.
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

/// Lets go of tiles that are out of sight, but for a few.
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
        // The counters of the same pack come with its map.
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
        }
        stays
    });
}

/// The folders of the user, as far as there are any.
pub(crate) fn use_folders_of_user(app: &mut App) {
    if let Some(folder) = PictureFolder::of_user() {
        app.insert_resource(folder);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{art::painter::Furniture, engine::board::MapFile};

    /// Another window that looks from nearer has tiles that are fine enough for it, for its part of the map alone; the table
    /// none for it. From as near as the table it shows what that has.
    #[test]
    fn another_window_has_a_ground_as_fine_as_it_looks() {
        let rect = SheetRect::new(30, 24);
        let sheet = table_rect(&rect.paper);
        let mut view = MapView::default();
        (view.sheet, view.radius) = (sheet, 18.0);
        view.beyond = Some(Rect::from_center_size(sheet.center(), Vec2::new(12.0, 8.0)));
        assert!(seen_by_viewers(&view, &rect).is_empty());
        assert_ne!(view.seen_anywhere(), view.seen());
        view.beyond_pixels = 44.0;
        let tiles = seen_by_viewers(&view, &rect);
        assert!(tiles.iter().all(|key| key.radius() == 56.0) && !tiles.is_empty());
        assert!(tiles.len() < TileKey::all(&rect, 56.0).len() / 2);
        assert_eq!(view.seen_anywhere(), view.seen());
        // From afar, not the finest shrunk to dots.
        view.beyond_pixels = 8.0;
        assert!(seen_by_viewers(&view, &rect).iter().all(|key| key.radius() == 14.0));
    }

    /// Another map comes on the table: not one name of the old one stays. The same map painted anew keeps them.
    #[test]
    fn the_names_of_the_old_map_go_with_it() {
        let mut world = World::new();
        world.spawn_batch([(MapName, Name::new("Smolensk")), (MapName, Name::new("Yelnya"))]);
        let names = |world: &mut World| world.query::<&MapName>().iter(world).count();
        take_off(&mut world, true);
        assert_eq!(names(&mut world), 2);
        take_off(&mut world, false);
        assert_eq!(names(&mut world), 0);
    }

    /// Another scenario on the same map has another sheet: neither a tile nor a name of the one before lies under it. The
    /// same sheet that is repainted lies there until its new tiles have come.
    #[test]
    fn nothing_of_the_sheet_before_lies_under_another() {
        let map: MapFile = ron::from_str(
            "(id: \"small\", title: \"\", subtitle: \"\", columns: 8, rows: 6, woods: [], swamp: [], lake: [], \
             rivers: [], roads: [], road_river_joins: [], rails: [], road_exits: [], rail_exits: [], places: [], areas: [])",
        )
        .expect("a map");
        let print = |of: &str| {
            let board = map.board().expect("a board");
            let of = vec![of.to_owned()];
            Arc::new(Print { map: map.clone(), board, furniture: Furniture::default(), of })
        };
        for (next, kept) in [("second", 0), ("first", 2)] {
            let mut world = World::new();
            world.init_resource::<Assets<Mesh>>();
            let mut art = Art::default();
            art.pack.take();
            world.insert_resource(art);
            let sheet = MapSheet { print: Some(print("first")), stood: true, ..MapSheet::default() };
            // A sheet that is painted by another pack than before.
            world.insert_resource(MapSheet { art: MapArt::standard().ok(), ..sheet });
            world.insert_resource(Printed::of(print(next)));
            let key = TileKey::all(&SheetRect::new(8, 6), LEVELS[0])[0];
            world.spawn((SheetTile(key), Transform::default(), Visibility::Hidden));
            world.spawn((MapName, Name::new("Smolensk")));
            change_sheet(&mut world);
            let mut old =
                world.query_filtered::<Entity, Or<(With<OldTile>, With<SheetTile>, With<MapName>)>>();
            assert_eq!(old.iter(&world).count(), kept, "{next}");
        }
    }
}
