//! Checks that the board answers as map files state for levels, gullies and fords, and that a fault is reported with
//! its place.
#![allow(clippy::unwrap_used, reason = "a test may stop at once")]

use super::{ALL_SIDES, Board, Hex, Link, MapFile, SideFeature, Terrain, flood};
use crate::engine::data;
use std::{collections::BTreeMap, fs, path::Path};

/// The maps of two boards laid end to end, and of each alone.
const MAPS: [&str; 4] = ["grusha", "sosnovka", "grusha-sosnovka", "sosnovka-grusha"];

/// The boards laid end to end as the reference draws them: levels, woods, towns, swamp, gullies.
const DRAWN: [&str; 16] = [
    "....WWg.....WW......WW............WWW...",
    "...WWWg.....W....W..WWW......111...WW...",
    "....W.gg.........WW..WW......121.g.W....",
    "........g.....W...........W...1...gg....",
    ".........................T..............",
    "...1.........W.111......TTT.......WW....",
    "..111...T...WW11211......TT......WWW....",
    "..111..TTT..W.12211..g...T...111.WW.....",
    ".WW....TT.....11121...gg.....1221.......",
    ".WW.....T.......111.....g....1221.......",
    "..W...........WW......WW......111.....W.",
    "..............W.......W...........T...W.",
    ".............g...................TT.....",
    "....W........g...TT........WW.....T.....",
    "...WW...SS....g..T........WWWW..........",
    "...W....SSS...g...........WWW.......WW..",
];

fn text_of(map: &str) -> String {
    let file = format!("scenarios/platoon/map-{map}.ron");
    fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(file)).unwrap()
}

fn board_of(map: &str) -> Board {
    let file: MapFile = data::parse(map, &text_of(map)).unwrap();
    file.board().unwrap()
}

fn hex(id: &str) -> Hex {
    id.parse().unwrap()
}

/// Returns every hexside of this kind, once, from the hex with the lower number.
fn sides(board: &Board, kind: SideFeature) -> Vec<String> {
    let across = |hex: Hex| ALL_SIDES.map(|side| (side, board.neighbour(hex, side)));
    let mut found = Vec::new();
    for hex in board.hexes() {
        for (side, beyond) in across(hex) {
            if beyond.is_none_or(|beyond| beyond > hex) && board.feature(kind, hex, side) {
                found.push(beyond.map_or(hex.to_string(), |beyond| format!("{hex}|{beyond}")));
            }
        }
    }
    found
}

#[test]
fn a_map_has_the_levels_that_the_reference_draws() {
    let board = board_of("grusha-sosnovka");
    assert_eq!((board.columns(), board.rows()), (40, 16));
    for (row, line) in (1..).zip(DRAWN) {
        for (column, drawn) in (1..).zip(line.chars()) {
            let hex = Hex::new(column, row).unwrap();
            let (level, terrain, gully) = match drawn {
                '1' => (1, Terrain::Hilltop, false),
                '2' => (2, Terrain::Hilltop, false),
                'W' => (0, Terrain::Woods, false),
                'T' => (0, Terrain::Town, false),
                'S' => (0, Terrain::Swamp, false),
                'g' => (0, Terrain::Clear, true),
                _ => (0, Terrain::Clear, false),
            };
            assert_eq!(
                (board.level(hex), board.terrain(hex), board.is_gully(hex)),
                (level, terrain, gully),
                "{hex}"
            );
        }
    }
}

#[test]
fn a_map_has_the_water_that_the_reference_lists() {
    let board = board_of("grusha-sosnovka");
    assert_eq!(sides(&board, SideFeature::Stream).len(), 51);
    assert_eq!(sides(&board, SideFeature::Bridge), ["1105|1205", "1212|1312", "3612|3712"]);
    assert_eq!(sides(&board, SideFeature::Ford), ["1109|1208", "3614|3714"]);
    for (from, to) in [("1105", "1205"), ("3711", "3712"), ("1610", "1611")] {
        let side = hex(from).side_towards(hex(to)).unwrap();
        let back = hex(to).side_towards(hex(from)).unwrap();
        let stream = |hex, side| board.feature(SideFeature::Stream, hex, side);
        assert_eq!(
            (stream(hex(from), side), stream(hex(to), back)),
            (from != "1610", from != "1610"),
            "{from}"
        );
    }
    let road = |from: &str, to: &str| {
        hex(from).side_towards(hex(to)).is_some_and(|side| board.link(Link::Road, hex(from), side))
    };
    assert!(road("2005", "2105") && road("2112", "2012") && road("1713", "1813") && !road("0904", "0905"));
    assert_eq!(["0105", "0112", "4005", "4012"].map(|exit| board.is_road_exit(hex(exit))), [true; 4]);
}

#[test]
fn gullies_are_followed_from_hex_to_hex() {
    let board = board_of("grusha-sosnovka");
    let along = |from: &str, to: &str| board.along_gully(hex(from), hex(to));
    assert!(along("0701", "0702") && along("0702", "0701") && along("0703", "0803") && along("3504", "3604"));
    // Not adjacent, not next in the chain, not in the gully, and far from one.
    assert!(
        !along("0701", "0703") && !along("0702", "0803") && !along("0904", "0905") && !along("0101", "0102")
    );
}

/// Slopes agree with the levels, and no hexside between levels is without one; no map has a cliff.
#[test]
fn slopes_lie_between_levels() {
    for map in MAPS {
        let board = board_of(map);
        for hex in board.hexes() {
            for side in ALL_SIDES {
                let beyond =
                    board.neighbour(hex, side).map_or(board.level(hex), |beyond| board.level(beyond));
                assert_eq!(board.rises(hex, side), beyond > board.level(hex), "{map}: {hex} {side:?}");
                assert!(beyond.abs_diff(board.level(hex)) < 2, "{map}: {hex} {side:?}");
            }
            assert_eq!(board.level(hex) > 0, board.terrain(hex) == Terrain::Hilltop, "{map}: {hex}");
        }
    }
}

#[test]
fn boards_are_the_halves_of_those_laid_end_to_end() {
    let [grusha, sosnovka, one, other] = MAPS.map(board_of);
    for (half, whole, first) in
        [(&grusha, &one, 0), (&sosnovka, &one, 20), (&sosnovka, &other, 0), (&grusha, &other, 20)]
    {
        assert_eq!((half.columns(), whole.columns()), (20, 40));
        for hex in half.hexes() {
            let there = Hex::new(hex.column() + first, hex.row()).unwrap();
            let of = |board: &Board, hex: Hex| {
                let water = ALL_SIDES.map(|side| {
                    [SideFeature::Stream, SideFeature::Bridge, SideFeature::Ford]
                        .map(|kind| board.feature(kind, hex, side))
                });
                (board.terrain(hex), board.level(hex), board.is_gully(hex), water)
            };
            assert_eq!(of(half, hex), of(whole, there), "{hex} and {there}");
        }
    }
}

/// Paths lead over a board of ten times as many hexes as the largest printed one, and its tables end at its edges.
#[test]
fn a_board_can_be_ten_times_as_large() {
    let text = r#"(id: "large", title: "", subtitle: "", columns: 187, rows: 98, woods: ["18798"], swamp: [],
        lake: ["10063", "10064"], rivers: ["18663 s"], road_river_joins: [], roads: [["9964", "10064"]],
        rails: [["18662", "18663", "18664", "18665"]], road_exits: [], rail_exits: [], places: [], areas: [])"#;
    let mut file: MapFile = data::parse("large.ron", text).unwrap();
    let told = file.board().err().unwrap_or_default();
    assert_eq!(told.len(), 1, "a road leads into a lake");
    file.roads.clear();
    let board = file.board().unwrap();
    assert_eq!(board.hexes().count(), 187 * 98);
    assert_eq!([board.terrain(hex("18798")), board.terrain(hex("10064"))], [Terrain::Woods, Terrain::Lake]);
    let river = |from: &str, to: &str| board.river_between(hex(from), hex(to));
    assert_eq!((river("18663", "18664"), river("18664", "18665")), (true, false));
    assert_eq!(board.linked(Link::Rail, hex("18664")).collect::<Vec<_>>(), [hex("18663"), hex("18665")]);
    let away = flood(&board, [hex("0101")], u16::MAX, |_| true);
    assert_eq!(u32::from(away[hex("18798")]), hex("0101").distance(hex("18798")));
    assert_eq!((away[hex("10064")], away.get(hex("25599"))), (u16::MAX, None));
    file.woods.push(hex("18799"));
    let told = file.board().err().unwrap_or_default();
    assert_eq!(told[0].sentence, "hex 18799 is off the map: the map ends at row 98");
    (file.columns, file.rows) = (0, 100);
    assert_eq!(file.board().err().unwrap()[0].sentence, "a map has 1 to 255 columns and 1 to 99 rows");
}

/// Returns the faults of a map with one change.
fn told(from: &str, to: &str) -> String {
    let text = text_of("grusha");
    assert!(text.contains(from), "{from}");
    let text = text.replacen(from, to, 1);
    let map: MapFile = match data::parse("map.ron", &text) {
        Ok(map) => map,
        Err(error) => return error.to_string(),
    };
    let faults = map.board().err().unwrap_or_default();
    let told = data::with_places("map.ron", &text, faults);
    told.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n")
}

#[test]
fn wrong_maps_are_told_with_their_places() {
    let level_2 = "level_2: [\"1608\",";
    let line = 1 + text_of("grusha").lines().position(|line| line.contains(level_2)).unwrap();
    for (from, to, sentence) in [
        (level_2, "level_2: [\"2108\",", "level_2[0]: hex 2108 is off the map: the map ends at column 20"),
        (
            level_2,
            "level_2: [\"0307\",",
            "level_2[0]: hex 0307 is listed in level_1 too: a hex has one level",
        ),
        (level_2, "level_2: [\"1707\",", "level_2[1]: hex 1707 is listed twice"),
        ("(\"1109\", \"1208\")", "(\"1209\", \"1210\")", "fords[0]: no stream runs between 1209 and 1210"),
        ("(\"1109\", \"1208\")", "(\"1109\", \"1308\")", "fords[0][1]: 1109 and 1308 are not adjacent"),
        ("(\"1109\", \"1208\")", "(\"1109\", \"2208\")", "fords[0][1]: hex 2208 is off the map"),
        ("[\"1413\", \"1414\",", "[\"1413\", \"1415\",", "gullies[1][1]: 1413 and 1415 are not adjacent"),
        (
            "[\"1413\", \"1414\",",
            "[\"1413\", \"1417\",",
            "gullies[1][1]: hex 1417 is off the map: the map ends at row 16",
        ),
        (
            "[\"1413\", \"1414\", \"1515\", \"1516\"]",
            "[\"1413\"]",
            "gullies[1]: a chain needs at least two hexes",
        ),
        ("lake: []", "lake: [\"1413\"]", "gullies[1][0]: hex 1413 is a lake: no gully runs there"),
        ("gullies: [", "gulleys: [", "gulleys"),
    ] {
        let told = told(from, to);
        assert!(told.contains(sentence), "{sentence}\n{told}");
        if from == level_2 {
            assert!(told.starts_with(&format!("map.ron:{line}:")), "{told}");
        }
    }
}

/// No two hexes of a map have the same name, and a place of one hex is named without its number.
#[test]
fn a_name_tells_one_hex() {
    for map in ["guderian/map", "panzer44/map", "platoon/map-grusha", "platoon/map-sosnovka-grusha"] {
        let file = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("scenarios/{map}.ron"));
        let file: MapFile = data::parse(map, &fs::read_to_string(file).unwrap()).unwrap();
        let board = file.board().unwrap();
        let mut names = BTreeMap::new();
        for hex in board.hexes().filter(|hex| board.contains(*hex)) {
            assert_eq!(names.insert(board.hex_name(hex), hex), None, "{map}: {hex}");
        }
        let place = |hex| board.places().iter().filter(move |place| place.hexes.contains(&hex));
        for hex in board.hexes().filter(|hex| place(*hex).any(|place| place.hexes.len() == 1)) {
            let named = board.hex_name(hex);
            assert!(place(hex).any(|place| named.starts_with(&place.name)), "{map}: {named}");
        }
    }
}
