//! Tests of the painter: terrain as in the map file, rivers on their hexsides, no seams.

use super::{
    Furniture, Layers, NameKind, NamePlate, Painter, PixelRect, VictoryMark, geometry::Point, hex_centre,
    rivers::river_graph::RiverGraph,
};
use crate::{
    art::packs::map_art::MapArt,
    engine::board::{ALL_SIDES, Board, Hexside, MapFile, Terrain},
};
use std::sync::OnceLock;

pub(super) fn standard() -> MapArt {
    MapArt::standard().expect("the standard art")
}

pub(super) fn sample() -> &'static (MapFile, Board, Painter) {
    static SAMPLE: OnceLock<(MapFile, Board, Painter)> = OnceLock::new();
    SAMPLE.get_or_init(|| {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/scenarios/guderian/map.ron");
        let text = std::fs::read_to_string(path).expect("the map file");
        let map: MapFile = ron::from_str(&text).expect("a map");
        let board = map.board().expect("a sound map");
        let mark = |hex: &str, points| VictoryMark {
            hexes: vec![hex.parse().expect("a hex")],
            label: String::new(),
            points,
        };
        let marks = vec![mark("2217", 25), mark("0412", 10), mark("5907", 20)];
        let painter = Painter::new(&map, &board, Furniture { marks, ..Furniture::default() }, &standard());
        (map, board, painter)
    })
}

/// The contents of a small map with everything: a fork, a ring of river, a lake, a road, towns, levels with a cliff,
/// gullies, a ford, buildings, an orchard, crops, a brook, a wall and a hedge.
const FULL: &str = "woods: [\"0101\"], swamp: [\"0606\"], lake: [\"0303\"],
    rivers: [\"0404 n ne se s sw nw\", \"0202 s\", \"0502 s se\"],
    roads: [[\"0105\", \"0204\", \"0205\"]], road_river_joins: [], rails: [[\"0105\", \"0204\"]],
    places: [(name: \"Ö\", kind: Major, hexes: [\"0605\"]), (name: \"語\", kind: Name, hexes: [\"0101\"])],
    level_1: [\"0203\", \"0304\", \"0505\"], level_2: [\"0305\", \"0405\", \"0706\"], slopes: [\"0203 s\", \"0101 s\"],
    streams: [\"0602 se s\", \"0701 n\"], fords: [(\"0602\", \"0603\"), (\"0602\", \"0703\")],
    gullies: [[\"0701\", \"0702\", \"0602\"], [\"0106\", \"0205\"]],
    town: [\"0401\", \"0501\", \"0502\", \"0503\", \"0402\"], orchard: [\"0103\", \"0104\"], crops: [\"0706\"],
    buildings: [(name: \"Church\", of: Stone, hexes: [\"0401\", \"0501\", \"0502\"]),
        (name: \"Barn\", of: Wood, hexes: [\"0503\", \"0402\"])],
    stream_hexes: [\"0506\", \"0505\", \"0604\"], gully_hexes: [\"0301\", \"0302\"],
    walls: [\"0401 s n\"], hedges: [\"0103 s se\"],
    river_names: [(name: \"Nowhere\", near: []), (name: \"Ring\", near: [\"0404\"])]";

/// Makes a separate map, with few hexes.
pub(super) fn small_map(columns: u8, rows: u8, content: &str) -> (MapFile, Board) {
    let text = format!(
        "(id: \"small\", title: \"Small\", subtitle: \"\", columns: {columns}, rows: {rows}, \
         road_exits: [], rail_exits: [], areas: [], {content})"
    );
    let map: MapFile = ron::from_str(&text).expect("a map");
    let board = map.board().expect("a sound map");
    (map, board)
}

#[test]
fn every_hex_core_shows_its_terrain() {
    let (_, board, painter) = sample();
    let fields = painter.fields();
    let offsets: Vec<Point> = (-5..=5)
        .flat_map(|x| (-5..=5).map(move |y| Point::new(x as f32 * 0.11, y as f32 * 0.11)))
        .filter(|offset| offset.length() <= 0.55)
        .collect();
    let mut wrong = Vec::new();
    for hex in board.hexes() {
        let agrees = |offset: &&Point| {
            let place = hex_centre(hex) + **offset;
            let cover = fields.cover(place, &fields.ground(place), 0.05);
            let seen = if cover.lake > 0.5 {
                Terrain::Lake
            } else if cover.wood > 0.5 {
                Terrain::Woods
            } else if cover.marsh > 0.5 {
                Terrain::Swamp
            } else {
                Terrain::Clear
            };
            seen == board.terrain(hex)
        };
        let right = offsets.iter().filter(agrees).count();
        if right * 2 < offsets.len() {
            wrong.push((hex, right as f32 / offsets.len() as f32));
        }
    }
    assert!(wrong.is_empty(), "{wrong:?}");
}

/// Every hex is at its level, slopes rise within a third of a hex radius of the hexsides between, and slopes towards
/// the light are lit.
#[test]
fn levels_rise_at_their_hexsides() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/scenarios/platoon/map-grusha-sosnovka.ron");
    let map: MapFile = ron::from_str(&std::fs::read_to_string(path).expect("the map file")).expect("a map");
    let board = map.board().expect("a sound map");
    let painter = Painter::new(&map, &board, Furniture::default(), &standard());
    let ground = |place: Point| painter.fields().ground(place);
    let (mut lit, mut dark) = (0.0, 0.0);
    for hex in board.hexes() {
        let level = f32::from(board.level(hex));
        for place in (0..6).map(|sixth| {
            let (y, x) = (sixth as f32).sin_cos();
            hex_centre(hex) + Point::new(x, y) * 0.3
        }) {
            assert!((ground(place).height - level).abs() < 0.25, "{hex}");
        }
        for side in ALL_SIDES.into_iter().filter(|side| board.rises(hex, *side)) {
            let beyond = hex_centre(board.neighbour(hex, side).expect("a slope lies between two hexes"));
            let at = |part: f32| ground(hex_centre(hex).towards(beyond, part));
            let (below, middle, above) = (at(0.3), at(0.5), at(0.7));
            assert!(below.height < level + 0.5 && above.height > level + 0.5, "{hex} {side:?}");
            match side {
                Hexside::SouthEast => lit += middle.shade,
                Hexside::NorthWest => dark += middle.shade,
                _ => {}
            }
        }
    }
    assert!(lit > 5.0 && dark < -5.0, "{lit} {dark}");
}

pub(super) fn distance_to_side(point: Point, (from, to): (Point, Point)) -> f32 {
    let way = to - from;
    let part = ((point - from).dot(way) / way.dot(way)).clamp(0.0, 1.0);
    point.distance(from + way * part)
}

#[test]
fn rivers_keep_to_their_hexsides() {
    let (_, board, painter) = sample();
    let sides: Vec<(Point, Point)> = RiverGraph::new(board).sides().collect();
    let (mut samples, mut near) = (0, 0);
    for point in painter.courses().iter().flat_map(|course| &course.points) {
        if !painter.sheet().hexes.grown(-0.9).contains(*point) {
            continue;
        }
        samples += 1;
        near += u32::from(sides.iter().any(|side| distance_to_side(*point, *side) <= 0.23));
    }
    assert!(near as f32 >= 0.99 * samples as f32, "{near} of {samples}");
    for (from, to) in sides {
        let middle = from.towards(to, 0.5);
        let mut points = painter.courses().iter().flat_map(|course| &course.points);
        let shown = points.any(|point| point.distance(middle) < 0.35);
        assert!(shown || painter.fields().ground(middle).lake > -0.1, "no river at {middle:?}");
    }
}

#[test]
fn rivers_and_lines_that_leave_the_map_pass_the_neat_line() {
    let (map, _, painter) = sample();
    let neat = painter.sheet().neat_line;
    let ends = |lines: &[Vec<Point>]| {
        let ends = lines.iter().flat_map(|line| [line.first(), line.last()]).flatten();
        ends.filter(|end| !neat.contains(**end)).count()
    };
    assert_eq!(ends(&painter.lines().roads), map.road_exits.len());
    assert_eq!(ends(&painter.lines().rails), map.rail_exits.len());
}

#[test]
fn pieces_fit_together_without_a_seam() {
    let (_, _, painter) = sample();
    for (radius, left, top) in [(17.0, -40, -30), (40.0, 100, 480)] {
        let whole = PixelRect { left, top, width: 300, height: 200 };
        let all = painter.paint_tile(radius, whole, Layers::ALL);
        let mut laid = super::Raster::blank(whole);
        for piece in whole.tiles(128) {
            laid.lay(&painter.paint_tile(radius, piece, Layers::ALL));
        }
        // Only the thinnest lines may differ a little where a tile cuts them.
        let differ =
            |least: u8| all.pixels.iter().zip(&laid.pixels).filter(|(a, b)| a.abs_diff(**b) > least).count();
        assert!(differ(8) * 500 < all.pixels.len(), "{} bytes differ", differ(8));
        assert_eq!(differ(90), 0);
    }
}

#[test]
fn names_find_places_of_their_own() {
    let (map, _, painter) = sample();
    for radius in [16.2, 48.0] {
        let names = painter.names((radius, 1.0));
        assert_eq!(names.len(), map.places.len() + map.river_names.len() + 1);
        let towns: Vec<_> = names.iter().filter(|name| name.kind != NameKind::River).collect();
        for (index, one) in towns.iter().enumerate() {
            assert!(painter.sheet().neat_line.contains(one.bounds.centre()));
            assert!(towns[..index].iter().all(|other| one.bounds.overlap(&other.bounds) == 0.0));
        }
        let picture = painter.paint_name(&names[1]);
        assert!(picture.pixels.chunks_exact(4).any(|pixel| pixel[3] == 255));
    }
}

#[test]
fn any_map_can_be_painted() {
    let bare =
        "woods: [], swamp: [], lake: [], rivers: [], roads: [], road_river_joins: [], rails: [], places: []";
    for (columns, rows, content) in [(1, 1, bare), (2, 1, bare), (7, 6, FULL)] {
        let (map, board) = small_map(columns, rows, content);
        let painter = Painter::new(&map, &board, Furniture::default(), &standard());
        for radius in [4.0, 14.0, 33.0] {
            let picture = painter.paint(radius, painter.sheet().paper, Layers::ALL);
            assert!(picture.pixels.chunks_exact(4).all(|pixel| pixel[3] == 255));
        }
        let sides = RiverGraph::new(&board);
        for (from, to) in sides.sides() {
            let middle = from.towards(to, 0.5);
            let mut points = painter.courses().iter().flat_map(|course| &course.points);
            assert!(points.any(|point| point.distance(middle) < 0.35));
        }
    }
}

/// Returns the places of the numbers of a RON text, outside quotation marks.
fn numbers(text: &str) -> Vec<std::ops::Range<usize>> {
    let part_of_word = |byte: u8| byte.is_ascii_alphanumeric() || b"_.".contains(&byte);
    let (bytes, mut found, mut quoted, mut at) = (text.as_bytes(), Vec::new(), false, 0);
    while at < bytes.len() {
        let start = at;
        quoted ^= bytes[at] == b'"';
        at += 1;
        if part_of_word(bytes[start]) {
            while bytes.get(at).is_some_and(|byte| part_of_word(*byte)) {
                at += 1;
            }
            if bytes[start].is_ascii_digit() && !quoted {
                found.push(start..at);
            }
        }
    }
    found
}

/// Returns the standard art with every number set to the first of these that its kind allows.
fn extreme(candidates: &[&str]) -> MapArt {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/assets/packs/standard/map.ron");
    let text = std::fs::read_to_string(path).expect("the map art");
    let lines: Vec<&str> = text.lines().map(|line| line.split("//").next().unwrap_or(line)).collect();
    let mut text = lines.join("\n");
    for place in numbers(&text).into_iter().rev() {
        let changed = candidates.iter().map(|candidate| {
            let mut changed = text.clone();
            changed.replace_range(place.clone(), candidate);
            changed
        });
        let allowed = changed.into_iter().find(|changed| MapArt::read("map.ron", changed).is_ok());
        text = allowed.expect("one of the candidates is allowed");
    }
    MapArt::read("map.ron", &text).expect("allowed numbers")
}

#[test]
fn whatever_art_may_say_can_be_painted() {
    let (map, board) = small_map(7, 6, FULL);
    let least = extreme(&["0", "0.02", "0.05", "0.1", "0.5", "1"]);
    let most = extreme(&["100", "64", "60", "50", "20", "10", "5", "4", "2", "1", "0.2"]);
    assert_eq!((least.trees.glades.0, most.trees.glades.0), (0.0, 1.0));
    assert_eq!((least.trees.pitch.0, most.paper.tint_wavelength.0), (0.1, 100.0));
    for art in [least, most] {
        let turns = vec![super::TurnBox::default(); 2];
        let painter = Painter::new(&map, &board, Furniture { turns, ..Furniture::default() }, &art);
        for radius in [4.0, 14.0, 33.0] {
            let picture = painter.paint(radius, painter.sheet().paper, Layers::ALL);
            assert!(picture.pixels.chunks_exact(4).all(|pixel| pixel[3] == 255));
        }
    }
}

#[test]
fn the_map_art_is_seen_and_told_by_the_digest() {
    let (map, board) = small_map(7, 6, FULL);
    let mut other = standard();
    other.colours.paper = crate::art::packs::pack::palette::Colour([200, 30, 90]);
    let [usual, red] = [standard(), other].map(|art| Painter::new(&map, &board, Furniture::default(), &art));
    let area = PixelRect { left: 60, top: 60, width: 40, height: 40 };
    let bytes = |painter: &Painter| painter.paint_tile(20.0, area, Layers::STATIC).pixels;
    assert_ne!(bytes(&usual), bytes(&red));
    assert_ne!(usual.digest(), red.digest());
    let again = Painter::new(&map, &board, Furniture::default(), &standard());
    assert_eq!(usual.digest(), again.digest());
}

/// A star marks the hex that counts: under counters it stays in place, and a town's name moves to the side.
#[test]
fn a_star_stays_in_its_hex() {
    let (map, board) = small_map(7, 6, FULL);
    let mark = VictoryMark { hexes: vec!["0205".parse().expect("a hex")], label: String::new(), points: 1 };
    let furniture = Furniture { marks: vec![mark], ..Furniture::default() };
    let names = Painter::new(&map, &board, furniture, &standard()).names((40.0, 1.0));
    let goes = |kind| names.iter().find(|name| name.kind == kind).map(NamePlate::can_shift);
    assert_eq!([NameKind::Star, NameKind::Major].map(goes), [Some(false), Some(true)]);
}
