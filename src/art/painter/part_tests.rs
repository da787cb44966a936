//! Tests that the painter of a part of a map paints as the painter of the whole map does, and in less time.

use super::{
    Furniture, Layers, Layout, Painter, PixelRect, Point, Raster, WorldRect,
    picture_tests::painter_of,
    tests::{sample, small_map, standard},
};
use std::sync::Arc;

/// Returns the number of bytes that differ by more than this.
fn differing(one: &Raster, other: &Raster, least: u8) -> usize {
    assert_eq!(one.area, other.area);
    one.pixels.iter().zip(&other.pixels).filter(|(one, other)| one.abs_diff(**other) > least).count()
}

/// Inside its part a painter paints the same as that of the whole map: rivers, woods, towns, houses, fields and all.
#[test]
fn a_part_is_painted_like_the_whole() {
    let (village, country) = (painter_of("squad/map-valmont.ron"), painter_of("panzer44/map.ron"));
    for (whole, radius) in [(&sample().2, 10.0), (&sample().2, 32.0), (&village, 20.0), (&country, 20.0)] {
        let (hexes, layout) = (whole.sheet().hexes, whole.layout());
        let middle = hexes.centre();
        for centre in [middle, middle.towards(Point::new(hexes.left, hexes.top), 0.7)] {
            let part = WorldRect::about(centre, 8.0, 6.0);
            let painter = Painter::of_part(layout, part, Some(whole.scales()));
            let area = PixelRect::covering(part.grown(-0.2), radius);
            let [one, other] =
                [whole, &painter].map(|painter| painter.paint_map(radius, area, Layers::STATIC));
            // A tree can be missing where a number is at its limit.
            let differ = differing(&one, &other, 3);
            assert!(differ * 10_000 < one.pixels.len(), "at {radius}: {differ} of {}", one.pixels.len());
        }
    }
}

/// A picture that is painted at once is the same picture.
#[test]
fn a_picture_on_all_cores_has_no_seams() {
    let whole = &sample().2;
    let area = PixelRect { left: 20, top: 30, width: 250, height: 210 };
    let [one, other] =
        [whole.paint_map(20.0, area, Layers::STATIC), whole.paint_map_at_once(20.0, area, Layers::STATIC)];
    assert!(differing(&one, &other, 8) * 500 < one.pixels.len());
}

/// On the largest map that the rules allow, a part of it needs a small part of the samples.
#[test]
fn a_part_costs_a_part() {
    let (map, board) = small_map(
        255,
        99,
        "woods: [], swamp: [], lake: [], rivers: [], roads: [], road_river_joins: [], rails: [], places: []",
    );
    let layout = Arc::new(Layout::new(&map, &board, Furniture::default(), &standard()));
    let painter = Painter::of_part(&layout, WorldRect::new(100.0, 60.0, 110.0, 68.0), None);
    let neat_line = layout.sheet().neat_line;
    let whole = neat_line.width() * neat_line.height() * 256.0;
    assert!(painter.fields().size() as f32 * 20.0 < whole, "{} of {whole}", painter.fields().size());
    // In the middle of a map of the usual size as well.
    let layout = sample().2.layout();
    let neat_line = layout.sheet().neat_line;
    let painter = Painter::of_part(layout, WorldRect::about(neat_line.centre(), 6.0, 6.0), None);
    let whole = neat_line.width() * neat_line.height() * 256.0;
    assert!(painter.fields().size() as f32 * 2.0 < whole, "{} of {whole}", painter.fields().size());
}
