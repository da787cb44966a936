//! The painter: prepared once for a map, then paints any piece of its sheet at any zoom.

use super::{
    canvas::Canvas,
    digest::map_digest,
    geometry::WorldRect,
    land::{
        countryside::Countryside,
        fields::Fields,
        fords::Fords,
        ground::{self, FAR_RADIUS},
        gullies::{Culvert, Gullies},
        heights::Heights,
        houses::Houses,
        levels::Levels,
        towns::{self, Town},
        trees,
        village::{Brooks, Village, off_ends, runs},
    },
    lines::Lines,
    names::{name_setter::NameSetter, plates::NamePlate},
    raster::{PixelRect, Raster},
    rivers::{self, Course},
    sheet::{
        self, SheetRect, areas,
        furniture::Furniture,
        grid::{self, Digits},
        margin::Margin,
    },
};
use crate::{
    art::packs::map_art::{self, MapArt},
    engine::board::{Board, MapFile},
};
use resvg::tiny_skia::Pixmap;
use std::sync::{
    Arc, OnceLock,
    atomic::{AtomicUsize, Ordering},
};

/// The side of the tiles of large pictures, in pixels.
pub const TILE: u32 = 512;

/// The layers to be painted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Layers {
    /// Marsh strokes and trees.
    pub plants: bool,
    pub grid: bool,
    pub rivers: bool,
    /// Adds roads and railways.
    pub lines: bool,
    pub towns: bool,
    pub hex_ids: bool,
    /// The margin of the sheet with neat line, tabs and foot.
    pub margin: bool,
    /// Names and victory points, at their places without counters.
    pub names: bool,
}

impl Layers {
    /// Everything that never changes in a game: all but the names.
    pub const STATIC: Self = Self { names: false, ..Self::ALL };
    /// Everything: a sheet to be printed.
    pub const ALL: Self = Self {
        plants: true,
        grid: true,
        rivers: true,
        lines: true,
        towns: true,
        hex_ids: true,
        margin: true,
        names: true,
    };
}

/// The painter of the sheet of one map.
pub struct Painter {
    board: Board,
    margin: Margin,
    digits: Digits,
    fields: Fields,
    courses: Vec<Course>,
    lines: Lines,
    towns: Vec<Town>,
    houses: Houses,
    heights: Heights,
    levels: Levels,
    gullies: Gullies,
    culverts: Vec<Culvert>,
    fords: Fords,
    countryside: Countryside,
    village: Village,
    setter: OnceLock<Arc<NameSetter>>,
}

impl Painter {
    /// Prepares the sheet of a map, to be painted with this art.
    pub fn new(map: &MapFile, board: &Board, furniture: Furniture, art: &MapArt) -> Self {
        let margin = Margin::new(map, board, furniture, art);
        let sheet = margin.sheet;
        let mut courses = rivers::all(map, board, &sheet.neat_line, &art.rivers);
        let lines = Lines::new(map, board, &sheet.neat_line, &art.lines, &courses);
        let brooks = Brooks::new(map, board, &sheet.neat_line, &lines, &art.village);
        courses.extend(brooks.courses().iter().cloned());
        let village = Village::new(map, board, &lines, brooks, &art.village);
        let (towns, houses) = (towns::towns(board, &art.towns), Houses::new(board, &lines));
        let mut heights = Heights::new(board, &lines);
        let mut levels = Levels::new(board);
        let mut gullies = Gullies::new(&map.gullies, &art.gullies);
        let filling = runs(&map.gully_hexes).into_iter().map(|run| {
            let off = off_ends(&run, board, &sheet.neat_line);
            (run, off)
        });
        let broad = map_art::Gullies { width: art.village.gully, ..art.gullies };
        gullies.add_filling(&filling.collect::<Vec<_>>(), &broad);
        let culverts = gullies.culverts(&lines.roads);
        let fords = Fords::new(&map.fords, board, &courses, &art.fords);
        let built_up = towns.iter().flat_map(Town::points).chain(houses.points()).chain(village.points());
        let kept_clear: Vec<_> = lines.points().chain(built_up).chain(gullies.points()).collect();
        let fields = Fields::new(board, sheet.neat_line, (&courses, &heights, &levels), &kept_clear, art);
        heights.draw_hachures(|place| fields.ground(place).height);
        levels.draw_hachures(|place| fields.ground(place).height);
        courses.iter_mut().for_each(|course| {
            course.end_at_shores(|place| rivers::has_ended(fields.ground(place).lake));
        });
        let countryside = Countryside::new(map.countryside, board, &fields, &lines);
        let (digits, board) = (Digits::new(&margin.fonts), board.clone());
        Self {
            board,
            margin,
            digits,
            fields,
            courses,
            lines,
            towns,
            houses,
            heights,
            levels,
            gullies,
            culverts,
            fords,
            countryside,
            village,
            setter: OnceLock::new(),
        }
    }

    /// The edges of the sheet.
    pub fn sheet(&self) -> SheetRect {
        self.margin.sheet
    }

    /// Returns a digest of everything that affects the sheet, for its cache.
    pub fn digest(&self) -> u64 {
        map_digest(&self.margin.map, &self.margin.furniture, &self.margin.art)
    }

    /// The fields of the ground.
    pub fn fields(&self) -> &Fields {
        &self.fields
    }

    #[cfg(test)]
    pub(super) fn land(&self) -> (&Heights, &Countryside, &[Culvert], &Fords) {
        (&self.heights, &self.countryside, &self.culverts, &self.fords)
    }

    #[cfg(test)]
    pub(super) fn village(&self) -> &Village {
        &self.village
    }

    /// The courses of the rivers, for lines that follow them.
    pub fn courses(&self) -> &[Course] {
        &self.courses
    }

    /// The courses of roads and railways, for lines that follow them.
    pub fn lines(&self) -> &Lines {
        &self.lines
    }

    /// Returns the place of a box of the turn track, for the marker of the turn.
    pub fn turn_box(&self, number: usize) -> Option<WorldRect> {
        let Margin { sheet, furniture, .. } = &self.margin;
        furniture.turns.get(number)?;
        Some(sheet::turn_box(sheet, furniture, number))
    }

    /// Returns the setter of the names on this ground, which does not need the painter any more.
    pub fn setter(&self) -> Arc<NameSetter> {
        let Margin { map, furniture, art, .. } = &self.margin;
        let made_of = (map, &self.board, furniture, art);
        let make = || Arc::new(NameSetter::on(made_of, &self.courses, (&self.fields, &self.countryside)));
        Arc::clone(self.setter.get_or_init(make))
    }

    /// Places the names, as the [`NameSetter`] does.
    pub fn names(&self, zoom: (f32, f32)) -> Vec<NamePlate> {
        self.setter().names(zoom)
    }

    /// Paints one name alone, on an empty picture.
    pub fn paint_name(&self, plate: &NamePlate) -> Raster {
        plate.raster(&self.margin.fonts, &self.margin.art)
    }

    /// Paints a rectangle of the sheet with this many pixels to a hex radius, on all cores. The radius must be above
    /// zero; the caller must avoid pictures larger than memory.
    pub fn paint(&self, radius: f32, area: WorldRect, layers: Layers) -> Raster {
        let area = PixelRect::covering(area, radius);
        let names = if layers.names { self.names((radius, 1.0)) } else { Vec::new() };
        let tiles = area.tiles(TILE);
        let next = AtomicUsize::new(0);
        let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
        let mut picture = Raster::blank(area);
        std::thread::scope(|scope| {
            let work = || {
                let mut done = Vec::new();
                while let Some(tile) = tiles.get(next.fetch_add(1, Ordering::Relaxed)) {
                    done.push(self.tile(radius, *tile, layers, &names));
                }
                done
            };
            let workers: Vec<_> = (0..cores).map(|_| scope.spawn(work)).collect();
            for worker in workers {
                // A worker that failed leaves its tiles blank; the others are used.
                for tile in worker.join().unwrap_or_default() {
                    picture.lay(&tile);
                }
            }
        });
        picture
    }

    /// Paints one rectangle of the sheet's pixels on this core.
    pub fn paint_tile(&self, radius: f32, area: PixelRect, layers: Layers) -> Raster {
        let names = if layers.names { self.names((radius, 1.0)) } else { Vec::new() };
        self.tile(radius, area, layers, &names)
    }

    fn tile(&self, radius: f32, area: PixelRect, layers: Layers, names: &[NamePlate]) -> Raster {
        let piece = self.margin.map_in(radius, area).map(|part| self.map_piece(radius, part, layers, names));
        self.margin.around(radius, area, piece, layers.margin)
    }

    /// Paints the map in a rectangle within the neat line, without names.
    pub fn paint_map(&self, radius: f32, area: PixelRect, layers: Layers) -> Raster {
        self.map_piece(radius, area, layers, &[])
    }

    /// Paints a piece of the map within the neat line.
    fn map_piece(&self, radius: f32, area: PixelRect, layers: Layers, names: &[NamePlate]) -> Raster {
        let Some(mut pixmap) = Pixmap::new(area.width, area.height) else { return Raster::blank(area) };
        let Margin { map, sheet, fonts, art, grain, .. } = &self.margin;
        ground::paint(&self.fields, grain, art, radius, area, pixmap.data_mut());
        let mut canvas = Canvas::new(&mut pixmap, radius, area);
        let detailed = radius >= FAR_RADIUS;
        if layers.towns {
            self.houses.paint_ground(art, &mut canvas);
        }
        self.village.paint_ground(art, &mut canvas);
        if layers.plants && detailed {
            self.countryside.paint_fields(art, &mut canvas);
            self.countryside.paint_hedges(art, &mut canvas);
            trees::paint_marsh(&self.fields, art, &mut canvas);
            let size = if self.village.is_built() { art.village.trees.0 } else { 1.0 };
            trees::paint_trees(&self.fields, art, size, &mut canvas);
        }
        if layers.grid {
            grid::paint_lines(&self.board, art, &mut canvas);
        }
        if layers.rivers {
            self.heights.paint(art, &mut canvas);
            // From far away light and shade are enough.
            if detailed {
                self.levels.paint(art, &mut canvas);
            }
            self.gullies.paint(art, &mut canvas);
            rivers::paint(&self.courses, art, &mut canvas);
            if detailed {
                self.village.paint_current(art, &mut canvas);
            }
            self.fords.paint(art, &mut canvas);
        }
        if layers.lines {
            let view = canvas.view().grown(1.0);
            let seen = self.culverts.iter().filter(|culvert| view.contains(culvert.middle));
            seen.for_each(|culvert| culvert.paint_dam(art, &mut canvas));
            self.lines.paint(art, &mut canvas, detailed);
            self.heights.paint_bridges(art, &mut canvas);
            self.village.paint_bridges(art, &mut canvas);
        }
        self.village.paint_standing(art, &mut canvas);
        if layers.towns {
            // Among single houses a ring would look like one of them.
            if !self.village.is_built() {
                towns::paint_villages(&self.board, art, &mut canvas);
            }
            self.towns.iter().for_each(|town| town.paint(art, &mut canvas));
            self.houses.paint(art, &mut canvas);
            self.countryside.paint_farms(art, &mut canvas);
        }
        if layers.hex_ids {
            self.digits.paint(&self.board, art, &mut canvas);
        }
        if layers.lines {
            areas::paint_limits(map, &mut canvas, fonts, art, &sheet.neat_line);
        }
        names.iter().for_each(|name| name.paint(fonts, art, &mut canvas));
        Raster { area, pixels: pixmap.take() }
    }
}
