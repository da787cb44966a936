//! The ground as fields over the world: relief, woods, marsh, lakes. The samples are the same at every zoom.

use super::{
    extent::{Extent, Scales},
    heights::Heights,
    lattice::{Field, Lattice, Scale},
    levels::Levels,
    noise::layered_noise,
};
use crate::{
    art::{
        packs::map_art::{Edges, Lake, MapArt, Marsh, Relief, Woods},
        painter::{
            geometry::{FIELD_CORNER, Point, WorldRect, nearest_hex},
            rivers::Course,
        },
    },
    engine::board::{Board, Terrain},
};

/// The blurred share of listed hexes at a place, below which noise alone makes no wood or marsh.
const TRACE: f32 = 0.02;
/// The lowest stored distance into a lake, far away on land: lower ones are never used, and a small range makes the
/// numbers at the shore finer.
const ASHORE: f32 = -2.0;
/// The part of the relief's light and shade that is left where heights count.
const PLAIN: f32 = 0.70;
/// The part of the light that slopes between levels catch: they are so steep that they would catch all of it.
const LEVEL_LIGHT: f32 = 0.55;
/// The distance from water, shores and lines beyond which nothing depends on it.
const AWAY: f32 = 4.0;

/// The smooth part of the ground at a place.
#[derive(Clone, Copy, Debug, Default)]
pub struct Ground {
    /// Height of the relief.
    pub height: f32,
    /// Its slope for each hex radius.
    pub slope: f32,
    /// Light from the north-west, −1 to 1.
    pub shade: f32,
    /// Slow change of the paper's tint.
    pub tint: f32,
    /// Blurred woods, before the fraying noise.
    pub woods: f32,
    /// Blurred marsh, before the noise.
    pub marsh: f32,
    /// Distance from the shore into the lake; negative on land.
    pub lake: f32,
    /// Distance to the nearest river.
    pub river: f32,
}

/// The cover of a place, each part from 0 to 1.
#[derive(Clone, Copy, Debug, Default)]
pub struct Cover {
    /// The woods field, with its noise.
    pub wood_field: f32,
    pub wood: f32,
    pub marsh: f32,
    pub lake: f32,
}

pub struct Fields {
    lattice: Lattice,
    cells: Vec<[u16; 8]>,
    scales: [Scale; 8],
    /// Distance to the nearest road, railway or town.
    pub lines: Field,
    pub heights: bool,
    /// Whether the heights are levels: a unit of height is then one level.
    pub levels: bool,
    edges: Edges,
    woods: Woods,
    marsh: Marsh,
}

/// The indices of the fields in a cell.
const HEIGHT: usize = 0;
const SLOPE: usize = 1;
const SHADE: usize = 2;
const TINT: usize = 3;
const WOODS: usize = 4;
const MARSH: usize = 5;
const LAKE: usize = 6;
const RIVER: usize = 7;

/// The fields in the making, with all values of a sample side by side.
struct Cells<'a> {
    lattice: &'a Lattice,
    values: Vec<[u16; 8]>,
    scales: [Scale; 8],
    known: Option<Scales>,
}

impl<'a> Cells<'a> {
    fn new(lattice: &'a Lattice, known: Option<Scales>) -> Self {
        let values = vec![[0; 8]; lattice.width * lattice.height];
        Self { lattice, values, scales: [Scale::default(); 8], known }
    }

    fn set(&mut self, field: usize, numbers: &[f32]) {
        let enough = if matches!(field, LAKE | RIVER) { AWAY } else { f32::MAX };
        let scale = Scale::of_part(self.known.map(|known| known.cells[field]), numbers, enough);
        self.scales[field] = scale;
        for (cell, number) in self.values.iter_mut().zip(numbers) {
            cell[field] = scale.steps(*number);
        }
    }

    /// Sets woods, marsh and lakes.
    fn set_cover<E>(
        &mut self,
        board: &Board,
        art: &MapArt,
        still: &impl Fn() -> Result<(), E>,
    ) -> Result<(), E> {
        let lattice = self.lattice;
        let terrain = lattice.fill(|column, row| {
            nearest_hex(lattice.place(column, row), board.columns(), board.rows())
                .map(|hex| board.terrain(hex))
                .unwrap_or_default()
        });
        let mask = |wanted: Terrain| -> Vec<f32> {
            terrain.iter().map(|terrain| if *terrain == wanted { 1.0 } else { 0.0 }).collect()
        };
        // One after the other, and each dropped once it is stored: together they would need twice the memory of the
        // result.
        self.set(WOODS, &wooded(lattice, &mask(Terrain::Woods), art));
        still()?;
        self.set(MARSH, &lattice.blurred(&mask(Terrain::Swamp), art.marsh.blur.0));
        still()?;
        self.set(LAKE, &lake_depth(lattice, &mask(Terrain::Lake), &art.lake, &art.edges));
        still()
    }

    /// Sets the height and its slope.
    fn set_height(&mut self, height: &[f32]) {
        let lattice = self.lattice;
        self.set(HEIGHT, height);
        let slope = lattice.fill(|column, row| {
            let (east, south) = steep(lattice, height, column, row);
            east.hypot(south)
        });
        self.set(SLOPE, &slope);
    }

    /// Sets the light on the relief, and the tint of the paper.
    fn set_light(&mut self, relief: &[f32], light: f32, tint_wavelength: f32) {
        let lattice = self.lattice;
        let shade = lattice.fill(|column, row| {
            let (east, south) = steep(lattice, relief, column, row);
            // Ground that rises towards the south-east faces north-west.
            ((east + south) * light).clamp(-1.0, 1.0)
        });
        self.set(SHADE, &shade);
        drop(shade);
        let tint = lattice.fill(|column, row| {
            let place = lattice.place(column, row) - FIELD_CORNER;
            layered_noise(place.x, place.y, tint_wavelength, 3, 77)
        });
        self.set(TINT, &tint);
    }
}

/// Returns the rise to the east and to the south at a sample, for each hex radius.
fn steep(lattice: &Lattice, of: &[f32], column: usize, row: usize) -> (f32, f32) {
    let at = |column: usize, row: usize| of[row * lattice.width + column];
    let (east, west) = ((column + 1).min(lattice.width - 1), column.saturating_sub(1));
    let (south, north) = ((row + 1).min(lattice.height - 1), row.saturating_sub(1));
    let half = lattice.density / 2.0;
    ((at(east, row) - at(west, row)) * half, (at(column, south) - at(column, north)) * half)
}

/// Returns the noise that frays the edges of woods, marsh and lakes.
fn fray(point: Point, edges: &Edges) -> f32 {
    let place = point - FIELD_CORNER;
    edges.broad.weight.0 * layered_noise(place.x, place.y, edges.broad.wavelength.0, 3, 21)
        + edges.fine.weight.0 * layered_noise(place.x, place.y, edges.fine.wavelength.0, 2, 31)
}

/// Returns 0 well below the level, 1 well above it.
fn rise(value: f32, level: f32, softness: f32) -> f32 {
    ((value - level) / softness + 0.5).clamp(0.0, 1.0)
}

/// Returns the density of the woods at each place: full in their core, less towards their edges.
fn wooded(lattice: &Lattice, woods: &[f32], art: &MapArt) -> Vec<f32> {
    let (core, thinning) = (art.woods.core.0, art.woods.thinning.0);
    let mut wooded = lattice.blurred(woods, art.woods.blur.0);
    let narrow = lattice.blurred(woods, art.woods.core_blur.0);
    wooded.iter_mut().zip(&narrow).for_each(|(broad, narrow)| *broad += core * narrow - thinning);
    wooded
}

/// Returns the height of the land at each place: the higher one of its heights and its levels.
fn risen(lattice: &Lattice, heights: &Heights, levels: &Levels, art: &MapArt) -> Vec<f32> {
    let mut height = heights.relief(lattice);
    if levels.are_there() {
        let risen = levels.relief(lattice, &art.levels);
        height.iter_mut().zip(&risen).for_each(|(height, risen)| *height = height.max(*risen));
    }
    height
}

impl Fields {
    /// Makes the fields of a board or of a part of it; `lines` are points on roads, railways, towns. Gives up between two
    /// steps once `still` refuses.
    pub fn new<E>(
        board: &Board,
        extent: &Extent,
        (courses, heights, levels): (&[Course], &Heights, &Levels),
        lines: &[Point],
        art: &MapArt,
        still: impl Fn() -> Result<(), E>,
    ) -> Result<Self, E> {
        let is_wet = |about: &WorldRect| {
            courses.iter().any(|course| course.points.iter().any(|at| about.contains(*at)))
        };
        let lattice = extent.lattice(art, is_wet);
        let mut cells = Cells::new(&lattice, extent.scales);
        cells.set_cover(board, art, &still)?;
        let river_points: Vec<Point> =
            courses.iter().flat_map(|course| course.points.iter().copied()).collect();
        let mut river = lattice.distances(&river_points);
        // If heights count, the ground between has light and shade, but no form lines: they would look like further
        // heights.
        let mut relief = height(&lattice, &river, &art.relief);
        river.iter_mut().for_each(|river| *river = river.min(60.0));
        cells.set(RIVER, &river);
        drop(river);
        still()?;
        let (mut plain, mut light) = (PLAIN, art.relief.light.0);
        if levels.are_there() {
            (plain, light) = (art.levels.plain.0, LEVEL_LIGHT * light);
        }
        if heights.are_there() || levels.are_there() {
            let height = risen(&lattice, heights, levels, art);
            relief.iter_mut().zip(&height).for_each(|(relief, height)| *relief = *relief * plain + height);
            cells.set_height(&height);
        } else {
            cells.set_height(&relief);
        }
        still()?;
        cells.set_light(&relief, light, art.paper.tint_wavelength.0);
        drop(relief);
        still()?;
        let away = lattice.distances(lines);
        let scale = Scale::of_part(extent.scales.map(|scales| scales.lines), &away, AWAY);
        let lines = Field::on(lattice, scale, &away);
        Ok(Self {
            lattice,
            cells: cells.values,
            scales: cells.scales,
            lines,
            heights: heights.are_there() || levels.are_there(),
            levels: levels.are_there(),
            edges: art.edges,
            woods: art.woods,
            marsh: art.marsh,
        })
    }

    /// The scales of its numbers.
    pub fn scales(&self) -> Scales {
        Scales { cells: self.scales, lines: self.lines.scale() }
    }

    /// The number of samples, to which the time of making them is in proportion.
    pub fn size(&self) -> usize {
        self.cells.len()
    }

    /// Returns the ground at a place: a smooth surface through the sixteen samples around it.
    pub fn ground(&self, point: Point) -> Ground {
        let place = self.lattice.samples(point);
        let x = place.x.clamp(1.0, self.lattice.width as f32 - 2.001);
        let y = place.y.clamp(1.0, self.lattice.height as f32 - 2.001);
        let (column, row) = (x as usize - 1, y as usize - 1);
        let (across, down) = (bell_weights(x.fract()), bell_weights(y.fract()));
        let mut sum = [0.0_f32; 8];
        for (line, weight) in down.iter().enumerate() {
            let start = (row + line) * self.lattice.width + column;
            let mut part = [0.0_f32; 8];
            for (cell, weight) in self.cells[start..start + 4].iter().zip(across) {
                for (sum, value) in part.iter_mut().zip(cell) {
                    *sum += weight * f32::from(*value);
                }
            }
            for (sum, part) in sum.iter_mut().zip(part) {
                *sum += weight * part;
            }
        }
        for (sum, scale) in sum.iter_mut().zip(&self.scales) {
            *sum = scale.number(*sum);
        }
        // In the order of their indices.
        let [height, slope, shade, tint, woods, marsh, lake, river] = sum;
        Ground { height, slope, shade, tint, woods, marsh, lake, river }
    }

    /// Returns the cover of a place with known ground; edges are `softness` wide, in hex radii.
    pub fn cover(&self, point: Point, ground: &Ground, softness: f32) -> Cover {
        let lake = rise(ground.lake, 0.0, softness);
        let (woods, marsh) = (&self.woods, &self.marsh);
        let (wooded, marshy) = (ground.woods > TRACE - woods.thinning.0, ground.marsh > TRACE);
        if !wooded && !marshy {
            return Cover { wood_field: -1.0, lake, ..Cover::default() };
        }
        let fray = fray(point, &self.edges);
        let wood_field = if wooded { ground.woods + fray } else { -1.0 };
        let wood = rise(wood_field, woods.level.0, softness) * (1.0 - lake);
        let marsh = if marshy {
            rise(ground.marsh + marsh.fray.0 * fray, marsh.level.0, marsh.softness.0)
        } else {
            0.0
        };
        Cover { wood_field, wood, marsh: marsh * (1.0 - lake) * (1.0 - 0.6 * wood), lake }
    }
}

/// Returns the weights of four samples in a row for a place this far past the second.
fn bell_weights(part: f32) -> [f32; 4] {
    let rest = 1.0 - part;
    let (square, cube) = (part * part, part * part * part);
    [
        rest * rest * rest / 6.0,
        (3.0 * cube - 6.0 * square + 4.0) / 6.0,
        (3.0 * (square + part - cube) + 1.0) / 6.0,
        cube / 6.0,
    ]
}

/// Returns the relief: hills, with valleys along the rivers.
fn height(lattice: &Lattice, river: &[f32], relief: &Relief) -> Vec<f32> {
    let (hills, rough, reach) = (relief.hills, relief.rough, relief.valley_reach.0);
    let raw = lattice.fill(|column, row| {
        let place = lattice.place(column, row) - FIELD_CORNER;
        let valley = 1.0 - (-(river[row * lattice.width + column] / reach).powf(1.5)).exp();
        hills.weight.0 * layered_noise(place.x, place.y, hills.wavelength.0, 4, 5)
            + relief.valley_depth.0 * valley
            + rough.weight.0 * layered_noise(place.x, place.y, rough.wavelength.0, 3, 8)
    });
    lattice.blurred(&raw, relief.blur.0)
}

/// Returns the distance from the shore into the lake, negative on land.
fn lake_depth(lattice: &Lattice, mask: &[f32], lake: &Lake, edges: &Edges) -> Vec<f32> {
    let (weight, level) = (lake.fray.0, lake.level.0);
    let blurred = lattice.blurred(mask, lake.blur.0);
    let water = lattice.fill(|column, row| {
        let blurred = blurred[row * lattice.width + column];
        let fray = if blurred > TRACE { weight * fray(lattice.place(column, row), edges) } else { 0.0 };
        blurred + fray - level
    });
    let mut shore = Vec::new();
    let mut cross = |column: usize, row: usize, east: usize, south: usize| {
        let (here, there) = (water[row * lattice.width + column], water[south * lattice.width + east]);
        if (here > 0.0) != (there > 0.0) {
            let from = lattice.place(column, row);
            shore.push(from.towards(lattice.place(east, south), here / (here - there)));
        }
    };
    for row in 0..lattice.height - 1 {
        for column in 0..lattice.width - 1 {
            cross(column, row, column + 1, row);
            cross(column, row, column, row + 1);
        }
    }
    if shore.is_empty() {
        return water.iter().map(|water| if *water > 0.0 { 60.0 } else { ASHORE }).collect();
    }
    let distances = lattice.distances(&shore);
    distances
        .iter()
        .zip(&water)
        .map(|(distance, water)| if *water > 0.0 { distance.min(60.0) } else { (-distance).max(ASHORE) })
        .collect()
}
