//! The sheet of a map that is being edited: it stays on the table, and only what was changed is painted again.
//!
//! An editor puts each state of its map into [`Printed`], under the same name (`of`). The thread that paints finds what
//! differs, and hands over pieces, which are laid in the tiles that are there. Another size is another sheet.

use super::{
    ground::{MapSheet, image_of_tile, is_same, receive},
    materials::TileMaterial,
    printed::{Drafting, Printed},
    sheet_worker::{Change, TileKey},
    view::MapView,
};
use crate::{
    art::painter::{PixelRect, Raster},
    scene::{Print, layout::table_rect},
    table::app::sets::TableSet,
};
use bevy::{prelude::*, window::RequestRedraw};
use std::{
    collections::HashSet,
    sync::Arc,
    time::{Duration, Instant},
};

/// The least time from one state to the next that is painted, within a stroke.
const EVERY: Duration = Duration::from_millis(200);

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(Update, (follow, lay.after(receive), note_shown).chain().after(TableSet::LaySheet));
}

/// Notes which state of the map can be seen.
fn note_shown(mut sheet: ResMut<MapSheet>, drafting: Option<ResMut<Drafting>>) {
    let Some(mut drafting) = drafting else { return };
    let sheet = sheet.bypass_change_detection();
    // A tile that is still to come as a whole does not show it.
    if !sheet.anew.is_empty() {
        return;
    }
    while let Some((number, state)) = sheet.states.front().copied()
        && number <= sheet.shown
    {
        sheet.states.pop_front();
        drafting.shown = Some(state);
    }
}

impl MapSheet {
    /// Paints the sheet again where another state of its map differs from the one that is shown. Tiles that can be seen
    /// come first, those in `view` if it is known; the names are set again after them. `state` is the number of the state.
    /// Does nothing for another sheet.
    pub(crate) fn redraw(&mut self, (print, state): (Arc<Print>, u64), view: Option<Rect>) {
        if !self.print.as_ref().is_some_and(|shown| is_same(shown, &print)) {
            return;
        }
        self.changes += 1;
        self.states.push_back((self.changes, state));
        let finest = self.wanted.last().map(|key| key.radius());
        let is_finest = |key: &&TileKey| Some(key.radius()) == finest;
        let mut seen: Vec<TileKey> =
            self.wanted.iter().filter(is_finest).chain(&self.for_viewers).copied().collect();
        // The coarsest level is wanted as a whole, and may reach far beyond the window.
        let is_in_view =
            |key: &TileKey| view.is_none_or(|view| !table_rect(&key.world()).intersect(view).is_empty());
        seen.retain(|key| {
            self.tiles.contains_key(key) && (self.for_viewers.contains(key) || is_in_view(key))
        });
        let first: HashSet<TileKey> = seen.iter().copied().collect();
        let others = self.tiles.keys().filter(|key| !first.contains(*key)).copied().collect();
        let change = Change { print: Arc::clone(&print), tiles: [seen, others], number: self.changes };
        if let Some(worker) = &self.worker {
            worker.change(change);
        }
        self.print = Some(print);
    }
}

/// Passes on the state of the map that an editor has put on the table.
fn follow(
    (printed, drafting, view): (Res<Printed>, Option<Res<Drafting>>, Option<Res<MapView>>),
    mut sheet: ResMut<MapSheet>,
    mut last: Local<Option<Instant>>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let (Some(print), Some(shown)) = (&printed.sheet, &sheet.print) else { return };
    let begins = drafting.is_some() && sheet.changes == 0 && sheet.worker.is_some();
    let differs = !Arc::ptr_eq(shown, print);
    if !is_same(shown, print) || !(begins || differs) {
        return;
    }
    redraw.write(RequestRedraw);
    // The last state of a stroke is painted as soon as the time has passed.
    if last.is_none_or(|last| last.elapsed() >= EVERY) {
        *last = Some(Instant::now());
        let view = view.map(|view| view.seen_anywhere()).filter(|seen| !seen.is_empty());
        sheet.redraw((Arc::clone(print), printed.state), view);
    }
}

/// Lays pieces that have arrived in their tiles.
fn lay(
    mut sheet: ResMut<MapSheet>,
    tiles: Query<&MeshMaterial2d<TileMaterial>>,
    mut materials: ResMut<Assets<TileMaterial>>,
    mut images: ResMut<Assets<Image>>,
) {
    let sheet = sheet.bypass_change_detection();
    for (key, patch) in std::mem::take(&mut sheet.patches) {
        // A tile that was dropped is requested again when it is needed.
        let Some(Some(tile)) = sheet.tiles.get(&key).copied() else { continue };
        let Ok(material) = tiles.get(tile) else { continue };
        let Some(mut material) = materials.get_mut(&material.0) else { continue };
        if patch.area == key.area {
            material.picture = images.add(image_of_tile(key, patch, true));
            continue;
        }
        let picture = material.picture.clone();
        // A tile from before the first change has its pixels on the graphics card alone.
        if images.get(&picture).is_none_or(|image| image.data.is_none()) {
            sheet.ask_anew(key);
            continue;
        }
        if let Some(mut image) = images.get_mut(&picture)
            && let Some(pixels) = &mut image.data
        {
            lay_in(pixels, key.area, &patch);
        }
        // The material must take notice of its changed picture.
        material.picture = picture;
    }
}

/// Lays a piece in the pixels of a tile.
fn lay_in(pixels: &mut Vec<u8>, area: PixelRect, patch: &Raster) {
    let mut tile = Raster { area, pixels: std::mem::take(pixels) };
    tile.lay(patch);
    *pixels = tile.pixels;
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        art::painter::{Furniture, SheetRect},
        engine::board::MapFile,
        table::map::sheet_worker::LEVELS,
    };

    fn print(columns: u8, of: &str) -> Arc<Print> {
        let text = format!(
            "(id: \"small\", title: \"\", subtitle: \"\", columns: {columns}, rows: 6, woods: [], swamp: [], \
             lake: [], rivers: [], roads: [], road_river_joins: [], rails: [], road_exits: [], rail_exits: [], \
             places: [], areas: [])"
        );
        let map: MapFile = ron::from_str(&text).expect("a map");
        let board = map.board().expect("a sound map");
        Arc::new(Print { map, board, furniture: Furniture::default(), of: vec![of.to_owned()] })
    }

    /// A state of the same sheet is followed at once, the next one only after a while. Another size or name is another
    /// sheet, which is laid instead.
    #[test]
    fn states_of_the_same_sheet_are_followed() {
        let mut app = App::new();
        app.add_message::<RequestRedraw>().add_systems(Update, follow);
        let first = print(8, "draft");
        app.init_resource::<MapSheet>();
        app.world_mut().resource_mut::<MapSheet>().print = Some(Arc::clone(&first));
        let mut put = |sheet: &Arc<Print>| {
            app.insert_resource(Printed::of(Arc::clone(sheet)));
            app.update();
            let shown = app.world().resource::<MapSheet>();
            (shown.changes, shown.print.as_ref().is_some_and(|shown| Arc::ptr_eq(shown, sheet)))
        };
        assert_eq!(put(&first), (0, true));
        assert_eq!(put(&print(9, "draft")), (0, false), "another size");
        assert_eq!(put(&print(8, "other")), (0, false), "another sheet");
        let second = print(8, "draft");
        assert_eq!(put(&second), (1, true));
        let third = print(8, "draft");
        assert_eq!(put(&third), (1, false), "too soon");
        std::thread::sleep(EVERY);
        assert_eq!(put(&third), (2, true));
    }

    /// A piece is laid in the image of its tile; a tile without pixels is requested as a whole, and a piece of a tile
    /// that was dropped is not used.
    #[test]
    fn pieces_are_laid_in_their_tiles() {
        let mut app = App::new();
        app.init_resource::<Assets<Image>>().init_resource::<Assets<TileMaterial>>().add_systems(Update, lay);
        let keys = TileKey::all(&SheetRect::new(40, 6), LEVELS[1]);
        let [key, gone] = [keys[0], keys[1]];
        let picture = image_of_tile(key, Raster::blank(key.area), true);
        let picture = app.world_mut().resource_mut::<Assets<Image>>().add(picture);
        let material = TileMaterial { picture: picture.clone() };
        let material = app.world_mut().resource_mut::<Assets<TileMaterial>>().add(material);
        let tile = app.world_mut().spawn(MeshMaterial2d(material)).id();
        let PixelRect { left, top, .. } = key.area;
        let mut patch = Raster::blank(PixelRect { left: left + 3, top: top + 2, width: 2, height: 1 });
        patch.pixels.fill(200);
        app.init_resource::<MapSheet>();
        let mut sheet = app.world_mut().resource_mut::<MapSheet>();
        sheet.patches = vec![(gone, patch.clone()), (key, patch)];
        sheet.tiles.insert(key, Some(tile));
        app.update();
        let images = app.world().resource::<Assets<Image>>();
        let pixels = images.get(&picture).and_then(|image| image.data.as_ref()).expect("its pixels");
        let first = (2 * key.area.width as usize + 3) * 4;
        assert_eq!(pixels.iter().position(|byte| *byte == 200), Some(first));
        assert_eq!(pixels.iter().filter(|byte| **byte == 200).count(), 8);
        assert!(app.world().resource::<MapSheet>().patches.is_empty());
    }
}
