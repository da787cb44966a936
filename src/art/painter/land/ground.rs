//! Paints the ground pixel by pixel: paper, relief, form lines, marsh, woods, lakes and paper grain.

use super::{
    fields::{Cover, Fields, Ground},
    from_afar::FromAfar,
    noise::{Chances, layered_noise},
};
use crate::art::{
    packs::{
        drawing::texture::Ground as Kind,
        map_art::{Lake, Levels, MapArt, Paper, Relief, Woods, kinds::Stroke},
    },
    painter::{
        geometry::{FIELD_CORNER, Point},
        raster::PixelRect,
        textures::Tiles,
    },
};

/// The pixels to a hex radius from which the map is drawn in full detail.
pub const TABLE_RADIUS: f32 = 30.0;
/// The pixels to a hex radius below which only the large shapes are drawn.
pub const FAR_RADIUS: f32 = 13.0;
/// The part of the form lines' colour that the highest ground has where heights count.
const HILL_TINT: f32 = 0.17;
/// Side of the square of grain, in pixels.
const GRAIN_SIZE: usize = 512;

/// The grain of the paper: a square that repeats.
pub struct Grain(Vec<f32>);

impl Grain {
    /// Makes the grain: single specks, and fibres along and across.
    pub fn new(paper: &Paper) -> Self {
        let (grain, weight_along, weight_across) =
            (paper.grain.0, paper.fibres_along.0, paper.fibres_across.0);
        let mut chances = Chances::named("paper");
        let mut roll = || -> Vec<f32> { (0..GRAIN_SIZE * GRAIN_SIZE).map(|_| chances.bell()).collect() };
        let specks = roll();
        let along = smeared(&smeared(&roll(), 2.2, true), 0.5, false);
        let across = smeared(&smeared(&roll(), 2.0, false), 0.5, true);
        let sum = (0..specks.len())
            .map(|cell| grain * (specks[cell] + weight_along * along[cell] + weight_across * across[cell]));
        Self(sum.collect())
    }

    /// The grain at a pixel of the sheet.
    pub fn at(&self, column: i32, row: i32) -> f32 {
        let fold = |value: i32| value.rem_euclid(GRAIN_SIZE as i32) as usize;
        self.0[fold(row) * GRAIN_SIZE + fold(column)]
    }
}

/// A square of numbers smeared along or across; its edges wrap.
fn smeared(values: &[f32], spread: f32, along: bool) -> Vec<f32> {
    let reach = (3.0 * spread).ceil() as usize;
    let weight = |tap: usize| (-0.5 * ((tap as f32 - reach as f32) / spread).powi(2)).exp();
    let sum: f32 = (0..=2 * reach).map(weight).sum();
    let weights: Vec<f32> = (0..=2 * reach).map(|tap| weight(tap) / sum).collect();
    let fold = |value: usize| (value + GRAIN_SIZE) % GRAIN_SIZE;
    (0..values.len())
        .map(|cell| {
            let (column, row) = (cell % GRAIN_SIZE, cell / GRAIN_SIZE);
            let tap_value = |(tap, weight): (usize, &f32)| {
                let (x, y) = if along { (tap, reach) } else { (reach, tap) };
                let (x, y) = (fold(column + x + GRAIN_SIZE - reach), fold(row + y + GRAIN_SIZE - reach));
                weight * values[y * GRAIN_SIZE + x]
            };
            weights.iter().enumerate().map(tap_value).sum()
        })
        .collect()
}

/// Mixes a part of another colour into a colour.
fn mix(colour: &mut [f32; 3], other: [f32; 3], part: f32) {
    for (level, other) in colour.iter_mut().zip(other) {
        *level += (other - *level) * part;
    }
}

fn scaled(levels: [f32; 3], factor: f32, plus: f32) -> [f32; 3] {
    levels.map(|level| level * factor + plus)
}

/// Paints the ground of a rectangle of the sheet into four bytes to a pixel; `small`: what it shows of things that are
/// not drawn one by one.
pub fn paint(
    (fields, small): (&Fields, Option<&FromAfar>),
    grain: &Grain,
    art: &MapArt,
    radius: f32,
    area: PixelRect,
    pixels: &mut [u8],
) {
    let brush = Brush::new(art, radius, fields);
    let width = area.width as usize;
    for (row, line) in pixels.chunks_exact_mut(width * 4).enumerate() {
        let pixel_row = area.top + row as i32;
        for (column, pixel) in line.chunks_exact_mut(4).enumerate() {
            let pixel_column = area.left + column as i32;
            let place = Point::new((pixel_column as f32 + 0.5) / radius, (pixel_row as f32 + 0.5) / radius);
            let ground = fields.ground(place);
            let cover = fields.cover(place, &ground, 1.6 / radius);
            let mut colour = brush.colour_at(place, &ground, &cover);
            for (tint, strength) in small.iter().flat_map(|small| small.tints(&cover)) {
                mix(&mut colour, tint, strength);
            }
            let speck = grain.at(pixel_column, pixel_row);
            for (byte, level) in pixel.iter_mut().zip(colour) {
                *byte = (level + speck + 0.5).clamp(0.0, 255.0) as u8;
            }
            pixel[3] = 255;
        }
    }
}

/// The prepared values for painting the ground, the same for all pixels.
struct Brush<'a> {
    radius: f32,
    /// The part of the form lines' colour that the highest ground has.
    hill_tint: f32,
    /// The numbers for painting levels, on a map that has them.
    levels: Option<&'a Levels>,
    relief: &'a Relief,
    woods: &'a Woods,
    lake: &'a Lake,
    /// The strength of marsh, and the effect of light and shade on it.
    marsh_tint: (f32, f32),
    /// The change of the paper's tint.
    tint: [f32; 3],
    /// The reduction by damp meadows.
    damp: [f32; 3],
    inks: Inks,
    tiles: Tiles<'a>,
}

/// The colours of the ground as levels for calculations.
struct Inks {
    paper: [f32; 3],
    contour: [f32; 3],
    hill: [f32; 3],
    hill_high: [f32; 3],
    marsh: [f32; 3],
    wood: [f32; 3],
    wood_edge: [f32; 3],
    water: [f32; 3],
    water_deep: [f32; 3],
    bank: [f32; 3],
}

impl<'a> Brush<'a> {
    fn new(art: &'a MapArt, radius: f32, fields: &Fields) -> Self {
        let colours = &art.colours;
        Self {
            radius,
            hill_tint: if fields.heights { HILL_TINT } else { 0.0 },
            levels: fields.levels.then_some(&art.levels),
            tiles: Tiles::new(&art.textures, radius),
            relief: &art.relief,
            woods: &art.woods,
            lake: &art.lake,
            marsh_tint: (art.marsh.tint.0, art.marsh.shade.0),
            tint: art.paper.tint.map(|levels| levels.0),
            damp: art.relief.meadow.map(|levels| levels.0),
            inks: Inks {
                paper: colours.paper.levels(),
                contour: colours.contour.levels(),
                hill: colours.hill.levels(),
                hill_high: colours.hill_high.levels(),
                marsh: colours.marsh.levels(),
                wood: colours.wood.levels(),
                wood_edge: colours.wood_edge.levels(),
                water: colours.water.levels(),
                water_deep: colours.water_deep.levels(),
                bank: colours.bank.levels(),
            },
        }
    }

    fn colour_at(&self, place: Point, ground: &Ground, cover: &Cover) -> [f32; 3] {
        let shade = if self.levels.is_some() { 0.0 } else { self.relief.shade.0 };
        let mut colour = scaled(self.inks.paper, 1.0 + shade * ground.shade, 0.0);
        let reach = self.relief.meadow_reach.0;
        let meadow = if ground.river < 4.0 { (-ground.river.max(0.0) / reach).exp() } else { 0.0 };
        for ((level, tint), damp) in colour.iter_mut().zip(self.tint).zip(self.damp) {
            *level += ground.tint * tint - meadow * damp;
        }
        self.tiles.lay(Kind::Paper, place, 1.0, &mut colour);
        if let Some(levels) = self.levels {
            self.levels(&mut colour, ground, levels);
        } else if self.hill_tint > 0.0 {
            mix(&mut colour, self.inks.contour, self.hill_tint * ground.height);
        }
        if self.levels.is_none() && self.radius >= FAR_RADIUS {
            mix(&mut colour, self.inks.contour, self.contour(ground));
        }
        if cover.marsh > 0.0 {
            let (tint, shade) = self.marsh_tint;
            let marsh = scaled(self.inks.marsh, 1.0 + shade * ground.shade, 0.0);
            mix(&mut colour, marsh, tint * cover.marsh);
            self.tiles.lay(Kind::Marsh, place, cover.marsh, &mut colour);
        }
        if cover.wood_field > self.woods.level.0 - self.woods.glow.width.0 {
            self.woods(&mut colour, place, ground, cover);
            self.tiles.lay(Kind::Wood, place, cover.wood, &mut colour);
        }
        if cover.lake > 0.0 {
            self.lake(&mut colour, ground.lake, cover.lake);
            self.tiles.lay(Kind::Water, place, cover.lake, &mut colour);
        }
        colour
    }

    /// Paints the colour of the level, light and shade on its slopes, and the form lines over them.
    fn levels(&self, colour: &mut [f32; 3], ground: &Ground, levels: &Levels) {
        mix(colour, self.inks.hill, levels.tint.0 * ground.height.clamp(0.0, 1.0));
        mix(colour, self.inks.hill_high, levels.high_tint.0 * (ground.height - 1.0).clamp(0.0, 1.0));
        let most = if ground.shade < 0.0 { levels.shade.0 } else { levels.light.0 };
        *colour = scaled(*colour, 1.0 + most * ground.shade, 0.0);
        // The rise of the ground above the level below.
        let risen = ground.height - ground.height.floor();
        let line = |at: f32, stroke: &Stroke| {
            let way = (risen - at).abs() * self.radius / (ground.slope + 1e-6);
            (stroke.width.at(self.radius) + 0.5 - way).clamp(0.0, 1.0) * stroke.strength.0
        };
        let mut marked = line(0.5, &levels.edge);
        if self.radius >= TABLE_RADIUS {
            marked = marked.max(line(0.2, &levels.line)).max(line(0.8, &levels.line));
        }
        mix(colour, self.inks.contour, marked);
    }

    /// Returns the strength of a form line at a place.
    fn contour(&self, ground: &Ground) -> f32 {
        let contours = &self.relief.contours;
        let lines = if self.radius >= TABLE_RADIUS { &contours.near } else { &contours.far };
        let level = ground.height * lines.lines.0;
        let floor = level.floor();
        let way = (level - floor - 0.5).abs() / (ground.slope * lines.lines.0 / self.radius + 1e-6);
        let heavy = (floor as i32).rem_euclid(4) == 0;
        let (plus, share) = if heavy {
            (contours.heavy_width.0, contours.heavy_strength.0)
        } else {
            (0.0, contours.strength.0)
        };
        (lines.width.0 + plus - way).clamp(0.0, 1.0) * share * lines.strength.0
    }

    fn woods(&self, colour: &mut [f32; 3], place: Point, ground: &Ground, cover: &Cover) {
        let woods = self.woods;
        let above = cover.wood_field - woods.level.0;
        if cover.wood > 0.0 {
            let spot = place - FIELD_CORNER;
            let noise = layered_noise(spot.x, spot.y, woods.mottle_wavelength.0, 2, 41);
            let tint = scaled(self.inks.wood, 1.0 + woods.shade.0 * ground.shade, woods.mottle.0 * noise);
            mix(colour, tint, woods.tint.0 * cover.wood);
            let rim = (1.0 - above / woods.rim.width.0).clamp(0.0, 1.0);
            mix(colour, self.inks.wood_edge, woods.rim.strength.0 * cover.wood * rim);
        }
        if above < 0.0 {
            let glow = (1.0 + above / woods.glow.width.0).clamp(0.0, 1.0);
            let strength = woods.glow.strength.0 * (1.0 - cover.wood) * glow * (1.0 - cover.lake);
            mix(colour, self.inks.wood_edge, strength);
        }
    }

    fn lake(&self, colour: &mut [f32; 3], depth: f32, cover: f32) {
        let lake = self.lake;
        mix(colour, self.inks.water, cover);
        for line in &lake.lines {
            let width = line.width.0.max(0.5 / self.radius);
            let line = line.strength.0 * (-((depth - line.way.0 - 0.02) / width).powi(2)).exp();
            mix(colour, self.inks.bank, line.min(1.0) * (cover * 1.4).min(1.0));
        }
        let deep = ((depth - lake.deep_from.0) / lake.deep_over.0).clamp(0.0, 1.0);
        mix(colour, self.inks.water_deep, lake.deep.0 * deep * cover);
    }
}
