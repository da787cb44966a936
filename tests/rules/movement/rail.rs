//! Rail movement (6.3).

use crate::{
    harness::*,
    ledger::{Entry, covers, refuses},
};
use kessel::{
    engine::board::{Hex, Link},
    games::guderian::rules::{movement::rail, order::legal},
};
use std::collections::BTreeMap;

/// The line from Smolensk to the east: 18 points to Vyazma, 30 to 4708.
const EAST: &str = "2317 2416 2516 2615 2715 2814 2915 3014 3115 3214 3315 3414 3515 3615 3715 3815 3916 4015 \
                    4115 4114 4113 4112 4111 4210 4310 4309 4408 4508 4607 4708";

fn smolensk() -> Situation {
    Situation::new().unit("rifle-61", "2216").unit("leader-konev", "2216")
}

/// Eight combat units a turn may go by rail; an armoured division counts three, a leader none.
#[test]
fn case_k6_1_rail_capacity() {
    let mut table = Situation::new()
        .untried("Rifle", 3, "2216")
        .untried("Armour", 2, "2217")
        .units("leader-konev leader-lukin", "2216")
        .moves(Side::Soviet);
    table.play(&train("untried-armour-01 untried-armour-02", "2318"));
    assert_eq!(table.public().rail_used, 6);
    let all = "untried-rifle-01 untried-rifle-02 untried-rifle-03";
    table.refused("K6.1", &train(all, "2317"));
    table.play(&train("untried-rifle-01 untried-rifle-02 leader-konev", "2317"));
    assert_eq!(table.public().rail_used, 8);
    table.refused("K6.1", &train("untried-rifle-03", "2317"));
    table.play(&train("leader-lukin", "2317"));
    let mut german = Situation::new().unit("pz-25-7", "0413").moves(Side::German);
    german.refused("K6.1", &train("pz-25-7", "0414"));
}

/// The full capacity is available again in the next turn.
#[test]
fn case_k6_1_capacity_of_the_next_turn() {
    let mut table =
        Situation::new().untried("Rifle", 3, "2216").unit("leader-konev", "2216").moves(Side::Soviet);
    table.play(&train("untried-rifle-01", "2317"));
    while table.public().turn == 8 {
        table.play(&Order::EndPhase);
    }
    assert_eq!(table.public().rail_used, 0);
}

/// Thirty rail points, one a hex whatever the ground and the rivers.
#[test]
fn case_k6_2_thirty_rail_points() {
    let mut table = smolensk().moves(Side::Soviet);
    table.refused("K6.2", &train("rifle-61", &format!("{EAST} 4808")));
    let events = table.play(&train("rifle-61", EAST));
    assert!(matches!(&events[0], Event::Railed { points: 30, capacity: 1, .. }), "{events:?}");
    table.refused("6.12", &walk("rifle-61", "4709"));
}

/// A marker adds four points to the cost of its hex.
#[test]
fn case_k6_2_interdiction_of_trains() {
    let mut table = smolensk().air_markers("2416").moves(Side::Soviet);
    table.refused("K6.2", &train("rifle-61", EAST));
    let events = table.play(&train("rifle-61", "2317 2416"));
    assert!(matches!(&events[0], Event::Railed { points: 6, .. }), "{events:?}");
}

/// Every hex to which some track leads within thirty points is highlighted, each with a path of the least cost.
#[test]
fn case_k6_2_everywhere_by_train() {
    let table = smolensk()
        .air_markers("2416 2115 4015")
        .unit("pz-25-7", "3514")
        .unit("cav-1", "1611")
        .moves(Side::Soviet);
    let (rules, public) = (&table.rules, table.public());
    let start = hex("2216");
    let mut least: BTreeMap<Hex, (u16, Vec<Hex>)> = BTreeMap::from([(start, (0, Vec::new()))]);
    let mut open = vec![start];
    while let Some(at) = open.pop() {
        let (_, path) = least[&at].clone();
        for next in rules.board.linked(Link::Rail, at) {
            let longer: Vec<Hex> = path.iter().copied().chain([next]).collect();
            let Ok(points) = rail::follow(rules, public, start, &longer) else { continue };
            if least.get(&next).is_none_or(|(best, _)| points < *best) {
                least.insert(next, (points, longer));
                open.push(next);
            }
        }
    }
    least.remove(&start);
    assert!(least.len() > 50 && !least.contains_key(&hex("3515")), "{}", least.len());
    let pieces = [public.find(table.id("rifle-61")).unwrap()];
    let offered = legal::train_rides(rules, public, &pieces);
    let ends: Vec<Hex> = offered.iter().map(|path| path[path.len() - 1]).collect();
    assert_eq!(ends, least.keys().copied().collect::<Vec<_>>());
    let reach = rail::reach(rules, public, start);
    for (path, end) in offered.iter().zip(ends) {
        assert_eq!(rail::follow(rules, public, start, path), Ok(least[&end].0), "{path:?}");
        assert_eq!(reach.points(end), Some(least[&end].0));
    }
    assert_eq!(reach.points(hex("0101")), None);
}

/// Rail movement leads from rail hex to rail hex along the track; it is the whole move of the phase.
#[test]
fn case_k6_3_from_rail_hex_to_rail_hex() {
    let mut table = smolensk().unit("rifle-50", "2215").moves(Side::Soviet);
    table.refused("K6.3", &train("rifle-50", "2216"));
    table.refused("K6.3", &train("rifle-61", "2317 2316"));
    table.refused("K6.3", &train("rifle-61", "2315"));
    table.refused("K5.1", &train("rifle-61", ""));
    table.refused("K5.1", &train("rifle-61 rifle-50", "2317"));
    table.play(&walk("rifle-61", "2116"));
    table.refused("K6.3", &train("rifle-61", "2015"));
    table.play(&train("leader-konev", "2317"));
    table.refused("6.12", &train("leader-konev", "2416"));
}

/// The start, the path and the end cannot be in a zone; friendly units cancel none for trains.
#[test]
fn case_6_32_no_trains_in_enemy_zones() {
    let mut table = smolensk().unit("rifle-50", "2416").unit("pz-25-7", "2415").moves(Side::Soviet);
    table.refused("6.32", &train("rifle-61", "2317 2416"));
    table.refused("6.32", &train("rifle-50", "2317"));
    table.play(&train("rifle-61", "2317"));
    let mut table = smolensk().unit_that("pz-25-7", "2317", "disrupted: true").moves(Side::Soviet);
    table.refused("6.21", &train("rifle-61", "2317"));
}

/// A unit out of supply has thirty points, too.
#[test]
fn case_6_34_out_of_supply_by_train() {
    let mut table = Situation::new().unit("rifle-61", "2216").moves(Side::Soviet);
    assert_eq!(table.left("rifle-61"), "3");
    table.play(&train("rifle-61", EAST));
    assert_eq!(table.at("rifle-61"), "4708");
}

/// Arrivals that enter on a rail hex may go on by train, with all thirty points.
#[test]
fn case_k6_6_rail_for_arrivals() {
    let schedule = r#"[(turn: 8, area: "X", rifle: 2, armour: 0, leader: Some("leader-konev"))]"#;
    let mut table = Situation::new().part("soviet_reinforcements", schedule).moves(Side::Soviet);
    table.play(&enter("untried-rifle-01", "5907"));
    let events = table.play(&train("untried-rifle-01", "5807 5707 5607 5508"));
    assert!(matches!(&events[0], Event::Railed { points: 4, capacity: 1, .. }));
    table.play(&enter("untried-rifle-02", "5907 5807"));
    table.refused("K6.3", &train("untried-rifle-02", "5707"));
    table.play(&enter("leader-konev", "5907"));
    table.refused("6.12", &train("untried-rifle-02", "5707"));
}

/// Rail is the whole move: an overrun from the hex by which a unit entered ends it.
#[test]
fn case_k6_3_no_train_after_an_overrun_from_the_entry_hex() {
    let schedule = r#"[(turn: 8, area: "X", rifle: 4, armour: 0)]"#;
    let mut table = Situation::new()
        .part("soviet_reinforcements", schedule)
        .unit("pzg-6-7", "5908")
        .unit("leader-konev", "5905")
        .moves(Side::Soviet);
    let three = "untried-rifle-01 untried-rifle-02 untried-rifle-03";
    table.play(&enter(three, "5907"));
    table.give_dice(&[1]);
    let events = table.play(&overrun(three, "5908"));
    assert_eq!(result(&events), "D1", "{:?}", compared(&events).2);
    table.play(&Order::Lose);
    assert!(table.counter("pzg-6-7").condition.disrupted, "it stays and bars no train");
    assert_eq!((table.at("untried-rifle-01"), table.at("pzg-6-7")), ("5907".into(), "5908".into()));
    table.refused("K6.3", &train("untried-rifle-01", "5807"));
    table.play(&enter("untried-rifle-04", "5907"));
    table.play(&train("untried-rifle-04", "5807"));
}

/// The capacity that the documentation of `moves` prints is the one that the program prints.
#[test]
fn the_documented_capacity_is_that_of_the_charts() {
    let rules = kessel::games::guderian::rules::Rulebook::load("smolensk").unwrap();
    let page = std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/docs/commands.md")).unwrap();
    let printed = format!("\"capacity\":{{\"needed\":0,\"used\":0,\"of\":{}}}", rules.charts.rail.capacity);
    assert!(page.contains(&printed), "{printed}");
}

/// The tests of this chapter.
pub const LEDGER: &[Entry] = &[
    refuses("K6.1", case_k6_1_rail_capacity),
    covers("K6.1", case_k6_1_capacity_of_the_next_turn),
    refuses("K6.2 6.12", case_k6_2_thirty_rail_points),
    refuses("K6.2", case_k6_2_interdiction_of_trains),
    covers("K6.2", case_k6_2_everywhere_by_train),
    refuses("K6.3 K5.1", case_k6_3_from_rail_hex_to_rail_hex),
    refuses("6.32 6.21", case_6_32_no_trains_in_enemy_zones),
    covers("6.34", case_6_34_out_of_supply_by_train),
    refuses("K6.3", case_k6_6_rail_for_arrivals),
    covers("K6.6", case_k6_6_rail_for_arrivals),
    refuses("K6.3", case_k6_3_no_train_after_an_overrun_from_the_entry_hex),
];
