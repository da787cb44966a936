//! A rough picture of the whole sheet, made from the board alone in a few milliseconds. It is shown while the map is
//! painted for the first time, instead of blank paper. It is made to be scaled, and to be replaced soon.

use super::SheetRect;
use crate::{
    art::{
        packs::{
            map_art::{MapArt, MapColours},
            pack::palette::Colour,
        },
        painter::{
            canvas::Canvas,
            geometry::{Point, hex_centre, hex_corners, side_corners},
            raster::{PixelRect, Raster},
        },
    },
    engine::board::{ALL_SIDES, Board, Hex, Hexside, Link, SideFeature, Terrain},
};
use resvg::tiny_skia::{PathBuilder, Pixmap};

/// Pixels to a hex radius: few enough to be quick, and enough to distinguish a river from a road.
pub const RADIUS: f32 = 8.0;

/// Sketches the sheet of a board in the colours of a pack.
pub fn sketch(board: &Board, art: &MapArt) -> Raster {
    let sheet = SheetRect::new(board.columns(), board.rows());
    let area = PixelRect::covering(sheet.paper, RADIUS);
    let Some(mut pixmap) = Pixmap::new(area.width, area.height) else { return Raster::blank(area) };
    let colours = &art.colours;
    let mut canvas = Canvas::new(&mut pixmap, RADIUS, area);
    let shape = |left: f32, top: f32, right: f32, bottom: f32| {
        [Point::new(left, top), Point::new(right, top), Point::new(right, bottom), Point::new(left, bottom)]
    };
    let whole = area.world(RADIUS);
    canvas.fill_shape(&shape(whole.left, whole.top, whole.right, whole.bottom), colours.paper_high, 1.0);
    let neat = sheet.neat_line;
    canvas.fill_shape(&shape(neat.left, neat.top, neat.right, neat.bottom), colours.paper, 1.0);
    for (terrain, colour, strength) in grounds(colours) {
        fill(&mut canvas, board.hexes().filter(|hex| board.terrain(*hex) == terrain), colour, strength);
    }
    for (level, colour) in [(1, colours.hill), (2, colours.hill_high)] {
        fill(&mut canvas, board.hexes().filter(|hex| board.level(*hex) == level), colour, 0.7);
    }
    fill(&mut canvas, board.hexes().filter(|hex| board.is_gully(*hex)), colours.gully, 0.7);
    draw(&mut canvas, |canvas, path| grid(canvas, path, board), colours.grid, 0.6, 0.35);
    let rivers = |river: bool| {
        move |canvas: &Canvas, path: &mut PathBuilder| {
            along_sides(canvas, path, board, |hex, side| match river {
                true => board.river(hex, side),
                false => board.feature(SideFeature::Stream, hex, side),
            });
        }
    };
    draw(&mut canvas, rivers(true), colours.water_deep, 2.0, 1.0);
    draw(&mut canvas, rivers(false), colours.water_deep, 1.2, 0.9);
    let links = |link: Link| {
        move |canvas: &Canvas, path: &mut PathBuilder| {
            for hex in board.hexes() {
                for next in board.linked(link, hex).filter(|next| *next > hex) {
                    canvas.add(path, &[hex_centre(hex), hex_centre(next)], false);
                }
            }
        }
    };
    draw(&mut canvas, links(Link::RoadOverRiver), colours.road, 1.4, 0.9);
    draw(&mut canvas, links(Link::Rail), colours.rail, 0.8, 0.8);
    for hex in board.hexes().filter(|hex| board.city(*hex).is_some()) {
        canvas.disc(hex_centre(hex), 0.45, colours.city, 0.9);
    }
    Raster { area, pixels: pixmap.take_demultiplied() }
}

/// Returns the tint of each terrain, and its strength.
fn grounds(colours: &MapColours) -> [(Terrain, Colour, f32); 9] {
    [
        (Terrain::Woods, colours.wood, 0.8),
        (Terrain::Swamp, colours.marsh, 0.8),
        (Terrain::Lake, colours.water, 1.0),
        (Terrain::Town, colours.city_ground, 0.9),
        (Terrain::Hilltop, colours.hill, 0.8),
        (Terrain::Orchard, colours.grass, 0.9),
        (Terrain::Crops, colours.grain, 0.7),
        (Terrain::Stream, colours.water_deep, 0.6),
        (Terrain::Gully, colours.gully, 0.7),
    ]
}

/// Fills hexes, adjacent ones without a seam.
fn fill(canvas: &mut Canvas, hexes: impl Iterator<Item = Hex>, colour: Colour, strength: f32) {
    let mut path = PathBuilder::new();
    hexes.for_each(|hex| canvas.add(&mut path, &hex_corners(hex, 1.02), true));
    if let Some(path) = path.finish() {
        canvas.fill(&path, colour, strength);
    }
}

/// Draws along the path that `lay` makes, this many pixels wide.
fn draw(
    canvas: &mut Canvas,
    lay: impl FnOnce(&Canvas, &mut PathBuilder),
    colour: Colour,
    width: f32,
    strength: f32,
) {
    let mut builder = PathBuilder::new();
    lay(canvas, &mut builder);
    if let Some(path) = builder.finish() {
        canvas.stroke_round(&path, colour, width, strength);
    }
}

fn grid(canvas: &Canvas, path: &mut PathBuilder, board: &Board) {
    along_sides(canvas, path, board, |_, _| true);
}

/// Adds the sides of hexes for which `chosen` is true, each once.
fn along_sides(
    canvas: &Canvas,
    path: &mut PathBuilder,
    board: &Board,
    chosen: impl Fn(Hex, Hexside) -> bool,
) {
    for hex in board.hexes() {
        let corners = hex_corners(hex, 1.0);
        for side in ALL_SIDES {
            // A side between two hexes belongs to the first of them.
            let first = board.neighbour(hex, side).is_none_or(|next| next > hex);
            if first && chosen(hex, side) {
                let (from, to) = side_corners(side);
                canvas.add(path, &[corners[from], corners[to]], false);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::board::MapFile;

    /// No part of the sheet is blank, and woods and water are where the board has them.
    #[test]
    fn a_sketch_shows_the_board() {
        let text = "(id: \"small\", title: \"Small\", subtitle: \"\", columns: 7, rows: 6, road_exits: [], \
            rail_exits: [], areas: [], woods: [\"0101\"], lake: [\"0303\"], rivers: [\"0404 n\"], rails: [], \
            roads: [[\"0105\", \"0204\"]], road_river_joins: [], swamp: [], places: [], river_names: [])";
        let map: MapFile = ron::from_str(text).expect("a map");
        let board = map.board().expect("a sound map");
        let art = MapArt::standard().expect("the standard art");
        let picture = sketch(&board, &art);
        assert!(picture.pixels.chunks_exact(4).all(|pixel| pixel[3] == 255));
        let at = |hex: &str| {
            let centre = hex_centre(hex.parse().expect("a hex"));
            let column = (centre.x * RADIUS) as i32 - picture.area.left;
            let row = (centre.y * RADIUS) as i32 - picture.area.top;
            let first = (row * picture.area.width as i32 + column) as usize * 4;
            [picture.pixels[first], picture.pixels[first + 1], picture.pixels[first + 2]]
        };
        assert_eq!(at("0502"), art.colours.paper.0);
        assert_eq!(at("0303"), art.colours.water.0);
        assert_ne!(at("0101"), art.colours.paper.0);
    }
}
