//! Textures of the map: square tiles that repeat over the ground, from SVG or PNG files.

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use super::{
    Shown,
    in_time::{GivenUp, in_time},
    limits, pictures,
};
use crate::{
    art::packs::{
        drawing,
        map_art::kinds::{Reach, Share},
    },
    engine::data::{fnv, text_of},
};
use resvg::tiny_skia;
use serde::{Deserialize, Deserializer, de::Error as _};
use std::collections::BTreeMap;
use std::sync::Arc;

/// Pixels along a side of a tile.
const SIDE: u32 = 512;
/// Pixels along a side of its smallest picture.
const SMALLEST: u32 = 4;

/// Ground that can have a texture.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Ground {
    /// All of the map, under everything else.
    Paper,
    Marsh,
    Wood,
    /// Lakes.
    Water,
}

impl<'de> Deserialize<'de> for Ground {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let name = String::deserialize(from)?;
        Ok(match name.as_str() {
            "paper" => Self::Paper,
            "marsh" => Self::Marsh,
            "wood" => Self::Wood,
            "water" => Self::Water,
            _ => {
                let why = format!(
                    "\"{name}\" is not a ground with a texture: paper, marsh, wood or water is expected"
                );
                return Err(D::Error::custom(why));
            }
        })
    }
}

#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
#[serde(transparent)]
pub struct Textures(pub BTreeMap<Ground, Texture>);

/// A tile, with its size on the map and its strength.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Texture {
    /// Its file in the pack's folder.
    pub file: String,
    /// Its side in hex radii.
    pub size: Reach,
    /// Its strength.
    pub strength: Share,
    /// Its picture, once the pack has been read.
    #[serde(skip)]
    pub tile: Option<Arc<Tile>>,
}

/// The picture of a tile, at full size and at every half of that.
#[derive(Clone, PartialEq)]
pub struct Tile {
    digest: u64,
    /// Levels of premultiplied colours with alpha; the largest first.
    levels: Vec<(u32, Vec<[f32; 4]>)>,
}

impl std::fmt::Debug for Tile {
    /// Writes the digest instead of the picture, which distinguishes the art of maps.
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(formatter, "Tile({:016x})", self.digest)
    }
}

impl Tile {
    /// Reads the file of a tile.
    ///
    /// # Errors
    /// The fault, in a sentence.
    pub fn read(file: &str, bytes: &[u8]) -> Result<Self, String> {
        let picture = if pictures::is_png(file) { from_png(bytes)? } else { from_svg(bytes)? };
        let mut side = SIDE;
        let (fours, _) = picture.data().as_chunks::<4>();
        let mut level: Vec<[f32; 4]> = fours.iter().map(|four| four.map(f32::from)).collect();
        let digest = fnv(picture.data().iter().copied());
        let mut levels = Vec::new();
        while side > SMALLEST {
            let half = halved(&level, side);
            levels.push((side, std::mem::replace(&mut level, half)));
            side /= 2;
        }
        levels.push((side, level));
        Ok(Self { digest, levels })
    }

    /// Returns the number of the level that fits a tile shown at this width in pixels.
    pub fn level(&self, pixels: f32) -> usize {
        self.levels.iter().rposition(|(side, _)| *side as f32 >= pixels).unwrap_or(0)
    }

    /// Returns premultiplied red, green and blue, and alpha from 0 to 1, at a place in tiles.
    pub fn at(&self, level: usize, x: f32, y: f32) -> ([f32; 3], f32) {
        let Some((side, pixels)) = self.levels.get(level) else { return ([0.0; 3], 0.0) };
        let place = |part: f32| {
            let place = (part - part.floor()) * *side as f32 - 0.5;
            let first = place.floor();
            let fold = |cell: f32| folded(cell, *side);
            (fold(first), fold(first + 1.0), place - first)
        };
        let ((left, right, across), (top, bottom, down)) = (place(x), place(y));
        let cell = |column, row| pixel_at(pixels, *side as usize, column, row);
        let mix = |from: [f32; 4], to: [f32; 4], part: f32| {
            let mut from = from;
            from.iter_mut().zip(to).for_each(|(one, other)| *one += (other - *one) * part);
            from
        };
        let upper = mix(cell(left, top), cell(right, top), across);
        let lower = mix(cell(left, bottom), cell(right, bottom), across);
        let [red, green, blue, alpha] = mix(upper, lower, down);
        ([red, green, blue], alpha / 255.0)
    }
}

fn from_png(bytes: &[u8]) -> Result<tiny_skia::Pixmap, String> {
    let picture = pictures::unpack(bytes)?;
    let (wide, high) = (picture.width(), picture.height());
    if wide != high {
        return Err(format!("the texture is {wide} × {high} pixels: a square is expected"));
    }
    let mut tile = blank()?;
    let scale = SIDE as f32 / wide as f32;
    let paint = tiny_skia::PixmapPaint {
        quality: tiny_skia::FilterQuality::Bicubic,
        ..tiny_skia::PixmapPaint::default()
    };
    tile.draw_pixmap(0, 0, picture.as_ref(), &paint, tiny_skia::Transform::from_scale(scale, scale), None);
    Ok(tile)
}

fn from_svg(bytes: &[u8]) -> Result<tiny_skia::Pixmap, String> {
    let no_text = |fault| format!("it is not an SVG file, and its name does not end in .png: {fault}");
    let text = text_of(bytes).map_err(no_text)?.into_owned();
    let given_up = |why| match why {
        GivenUp::Broken(_) => "this drawing cannot be drawn".to_owned(),
        GivenUp::Slow | GivenUp::Full => {
            format!("this drawing takes longer than {} seconds", limits::TIME.as_secs())
        }
    };
    in_time(limits::TIME, move || painted(&text)).map_err(given_up)?
}

fn painted(text: &str) -> Result<tiny_skia::Pixmap, String> {
    let tree = drawing::read(text, &Shown::default())
        .map_err(|excess| format!("it is not an SVG that can be drawn: {}", excess.why))?;
    let size = tree.size();
    if (size.width() - size.height()).abs() > 0.01 * size.width() {
        let (wide, high) = (size.width(), size.height());
        return Err(format!("the texture is {wide} by {high} in size: a square is expected"));
    }
    let scale = SIDE as f32 / size.width();
    drawing::paint(&tree, tiny_skia::Transform::from_scale(scale, scale), SIDE, SIDE)
}

fn blank() -> Result<tiny_skia::Pixmap, String> {
    tiny_skia::Pixmap::new(SIDE, SIDE).ok_or_else(|| "there is no room for it".to_owned())
}

/// Returns the number of a pixel in its tile, from its number in the row of all tiles.
#[expect(
    clippy::cast_possible_truncation,
    reason = "the painter asks within its map; far beyond it any pixel will do"
)]
fn folded(cell: f32, side: u32) -> usize {
    (cell as i64).rem_euclid(i64::from(side)) as usize
}

/// Returns the pixel in that column and row; an empty one outside.
fn pixel_at(pixels: &[[f32; 4]], side: usize, column: usize, row: usize) -> [f32; 4] {
    pixels.get(row * side + column).copied().unwrap_or_default()
}

/// Returns a picture of half the side.
fn halved(pixels: &[[f32; 4]], side: u32) -> Vec<[f32; 4]> {
    let (side, half) = (side as usize, side as usize / 2);
    let mean = |cell: usize| {
        let (column, row) = (2 * (cell % half), 2 * (cell / half));
        let four = [(0, 0), (1, 0), (0, 1), (1, 1)].map(|(x, y)| pixel_at(pixels, side, column + x, row + y));
        let mut sum = [0.0; 4];
        for pixel in four {
            sum.iter_mut().zip(pixel).for_each(|(sum, part)| *sum += part);
        }
        sum.map(|part| part / 4.0)
    };
    (0..half * half).map(mean).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tile_repeats_and_has_its_mean_when_it_is_small() {
        let svg =
            "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 10 10'><rect width='5' height='10'/></svg>";
        let tile = Tile::read("half.svg", svg.as_bytes()).unwrap();
        let alpha = |level, x| tile.at(level, x, 0.3).1;
        assert_eq!((alpha(0, 0.25), alpha(0, 0.75)), (1.0, 0.0));
        assert_eq!((alpha(0, 3.25), alpha(0, -0.25)), (1.0, 0.0), "it repeats");
        assert_eq!((tile.level(600.0), tile.level(100.0), tile.level(1.0)), (0, 2, 7));
        assert!((alpha(7, 0.5) - 0.5).abs() < 0.01, "the edge of the smallest lies between");
        let wrong = Tile::read("wide.svg", svg.replace("0 0 10 10", "0 0 20 10").as_bytes());
        assert_eq!(wrong, Err("the texture is 20 by 10 in size: a square is expected".to_owned()));
    }
}
