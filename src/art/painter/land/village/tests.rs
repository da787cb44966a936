//! Tests of villages: plans on their hexes and on no other, walls and hedges on their hexsides, trees in their
//! orchards, bridges square to their roads, and no effect on other maps.

use crate::{
    art::{
        packs::map_art::kinds::{Factor, Inner},
        painter::{
            Furniture, Layers, Painter, PixelRect,
            geometry::{Point, hex_centre, hex_corners, nearest_hex, side_corners},
            picture_tests::{map_of, painter_of},
            tests::{small_map, standard},
        },
    },
    engine::board::{ALL_SIDES, Hex, Hexside, Material, Terrain},
};

const MAPS: [&str; 2] = ["squad/map-valmont.ron", "squad/map-hill-71.ron"];
const BARE: &str = "woods: [], swamp: [], lake: [], rivers: [], road_river_joins: [], rails: [], places: []";

fn hex(name: &str) -> Hex {
    name.parse().expect("a hex")
}

#[test]
fn a_building_covers_the_middles_of_its_hexes_and_of_no_other() {
    for file in MAPS {
        let (map, board) = map_of(file);
        let painter = painter_of(file);
        let plans = painter.village().plans();
        assert!(plans.len() >= map.buildings.len());
        for hex in board.hexes() {
            let over = plans.iter().filter(|plan| plan.inside(hex_centre(hex)) > 0.25);
            let kinds: Vec<Material> = over.map(|plan| plan.of).collect();
            assert_eq!(kinds.first().copied(), board.built_of(hex), "{file} {hex}");
            // No building is near the centre of a hex without one.
            let near = plans.iter().any(|plan| plan.inside(hex_centre(hex)) > -0.55);
            assert!(near == board.built_of(hex).is_some(), "{file} {hex}");
        }
    }
}

#[test]
fn a_building_fills_most_of_its_hexes_and_is_one() {
    let painter = painter_of(MAPS[0]);
    let (map, _) = map_of(MAPS[0]);
    let plans = painter.village().plans();
    for building in &map.buildings {
        let first = hex_centre(building.hexes[0]);
        let plan = plans.iter().find(|plan| !plan.tower && plan.inside(first) > 0.0).expect("a plan");
        for hex in &building.hexes {
            let places = (-8..=8).flat_map(|x| (-8..=8).map(move |y| (x as f32 * 0.1, y as f32 * 0.1)));
            let inner: Vec<Point> =
                places.map(|(x, y)| Point::new(x, y)).filter(|way| way.length() < 0.8).collect();
            let built = inner.iter().filter(|way| plan.inside(hex_centre(*hex) + **way) > 0.0).count();
            assert!(built * 2 > inner.len(), "{} {hex}: {built} of {}", building.name, inner.len());
            let roof = plan.roof(hex_centre(*hex)).expect("a roof");
            assert!(roof.height > 0.1, "{} {hex}", building.name);
        }
    }
}

/// Returns the difference between two pictures of the same place.
fn differ(one: &Painter, other: &Painter, place: Point) -> u32 {
    let radius = 40.0;
    let (left, top) = ((place.x * radius) as i32 - 2, (place.y * radius) as i32 - 2);
    let area = PixelRect { left, top, width: 4, height: 4 };
    let [one, other] = [one, other].map(|painter| painter.paint_tile(radius, area, Layers::STATIC).pixels);
    one.iter().zip(&other).map(|(one, other)| u32::from(one.abs_diff(*other))).sum()
}

#[test]
fn walls_and_hedges_lie_along_their_hexsides() {
    let paint = |content: &str| {
        let (map, board) = small_map(6, 6, &format!("{BARE}, roads: [], {content}"));
        Painter::new(&map, &board, Furniture::default(), &standard())
    };
    let bare = paint("walls: []");
    for content in ["walls: [\"0303 se\"]", "hedges: [\"0303 se\"]"] {
        let with = paint(content);
        let corners = hex_corners(hex("0303"), 1.0);
        for side in ALL_SIDES {
            let (from, to) = side_corners(side);
            let middle = corners[from].towards(corners[to], 0.5);
            let seen = differ(&bare, &with, middle);
            assert!((seen > 400) == (side == Hexside::SouthEast), "{content} {side:?}: {seen}");
        }
        assert_eq!(differ(&bare, &with, hex_centre(hex("0303"))), 0);
    }
}

#[test]
fn trees_stand_in_their_orchards_and_on_no_road() {
    for file in MAPS {
        let (_, board) = map_of(file);
        let painter = painter_of(file);
        let trees: Vec<Point> = painter.village().plots.trees().collect();
        for hex in board.hexes() {
            let inside = |tree: &&Point| nearest_hex(**tree, board.columns(), board.rows()) == Some(hex);
            let count = trees.iter().filter(inside).count();
            let orchard = board.terrain(hex) == Terrain::Orchard;
            assert!(if orchard { count >= 5 } else { count == 0 }, "{file} {hex}: {count}");
        }
        let roads: Vec<Point> = painter.lines().roads.iter().flatten().copied().collect();
        assert!(trees.iter().all(|tree| roads.iter().all(|road| road.distance(*tree) > 0.3)));
    }
}

#[test]
fn brooks_run_through_their_hexes_and_off_the_map_under_square_bridges() {
    for file in MAPS {
        let (map, _) = map_of(file);
        let painter = painter_of(file);
        let [course] = painter.village().brooks.courses() else { panic!("{file}: one brook") };
        for hex in &map.stream_hexes {
            let away = course.points.iter().map(|point| point.distance(hex_centre(*hex)));
            let away = away.fold(f32::MAX, f32::min);
            assert!(away < 0.5, "{file} {hex}: {away}");
        }
        let neat_line = painter.sheet().neat_line;
        let ends = [course.points.first(), course.points.last()];
        assert!(ends.into_iter().flatten().all(|end| !neat_line.contains(*end)));
        let bridges: Vec<(Point, Point)> = painter.village().brooks.bridges().collect();
        assert_eq!(bridges.len(), map.bridge_hexes.len());
        for ((middle, way), hex) in bridges.iter().zip(&map.bridge_hexes) {
            assert!(middle.distance(hex_centre(*hex)) < 0.6, "{file} {middle:?}");
            let near = course
                .points
                .windows(2)
                .min_by(|one, other| one[0].distance(*middle).total_cmp(&other[0].distance(*middle)));
            let along = near.map(|pair| (pair[1] - pair[0]).unit()).expect("water");
            assert!(along.dot(*way).abs() < 0.3, "{file}: {}", along.dot(*way));
        }
    }
}

/// With any numbers for villages in a pack, a map without one is painted as before, byte by byte.
#[test]
fn no_other_map_knows_of_villages() {
    let mut other = standard();
    other.village.roads = Factor(5.0);
    other.village.gully = Inner(1.0);
    other.village.brook = Inner(0.9);
    other.colours.slate = other.colours.water;
    for file in ["panzer44/map.ron", "platoon/map-grusha.ron"] {
        let (map, board) = map_of(file);
        let [usual, changed] =
            [standard(), other.clone()].map(|art| Painter::new(&map, &board, Furniture::default(), &art));
        assert!(!usual.village().is_built());
        let middle = usual.sheet().hexes.centre() * 36.0;
        let area = PixelRect { left: middle.x as i32, top: middle.y as i32, width: 256, height: 256 };
        let bytes = |painter: &Painter| painter.paint_tile(36.0, area, Layers::STATIC).pixels;
        assert!(bytes(&usual) == bytes(&changed), "{file}");
    }
}

#[test]
fn pieces_of_a_village_fit_together() {
    let painter = painter_of(MAPS[0]);
    let whole = PixelRect { left: 300, top: 180, width: 300, height: 200 };
    let all = painter.paint_tile(34.0, whole, Layers::STATIC);
    let mut laid = crate::art::painter::Raster::blank(whole);
    for piece in whole.tiles(128) {
        laid.lay(&painter.paint_tile(34.0, piece, Layers::STATIC));
    }
    // Only the thinnest lines may differ a little where a tile cuts them.
    let differ =
        |least: u8| all.pixels.iter().zip(&laid.pixels).filter(|(a, b)| a.abs_diff(**b) > least).count();
    assert!(differ(8) * 400 < all.pixels.len(), "{} bytes differ", differ(8));
    assert_eq!(differ(90), 0);
}
