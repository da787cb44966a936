//! The files of the game: the shipped ones are sound, wrong ones are reported with the place and the fault.

use crate::play::{SCENARIOS, played};
use kessel::{
    cli::check,
    engine::{
        board::MapFile,
        data::{self, Source},
        orders::{GameFile, Record},
    },
    games::{
        GAMES,
        squad::rules::{
            Rulebook, Squad,
            position::{Mission, WorkKind},
            scenario::{Arrival, Group, Scenario, SetUp, faults},
        },
    },
};
use std::sync::Arc;

#[test]
fn shipped_scenarios_and_maps_are_sound() {
    for id in SCENARIOS {
        let rulebook = Rulebook::load(id).unwrap_or_else(|errors| panic!("{errors:?}"));
        assert_eq!((rulebook.board.columns(), rulebook.board.rows()), (20, 14));
        assert!(faults(&rulebook.scenario, &rulebook.board, &rulebook.units, &rulebook.charts).is_empty());
    }
    for id in ["map-valmont", "map-hill-71"] {
        let source = data::load(&format!("squad/{id}.ron")).unwrap();
        let map: MapFile = source.read().unwrap();
        map.board().unwrap_or_else(|errors| panic!("{id}: {errors:?}"));
    }
}

/// The command line recognizes all of the game's files as this game's, and finds no fault.
#[test]
fn shipped_files_are_known_as_the_games_own() {
    let files = ["units.ron", "charts.ron", "patrol.ron", "valmont.ron", "crossroads.ron", "hill-71.ron"];
    for name in files.map(|name| format!("squad/{name}")) {
        let source = data::load(&name).unwrap();
        let said = check::faults(&GAMES, &source);
        assert!(said.is_empty(), "{name}: {said:?}");
    }
}

/// The faults of a file in which some words are replaced.
fn told(name: &str, (from, to): (&str, &str), read: impl Fn(&Source) -> Vec<String>) -> String {
    let source = data::load(&format!("squad/{name}")).unwrap();
    assert!(source.text.contains(from), "{name} has no {from}");
    let text = source.text.replacen(from, to, 1);
    read(&Source { name: name.to_owned(), text }).join("\n")
}

fn scenario_faults(source: &Source) -> Vec<String> {
    let errors = Rulebook::from_source(source).err().unwrap_or_default();
    errors.iter().map(ToString::to_string).collect()
}

/// The faults of a wrong scenario name file, line, column and reason.
#[test]
fn wrong_scenarios() {
    for (from, to, expected) in [
        ("(\"ge-rifle\", 5)", "(\"ge-riffle\", 5)", "there is no unit type ge-riffle"),
        ("(\"ge-rifle\", 5)", "(\"us-rifle\", 5)", "us-rifle is not German"),
        ("(\"ge-rifle\", 5)", "(\"ge-rifle-half\", 5)", "is a half squad"),
        ("(\"ge-mg42\", 2)", "(\"ge-pak-40\", 2)", "ge-pak-40 is not a carried weapon"),
        ("(\"panzerfaust\", 2)", "(\"ge-mg42\", 2)", "ge-mg42 is not an expendable weapon"),
        ("columns: (5, 16)", "columns: (5, 46)", "columns from 1 to 20 are expected"),
        ("rows: (1, 9)", "rows: (1, 19)", "rows must be from 1 to 14"),
        ("entry: [\n", "entry: [\"0101\",\n", "all on one edge"),
        ("allies: American", "allies: German", "Germans must be on the German side"),
        ("at_least: 5", "at_least: 1", "levels are expected, the lowest first"),
        ("squad/units.ron", "squad/unit.ron", "there is no such data file"),
        ("player_a: Allied", "player_a: Swiss", "Swiss"),
    ] {
        let faults = told("valmont.ron", (from, to), scenario_faults);
        assert!(faults.contains(expected) && faults.starts_with("valmont.ron:"), "{to}: {faults}");
        let line: u32 = faults.split(':').nth(1).unwrap().parse().unwrap();
        assert!(line > 1, "{faults}");
    }
}

/// Groups have numbers, and all missions wait in one phase: lists that exceed these numbers are refused before they are
/// used.
#[test]
fn lists_that_run_out_of_numbers_are_refused() {
    let told = |change: fn(&mut Scenario)| {
        let mut rulebook = Rulebook::load("valmont").unwrap();
        change(&mut rulebook.scenario);
        let told = faults(&rulebook.scenario, &rulebook.board, &rulebook.units, &rulebook.charts);
        told.iter().map(|fault| format!("{fault:?}")).collect::<Vec<_>>().join("\n")
    };
    assert_eq!(told(|_| {}), "");
    let groups = told(|scenario| {
        let group = SetUp { works: Vec::new(), ..scenario.german.set_up[0].clone() };
        scenario.german.set_up.extend((0..300).map(|_| SetUp { group: Group::default(), ..group.clone() }));
    });
    assert!(groups.contains("301 groups are too many"), "{groups}");
    let arrivals = told(|scenario| {
        let arrival = scenario.allied.arrivals[0].clone();
        let more = (0..300).map(|_| Arrival { group: Group::default(), ..arrival.clone() });
        scenario.allied.arrivals.extend(more);
    });
    assert!(arrivals.contains("301 groups are too many"), "{arrivals}");
    let works = told(|scenario| {
        scenario.german.set_up[0].works = vec![(WorkKind::Foxhole, 255), (WorkKind::Trench, 255)];
    });
    assert!(works.contains("510 fortifications are too many"), "{works}");
    let missions =
        told(|scenario| scenario.allied.missions = vec![(Mission::Light, 255), (Mission::Heavy, 255)]);
    assert!(missions.contains("missions"), "{missions}");
}

/// Units and charts that no game can use are reported with their own places.
#[test]
fn wrong_lists_and_charts() {
    for (name, from, to, expected) in [
        ("units.ron", "id: \"us-rifle\"", "id: \"ge-rifle\"", "ge-rifle is listed twice"),
        ("units.ron", "modifier: -2", "modifier: -3", "the modifier must be from -2 to 0"),
        (
            "units.ron",
            "half: (attack: 2, range: 6, casualty: 3)",
            "half: (attack: 2, range: 6, casualty: 5)",
            "below that of its squad",
        ),
        ("charts.ron", "lane_row: 0", "lane_row: 9", "lane_row"),
        ("charts.ron", "terrain: Woods", "terrain: Lake", "a row for Woods is missing"),
    ] {
        let said = told(name, (from, to), |source| {
            let source = Source { name: format!("squad/{name}"), text: source.text.clone() };
            check::faults(&GAMES, &source).iter().map(ToString::to_string).collect()
        });
        assert!(said.contains(expected), "{to}: {said}");
    }
}

/// A played game is read again, and is the same (5.1).
#[test]
fn a_game_is_read_as_it_was_written() {
    use kessel::engine::orders::Game;
    let rulebook = Arc::new(Rulebook::load("patrol").unwrap());
    let (world, record) = played(&rulebook, 7);
    let text = record.file.text().unwrap();
    let file = GameFile::<Squad>::parse("game.kessel", &text).unwrap();
    let mut again = Squad::world();
    Record::<Squad>::from_file(&mut again, file).unwrap();
    assert!(Squad::position(&again) == Squad::position(&world));
}
