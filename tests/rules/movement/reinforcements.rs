//! Reinforcements (14.0): their turns, areas, and costs.

use crate::{
    harness::*,
    ledger::{Entry, covers, refuses},
};
use kessel::games::guderian::rules::{Rulebook, counter::Place, set_up};
use std::{collections::BTreeMap, sync::Arc};

const PROVISIONAL: &str = r#"["1", "2", "3", "4", "5", "6"]"#;
const FRONT: &str = r#"Some((area: "SWF", from_turn: 2, a_turn: 5, a_game: 10,
    german_points: [1, 1, 1, 1, 1, 2, 2, 2, 2, 2]))"#;

/// Germans that arrive in turn 8.
fn germans(area: &str, divisions: &str) -> Situation {
    let list = format!("[(turn: 8, area: \"{area}\", divisions: [{divisions}])]");
    Situation::new().part("german_reinforcements", &list)
}

/// They enter in the first movement phase, due together, at a hex of their area.
#[test]
fn case_14_0_entering_the_map() {
    let mut table = germans("E", r#""7 Pz", "26 Inf""#)
        .part(
            "german_reinforcements",
            r#"[(turn: 8, area: "E", divisions: ["7 Pz", "26 Inf"]), (turn: 8, area: "H", divisions: ["GD"]),
                (turn: 9, area: "E", divisions: ["Lehr"])]"#,
        )
        .unit("cav-1", "1022")
        .moves(Side::German);
    table.refused("14.0", &enter("ind-lehr", "0122"));
    table.refused("14.0", &enter("cav-1", "0122"));
    table.refused("14.0", &enter("pz-25-7 ind-gd", "0122"));
    table.refused("14.3", &enter("pz-25-7", "0123"));
    table.refused("K5.1", &enter("pz-25-7", ""));
    table.play(&enter("pz-25-7 inf-26", "0122 0221"));
    assert_eq!(["pz-25-7", "inf-26"].map(|unit| table.left(unit)), ["8", "5"]);
    table.play_all(&[Order::EndPhase, Order::EndPhase]);
    table.refused("14.0", &enter("pzg-6-7", "0122"));
}

/// Enemies close a hex; zones may be entered, and stop; a single leader may not enter them.
#[test]
fn case_14_0_enemies_at_the_entry() {
    let mut table =
        germans("E", r#""7 Pz""#).unit("rifle-61", "0121").unit("leader-konev", "0423").moves(Side::German);
    table.refused("6.21", &enter("pz-25-7", "0121"));
    table.refused("6.22", &enter("pz-25-7", "0122 0123"));
    table.play(&enter("pz-25-7", "0122"));
    table.refused("8.13", &walk("pz-25-7", "0123"));
    let mut table = Situation::new()
        .part(
            "soviet_reinforcements",
            r#"[(turn: 8, area: "X", rifle: 1, armour: 0, leader: Some("leader-konev"))]"#,
        )
        .unit("cav-1", "5806")
        .moves(Side::Soviet);
    table.refused("10.23", &enter("leader-konev", "5907"));
    table.play(&enter("leader-konev untried-rifle-01", "5907"));
}

/// They may wait any number of turns; their area stays the same.
#[test]
fn case_14_3_delays() {
    let mut table = germans("E", r#""7 Pz""#).moves(Side::German);
    while table.public().turn == 8 || table.public().phase != Phase::GermanMovement {
        table.play(&Order::EndPhase);
    }
    table.refused("14.3", &enter("pz-25-7", "0117"));
    table.play(&enter("pz-25-7", "0118"));
}

/// A stack pays no more than one unit; a road exit costs half a point; a marker adds a point.
#[test]
fn case_k16_2_entering_by_one_hex() {
    let mut table = germans("E", r#""7 Pz", "26 Inf""#).soviet_marker("0119").moves(Side::German);
    table.play(&enter("pz-25-7 pzg-6-7 inf-26", "0120"));
    assert_eq!(["pz-25-7", "pzg-6-7", "inf-26"].map(|unit| table.left(unit)), ["9½", "9½", "6"]);
    table.play(&enter("pzg-7-7", "0119"));
    assert_eq!(table.left("pzg-7-7"), "8");
    let mut table = Situation::new()
        .part(
            "soviet_reinforcements",
            r#"[(turn: 8, area: "X", rifle: 0, armour: 1, leader: Some("leader-konev"))]"#,
        )
        .moves(Side::Soviet);
    table.play(&enter("leader-konev untried-armour-01", "5907"));
    assert_eq!((table.left("leader-konev"), table.left("untried-armour-01")), ("9½".into(), "9½".into()));
}

/// No unit overruns from off the map; in a closed area units wait.
#[test]
fn case_k16_4_blocked_german_areas() {
    let mut table = germans("F", r#""26 Inf""#)
        .unit("rifle-61", "0123")
        .unit("rifle-50", "0124")
        .unit("rifle-18", "0125")
        .unit("rifle-89", "0126")
        .moves(Side::German);
    for at in ["0123", "0124", "0125", "0126"] {
        table.refused("6.21", &enter("inf-26", at));
    }
    table.refused("K5.1", &overrun("inf-26", "0123"));
    table.play(&Order::EndPhase);
    assert_eq!(table.due("F"), words("inf-26"));
}

/// The entry areas, hex by hex.
#[test]
fn case_k16_3_entry_areas() {
    let board = Situation::new().rulebook().board;
    let area =
        |id: &str| -> Vec<String> { board.area(id).unwrap().hexes.iter().map(ToString::to_string).collect() };
    let west = |from: u8, to: u8| (from..=to).map(|row| format!("01{row:02}")).collect::<Vec<_>>();
    assert_eq!(area("A"), ["0101", "0201", "0301", "0401", "0501"]);
    for (id, from, to) in [
        ("B", 1, 12),
        ("C", 8, 15),
        ("D", 13, 17),
        ("E", 18, 22),
        ("F", 23, 26),
        ("G", 24, 28),
        ("H", 28, 31),
    ] {
        assert_eq!(area(id), west(from, to));
    }
    let north: Vec<String> = (19..=27).map(|column| format!("{column}01")).collect();
    assert_eq!((area("V"), area("1")), (north.clone(), north));
    let single = [("W", "3901"), ("X", "5907"), ("Z", "3131"), ("2", "3901"), ("3", "5101"), ("4", "4331")];
    for (id, at) in single.into_iter().chain([("5", "3131"), ("6", "1831")]) {
        assert_eq!(area(id), [at]);
    }
    assert_eq!(area("SWF"), ["3131", "3831", "4331", "4531", "5431"]);
}

/// The German schedule of the campaign.
#[test]
fn case_16_2_german_schedule() {
    let rulebook = Rulebook::load("smolensk").unwrap();
    let position = set_up::start(&rulebook, 1);
    let mut units: BTreeMap<(u8, String), usize> = BTreeMap::new();
    for counter in position.public.counters.iter().filter(|counter| counter.side() == Side::German) {
        let Place::Scheduled { turn, area } = counter.place else { panic!("{} is on the map", counter.id) };
        *units.entry((turn, area.to_string())).or_default() += 1;
    }
    let expected = [
        (1, "C", 13),
        (2, "A", 6),
        (2, "B", 2),
        (3, "D", 3),
        (3, "E", 15),
        (3, "H", 9),
        (5, "E", 3),
        (6, "E", 2),
        (7, "E", 4),
        (8, "F", 2),
        (9, "G", 2),
    ];
    let expected: BTreeMap<_, _> =
        expected.into_iter().map(|(turn, area, number)| ((turn, area.to_owned()), number)).collect();
    assert_eq!(units, expected);
    assert_eq!(units.values().sum::<usize>(), 61);
    let second = &rulebook.scenario.german_reinforcements;
    assert!(second.iter().any(|a| a.turn == 2 && a.divisions.contains(&"26 Inf".to_owned())));
    assert!(second.iter().any(|a| a.turn == 7 && a.divisions.contains(&"268 Inf".to_owned())));
}

/// The Soviet schedule of the campaign, turn by turn, and the provisional die on each turn.
#[test]
fn case_16_1_soviet_schedule() {
    let rules = Arc::new(Rulebook::load("smolensk").unwrap());
    let expected: [(u8, &[(&str, usize, usize)]); 12] = [
        (1, &[("V", 5, 0), ("X", 6, 0)]),
        (2, &[("W", 3, 1), ("X", 4, 0)]),
        (3, &[("X", 4, 0), ("Z", 5, 2)]),
        (4, &[("X", 5, 1)]),
        (5, &[("X", 4, 1)]),
        (6, &[("X", 4, 0)]),
        (7, &[("X", 4, 0)]),
        (8, &[("X", 4, 0)]),
        (9, &[("X", 4, 0)]),
        (10, &[("X", 4, 0)]),
        (11, &[("X", 4, 0)]),
        (12, &[]),
    ];
    for (turn, arrivals) in expected {
        let mut position = set_up::start(&rules, 1);
        position.public.phase = Phase::FirstInterdiction;
        position.public.turn = turn - 1;
        let mut table = Table::new(Arc::clone(&rules), position);
        let mut drawn: BTreeMap<String, (usize, usize)> = BTreeMap::new();
        let events = table.play(&Order::EndPhase);
        for event in &events {
            let Event::Drawn { kind, area, .. } = event else { continue };
            let entry = drawn.entry(area.to_string()).or_default();
            if *kind == Kind::Rifle { entry.0 += 1 } else { entry.1 += 1 }
        }
        let provisional: Vec<(usize, usize)> =
            "1 2 3 4 5 6".split(' ').filter_map(|area| drawn.remove(area)).collect();
        assert_eq!(provisional, [(1, 0)], "one provisional division in turn {turn}");
        let drawn: Vec<(&str, usize, usize)> =
            drawn.iter().map(|(area, n)| (area.as_str(), n.0, n.1)).collect();
        assert_eq!(drawn, arrivals, "turn {turn}");
    }
}

/// A die a turn brings a rifle division, which cannot be saved.
#[test]
fn case_14_1_provisional_divisions() {
    for (die, area, at) in [
        (1, "1", "2301"),
        (2, "2", "3901"),
        (3, "3", "5101"),
        (4, "4", "4331"),
        (5, "5", "3131"),
        (6, "6", "1831"),
    ] {
        let mut table = Situation::new().part("provisional", PROVISIONAL).dice(&[die]).moves(Side::Soviet);
        assert_eq!(table.due(area), words("untried-rifle-01"));
        let why = table.refused("14.12", &enter("untried-rifle-01", "5907"));
        assert!(why.contains("cannot enter at 5907"), "{why}");
        table.play(&enter("untried-rifle-01", at));
    }
    let lost = Situation::new().part("provisional", PROVISIONAL).dice(&[2, 3]);
    let mut table = lost.moves(Side::Soviet);
    let events = table.play(&Order::EndPhase);
    assert!(events.contains(&Event::Forfeited { unit: word("untried-rifle-01") }));
    assert_eq!(table.position().secrets.pools[0].len(), 78, "it goes back under its pool");
    let mut table = lost.option("provisional_saved: true").moves(Side::Soviet);
    assert!(!has(&table.play(&Order::EndPhase), "forfeited"));
    assert_eq!(table.due("2").len(), 1);
}

/// If the entrance is closed: the nearest open hex towards the east edge.
#[test]
fn case_14_12_blocked_provisional_entrance() {
    let north = Situation::new().part("provisional", PROVISIONAL).dice(&[2]).unit("cav-1", "3901");
    let mut table = north.moves(Side::Soviet);
    table.refused("14.12", &enter("untried-rifle-01", "3901"));
    table.refused("14.12", &enter("untried-rifle-01", "4001"));
    table.play(&enter("untried-rifle-01", "4101"));
    let mut table = north.unit("rifle-61", "4001").moves(Side::Soviet);
    table.play(&enter("untried-rifle-02", "4001"));
    let south = Situation::new().part("provisional", PROVISIONAL).dice(&[4]).unit("cav-1", "4331");
    south.moves(Side::Soviet).play(&enter("untried-rifle-01", "4531"));
    let controlled = Situation::new().part("provisional", PROVISIONAL).dice(&[6]).unit("cav-1", "1830");
    let mut table = controlled.moves(Side::Soviet);
    table.refused("14.12", &enter("untried-rifle-01", "1831"));
    table.play(&enter("untried-rifle-01", "2031"));
    let one_free = Situation::new().part("provisional", PROVISIONAL).dice(&[1]).unit("cav-1", "2301");
    one_free.moves(Side::Soviet).play(&enter("untried-rifle-01", "1901"));
}

/// The South-Western Front: from turn 2, five a turn, ten in all, for points.
#[test]
fn case_14_2_south_western_front() {
    let mut table = Situation::new().moves(Side::Soviet);
    table.refused("14.2", &call_up("3131"));
    let front = Situation::new().part("south_western_front", FRONT);
    let mut table = front.opens(Phase::SovietMovement, 1);
    table.refused("14.2", &call_up("3131"));
    let mut table = front.opens(Phase::SovietMovement, 2);
    assert_eq!(
        table.refused("14.2", &call_up("1831")),
        "divisions of the South-Western Front cannot enter at 1831"
    );
    table.refused("K5.1", &call_up(""));
    for at in ["3131", "3831", "4331", "4531", "5431"] {
        table.play(&call_up(at));
    }
    assert_eq!(table.public().score.german, 2 * 5, "a point for each of the first five");
    table.refused("14.2", &call_up("3131"));
    while table.public().phase != Phase::SovietMovement || table.public().turn != 3 {
        table.play(&Order::EndPhase);
    }
    for (number, at) in (1..).zip(["3131", "3831", "4331", "4531", "5431"]) {
        table.play(&call_up(at));
        assert_eq!(table.public().score.german, 2 * (5 + 2 * number), "two points for each of the next five");
    }
    while table.public().phase != Phase::SovietMovement || table.public().turn != 4 {
        table.play(&Order::EndPhase);
    }
    table.refused("14.2", &call_up("3131"));
}

/// A division of the South-Western Front moves on with the points left by its entry, into a zone too, and stops there.
#[test]
fn case_14_2_walking_on() {
    let front = Situation::new().part("south_western_front", FRONT).unit("cav-1", "3127");
    let mut table = front.opens(Phase::SovietMovement, 2);
    table.refused("6.22", &call_up("3131 3130 3129 3128 3228"));
    table.refused("K5.2", &call_up("4331 4330 4329 4328 4327 4326 4325"));
    let events = table.play(&call_up("3131 3130 3129 3128"));
    let Some(Event::Entered { units, left, .. }) = events.iter().find(|event| event.kind() == "entered")
    else {
        panic!("{events:?}");
    };
    assert_eq!((units.len(), left[0].to_string().as_str()), (1, "2"));
    table.play(&call_up("4331 4330 4329 4328 4327 4326"));
}

/// The tests of this chapter.
pub const LEDGER: &[Entry] = &[
    refuses("14.0 14.3 K5.1", case_14_0_entering_the_map),
    refuses("6.21 6.22 8.13 10.23", case_14_0_enemies_at_the_entry),
    refuses("14.3", case_14_3_delays),
    covers("K16.2", case_k16_2_entering_by_one_hex),
    refuses("6.21", case_k16_4_blocked_german_areas),
    covers("K16.4", case_k16_4_blocked_german_areas),
    covers("K16.3 K16.3.1", case_k16_3_entry_areas),
    covers("16.2", case_16_2_german_schedule),
    covers("16.1", case_16_1_soviet_schedule),
    refuses("14.12", case_14_1_provisional_divisions),
    covers("14.1", case_14_1_provisional_divisions),
    refuses("14.12", case_14_12_blocked_provisional_entrance),
    covers("14.12", case_14_12_blocked_provisional_entrance),
    refuses("14.2", case_14_2_south_western_front),
    covers("14.23", case_14_2_south_western_front),
    refuses("6.22 K5.2", case_14_2_walking_on),
    covers("14.2", case_14_2_walking_on),
];
