//! The files of the game. The shipped ones are sound, wrong ones are reported with the place and the fault, and no line
//! of a damaged game stops the program.

use super::{
    harness::{hex, table, word},
    play::Lots,
};
use kessel::{
    cli::check,
    engine::{
        board::{MapFile, SideFeature, Terrain},
        data::{self, Source},
        orders::{Game, GameFile, Record},
    },
    games::{
        GAMES,
        platoon::rules::{
            Platoon, Rulebook,
            counter::Place,
            scenario::{What, faults, options::Options},
        },
    },
};
use std::path::Path;

#[test]
fn shipped_scenarios_and_maps_are_sound() {
    for (id, columns) in [("farm-road", 20), ("meeting", 40), ("village", 20), ("stream-line", 40)] {
        let rulebook = Rulebook::load(id).unwrap_or_else(|errors| panic!("{errors:?}"));
        assert_eq!(rulebook.units.all().len(), 87);
        assert_eq!((rulebook.board.columns(), rulebook.board.rows()), (columns, 16));
        assert!(faults(&rulebook.scenario, &rulebook.board, &rulebook.units).is_empty());
    }
    // The other shipped maps have no faults either.
    for id in ["map-grusha", "map-sosnovka", "map-grusha-sosnovka", "map-sosnovka-grusha"] {
        let source = data::load(&format!("platoon/{id}.ron")).unwrap();
        let map: MapFile = source.read().unwrap();
        map.board().unwrap_or_else(|errors| panic!("{id}: {errors:?}"));
    }
}

/// The map agrees with the reference: the numbers of hexes and hexsides of each kind (22.2).
#[test]
fn the_map() {
    let board = Rulebook::load("meeting").unwrap().board;
    let ground = |terrain| board.hexes().filter(|hex| board.terrain(*hex) == terrain).count();
    let of = [Terrain::Town, Terrain::Woods, Terrain::Swamp].map(ground);
    assert_eq!(of, [21, 66, 5]);
    let levels = [1, 2].map(|level| board.hexes().filter(|hex| board.level(*hex) == level).count());
    assert_eq!(levels, [40, 9]);
    let sides = |kind| {
        let of_hex =
            |hex| (0..6).filter(|n| board.feature(kind, hex, kessel::engine::board::ALL_SIDES[*n])).count();
        board.hexes().map(of_hex).sum::<usize>() / 2
    };
    assert_eq!((sides(SideFeature::Bridge), sides(SideFeature::Ford)), (3, 2));
    assert_eq!(board.hexes().filter(|hex| board.is_gully(*hex)).count(), 16);
}

/// The faults of a file in which some words are replaced.
fn told(name: &str, (from, to): (&str, &str), read: impl Fn(&Source) -> Vec<String>) -> String {
    let source = data::load(&format!("platoon/{name}")).unwrap();
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
        ("(\"ge-stug-3g\", 2)", "(\"ge-stug-9\", 2)", "there is no unit type ge-stug-9"),
        ("(\"ge-stug-3g\", 2)", "(\"so-kv-1\", 2)", "so-kv-1 is not a German unit"),
        (
            "(\"ge-sdkfz-251\", \"ge-rifle\", 1)",
            "(\"ge-howitzer-105\", \"ge-rifle\", 1)",
            "cannot carry ge-rifle",
        ),
        ("columns: (3, 11), units", "columns: (3, 31), units", "columns from 1 to 20 are expected"),
        ("strength: 20", "strength: 90", "the strength of a fort must be from 10 to 50"),
        ("turn: 4", "turn: 0", "turns are counted from 1"),
        ("entry: [\"0105\", \"0112\"]", "entry: [\"0105\", \"0901\"]", "all on one edge"),
        ("unit: \"so-howitzer-122\"", "unit: \"so-t34-76\"", "so-t34-76 cannot use indirect fire"),
        ("turns: (1, 8))", "turns: (8, 1))", "the first and the last turn of fire are required"),
        ("turns: (1, 8))", "turns: (1, 8), hexes: Some([\"0808\", \"4801\"]))", "hex 4801 is off the map"),
        ("turns: (1, 8))", "turns: (1, 8), hexes: Some([]))", "can fire at no hex"),
        (
            "turns: (1, 8))",
            "turns: (1, 8), columns: Some((1, 3)), hexes: Some([\"0501\"]))",
            "in its columns",
        ),
        ("turns: (1, 8))", "turns: (1, 8), targets: Some([]))", "can fire at no unit"),
        ("turns: (1, 8))", "turns: (1, 8), targets: Some([\"so-rifle\"]))", "so-rifle is not a German unit"),
        (
            "turns: (1, 8))",
            "turns: (1, 8), targets: Some([\"ge-nobody\"]))",
            "there is no unit type ge-nobody",
        ),
        ("Held([\"0808\"", "Held([\"4808\"", "4808"),
        ("at_least: 24", "at_least: 2", "levels are expected, the lowest first"),
        ("platoon/units.ron", "platoon/unit.ron", "there is no such data file"),
        ("last_turn: 10", "last_turn: 0", "a game has 1 to 99 turns"),
        ("first_player: Soviet", "first_player: Swiss", "Swiss"),
        ("set_up: [German, Soviet]", "set_up: [Soviet]", "but no set-up phase"),
        ("rolling_thunder: true", "rolling_tundra: true", "rolling_tundra"),
    ] {
        let faults = told("village.ron", (from, to), scenario_faults);
        assert!(faults.contains(expected) && faults.starts_with("village.ron:"), "{to}: {faults}");
        let line: u32 = faults.split(':').nth(1).unwrap().parse().unwrap();
        assert!(line > 1, "{faults}");
    }
}

fn map_faults(source: &Source) -> Vec<String> {
    let map: MapFile = match source.read() {
        Ok(map) => map,
        Err(error) => return vec![format!("{error:?}")],
    };
    let errors = map.board().err().unwrap_or_default();
    source.places(errors).iter().map(ToString::to_string).collect()
}

/// The faults of a wrong map name the place and the reason: levels, gullies, fords and bridges.
#[test]
fn wrong_maps() {
    for (from, to, expected) in [
        ("(\"1109\", \"1208\")", "(\"0101\", \"0201\")", "fords[0]"),
        ("(\"1105\", \"1205\")", "(\"0101\", \"0201\")", "bridges[0]"),
        ("[\"1413\", \"1414\"", "[\"1413\", \"1416\"", "gullies"),
        ("level_1: [", "level_1: [\"4801\", ", "4801"),
        ("level_2: [", "level_2: [\"0101\", \"0101\", ", "level_2"),
    ] {
        let faults = told("map-grusha.ron", (from, to), map_faults);
        assert!(faults.contains(expected) && faults.starts_with("map-grusha.ron:"), "{to}: {faults}");
    }
}

/// Units and charts that no game can use are reported with their own places.
#[test]
fn wrong_lists_and_charts() {
    for (name, from, to, expected) in [
        ("units.ron", "id: \"ge-rifle\"", "id: \"ge-hmg\"", "ge-hmg"),
        ("charts.ron", "D  .  .  .  .  .  .  .  .", "D  .  .  .  .  .  .  .", "results"),
        ("charts.ron", "X  DD D  D  .", "X  DQ D  D  .", "DQ"),
        ("charts.ron", "mines: \"2-1\"", "mines: \"9-1\"", "mines"),
    ] {
        let source = data::load(&format!("platoon/{name}")).unwrap();
        assert!(source.text.contains(from), "{name} has no {from}");
        let text = source.text.replacen(from, to, 1);
        let said = check::faults(&GAMES, &Source { name: format!("platoon/{name}"), text });
        let said: Vec<String> = said.iter().map(ToString::to_string).collect();
        assert!(said.join("\n").contains(expected), "{to}: {said:?}");
    }
}

/// A scenario that begins in the middle of a game with a unit off the map cannot begin, and causes no panic (1.3).
#[test]
fn a_scenario_that_begins_off_the_map_is_told_of() {
    let mut rulebook = Rulebook::load("farm-road").unwrap();
    let mut counters = Platoon::start(&rulebook, 1).public.counters;
    for counter in &mut counters {
        counter.place = Place::Map(hex("25599"));
    }
    let underway = kessel::games::platoon::rules::scenario::Underway { counters, ..Default::default() };
    rulebook.scenario.underway = Some(underway);
    let told = Platoon::faults(&rulebook, &Platoon::start(&rulebook, 1)).join(" ");
    assert!(told.contains("is off the map"), "{told}");
}

/// A scenario may give as many points as can be written: they are counted up to the largest number (21).
#[test]
fn points_without_bound_are_counted() {
    let mut rulebook = Rulebook::load("farm-road").unwrap();
    let mut public = Platoon::start(&rulebook, 1).public;
    let victory = &mut rulebook.scenario.victory;
    let side = victory.side;
    let hexes: Vec<_> = rulebook.board.hexes().take(3).collect();
    public.holders = hexes.iter().map(|hex| (*hex, side)).collect();
    victory.awards.truncate(1);
    for award in &mut victory.awards {
        (award.to, award.points) = (side, i32::MAX);
        award.reason = kessel::games::platoon::rules::scenario::Reason::Held(hexes.clone());
    }
    assert_eq!(Platoon::stands(&rulebook, &public).points, i32::MAX);
}

/// The scenario that the reader of the guide writes is valid, and a game of it can begin.
#[test]
fn the_scenario_of_the_guide_is_one() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("scenarios/platoon/README.md");
    let guide = std::fs::read_to_string(path).unwrap();
    let shown: Vec<&str> = guide.split("```").filter(|block| block.contains("id: \"ford\"")).collect();
    let [text] = shown[..] else { panic!("the guide shows {} scenarios", shown.len()) };
    let source = Source { name: "ford.ron".to_owned(), text: text.to_owned() };
    assert_eq!(check::faults(&GAMES, &source), []);
    let rulebook = Rulebook::from_source(&source).unwrap();
    let start = Platoon::start(&rulebook, 3);
    assert!(Platoon::sets_up(&rulebook, &start.public), "the Germans have units to set up");
    assert_eq!(start.public.counters.len(), 8);
}

/// The guide names every field of a scenario, of the forces of a side and of a unit type, every option and every kind.
#[test]
fn the_guide_names_every_field() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("scenarios/platoon/README.md");
    let guide = std::fs::read_to_string(path).unwrap();
    let mut rulebook = Rulebook::load("village").unwrap();
    // These are not written if they are empty.
    let mut missing = vec!["`wrecks`", "`underway`", "`first_turn`", "`columns`", "`hexes`", "`targets`"];
    missing.retain(|name| !guide.contains(name));
    assert_eq!(missing, [""; 0]);
    rulebook.scenario.options = Options::EVERY;
    let battery = rulebook.scenario.soviet.off_board[0].clone();
    let values = [
        serde_json::to_value(&rulebook.scenario).unwrap(),
        serde_json::to_value(&rulebook.scenario.soviet).unwrap(),
        serde_json::to_value(&rulebook.scenario.options).unwrap(),
        serde_json::to_value(&rulebook.scenario.victory).unwrap(),
        serde_json::to_value(battery).unwrap(),
        serde_json::to_value(&rulebook.units.all()[0]).unwrap(),
    ];
    for name in values.iter().flat_map(|value| value.as_object().unwrap().keys()) {
        // The victory conditions have a chapter of their own.
        let is_named = name == "victory" || guide.contains(&format!("`{name}`"));
        assert!(is_named, "the guide does not name {name}");
    }
    for what in [What::Any, What::Armoured, What::Gun, What::Infantry] {
        assert!(guide.contains(&format!("`{what:?}`")), "the guide does not name {what:?}");
    }
}

/// A situation in which the game cannot begin is refused.
#[test]
fn impossible_beginnings() {
    let mut table = table("ge-rifle 1302\nso-t34-76 1305", "");
    let faults =
        |table: &super::harness::Table| Platoon::faults(&table.rules, Platoon::position(&table.world));
    assert_eq!(faults(&table), Vec::<String>::new());
    let sound = Platoon::position(&table.world).clone();
    let mut spoilt = |change: &dyn Fn(&mut kessel::games::platoon::rules::Position)| {
        table.set(|position| {
            position.clone_from(&sound);
            change(position);
        });
        faults(&table).join(" ")
    };
    let at = |position: &mut kessel::games::platoon::rules::Position, unit: &str, place| {
        let counters = &mut position.public.counters;
        counters.iter_mut().find(|counter| counter.id == word(unit)).unwrap().place = place;
    };
    let both = spoilt(&|position| at(position, "so-t34-76-1", Place::Map(hex("1302"))));
    assert!(both.contains("both sides are in 1302"), "{both}");
    let off = spoilt(&|position| at(position, "so-t34-76-1", Place::Map(hex("9963"))));
    assert!(off.contains("so-t34-76-1 is off the map"), "{off}");
    let aboard = spoilt(&|position| at(position, "ge-rifle-1", Place::Aboard(word("so-t34-76-1"))));
    assert!(aboard.contains("ge-rifle-1 cannot be loaded in so-t34-76-1"), "{aboard}");
    let turn = spoilt(&|position| position.public.turn = 99);
    assert!(turn.contains("there is no turn 99"), "{turn}");
}

fn golden(scenario: &str) -> String {
    let path = format!("{}/tests/platoon/golden/{scenario}.kessel", env!("CARGO_MANIFEST_DIR"));
    std::fs::read_to_string(path).unwrap()
}

/// A game file as a person edits it: without the marks of its lines, which would no longer agree.
fn without_marks(text: &str) -> String {
    text.lines()
        .map(|line| line.rsplit_once(" // ").map_or(line, |(record, _)| record).to_owned() + "\n")
        .collect()
}

/// Words of a game file, their replacements, and the faults that follow.
#[test]
fn broken_games_are_refused_with_a_sentence() {
    let text = without_marks(&golden("farm-road"));
    for (from, to, expected) in [
        ("Game(", "Gone(", "is damaged"),
        ("game:\"platoon\"", "game:\"chess\"", "\"chess\""),
        ("scenario:\"farm-road\"", "scenario:\"moscow\"", "there is no such data file"),
        ("format:3", "format:9", "another version of the program"),
        ("number:2,", "number:5,", "order 2 is expected here, not 5"),
        ("place:SetUp(0)", "place:Map(\"9963\")", "is off the map"),
        ("place:SetUp(0)", "place:SetUp(9)", "is in a set-up group that the scenario does not have"),
        ("place:SetUp(0)", "place:Due(3)", "is in an arrival that the scenario does not have"),
        ("place:SetUp(0)", "place:Unseen", "is hidden but has no hex"),
        ("place:SetUp(0)", "place:Aboard(\"ge-rifle-1\")", "cannot be loaded"),
        ("spent:0.0", "spent:400.0", "has spent more than any allowance"),
        ("marker:None", "marker:Some((unloading:true,turns:9))", "must be from 1 to 4"),
        ("kind:\"ge-at-75\"", "kind:\"ge-at-99\"", "ge-at-99"),
        ("id:\"ge-at-75-1\"", "id:\"ge-at-75-2\"", "the counters are not those of the scenario"),
    ] {
        let changed = text.replacen(from, to, 1);
        assert_ne!(changed, text, "{from}");
        let said = check::game_faults(&GAMES, "game.kessel", &changed);
        let said: Vec<String> = said.iter().map(ToString::to_string).collect();
        assert!(said.iter().any(|line| line.contains(expected)), "{to}: {said:?}");
        assert!(said[0].starts_with("game.kessel:"), "{said:?}");
    }
}

/// Text with one fault: a byte, a number, a line missing or doubled, or the rest cut off.
fn spoilt(text: &str, lots: &mut Lots) -> String {
    let lines: Vec<&str> = text.lines().collect();
    let at = lots.below(lines.len());
    let line = lines[at];
    let other = match lots.below(5) {
        0 => String::new(),
        1 => format!("{line}\n{line}\n"),
        2 => format!("{}\n", line.replace(|letter: char| letter.is_ascii_digit(), "7")),
        3 => {
            let cut = (0..=lots.below(line.len())).rev().find(|at| line.is_char_boundary(*at)).unwrap_or(0);
            return lines[..at].iter().map(|line| format!("{line}\n")).collect::<String>() + &line[..cut];
        }
        _ => {
            let mut bytes = line.as_bytes().to_vec();
            let byte = lots.below(bytes.len());
            bytes[byte] = [b'(', b')', b'"', b'0', b'x', b':'][lots.below(6)];
            format!("{}\n", String::from_utf8_lossy(&bytes))
        }
    };
    let mut changed = String::new();
    for (number, line) in lines.iter().enumerate() {
        if number == at { changed += &other } else { changed += &format!("{line}\n") }
    }
    changed
}

/// Whatever is wrong with a file, the game opens up to the fault or is refused with a reason. A position that opens is
/// a possible one.
#[test]
fn damaged_games_open_or_say_why_not() {
    let mut lots = Lots(41);
    let (mut opened, mut refused) = (0, 0);
    for scenario in ["farm-road", "stream-line"] {
        // The beginning is enough, and short.
        let short: String = golden(scenario).lines().take(60).map(|line| format!("{line}\n")).collect();
        for text in [short.clone(), without_marks(&short)] {
            for _ in 0..40 {
                let changed = spoilt(&text, &mut lots);
                let mut world = Platoon::world();
                let outcome = GameFile::<Platoon>::parse("game.kessel", &changed)
                    .map_err(|fault| vec![fault.to_string()])
                    .and_then(|file| {
                        let opened = Record::<Platoon>::from_file(&mut world, file);
                        opened.map_err(|faults| faults.iter().map(ToString::to_string).collect())
                    });
                match outcome {
                    Ok(game) => {
                        opened += 1;
                        let rulebook = &game.record.rulebook;
                        let broken = Platoon::faults(rulebook, Platoon::position(&world));
                        assert_eq!(broken, Vec::<String>::new(), "{scenario}");
                    }
                    Err(faults) => {
                        refused += 1;
                        assert!(
                            !faults.is_empty() && faults.iter().all(|fault| !fault.is_empty()),
                            "{faults:?}"
                        );
                    }
                }
            }
        }
    }
    assert!(opened > 20 && refused > 5, "{opened} opened, {refused} refused");
}
