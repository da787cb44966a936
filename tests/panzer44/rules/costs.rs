//! The costs of steps (7.1 to 7.9).

use crate::{
    ledger::check::{Entry, covers, refuses},
    panzer44::harness::*,
};
use kessel::games::panzer44::rules::{
    counter::Counter,
    movement::{reach, step},
    refusal::Why,
};

/// The cost of each step of a unit along a path, its own hex first.
fn costs(table: &Table, unit: &str, path: &str) -> Vec<String> {
    let counter: &Counter = table.counter(unit);
    let path = hexes(path);
    let steps = path.windows(2).map(|pair| {
        step(&table.rules, table.public(), counter, pair[0], pair[1])
            .map_or_else(|why| why.case().to_owned(), |cost| cost.to_string())
    });
    steps.collect()
}

/// Three kinds of movement on all kinds of ground.
#[test]
fn ground_and_hexsides() {
    let table = Situation::new()
        .unit("us-m4-75", "0120")
        .unit("us-truck", "0120")
        .unit("us-rifle", "0120")
        .lonely()
        .unit("ge-marder", "3020")
        .begins();
    let of = |unit: &str, path: &str| costs(&table, unit, path);
    assert_eq!(of("us-m4-75-1", "0705 0706 0806 0706"), ["1", "4", "1"], "the slope counts upwards only");
    assert_eq!(of("us-truck-1", "0706 0806 0706"), ["8", "2"]);
    assert_eq!(of("us-rifle-1", "0706 0806 0706"), ["1", "1"]);
    assert_eq!(of("us-m4-75-1", "0908 0907 0908"), ["4", "1"], "case 19");
    assert_eq!(of("us-m4-75-1", "0715 0716"), ["2"], "a stream");
    assert_eq!(of("us-truck-1", "0715 0716"), ["5"]);
    assert_eq!(of("us-rifle-1", "0715 0716"), ["1"]);
    assert_eq!(of("us-m4-75-1", "0412 0413 0412"), ["2", "2"], "a crest, both ways");
    assert_eq!(of("us-m4-75-1", "0815 0816"), ["5"], "a stream and a swamp");
    assert_eq!(of("us-truck-1", "0817 0816"), ["5"]);
    assert_eq!(of("us-rifle-1", "0302 0402 0403"), ["1", "1"]);
    assert_eq!(of("us-m4-75-1", "0303 0403"), ["3"]);
    assert_eq!(of("us-truck-1", "0303 0403"), ["5"]);
}

/// Roads by their hexsides, towns with and without a road, bridges, rivers.
#[test]
fn roads_towns_and_bridges() {
    let table = Situation::new().unit("us-m4-75", "0120").unit("us-truck", "0120").begins();
    let of = |unit: &str, path: &str| costs(&table, unit, path);
    assert_eq!(of("us-m4-75-1", "1408 1508 1509 1510 1610 1710"), ["1", "½", "½", "½", "½"], "case 18");
    assert_eq!(of("us-truck-1", "1309 1409 1509"), ["1", "1"], "case 18: a town, no road");
    assert_eq!(of("us-truck-1", "1513 1514 1515 1516"), ["½", "½", "½"], "a bridge over the stream");
    assert_eq!(of("us-m4-75-1", "2310 2410"), ["½"]);
    assert_eq!(of("us-m4-75-1", "2311 2411"), ["7.8"], "a river without a bridge");
    assert_eq!(of("us-truck-1", "0104 0105"), ["2"], "beside a road");
    assert_eq!(of("us-m4-75-1", "0404 0504"), ["½"], "a road through woods");
}

/// A wreck prevents the road rate, into its hex and out of it; a bridge stays a bridge.
#[test]
fn wrecks_on_roads() {
    let table = Situation::new().unit("us-m4-75", "0120").wreck("0710").wreck("2410").begins();
    let of = |path: &str| costs(&table, "us-m4-75-1", path);
    assert_eq!(of("0510 0610 0710 0810 0910"), ["½", "1", "1", "½"], "case 15");
    assert_eq!(of("2310 2410 2510 2610"), ["½", "1", "½"], "case 15 over a bridge");
}

/// A full hex gives no road rate and may be passed.
#[test]
fn full_hexes() {
    let mut table = Situation::new()
        .unit("us-m4-75", "0310")
        .unit("us-m4-76", "0410")
        .unit("us-m4-76", "0410")
        .unit("us-m4-76", "0410")
        .unit("ge-panther", "1310")
        .plotted("", "us-m4-75-1 MV");
    assert_eq!(costs(&table, "us-m4-75-1", "0310 0410 0510"), ["1", "½"], "case 24");
    table.refused("7.9", &walk("us-m4-75-1", "0410"));
    table.play(&walk("us-m4-75-1", "0410 0510"));
    assert_eq!(table.left("us-m4-75-1"), "7½");
}

/// Clear ground, up a slope to clear ground, woods, clear ground: 7 points for a tank, all 14 of a truck.
#[test]
fn a_way_over_a_slope() {
    let situation =
        Situation::new().unit("us-m4-75", "0701").unit("us-truck", "0701").unit("ge-panther", "1310");
    let mut table = situation.with_slope("0601 sw").plotted("", "us-m4-75-1 MV; us-truck-1 MV");
    table.play(&walk("us-m4-75-1", "0601 0502 0503 0504"));
    assert_eq!(table.left("us-m4-75-1"), "2", "case 14");
    table.refused("7.3", &walk("us-truck-1", "0601 0502 0503 0504 0505"));
    let events = table.play(&walk("us-truck-1", "0601 0502 0503 0504"));
    let left = events.iter().rev().find_map(|event| match event {
        Event::Moved { left, .. } => Some(left.to_string()),
        _ => None,
    });
    assert_eq!(left.as_deref(), Some("0"), "case 14, exactly");
}

/// The hexes that a unit can reach are those that the door accepts, and the others have a reason.
#[test]
fn reach_is_what_is_accepted() {
    let situation = Situation::new().unit("us-m8-car", "0510").unit("ge-panther", "0711");
    let table = situation.plotted("", "us-m8-car-1 MV");
    let found = reach(&table.rules, table.public(), table.counter("us-m8-car-1"));
    assert!(found.ends().len() > 60, "{}", found.ends().len());
    for end in found.ends().iter().step_by(7) {
        let mut table = situation.plotted("", "us-m8-car-1 MV");
        table.play(&Order::Move { unit: word("us-m8-car-1"), path: found.path(*end) });
        assert_eq!(table.at("us-m8-car-1"), end.to_string());
        assert_eq!(Some(table.condition("us-m8-car-1").left), found.left(*end));
    }
    let mut table = situation.plotted("", "us-m8-car-1 MV");
    table.refused("7.7", &walk("us-m8-car-1", "0610 0711"));
    table.refused("7.3", &walk("us-m8-car-1", "0710"));
    table.refused("1.4", &walk("us-m8-car-1", "3510"));
    table.refused("7.2", &walk("us-m8-car-1", ""));
    let words =
        table.refused("7.3", &walk("us-m8-car-1", "0509 0508 0507 0506 0505 0504 0503 0502 0501 0401 0402"));
    assert!(words.contains("costs"), "{words}");
    assert_eq!(Why::NoPath.case(), "7.2");
}

/// The tests of this section.
pub const LEDGER: &[Entry] = &[
    covers("1.6 7.1", ground_and_hexsides),
    covers("7.4 7.5 7.8", roads_towns_and_bridges),
    covers("7.5 7.6", wrecks_on_roads),
    refuses("7.9", full_hexes),
    covers("7.1", a_way_over_a_slope),
    refuses("1.4 7.2 7.3 7.7", reach_is_what_is_accepted),
];
