//! Pictures of whole maps: to be viewed, and compared before and after a change of the painter.

use super::tests::standard;
use super::{Furniture, Layers, Painter, PixelRect, WorldRect};
use crate::engine::board::{Board, MapFile};
use crate::engine::data::fnv;
use resvg::tiny_skia::{IntSize, Pixmap};

/// Returns a map of the scenarios' folder, and its board.
pub(super) fn map_of(file: &str) -> (MapFile, Board) {
    let path = format!("{}/scenarios/{file}", env!("CARGO_MANIFEST_DIR"));
    let map: MapFile = ron::from_str(&std::fs::read_to_string(path).expect("the map file")).expect("a map");
    let board = map.board().expect("a sound map");
    (map, board)
}

pub(super) fn painter_of(file: &str) -> Painter {
    let (map, board) = map_of(file);
    Painter::new(&map, &board, Furniture::default(), &standard())
}

/// Returns the value of an environment variable, or its default.
fn wish(name: &str, usual: &str) -> String {
    std::env::var(name).unwrap_or_else(|_| usual.to_owned())
}

/// Paints `PICTURE_MAP` at `PICTURE_RADIUS` pixels to a hex radius into `PICTURE_OUT`, or only the rectangle
/// `PICTURE_PART` of it: left, top, right and bottom in hex radii.
#[test]
#[ignore = "writes a picture to look at"]
fn paint_a_picture() {
    let painter = painter_of(&wish("PICTURE_MAP", "squad/map-valmont.ron"));
    let number = |text: &str| text.trim().parse::<f32>().expect("a number");
    let radius = number(&wish("PICTURE_RADIUS", "40"));
    let part: Vec<f32> =
        wish("PICTURE_PART", "").split(',').filter(|text| !text.is_empty()).map(number).collect();
    let area = match part[..] {
        [left, top, right, bottom] => WorldRect::new(left, top, right, bottom),
        _ => painter.sheet().paper,
    };
    let picture = painter.paint(radius, area, Layers::ALL);
    let size = IntSize::from_wh(picture.area.width, picture.area.height).expect("a size");
    let pixels = Pixmap::from_vec(picture.pixels, size).expect("a picture");
    pixels.save_png(wish("PICTURE_OUT", "map.png")).expect("a file");
}

/// Prints a digest of pieces of every map of the other games.
#[test]
#[ignore = "tells digests to compare by hand"]
fn tell_digests() {
    let mut files = Vec::new();
    for game in ["guderian", "panzer44", "platoon"] {
        let folder = format!("{}/scenarios/{game}", env!("CARGO_MANIFEST_DIR"));
        for entry in std::fs::read_dir(folder).expect("a folder").flatten() {
            let name = entry.file_name().to_string_lossy().into_owned();
            if name.starts_with("map") {
                files.push(format!("{game}/{name}"));
            }
        }
    }
    files.sort();
    for file in files {
        let painter = painter_of(&file);
        for radius in [9.0, 16.2, 44.0] {
            let middle = painter.sheet().hexes.centre() * radius;
            let (left, top) = (middle.x as i32 - 320, middle.y as i32 - 320);
            let pieces = PixelRect { left, top, width: 640, height: 640 }.tiles(320);
            let all =
                pieces.iter().flat_map(|piece| painter.paint_tile(radius, *piece, Layers::STATIC).pixels);
            println!("{file} {radius} {:016x}", fnv(all));
        }
    }
}
