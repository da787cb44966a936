//! Files that can be parsed but make no sense: `check` reports them with the place and a remedy, in every game. Each
//! case is a shipped file with one change, and the expected message; without the change there is no message.

use kessel::{
    cli::check::faults,
    engine::data::{Source, looking_first_in, shipped_names, shipped_text},
    games::GAMES,
};
use std::path::Path;

/// A shipped file, the replaced text, its replacement, and words of the expected sentence.
type Case = (&'static str, &'static str, &'static str, &'static str);

fn said(name: &str, text: &str) -> Vec<String> {
    faults(&GAMES, &Source { name: name.to_owned(), text: text.to_owned() })
        .iter()
        .map(ToString::to_string)
        .collect()
}

/// Returns the line of a fault in a file, and the text from its column on; none if it is at no place in this text.
fn place_of<'a>(fault: &str, name: &str, text: &'a str) -> Option<(usize, &'a str)> {
    let (line, rest) = fault.strip_prefix(name)?.strip_prefix(':')?.split_once(':')?;
    let (line, column): (usize, usize) = (line.parse().ok()?, rest.split_once(':')?.0.parse().ok()?);
    let at = text.lines().nth(line.checked_sub(1)?)?;
    let (start, _) = at.char_indices().nth(column.checked_sub(1)?)?;
    Some((line, &at[start..]))
}

/// Checks that each case is reported, at the changed line or one of the lines in its replacement, in a column of it.
fn all_are_told(cases: &[Case]) {
    for (name, from, to, expected) in cases {
        let text = shipped_text(name).unwrap();
        let at = text.find(from).unwrap_or_else(|| panic!("{name} has no {from}"));
        let changed = text.replacen(from, to, 1);
        let said = said(name, &changed);
        let line = text[..at].matches('\n').count() + 1;
        let lines = line..=line + to.matches('\n').count();
        let is_told = |fault: &String| {
            let told = place_of(fault, name, &changed);
            fault.contains(expected) && told.is_some_and(|(told, _)| lines.contains(&told))
        };
        assert!(said.iter().any(is_told), "{name}:{line}: {from} -> {to}: {expected}: {said:#?}");
    }
}

#[test]
fn what_is_shipped_is_meant() {
    for name in shipped_names() {
        assert_eq!(said(name, shipped_text(name).unwrap()), [""; 0], "{name}");
    }
}

#[test]
fn guderian_scenarios_are_told_what_cannot_be_meant() {
    const FILE: &str = "guderian/dvina.ron";
    let cases = [
        (FILE, "(turn: 2, area: \"V\"", "(turn: 9, area: \"V\"", "there is no turn 9: the last one is 3"),
        (FILE, "(turn: 3, area: \"D\"", "(turn: 4, area: \"D\"", "there is no turn 4: the last one is 3"),
        (FILE, "(turn: 3, area: \"D\"", "(turn: 0, area: \"D\"", "counted from 1"),
        (
            FILE,
            "rifle: 2, armour: 1)",
            "rifle: 200, armour: 1)",
            "200 untried rifle divisions are drawn at once: the pool has 78",
        ),
        // Including the units that begin on the map: 78 are in the pool.
        (
            FILE,
            "area: \"V\", rifle: 5",
            "area: \"V\", rifle: 69",
            "79 untried rifle divisions are drawn at once",
        ),
        (
            FILE,
            "rifle: 6, armour: 4",
            "rifle: 6, armour: 21",
            "21 untried armour divisions are drawn at once",
        ),
        (FILE, "supply_road: \"0120\"", "supply_road: \"0113\"", "no road runs through 0113"),
        (
            FILE,
            "hexes: [\"0412\", \"0513\"]",
            "hexes: [\"0612\"]",
            "Vitebsk is not in 0612: the map has it in 0412 and 0513",
        ),
        (FILE, "(name: \"Orsha\", hexes", "(name: \"0419\", hexes", "0419 is not in 0420"),
        (FILE, "closed_columns: (last: 2", "closed_columns: (last: 60", "there is no column 60"),
        (FILE, "last_column: 40", "last_column: 60", "there is no column 60"),
        (
            "guderian/training.ron",
            "german_held: [\"1120\"]",
            "german_held: [\"9920\"]",
            "hex 9920 is off the map",
        ),
        (
            "guderian/dnieper.ron",
            "area: \"SWF\", from_turn: 4",
            "area: \"SWF\", from_turn: 44",
            "there is no turn 44",
        ),
        (
            "guderian/dnieper.ron",
            "german_points: [1, 1, 1, 1]",
            "german_points: [1, 1, 1]",
            "points for 4 divisions are expected",
        ),
        // Victory places, hexes and levels that would count twice.
        (FILE, "(name: \"Orsha\", hexes", "(name: \"Vitebsk\", hexes", "Vitebsk is already a victory place"),
        (FILE, "hexes: [\"0412\", \"0513\"]", "hexes: [\"0412\", \"0412\"]", "0412 is listed twice"),
        (
            FILE,
            "levels: [",
            "levels: [(name: \"Rout\", winner: Soviet, at_least: -1000), ",
            "the lowest first",
        ),
    ];
    all_are_told(&cases);
}

#[test]
fn panzer44_scenarios_are_told_what_cannot_be_meant() {
    const FILE: &str = "panzer44/ailette.ron";
    let cases = [
        (FILE, "turn: 5,", "turn: 11,", "there is no turn 11: the last one is 10"),
        (FILE, "entry: [\"3010\"]", "entry: [\"2010\"]", "all on one edge"),
        (
            FILE,
            "\"us-armoured-infantry\", 1)",
            "\"us-armoured-infantry\", 101)",
            "there are 101 of us-armoured-infantry: at most 99",
        ),
        (FILE, "(\"us-m4-76\", 3)", "(\"us-m4-76\", 0)", "at least 1 is expected"),
        (FILE, "strength: 5, fires: 4", "strength: 5, fires: 4, from_turn: 12", "there is no turn 12"),
        (FILE, "from_turn: 3", "from_turn: 13", "there is no turn 13"),
        (FILE, "exits: [(side: German, hexes", "exits: [(side: Allied, hexes", "both"),
        (
            FILE,
            "columns: (8, 23), mines: Hasty, number: 4",
            "columns: (8, 8), mines: Hasty, number: 40",
            "there is room for",
        ),
        (
            FILE,
            "positions: Some((columns: (8, 28), number: 4",
            "positions: Some((columns: (8, 28), number: 0",
            "at least 1 is expected",
        ),
        (
            FILE,
            "positions: Some((columns: (8, 28), number: 4",
            "positions: Some((columns: (8, 8), number: 40",
            "there is room for 20",
        ),
        (
            "panzer44/fog.ron",
            "visibility: [",
            "visibility: [(until_turn: 99, hexes: 9), ",
            "this limit applies in no turn",
        ),
        ("panzer44/fog.ron", "Held([\"1504\"", "Held([\"1510\", \"1504\"", "1510 is already in this list"),
        ("panzer44/fog.ron", "[HardVehicle]", "[]", "no kind of unit is named"),
    ];
    // Awards for exits that only the other side has are reported at the award.
    let (exits, others): (Vec<Case>, Vec<Case>) = cases.into_iter().partition(|case| case.3 == "both");
    all_are_told(&others);
    for (name, from, to, _) in exits {
        let said = said(name, &shipped_text(name).unwrap().replacen(from, to, 1));
        assert!(said.iter().any(|fault| fault.contains("the German side has no exit hexes")), "{said:#?}");
    }
}

#[test]
fn platoon_scenarios_are_told_what_cannot_be_meant() {
    const FILE: &str = "platoon/stream-line.ron";
    let cases = [
        (FILE, "turn: 6,", "turn: 13,", "there is no turn 13: the last one is 12"),
        (FILE, "(\"ge-panther-g\", 2)", "(\"ge-panther-g\", 0)", "at least 1 is expected"),
        (FILE, "[\"ge-cp-1\"]", "[\"ge-cp-2\"]", "this side has no counter ge-cp-2"),
        (FILE, "columns: (11, 32), number: 2", "columns: (11, 11), number: 20", "have room only for"),
        (FILE, "columns: (11, 32), number: 2", "columns: (11, 32), number: 0", "at least 1 is expected"),
        (
            "platoon/village.ron",
            "number: 1, strength: 20",
            "number: 0, strength: 20",
            "at least 1 is expected",
        ),
        ("platoon/village.ron", "number: 1, strength: 20", "number: 1, strength: 60", "from 10 to 50"),
        (
            FILE,
            "nearby_fire:",
            "off_board: [(id: \"ge-battery\", unit: \"ge-howitzer-105\", turns: (13, 14))], nearby_fire:",
            "there is no turn 13",
        ),
        (
            FILE,
            "nearby_fire:",
            "off_board: [(id: \"ge-battery\", unit: \"ge-howitzer-105\", turns: (5, 4))], nearby_fire:",
            "the first and the last turn of fire",
        ),
        (FILE, "held: [(German, [", "held: [(Soviet, [\"0808\"]), (German, [", "both sides hold 0808"),
        (FILE, "held: [(German, [", "held: [(German, [\"0808\"]), (German, [", "0808 is listed twice"),
        ("platoon/meeting.ron", "Held([\"1608\"", "Held([\"1707\", \"1608\"", "1707 is already in this list"),
        (
            "platoon/meeting.ron",
            "Held([\"1608\", \"1707\", \"1708\", \"1809\"])",
            "Held([])",
            "no hex is listed",
        ),
        (
            "platoon/meeting.ron",
            "Destroyed(Soviet, [Armoured])",
            "Destroyed(Soviet, [])",
            "no kind of unit is named",
        ),
        (
            "platoon/meeting.ron",
            "levels: [",
            "levels: [(name: \"Rout\", winner: None, at_least: 5), ",
            "the lowest first",
        ),
        (
            "platoon/farm-road.ron",
            "reason: Destroyed(German, [Any])",
            "reason: Exited([Any])",
            "the Soviet side has no exits",
        ),
    ];
    all_are_told(&cases);
}

#[test]
fn squad_scenarios_are_told_what_cannot_be_meant() {
    const FILE: &str = "squad/hill-71.ron";
    let cases = [
        (FILE, "turn: 1,", "turn: 6,", "there is no turn 6: the last one is 5"),
        (FILE, "(\"so-smg\", 3)", "(\"so-smg\", 0)", "at least 1 is expected"),
        (
            FILE,
            "(\"so-smg\", 3)",
            "(\"so-smg\", 100)",
            "there are 100 of so-smg: at most 99 can have a number",
        ),
        (FILE, "(Wire, 4)", "(Wire, 0)", "at least 1 is expected"),
        (FILE, "(Light, 1)]", "(Light, 0)]", "at least 1 is expected"),
        (FILE, "picture: Some((hex: \"", "picture: Some((hex: \"9", "hex"),
        (FILE, "held: [(German, [", "held: [(Allied, [\"0905\"]), (German, [", "both sides hold 0905"),
        (FILE, "Held([\"0905\"", "Held([\"0905\", \"0905\"", "0905 is already in this list"),
        (FILE, "Held([\"0905\"", "Held([\"0905\", \"9905\"", "hex 9905 is off the map"),
    ];
    all_are_told(&cases);
}

/// Files of people who tried to make a scenario, as they were.
const TRIED: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/tried");

/// Returns the messages about a small scenario of Platoon on this map, one of the tried ones.
fn on_a_tried_map(map: &str, objective: &str) -> Vec<String> {
    let text = format!(
        "(id: \"tried\", title: \"\", summary: \"\", map: \"platoon/{map}.ron\", units: \"platoon/units.ron\", \
         charts: \"platoon/charts.ron\", last_turn: 6, first_player: Soviet, german: (placed: [(unit: \"ge-rifle\", hex: \"0101\")]), \
         soviet: (placed: [(unit: \"so-rifle\", hex: \"2001\")]), victory: (\n\
         side: Soviet, awards: [(to: Soviet, points: 1, reason: Held([\"{objective}\"]))], \
         levels: [(name: \"Draw\", winner: None, at_least: 0)]))"
    );
    looking_first_in(Path::new(TRIED), || said("platoon/tried.ron", &text))
}

/// A hill that no slope leads to is reported by the scenario: other games have hills without slopes. An objective must
/// be on land.
#[test]
fn hills_without_slopes_and_objectives_in_a_lake_are_told() {
    let told = on_a_tried_map("map-weissbach-first", "0807");
    assert!(told.len() == 1 && told[0].contains("map: this map has no slopes, but"), "{told:#?}");
    let told = on_a_tried_map("map-weissbach-lake", "2015");
    assert!(told.len() == 1 && told[0].contains("hex 2015 is a lake: no unit can hold it"), "{told:#?}");
    assert_eq!(on_a_tried_map("map-weissbach-lake", "0807"), [""; 0]);
}

/// A scenario of a newer format is reported as such, in every game, and nothing else about it.
#[test]
fn a_scenario_of_a_newer_format_is_told() {
    for name in ["guderian/dvina.ron", "panzer44/fog.ron", "platoon/meeting.ron", "squad/hill-71.ron"] {
        let text = shipped_text(name).unwrap().replacen("\n(\n", "\n(\n    format: 9, moons: 3,\n", 1);
        let told = said(name, &text);
        assert!(told.len() == 1, "{told:#?}");
        assert!(told[0].contains("this file was made for a newer Kessel, in format 9"), "{told:#?}");
    }
}

/// A set-up in which a unit has no place could never end (4.1): the message names the unit.
#[test]
fn set_ups_that_cannot_end_are_told() {
    let cases = [
        // A column of sixteen hexes holds 48 Germans; 51 must be set up in it.
        (
            "platoon/farm-road.ron",
            "(columns: (1, 10), units: [",
            "(columns: (1, 1), units: [(\"ge-cp\", 45), ",
            "there is no place for 1 of 1 ge-mortar-81 in columns 1 to 1",
        ),
        (
            "platoon/farm-road.ron",
            "(\"so-mortar-82\", 1)",
            "(\"so-mortar-82\", 200)",
            "of 200 so-mortar-82 in columns 15 to 20",
        ),
        (
            "panzer44/ailette.ron",
            "columns: (8, 28),\n            units: [",
            "columns: (8, 8),\n            units: [(\"us-at-57\", 80), ",
            "in columns 8 to 8: the set-up could never end",
        ),
        ("squad/patrol.ron", "(\"us-bar\", 1)", "(\"us-bar\", 50)", "no unit carries 45 of 50 us-bar"),
        (
            "squad/patrol.ron",
            "(\"ge-mg34\", 1)",
            "(\"ge-mg34\", 1), (\"ge-mg42-tripod\", 3)",
            "no unit carries 1 of 3 ge-mg42-tripod",
        ),
        (
            "squad/patrol.ron",
            "columns: (5, 9),\n                rows: (2, 8)",
            "columns: (5, 5),\n                rows: (2, 2)",
            "",
        ),
        ("squad/hill-71.ron", "(\"so-dp\", 3)", "(\"so-dp\", 50)", "of 50 so-dp: a unit of infantry"),
        ("squad/hill-71.ron", "(Wire, 4)", "(Wire, 120)", "there is no room for"),
    ];
    let (small, others): (Vec<Case>, Vec<Case>) = cases.into_iter().partition(|case| case.3.is_empty());
    all_are_told(&others);
    // Three infantry fit into one hex; five do not, nor do vehicles in woods.
    for (name, from, to, _) in small {
        let text = shipped_text(name).unwrap().replacen(from, to, 1);
        assert_eq!(said(name, &text), [""; 0]);
        let more = text.replacen("(\"ge-rifle\", 2)", "(\"ge-rifle\", 4)", 1);
        let said = said(name, &more);
        assert!(said.iter().any(|fault| fault.contains("there is no place for some of the")), "{said:#?}");
    }
}

/// Units that may be set up in carriers have a place there.
#[test]
fn carriers_are_places_too() {
    let text = shipped_text("platoon/farm-road.ron").unwrap();
    // Forty-eight places in a column of sixteen hexes: forty trucks, and eight of forty-eight mortars beside them.
    let with = |mortars: u8| {
        let units =
            format!("(columns: (1, 1), units: [(\"ge-truck\", 40), (\"ge-mortar-81\", {mortars})]),\n");
        said(
            "platoon/farm-road.ron",
            &text.replacen("(columns: (1, 10), units", &format!("{units}(columns: (2, 10), units"), 1),
        )
    };
    assert_eq!(with(48), [""; 0]);
    assert!(
        with(49)
            .iter()
            .any(|fault| fault.contains("there is no place for 1 of 49 ge-mortar-81 in columns 1 to 1"))
    );
}

#[test]
fn maps_are_told_what_cannot_be_meant() {
    const PLATOON: &str = "platoon/map-grusha.ron";
    const SQUAD: &str = "squad/map-valmont.ron";
    let cases = [
        (PLATOON, "slopes: [", "slopes: [\"0101 se\", ", "the ground does not rise over the se side of 0101"),
        (PLATOON, "hilltop: [", "hilltop: [\"0101\", ", "is a hilltop at level 0"),
        (
            PLATOON,
            "road_exits: [\"0105 nw\"",
            "road_exits: [\"0105 ne\"",
            "the map continues beyond the ne side of 0105",
        ),
        (PLATOON, "road_exits: [\"0105 nw\"", "road_exits: [\"0101 nw\"", "no road leads to 0101"),
        (SQUAD, "town: [", "town: [\"0201\", ", "belongs to none of the buildings"),
        (
            SQUAD,
            "buildings: [",
            "buildings: [(name: \"Mill\", of: Stone, hexes: [\"0207\"]),",
            "is not in the list town",
        ),
        (
            SQUAD,
            "of: Stone, hexes: [\"0804\", \"0904\", \"0905\"]),",
            "of: Stone, hexes: [\"0804\", \"0904\"]), (name: \"Mill\", of: Stone, hexes: [\"0905\", \"0201\"]),",
            "is not in the list town",
        ),
        (
            SQUAD,
            "(name: \"Forge\", of: Stone, hexes: [\"1409\"]),\n        (name: \"Barns\", of: Wood, hexes: [\"1109\", \"1110\"]),",
            "(name: \"Forge\", of: Stone, hexes: [\"1409\", \"1109\", \"1110\"]),",
            "Forge is in 1409, to which this hex is not adjacent",
        ),
        (SQUAD, "hedges: [", "hedges: [\"0607 se\", ", "the se side of 0607 already has a wall"),
        // Slopes on maps whose games have none.
        (
            SQUAD,
            "rivers: [",
            "slopes: [\"0101 se\"], rivers: [",
            "the ground does not rise over the se side of 0101",
        ),
        (
            "guderian/map.ron",
            "rivers: [",
            "slopes: [\"0101 se\"], rivers: [",
            "the ground does not rise over the se side of 0101",
        ),
        // Cities that are not where their names are.
        (
            "guderian/map.ron",
            "hexes: [\"0420\"]",
            "hexes: [\"5702\"]",
            "hex 5702 is a lake: Orsha cannot be there",
        ),
        (
            "panzer44/map.ron",
            "hexes: [\"0610\", \"0611\"]",
            "hexes: [\"0101\"]",
            "there is no house where La Croix is",
        ),
        (
            "platoon/map-sosnovka.ron",
            "[\"1413\", \"1512\", \"1513\", \"1514\"])",
            "[\"0101\"])",
            "there is no house where Lesk is",
        ),
        ("guderian/map.ron", "after_column: 40", "after_column: 59", "a column from 1 to 58 is expected"),
        (
            "panzer44/map.ron",
            "slopes: [",
            "slopes: [\"0101 se\", ",
            "the ground does not rise over the se side of 0101",
        ),
    ];
    all_are_told(&cases);
    let text = shipped_text(SQUAD).unwrap();
    // A house on the road from 0107 to 2007.
    let on_road = text.replacen("town: [", "town: [\"0207\", ", 1).replacen(
        "buildings: [",
        "buildings: [(name: \"Mill\", of: Stone, hexes: [\"0207\"]), ",
        1,
    );
    let told = said(SQUAD, &on_road);
    let told = told.iter().find(|fault| fault.contains("a road runs through 0207, where Mill is")).unwrap();
    assert!(place_of(told, SQUAD, &on_road).is_some_and(|(_, at)| at.starts_with("\"0207\"")), "{told}");
    let moved = text.replacen(
        "kind: Major, hexes: [",
        "kind: Major, hexes: [\"0101\"]), (name: \"X\", kind: Name, hexes: [",
        1,
    );
    assert!(said(SQUAD, &moved).iter().any(|fault| fault.contains("there is no house where Valmont is")));
    // A slope that is named from the higher hex: the message shows the correct form.
    let text = shipped_text(PLATOON).unwrap();
    let slope = text.split_once("slopes: [").and_then(|(_, rest)| rest.split('"').nth(1)).unwrap();
    let (hex, side) = slope.split_once(' ').unwrap();
    let lower: kessel::engine::board::Hex = hex.parse().unwrap();
    let side = kessel::engine::board::Hexside::from_short_name(side).unwrap();
    let wrong = format!("\"{} {}\"", lower.step(side).unwrap(), side.opposite().short_name());
    let told = said(PLATOON, &text.replacen(&format!("\"{slope}\""), &wrong, 1));
    let expected = format!("name the slope from the lower hex, \"{lower} {}\"", side.short_name());
    assert!(told.iter().any(|fault| fault.contains(&expected)), "{told:#?}");
    let name = text.split_once("near: [").map(|(_, rest)| rest.split(']').next().unwrap()).unwrap();
    let dry = said(PLATOON, &text.replacen(name, "\"2001\"", 1));
    assert!(dry.iter().any(|fault| fault.contains("no water is at these hexes")), "{dry:#?}");
}

/// A hex without a cost could be entered for ever.
#[test]
fn ground_that_costs_nothing_is_told_in_every_game() {
    let cases = [
        ("guderian/charts.ron", "Clear, foot: 1", "Clear, foot: 0", "a cost above 0 is expected"),
        (
            "guderian/charts.ron",
            "Woods, foot: 1, cavalry: 2",
            "Woods, foot: 1, cavalry: 0",
            "a cost above 0 is expected",
        ),
        ("guderian/charts.ron", "major_city: (cost: 1", "major_city: (cost: 0", "a cost above 0 is expected"),
        (
            "guderian/charts.ron",
            "road: (foot: 1, cavalry: 1, motorized: 0.5",
            "road: (foot: 1, cavalry: 1, motorized: 0",
            "a cost above 0 is expected",
        ),
        ("panzer44/charts.ron", "Woods, hard: 3", "Woods, hard: 0", "a cost above 0 is expected"),
        ("panzer44/charts.ron", "road: 0.5", "road: 0", "a cost above 0 is expected"),
        ("panzer44/charts.ron", "bridge: 0.5", "bridge: 0", "a cost above 0 is expected"),
        (
            "platoon/charts.ron",
            "Swamp, costs: (tracked: None, truck: None, wagon: None, mounted: None, foot: Some(1)",
            "Swamp, costs: (tracked: None, truck: None, wagon: None, mounted: None, foot: Some(0)",
            "the cost must be above 0",
        ),
        ("platoon/charts.ron", "road: 0.5", "road: 0", "the cost must be above 0"),
        (
            "platoon/charts.ron",
            "hindered_road: (tracked: Some(1)",
            "hindered_road: (tracked: Some(0)",
            "the cost must be above 0",
        ),
        ("squad/charts.ron", "infantry: Some(1)", "infantry: Some(0)", "points must be from 1 to 99"),
    ];
    all_are_told(&cases);
}
