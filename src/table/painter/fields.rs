//! The ground as fields over the world: relief, woods, marsh, lakes. Sampled alike at every zoom.

use super::geometry::{FIELD_CORNER, Point, WorldRect, nearest_hex};
use super::lattice::{Field, Lattice};
use super::noise::layered_noise;
use super::rivers::Course;
use crate::board::{Board, Terrain};

/// Samples to a hex radius.
const DENSITY: f32 = 16.0;
/// How far the fields reach beyond the neat line.
const BEYOND: f32 = 1.0;
/// Spread of the blur that rounds woods, and of the one that keeps every hex centre covered.
const WOOD_BLUR: (f32, f32) = (0.40, 0.16);
/// Weight of the second blur, and what is taken off the sum.
const WOOD_CORE: (f32, f32) = (0.16, 0.05);
/// Wood stands where the field is above this.
pub const WOOD_LEVEL: f32 = 0.46;
/// Weight and wavelength of the noise that frays the edges: broad and fine.
const FRAY: [(f32, f32); 2] = [(0.34, 1.25), (0.17, 0.36)];
/// Spread of the marsh blur, weight of the noise, level and softness of the edge.
const MARSH: (f32, f32, f32, f32) = (0.34, 1.15, 0.44, 0.26);
/// Spread of the lake blur, weight of the noise, level.
const LAKE: (f32, f32, f32) = (0.34, 0.55, 0.45);
/// Where no listed hex is nearer than this to a place, noise alone makes no wood or marsh.
const TRACE: f32 = 0.02;
/// Hills: weight, wavelength. Rough ground: weight, wavelength.
const HILLS: [(f32, f32); 2] = [(0.85, 6.0), (0.10, 1.3)];
/// Valleys: depth, and how far from a river they reach.
const VALLEY: (f32, f32) = (0.62, 1.9);
/// Spread of the blur over the relief.
const RELIEF_BLUR: f32 = 0.16;
/// Strength of the light from the north-west.
const LIGHT: f32 = 0.85;

/// The smooth part of the ground at a place.
#[derive(Clone, Copy, Debug, Default)]
pub struct Ground {
    /// Height of the relief.
    pub height: f32,
    /// How steep it is, to the hex radius.
    pub slope: f32,
    /// Light from the north-west, -1 to 1.
    pub shade: f32,
    /// Slow change of the paper's tint.
    pub tint: f32,
    /// Blurred woods, before the fraying noise.
    pub woods: f32,
    /// Blurred marsh, before the noise.
    pub marsh: f32,
    /// Way from the shore into the lake; negative on land.
    pub lake: f32,
    /// Way to the nearest river.
    pub river: f32,
}

/// What covers a place, each from 0 to 1.
#[derive(Clone, Copy, Debug, Default)]
pub struct Cover {
    /// The woods field, with its noise.
    pub wood_field: f32,
    /// Wood.
    pub wood: f32,
    /// Marsh.
    pub marsh: f32,
    /// Lake.
    pub lake: f32,
}

/// All fields of a map.
pub struct Fields {
    lattice: Lattice,
    cells: Vec<[f32; 8]>,
    /// Way to the nearest road, railway or town.
    pub lines: Field,
}

/// The noise that frays the edges of woods, marsh and lakes.
fn fray(point: Point) -> f32 {
    let place = point - FIELD_CORNER;
    let [(broad, broad_wave), (fine, fine_wave)] = FRAY;
    broad * layered_noise(place.x, place.y, broad_wave, 3, 21)
        + fine * layered_noise(place.x, place.y, fine_wave, 2, 31)
}

/// 0 well below the level, 1 well above it.
fn rise(value: f32, level: f32, softness: f32) -> f32 {
    ((value - level) / softness + 0.5).clamp(0.0, 1.0)
}

impl Fields {
    /// The fields of a board whose neat line is `area`; `lines` are points on roads, railways, towns.
    pub fn new(board: &Board, area: WorldRect, courses: &[Course], lines: &[Point]) -> Self {
        let lattice = Lattice::over(area.grown(BEYOND), DENSITY);
        let terrain = lattice.fill(|column, row| {
            nearest_hex(lattice.place(column, row), board.columns(), board.rows())
                .map(|hex| board.terrain(hex))
                .unwrap_or_default()
        });
        let mask = |wanted: Terrain| -> Vec<f32> {
            terrain.iter().map(|terrain| if *terrain == wanted { 1.0 } else { 0.0 }).collect()
        };
        let woods = mask(Terrain::Woods);
        let (broad, core) = (lattice.blurred(&woods, WOOD_BLUR.0), lattice.blurred(&woods, WOOD_BLUR.1));
        let marsh = lattice.blurred(&mask(Terrain::Swamp), MARSH.0);
        let lake = lake_depth(&lattice, &mask(Terrain::Lake));
        let river_points: Vec<Point> =
            courses.iter().flat_map(|course| course.points.iter().copied()).collect();
        let river = lattice.distances(&river_points);
        let height = height(&lattice, &river);
        let slope = |column: usize, row: usize| {
            let at = |column: usize, row: usize| height[row * lattice.width + column];
            let (east, west) = ((column + 1).min(lattice.width - 1), column.saturating_sub(1));
            let (south, north) = ((row + 1).min(lattice.height - 1), row.saturating_sub(1));
            let half = DENSITY / 2.0;
            ((at(east, row) - at(west, row)) * half, (at(column, south) - at(column, north)) * half)
        };
        let cells = lattice.fill(|column, row| {
            let cell = row * lattice.width + column;
            let place = lattice.place(column, row) - FIELD_CORNER;
            let (east, south) = slope(column, row);
            [
                height[cell],
                east.hypot(south),
                (-(east + south) * LIGHT).clamp(-1.0, 1.0),
                layered_noise(place.x, place.y, 14.0, 3, 77),
                broad[cell] + WOOD_CORE.0 * core[cell] - WOOD_CORE.1,
                marsh[cell],
                lake[cell],
                river[cell].min(60.0),
            ]
        });
        let lines = Field { values: lattice.distances(lines), lattice };
        Self { lattice, cells, lines }
    }

    /// The ground at a place: a smooth surface through the sixteen samples around it.
    pub fn ground(&self, point: Point) -> Ground {
        let place = (point - self.lattice.origin) * self.lattice.density;
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
                    *sum += weight * value;
                }
            }
            for (sum, part) in sum.iter_mut().zip(part) {
                *sum += weight * part;
            }
        }
        let [height, slope, shade, tint, woods, marsh, lake, river] = sum;
        Ground { height, slope, shade, tint, woods, marsh, lake, river }
    }

    /// What covers a place whose ground is known; edges are `softness` wide, in hex radii.
    pub fn cover(&self, point: Point, ground: &Ground, softness: f32) -> Cover {
        let lake = rise(ground.lake, 0.0, softness);
        let (wooded, marshy) = (ground.woods > TRACE - WOOD_CORE.1, ground.marsh > TRACE);
        if !wooded && !marshy {
            return Cover { wood_field: -1.0, lake, ..Cover::default() };
        }
        let fray = fray(point);
        let wood_field = if wooded { ground.woods + fray } else { -1.0 };
        let wood = rise(wood_field, WOOD_LEVEL, softness) * (1.0 - lake);
        let marsh = if marshy { rise(ground.marsh + MARSH.1 * fray, MARSH.2, MARSH.3) } else { 0.0 };
        Cover { wood_field, wood, marsh: marsh * (1.0 - lake) * (1.0 - 0.6 * wood), lake }
    }
}

/// The weights of four samples in a row for a place this far past the second.
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

/// The relief: hills, with valleys along the rivers.
fn height(lattice: &Lattice, river: &[f32]) -> Vec<f32> {
    let raw = lattice.fill(|column, row| {
        let place = lattice.place(column, row) - FIELD_CORNER;
        let [(hills, hill_wave), (rough, rough_wave)] = HILLS;
        let valley = 1.0 - (-(river[row * lattice.width + column] / VALLEY.1).powf(1.5)).exp();
        hills * layered_noise(place.x, place.y, hill_wave, 4, 5)
            + VALLEY.0 * valley
            + rough * layered_noise(place.x, place.y, rough_wave, 3, 8)
    });
    lattice.blurred(&raw, RELIEF_BLUR)
}

/// The way from the shore into the lake, negative on land.
fn lake_depth(lattice: &Lattice, mask: &[f32]) -> Vec<f32> {
    let blurred = lattice.blurred(mask, LAKE.0);
    let water = lattice.fill(|column, row| {
        let blurred = blurred[row * lattice.width + column];
        let fray = if blurred > TRACE { LAKE.1 * fray(lattice.place(column, row)) } else { 0.0 };
        blurred + fray - LAKE.2
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
        return water.iter().map(|water| if *water > 0.0 { 60.0 } else { -60.0 }).collect();
    }
    let distances = lattice.distances(&shore);
    distances
        .iter()
        .zip(&water)
        .map(|(distance, water)| if *water > 0.0 { distance.min(60.0) } else { -distance.min(60.0) })
        .collect()
}
