//! The footing of names: all that they need to know of the ground, one byte for each place. It is small enough to
//! remain after the fields have been dropped. It is also stored on the disk, so that a start on a painted map needs no
//! fields at all.

use super::{fields::Fields, lattice::Lattice};
use crate::art::painter::{
    geometry::{Point, WorldRect},
    raster::{PixelRect, Raster},
    sheet::SheetRect,
};

/// Places to a hex radius: a letter is a few of them high.
pub const DENSITY: f32 = 12.0;
/// The distance that it extends beyond the neat line, where there are few names.
const BEYOND: f32 = 0.5;
/// The distances at which a road, railway or town, and a river, count as under a name.
const NEAR: (f32, f32) = (0.10, 0.14);
/// The reach of a house or a tree of a farm.
const YARD: f32 = 0.12;
/// The width of the edge of a wood.
const EDGE: f32 = 0.05;

/// The things at a place, each a bit of its byte.
const LINE: u8 = 1;
const RIVER: u8 = 2;
const WOOD: u8 = 4;
const DEEP: u8 = 8;

/// The things at a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Under {
    pub line: bool,
    pub river: bool,
    pub wood: bool,
    /// Whether the river has ended deep inside a lake.
    pub deep: bool,
}

/// The things at all places of a map.
#[derive(Clone, Debug, PartialEq)]
pub struct Footing {
    lattice: Lattice,
    places: Vec<u8>,
}

impl Footing {
    /// Makes the footing from the fields of a map.
    pub fn of(fields: &Fields, neat_line: WorldRect) -> Self {
        let lattice = lattice(neat_line);
        let places = lattice.fill(|column, row| bits(fields, lattice.place(column, row)));
        Self { lattice, places }
    }

    /// Makes the footing of a map of which nothing is known yet: bare ground.
    pub fn bare(neat_line: WorldRect) -> Self {
        let lattice = lattice(neat_line);
        Self { lattice, places: vec![0; lattice.width * lattice.height] }
    }

    /// Recomputes it in a part of the map from fields that are correct there; `yards` are the farms of the part.
    pub fn renewed(mut self, fields: &Fields, part: &WorldRect, yards: impl Iterator<Item = Point>) -> Self {
        let piece = self.lattice.part(part);
        let (from, width) = (self.lattice.samples(piece.place(0, 0)), self.lattice.width);
        let (left, top) = (from.x.round() as usize, from.y.round() as usize);
        let places = piece.fill(|column, row| bits(fields, piece.place(column, row)));
        for (row, line) in places.chunks_exact(piece.width).enumerate() {
            let start = (top + row) * width + left;
            self.places[start..start + piece.width].copy_from_slice(line);
        }
        self.with_yards(yards)
    }

    /// Adds farms in these places: a name must not cover them.
    pub fn with_yards(mut self, yards: impl Iterator<Item = Point>) -> Self {
        let Lattice { origin, density, width, height, .. } = self.lattice;
        let reach = (YARD * density).ceil() as i32;
        for yard in yards {
            let at = (yard - origin) * density;
            let (column, row) = (at.x.round() as i32, at.y.round() as i32);
            let about = (-reach..=reach).flat_map(|down| (-reach..=reach).map(move |across| (across, down)));
            for (x, y) in about.map(|(across, down)| (column + across, row + down)) {
                if let (Ok(x), Ok(y)) = (usize::try_from(x), usize::try_from(y))
                    && x < width
                    && y < height
                {
                    self.places[y * width + x] |= LINE;
                }
            }
        }
        self
    }

    /// Returns the things at the nearest place.
    pub fn at(&self, place: Point) -> Under {
        let Lattice { origin, density, width, height, .. } = self.lattice;
        let steps = (place - origin) * density;
        let nearest = |step: f32, count: usize| step.round().clamp(0.0, count as f32 - 1.0) as usize;
        let bits = self.places[nearest(steps.y, height) * width + nearest(steps.x, width)];
        let has = |bit: u8| bits & bit != 0;
        Under { line: has(LINE), river: has(RIVER), wood: has(WOOD), deep: has(DEEP) }
    }

    /// Returns the picture for its storage: grey, a pixel for each place.
    pub fn picture(&self, sheet: &SheetRect) -> Raster {
        let pixels = self.places.iter().flat_map(|bits| [*bits, *bits, *bits, 255]).collect();
        Raster { area: Self::area(sheet), pixels }
    }

    /// Returns the area of its picture in the pixels of its own zoom.
    pub fn area(sheet: &SheetRect) -> PixelRect {
        let Lattice { origin, density, width, height, .. } = lattice(sheet.neat_line);
        let first = |place: f32| (place * density).round() as i32;
        let (left, top) = (first(origin.x), first(origin.y));
        PixelRect { left, top, width: width as u32, height: height as u32 }
    }

    /// Reads a stored picture; returns none if it is not the picture of this sheet.
    pub fn from_picture(sheet: &SheetRect, picture: &Raster) -> Option<Self> {
        let lattice = lattice(sheet.neat_line);
        let places: Vec<u8> = picture.pixels.iter().step_by(4).copied().collect();
        let known = LINE | RIVER | WOOD | DEEP;
        let fits =
            places.len() == lattice.width * lattice.height && places.iter().all(|bits| bits & !known == 0);
        fits.then_some(Self { lattice, places })
    }
}

/// Returns the things at a place.
fn bits(fields: &Fields, place: Point) -> u8 {
    let ground = fields.ground(place);
    let bit = |bit: u8, is_set: bool| if is_set { bit } else { 0 };
    bit(LINE, fields.lines.at(place) < NEAR.0)
        | bit(RIVER, ground.river < NEAR.1)
        | bit(WOOD, fields.cover(place, &ground, EDGE).wood >= 0.5)
        | bit(DEEP, crate::art::painter::rivers::has_ended(ground.lake))
}

fn lattice(neat_line: WorldRect) -> Lattice {
    Lattice::over(neat_line.grown(BEYOND), DENSITY)
}
