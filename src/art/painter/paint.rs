//! The painter: prepared once for a map, then paints any piece of its sheet at any zoom.

use super::{
    canvas::Canvas,
    digest::map_digest,
    geometry::WorldRect,
    land::{
        countryside::Countryside,
        extent::{Extent, Scales},
        fields::Fields,
        footing::Footing,
        from_afar::FromAfar,
        ground::{self, FAR_RADIUS},
        heights::Heights,
        levels::Levels,
        towns::{self, Town},
        trees,
        village::Village,
    },
    layout::Layout,
    lines::Lines,
    names::{name_setter::NameSetter, plates::NamePlate},
    raster::{PixelRect, Raster},
    rivers::{self, Course},
    sheet::{self, SheetRect, areas, furniture::Furniture, grid, margin::Margin},
};
use crate::{
    art::packs::map_art::MapArt,
    engine::board::{Board, MapFile},
};
use resvg::tiny_skia::Pixmap;
use std::{
    convert::Infallible,
    sync::{
        Arc, OnceLock,
        atomic::{AtomicUsize, Ordering},
    },
};

/// The side of the tiles of large pictures, in pixels.
pub const TILE: u32 = 512;
/// The side of the pieces of pictures that are wanted soon.
const PIECE: u32 = 192;

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

/// All of a map.
const EVERYWHERE: WorldRect =
    WorldRect::new(f32::NEG_INFINITY, f32::NEG_INFINITY, f32::INFINITY, f32::INFINITY);
/// The distance from a part of a map at which things are painted that can be seen in it, and the same with farms, whose
/// tracks are long.
const AROUND: (f32, f32) = (3.0, 6.5);
/// A place far from every map: what is sought there is left out.
const NOWHERE: WorldRect = WorldRect::new(-1.0e4, -1.0e4, -1.0e4, -1.0e4);

/// The painter of the sheet of one map, or of a part of it.
pub struct Painter {
    layout: Arc<Layout>,
    fields: Fields,
    /// The water of the layout, which ends at the shores of lakes.
    courses: Vec<Course>,
    heights: Heights,
    levels: Levels,
    countryside: Countryside,
    village: Village,
    /// The tint of what a rough picture does not draw one by one from far away; none in a picture as it is.
    small: Option<FromAfar>,
    setter: OnceLock<Arc<NameSetter>>,
}

/// Never gives up.
fn always() -> Result<(), Infallible> {
    Ok(())
}

impl Painter {
    /// Prepares the sheet of a map, to be painted with this art.
    pub fn new(map: &MapFile, board: &Board, furniture: Furniture, art: &MapArt) -> Self {
        Self::of(&Arc::new(Layout::new(map, board, furniture, art)))
    }

    /// Prepares a whole map that is laid out already.
    pub fn of(layout: &Arc<Layout>) -> Self {
        let Ok(painter) = Self::prepared(Arc::clone(layout), None, None, false, always);
        painter
    }

    /// Prepares a part of a map, which takes a time in proportion to its size. In the part it paints what the painter of
    /// the whole map paints there, if it gets the scales of the whole map; without them the last bit of a colour can
    /// differ. Outside the part the picture is wrong. A hachure of a hill can be half a step beside its place in the
    /// whole, because each keeps its distance from those before it.
    pub fn of_part(layout: &Arc<Layout>, part: WorldRect, scales: Option<Scales>) -> Self {
        let Ok(painter) = Self::of_part_while(layout, part, scales, always);
        painter
    }

    /// Prepares a part of a map like [`Self::of_part`], but gives up once `still` refuses, which it is asked every now
    /// and then.
    ///
    /// # Errors
    /// The refusal.
    pub fn of_part_while<E>(
        layout: &Arc<Layout>,
        part: WorldRect,
        scales: Option<Scales>,
        still: impl Fn() -> Result<(), E>,
    ) -> Result<Self, E> {
        Self::prepared(Arc::clone(layout), Some(part), scales, false, still)
    }

    /// Prepares a rough picture of a part of a map: its ground has few samples, however large the part is, and no fields,
    /// farms and hachures. It is shown until the part is painted as it is.
    pub fn rough(layout: &Arc<Layout>, part: WorldRect) -> Self {
        let Ok(painter) = Self::prepared(Arc::clone(layout), Some(part), None, true, always);
        painter
    }

    fn prepared<E>(
        layout: Arc<Layout>,
        part: Option<WorldRect>,
        scales: Option<Scales>,
        is_rough: bool,
        still: impl Fn() -> Result<(), E>,
    ) -> Result<Self, E> {
        let Layout { board, margin, lines, brooks, towns, houses, gullies, .. } = &*layout;
        let Margin { map, art, sheet, .. } = margin;
        let around = if map.countryside.is_some() { AROUND.1 } else { AROUND.0 };
        let part = part.map(|part| part.grown(around));
        let within = part.unwrap_or(EVERYWHERE);
        let details = if is_rough { NOWHERE } else { within };
        // A village without its buildings would be another map.
        let lots = if map.buildings.is_empty() { details } else { within };
        let village = Village::new(map, (board, &lots), lines, brooks.clone(), &art.village);
        let (mut heights, mut levels) = (layout.heights.clone(), layout.levels.clone());
        let built_up = towns.iter().flat_map(Town::points).chain(houses.points()).chain(village.points());
        let kept_clear: Vec<_> = lines.points().chain(built_up).chain(gullies.points()).collect();
        let extent = Extent { neat_line: sheet.neat_line, part, scales, is_rough };
        let grounds = (&*layout.courses, &heights, &levels);
        let fields = Fields::new(board, &extent, grounds, &kept_clear, art, &still)?;
        heights.draw_hachures(&details, |place| fields.ground(place).height);
        levels.draw_hachures(&details, |place| fields.ground(place).height);
        let mut courses = layout.courses.clone();
        courses.iter_mut().for_each(|course| {
            course.end_at_shores(|place| {
                within.contains(place) && rivers::has_ended(fields.ground(place).lake)
            });
        });
        still()?;
        let countryside = Countryside::new(map.countryside, board, (&fields, &details), lines);
        let small = is_rough.then(|| FromAfar::new(art, FAR_RADIUS));
        let setter = OnceLock::new();
        Ok(Self { layout, fields, courses, heights, levels, countryside, village, small, setter })
    }

    /// The edges of the sheet.
    pub fn sheet(&self) -> SheetRect {
        self.layout.sheet()
    }

    /// Returns a digest of everything that affects the sheet, for its cache.
    pub fn digest(&self) -> u64 {
        let Margin { map, furniture, art, .. } = &self.layout.margin;
        map_digest(map, furniture, art)
    }

    /// The scales of its fields, for painters of parts of the same map.
    pub fn scales(&self) -> Scales {
        self.fields.scales()
    }

    /// The lines and places that it paints.
    pub fn layout(&self) -> &Arc<Layout> {
        &self.layout
    }

    /// Recomputes the ground under names in a changed part, for which this painter was made.
    pub fn renew_footing(&self, footing: Footing, part: &WorldRect) -> Footing {
        let yards = self.countryside.yards().filter(|yard| part.contains(*yard));
        footing.renewed(&self.fields, part, yards)
    }

    /// The fields of the ground.
    pub fn fields(&self) -> &Fields {
        &self.fields
    }

    #[cfg(test)]
    pub(super) fn land(
        &self,
    ) -> (&Heights, &Countryside, &[super::land::gullies::Culvert], &super::land::fords::Fords) {
        (&self.heights, &self.countryside, &self.layout.culverts, &self.layout.fords)
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
        &self.layout.lines
    }

    /// Returns the place of a box of the turn track, for the marker of the turn.
    pub fn turn_box(&self, number: usize) -> Option<WorldRect> {
        let Margin { sheet, furniture, .. } = &self.layout.margin;
        furniture.turns.get(number)?;
        Some(sheet::turn_box(sheet, furniture, number))
    }

    /// Returns the setter of the names on this ground, which does not need the painter any more.
    pub fn setter(&self) -> Arc<NameSetter> {
        let Margin { map, furniture, art, .. } = &self.layout.margin;
        let made_of = (map, &self.layout.board, furniture, art);
        let make = || Arc::new(NameSetter::on(made_of, &self.courses, (&self.fields, &self.countryside)));
        Arc::clone(self.setter.get_or_init(make))
    }

    /// Places the names, as the [`NameSetter`] does.
    pub fn names(&self, zoom: (f32, f32)) -> Vec<NamePlate> {
        self.setter().names(zoom)
    }

    /// Paints one name alone, on an empty picture.
    pub fn paint_name(&self, plate: &NamePlate) -> Raster {
        plate.raster(&self.layout.margin.fonts, &self.layout.margin.art)
    }

    /// Paints a rectangle of the sheet with this many pixels to a hex radius, on all cores. The radius must be above
    /// zero; the caller must avoid pictures larger than memory.
    pub fn paint(&self, radius: f32, area: WorldRect, layers: Layers) -> Raster {
        let area = PixelRect::covering(area, radius);
        let names = if layers.names { self.names((radius, 1.0)) } else { Vec::new() };
        on_all_cores(area, TILE, |tile| self.tile(radius, tile, layers, &names))
    }

    /// Paints the map in a rectangle within the neat line on all cores, without names.
    pub fn paint_map_at_once(&self, radius: f32, area: PixelRect, layers: Layers) -> Raster {
        on_all_cores(area, PIECE, |piece| self.map_piece(radius, piece, layers, &[]))
    }

    /// Paints one rectangle of the sheet's pixels on this core.
    pub fn paint_tile(&self, radius: f32, area: PixelRect, layers: Layers) -> Raster {
        let names = if layers.names { self.names((radius, 1.0)) } else { Vec::new() };
        self.tile(radius, area, layers, &names)
    }

    fn tile(&self, radius: f32, area: PixelRect, layers: Layers, names: &[NamePlate]) -> Raster {
        let margin = &self.layout.margin;
        let piece = margin.map_in(radius, area).map(|part| self.map_piece(radius, part, layers, names));
        margin.around(radius, area, piece, layers.margin)
    }

    /// Paints the map in a rectangle within the neat line, without names.
    pub fn paint_map(&self, radius: f32, area: PixelRect, layers: Layers) -> Raster {
        self.map_piece(radius, area, layers, &[])
    }

    /// Paints a piece of the map within the neat line.
    fn map_piece(&self, radius: f32, area: PixelRect, layers: Layers, names: &[NamePlate]) -> Raster {
        let Some(mut pixmap) = Pixmap::new(area.width, area.height) else { return Raster::blank(area) };
        let Layout { board, margin, digits, houses, .. } = &*self.layout;
        let Margin { map, sheet, fonts, art, grain, .. } = margin;
        let detailed = radius >= FAR_RADIUS;
        let small = self.small.as_ref().filter(|_| !detailed && layers.plants);
        ground::paint((&self.fields, small), grain, art, radius, area, pixmap.data_mut());
        let mut canvas = Canvas::new(&mut pixmap, radius, area);
        if layers.towns {
            houses.paint_ground(art, &mut canvas);
        }
        self.village.paint_ground(art, &mut canvas);
        if layers.plants && detailed {
            self.paint_plants(&mut canvas);
        }
        // Dots instead of lines would be darker than lines that are drawn at a closer zoom and shrunk.
        if layers.grid && small.is_none() {
            grid::paint_lines(board, art, &mut canvas);
        }
        if layers.rivers {
            self.paint_heights_and_waters(&mut canvas, detailed);
        }
        if layers.lines {
            self.paint_roads(&mut canvas, detailed);
        }
        self.village.paint_standing(art, &mut canvas);
        if layers.towns {
            self.paint_towns(&mut canvas);
        }
        if layers.hex_ids {
            digits.paint(board, art, &mut canvas);
        }
        if layers.lines {
            areas::paint_limits(map, &mut canvas, fonts, art, &sheet.neat_line);
        }
        names.iter().for_each(|name| name.paint(fonts, art, &mut canvas));
        Raster { area, pixels: pixmap.take() }
    }

    /// Paints fields, hedges, marsh strokes and trees.
    fn paint_plants(&self, canvas: &mut Canvas) {
        let art = &self.layout.margin.art;
        self.countryside.paint_fields(art, canvas);
        self.countryside.paint_hedges(art, canvas);
        trees::paint_marsh(&self.fields, art, canvas);
        let size = if self.village.is_built() { art.village.trees.0 } else { 1.0 };
        trees::paint_trees(&self.fields, art, size, canvas);
    }

    fn paint_heights_and_waters(&self, canvas: &mut Canvas, detailed: bool) {
        let Layout { margin, gullies, fords, .. } = &*self.layout;
        let art = &margin.art;
        self.heights.paint(art, canvas);
        // From far away light and shade are enough.
        if detailed {
            self.levels.paint(art, canvas);
        }
        gullies.paint(art, canvas);
        rivers::paint(&self.courses, art, canvas);
        if detailed {
            self.village.paint_current(art, canvas);
        }
        fords.paint(art, canvas);
    }

    /// Paints roads and railways, with their dams and bridges.
    fn paint_roads(&self, canvas: &mut Canvas, detailed: bool) {
        let Layout { margin, culverts, lines, .. } = &*self.layout;
        let art = &margin.art;
        let view = canvas.view().grown(1.0);
        let seen = culverts.iter().filter(|culvert| view.contains(culvert.middle));
        seen.for_each(|culvert| culvert.paint_dam(art, canvas));
        lines.paint(art, canvas, detailed);
        self.heights.paint_bridges(art, canvas);
        self.village.paint_bridges(art, canvas);
    }

    fn paint_towns(&self, canvas: &mut Canvas) {
        let Layout { board, margin, towns, houses, .. } = &*self.layout;
        let art = &margin.art;
        // Among single houses a ring would look like one of them.
        if !self.village.is_built() {
            towns::paint_villages(board, art, canvas);
        }
        towns.iter().for_each(|town| town.paint(art, canvas));
        houses.paint(art, canvas);
        self.countryside.paint_farms(art, canvas);
    }
}

/// Paints a picture in tiles of at most this many pixels, on all cores.
fn on_all_cores(area: PixelRect, size: u32, paint: impl Fn(PixelRect) -> Raster + Sync) -> Raster {
    let tiles = area.tiles(size);
    let next = AtomicUsize::new(0);
    let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
    let mut picture = Raster::blank(area);
    std::thread::scope(|scope| {
        let work = || {
            let mut done = Vec::new();
            while let Some(tile) = tiles.get(next.fetch_add(1, Ordering::Relaxed)) {
                done.push(paint(*tile));
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
