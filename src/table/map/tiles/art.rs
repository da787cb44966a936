//! The drawings of the tiles in the interactive layer.

use super::super::svg;
use crate::{art::packs::pack::palette::Colour, planning::offer::Mark, table::app::inks::Inks};
use bevy::{asset::RenderAssetUsages, prelude::*, render::render_resource::TextureFormat};

/// All marks, in the order of their tiles.
const MARKS: [Mark; 11] = [
    Mark::Reach,
    Mark::Stop,
    Mark::Rail,
    Mark::Overrun,
    Mark::Attack,
    Mark::Deploy,
    Mark::Retreat,
    Mark::Advance,
    Mark::Asked,
    Mark::Lay,
    Mark::Sighted,
];

/// The pale line in or under other lines.
const WHITE: Colour = Colour([0xFF; 3]);

/// Returns the number of a mark's picture.
pub(super) fn number(mark: Mark) -> u32 {
    MARKS.iter().position(|other| *other == mark).unwrap_or_default() as u32
}

/// Returns width and height of a tile in pixels, at this many pixels of a hex radius.
pub(super) fn tile_pixels(radius: u32) -> (u32, u32) {
    (2 * radius, (3_f32.sqrt() * radius as f32).round() as u32)
}

/// Returns the pictures of all marks, at this many pixels of a hex radius.
pub(super) fn textures(images: &mut Assets<Image>, radius: u32, inks: &Inks) -> Vec<Handle<Image>> {
    let (width, high) = tile_pixels(radius);
    MARKS
        .iter()
        .filter_map(|mark| {
            let mut image = svg::draw(&tile_art(*mark, inks), width, high)?;
            image.asset_usage = RenderAssetUsages::default();
            // The library draws the numbers that it finds, and the window's picture keeps stored colours.
            image.texture_descriptor.format = TextureFormat::Rgba8Unorm;
            Some(images.add(image))
        })
        .collect()
}

/// Returns the drawing of a tile, 2 hex radii wide.
fn tile_art(mark: Mark, inks: &Inks) -> String {
    let hexagon = |part: f32| {
        let half = 3_f32.sqrt() / 2.0 * part;
        format!("M{part} 0L{h} {half}L-{h} {half}L-{part} 0L-{h} -{half}L{h} -{half}Z", h = part / 2.0)
    };
    let fill = |part: f32, colour: Colour, alpha: f32| {
        format!("<path d='{}' fill='{colour}' fill-opacity='{alpha}'/>", hexagon(part))
    };
    let line = |part: f32, colour: Colour, width: f32, dashes: &str| {
        format!(
            "<path d='{}' fill='none' stroke='{colour}' stroke-width='{width}' stroke-linejoin='round' {dashes}/>",
            hexagon(part)
        )
    };
    let art = match mark {
        Mark::Reach | Mark::Deploy => fill(0.97, inks.reach, 0.30),
        Mark::Stop => {
            fill(0.97, inks.reach, 0.30) + &line(0.84, inks.stop, 0.07, "stroke-dasharray='0.22 0.10'")
        }
        Mark::Rail => {
            fill(0.97, inks.train, 0.10)
                + &line(0.86, inks.train, 0.09, "")
                + &line(0.86, WHITE, 0.05, "stroke-dasharray='0.12 0.16'")
        }
        Mark::Overrun => {
            line(0.91, WHITE, 0.15, "")
                + &line(0.91, inks.overrun, 0.085, "")
                + &line(0.77, inks.overrun, 0.04, "")
        }
        Mark::Attack => {
            fill(0.97, inks.attack, 0.24)
                + &line(0.91, inks.attack_dark, 0.12, "")
                + &line(0.91, inks.attack, 0.07, "")
        }
        Mark::Retreat => {
            fill(0.97, inks.retreat, 0.22)
                + &line(0.88, inks.retreat_dark, 0.05, "stroke-dasharray='0.05 0.09'")
        }
        Mark::Advance => fill(0.97, inks.advance, 0.26) + &line(0.90, inks.advance, 0.07, ""),
        Mark::Asked => line(0.91, inks.accent_dark, 0.13, "") + &line(0.91, inks.accent, 0.08, ""),
        Mark::Lay => fill(0.95, inks.interdiction, 0.10),
        Mark::Sighted => fill(0.97, inks.attack, 0.15),
    };
    let half = 3_f32.sqrt() / 2.0;
    format!("<svg xmlns='http://www.w3.org/2000/svg' viewBox='-1 -{half} 2 {}'>{art}</svg>", 2.0 * half)
}
