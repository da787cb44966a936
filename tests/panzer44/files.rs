//! The files of the game: the shipped ones are sound, and wrong ones are reported with the place of the fault.

use super::harness::*;
use kessel::{
    engine::{
        board::{MapFile, SideFeature, Terrain},
        data::{self, Source},
        orders::{Game, is_over, play},
    },
    games::panzer44::{
        players::by_name,
        rules::{Panzer44, Rulebook, View, scenario::faults},
    },
    play::players::Thought,
};
use std::{path::Path, sync::Arc};

/// Every shipped scenario loads, with its 52 unit types and its map.
#[test]
pub fn shipped_scenarios_load() {
    for id in ["vauclair", "fog", "ailette"] {
        let rulebook = Rulebook::load(id).unwrap_or_else(|errors| panic!("{errors:?}"));
        assert_eq!(rulebook.units.all().len(), 52);
        assert_eq!((rulebook.board.columns(), rulebook.board.rows()), (30, 20));
        assert!(faults(&rulebook.scenario, &rulebook.board, &rulebook.units, &rulebook.charts).is_empty());
    }
    assert_eq!(data::scenario_ids("panzer44")[..3], ["vauclair", "fog", "ailette"]);
}

/// If both sides score points, a side that is behind in points does not win: both need the same lead (21).
#[test]
fn nobody_wins_who_is_behind() {
    let scenario = Rulebook::load("fog").unwrap().scenario;
    let (side, levels) = (scenario.victory.side, &scenario.victory.levels);
    for side in Side::BOTH {
        assert!(scenario.victory.awards.iter().any(|award| award.to == side), "{side} points");
    }
    let winner = |points: i32| levels.iter().rev().find(|level| points >= level.at_least).unwrap().winner;
    let lead = (0..).find(|points| winner(*points) == Some(side)).unwrap();
    assert!((1..=5).contains(&lead), "{lead} points ahead win");
    for points in 0..40 {
        let ahead = (points >= lead).then_some(side);
        assert_eq!(winner(points), ahead, "{points} ahead");
        assert_eq!(winner(-points), ahead.map(Side::enemy), "{points} behind");
    }
}

/// The map agrees with the reference: the numbers of hexes and hexsides of each kind.
#[test]
fn the_map() {
    let board = Rulebook::load("fog").unwrap().board;
    let ground = |terrain| board.hexes().filter(|hex| board.terrain(*hex) == terrain).count();
    let of = [Terrain::Town, Terrain::Hilltop, Terrain::Woods, Terrain::Swamp].map(ground);
    assert_eq!(of, [15, 8, 34, 7]);
    let sides = |kind| {
        let of_hex =
            |hex| (0..6).filter(|n| board.feature(kind, hex, kessel::engine::board::ALL_SIDES[*n])).count();
        board.hexes().map(of_hex).sum::<usize>() / 2
    };
    assert_eq!(sides(SideFeature::Bridge), 3);
    assert_eq!(sides(SideFeature::Crest), 18);
    assert_eq!(sides(SideFeature::Slope), 30);
    assert_eq!(sides(SideFeature::Stream), 45);
}

fn map_faults(from: &str, to: &str) -> Vec<String> {
    let source = data::load("panzer44/map.ron").unwrap();
    assert!(source.text.contains(from), "{from}");
    let text = source.text.replacen(from, to, 1);
    let map: MapFile = match data::parse("map.ron", &text) {
        Ok(map) => map,
        Err(error) => return vec![error.to_string()],
    };
    let errors = map.board().err().unwrap_or_default();
    data::with_places("map.ron", &text, errors).iter().map(ToString::to_string).collect()
}

/// The faults of a wrong map name file, line, column and reason.
#[test]
fn wrong_maps() {
    let told = |from, to| map_faults(from, to).join("\n");
    assert!(told("town: [\n        \"0610\"", "town: [\n        \"3110\"").contains("column 30"));
    let twice = told("\"0806\", \"0906\"", "\"0806\", \"0806\"");
    assert!(
        twice.starts_with("map.ron:2") && twice.contains("hilltop[1]: hex 0806 is listed twice"),
        "{twice}"
    );
    let bridge = told("(\"2310\", \"2410\")", "(\"2309\", \"2409\")");
    assert!(bridge.contains("bridges[0]: no road runs from 2309 to 2409"), "{bridge}");
    let dry = told("(\"2310\", \"2410\")", "(\"2210\", \"2310\")");
    assert!(dry.contains("bridges[0]: no water runs between 2210 and 2310"), "{dry}");
    let side = told("\"0706 se\"", "\"0706 up\"");
    assert!(side.starts_with("map.ron:4") && side.contains("is not a side"), "{side}");
    let slope = told("\"0706 se\"", "\"0720 s\"");
    assert!(slope.contains("slopes[0]: no hex is s of 0720"), "{slope}");
    let both = told("\"0706 se\"", "\"0806 nw\", \"0706 se\"");
    assert!(both.contains("slopes[1]: the se side of 0706 is listed twice"), "{both}");
    let hedges = told("hedges: 34", "hedges: 134");
    assert!(hedges.contains("countryside.hedges: 134 is more than 100 percent"), "{hedges}");
}

fn scenario_faults(from: &str, to: &str) -> String {
    let source = data::load("panzer44/ailette.ron").unwrap();
    assert!(source.text.contains(from), "{from}");
    let source = Source { name: "ailette.ron".to_owned(), text: source.text.replacen(from, to, 1) };
    let errors = Rulebook::from_source(&source).err().unwrap_or_default();
    errors.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n")
}

/// The faults of a wrong scenario name file, line, column and reason.
#[test]
pub fn wrong_scenarios() {
    for (from, to, told) in [
        ("\"ge-tiger-2\", 1", "\"ge-tiger-9\", 1", "there is no unit type ge-tiger-9"),
        ("\"ge-tiger-2\", 1", "\"us-m10\", 1", "us-m10 is not a German unit"),
        (
            "(\"ge-sdkfz-251\", \"ge-pzgren\", 3)",
            "(\"ge-panther\", \"ge-pzgren\", 3)",
            "ge-panther is not a carrier",
        ),
        (
            "(\"ge-sdkfz-251\", \"ge-pzgren\", 3)",
            "(\"ge-sdkfz-251\", \"ge-panther\", 3)",
            "it cannot be carried",
        ),
        ("panic: 1", "panic: 7", "a panic level is 1 to 4"),
        ("columns: (8, 28)", "columns: (8, 38)", "columns from 1 to 30 are expected"),
        ("entry: [\"3010\"]", "entry: [\"3010\", \"2901\"]", "all on one edge"),
        ("hexes: [\"3010\", \"3014\"]", "hexes: [\"3010\", \"2914\"]", "2914 is not on the edge"),
        ("(\"2310\", \"2410\")", "(\"2311\", \"2411\")", "no bridge runs from 2311 to 2411"),
        ("set_up: [Allied]", "set_up: []", "but no set-up phase"),
        ("at_least: 8", "at_least: 2", "levels are expected, the lowest first"),
        ("panzer44/units.ron", "panzer44/unit.ron", "there is no such data file"),
        ("last_turn: 10", "last_turn: 0", "a game has 1 to 99 turns"),
        ("first_player: German", "first_player: Swiss", "Swiss"),
    ] {
        let faults = scenario_faults(from, to);
        assert!(faults.contains(told) && faults.starts_with("ailette.ron:"), "{to}: {faults}");
        let place: Vec<&str> = faults.split(':').take(3).collect();
        assert!(place[1].parse::<u32>().unwrap() > 1, "{faults}");
    }
}

/// A situation in which the game cannot begin is refused.
#[test]
fn impossible_beginnings() {
    let both = Situation::new().unit("ge-panther", "0510").unit("us-m4-75", "0510");
    assert!(both.faults().join(" ").contains("both sides have units in 0510"), "{:?}", both.faults());
    let broken = Situation::new().unit_that("ge-panther", "0510", "disruption: 4");
    assert!(broken.faults().join(" ").contains("D3 is the highest level"), "{:?}", broken.faults());
}

/// The scenario that the reader of the guide writes is valid, and is played to its end.
#[test]
fn the_scenario_of_the_guide_is_played() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("scenarios/panzer44/README.md");
    let guide = std::fs::read_to_string(path).unwrap();
    let shown: Vec<&str> = guide.split("```").filter(|block| block.contains("id: \"crossroads\"")).collect();
    let [text] = shown[..] else { panic!("the guide shows {} scenarios", shown.len()) };
    let source = Source { name: "crossroads.ron".to_owned(), text: text.to_owned() };
    let rulebook = Arc::new(Rulebook::from_source(&source).unwrap());
    let mut world = Panzer44::world();
    Panzer44::restore(&mut world, &rulebook, Panzer44::start(&rulebook, 3));
    let mut players = [1, 2].map(|seed| by_name("random", seed).unwrap());
    for _ in 0..5_000 {
        let position = Panzer44::position(&world);
        if is_over::<Panzer44>(&position.public) {
            return;
        }
        let view = View::to_play(&rulebook, position);
        let order = players[view.side.number()].choose_order(&view, &Thought::default()).order;
        play::<Panzer44>(&mut world, &order).unwrap();
    }
    panic!("it does not end");
}
