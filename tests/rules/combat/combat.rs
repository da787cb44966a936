//! Combat (9.0): attackers and their targets, strengths, and the odds.

use crate::{
    harness::*,
    ledger::{Entry, covers, refuses},
};
use kessel::{
    engine::board::Hex,
    games::guderian::rules::{combat, counter::Piece},
};
use std::collections::{BTreeMap, BTreeSet};

const DIVISION: &str = "pz-25-7 pzg-6-7 pzg-7-7";

/// Konev is far behind 1222, so that all units there are in supply.
fn field() -> Situation {
    Situation::new().unit("leader-konev", "1522")
}

/// The parts that an attack must name.
#[test]
fn case_9_1_what_an_attack_names() {
    let mut table = field().units(DIVISION, "1122").unit("rifle-61", "1222").fights(Side::German);
    table.refused("9.1", &attack("pz-25-7", ""));
    table.refused("K5.1", &Order::Attack { units: vec![], targets: hexes("1222") });
    table.refused("K5.1", &attack("pz-25-7 pz-25-7", "1222"));
    assert!(table.refused("9.1", &attack("pz-25-7", "1121")).contains("no enemy unit is there"));
    let mut edge = Situation::new().unit("inf-26", "0131").fights(Side::German);
    edge.refused("9.1", &attack("inf-26", "0132"));
    table.refused("4.0", &attack("rifle-61", "1122"));
    table.play(&Order::EndPhase);
    assert_eq!(table.public().phase, Phase::GermanMechanized, "attacks are voluntary");
}

/// A unit that has attacked cannot attack again; a unit that has been attacked is not attacked again.
#[test]
fn case_9_14_attacker_and_defender() {
    let mut table = field()
        .unit("pz-25-7", "1122")
        .unit("inf-26", "1121")
        .units("rifle-61 rifle-50", "1222")
        .unit("rifle-18", "1221")
        .dice(&[4])
        .fights(Side::German);
    assert_eq!(result(&table.play(&attack("pz-25-7", "1222"))), "A2");
    table.play_all(&[Order::Lose]);
    let mut table = field()
        .unit("inf-26", "1122")
        .unit("inf-5", "1123")
        .units("rifle-61 rifle-13", "1222")
        .unit("rifle-18", "1221")
        .dice(&[4])
        .fights(Side::German);
    assert_eq!(result(&table.play(&attack("inf-26", "1222"))), "Eng");
    table.play(&lose_step("rifle-13"));
    assert_eq!(table.counter("inf-26").condition.steps_lost, 1);
    table.refused("9.14", &attack("inf-26", "1221"));
    table.refused("9.14", &attack("inf-5", "1222"));
}

/// Disrupted units, leaders alone and a revealed 0-1-6 cannot attack, nor can any unit across a lake.
#[test]
fn case_k12_2_who_may_not_attack() {
    let mut table = Situation::new()
        .units("leader-konev rifle-19-b", "1222")
        .unit("leader-lukin", "1121")
        .unit("rifle-61", "1123")
        .unit("cav-1", "1122")
        .fights(Side::Soviet);
    let why = table.refused("K12.2", &attack("leader-konev", "1122"));
    assert_eq!(why, "leaders cannot attack without combat units");
    table.refused("K13.3.1", &attack("rifle-19-b", "1122"));
    table.refused("10.36", &attack("rifle-61 leader-konev", "1122"));
    let mut lake = Situation::new().unit("cav-1", "0402").fights(Side::German);
    lake.refused("K12.2", &attack("cav-1", "0502"));
}

/// The offer is the same as the door accepts. It has each hex that may be attacked, with every unit that may attack it
/// alone, or as a leader together with one of these.
#[test]
fn case_9_1_what_is_offered() {
    let situation = Situation::new()
        .units("rifle-61 rifle-19-b leader-konev", "1222")
        .units("leader-lukin", "1221")
        .unit_that("rifle-50", "1223", "has_attacked: true")
        .unit_that("rifle-18", "1322", "disrupted: true")
        .unit_that("rifle-89", "1021", "was_attacked: true")
        .units("inf-26 cav-1", "1122")
        .unit_that("inf-5", "1123", "has_attacked: true")
        .unit_that("inf-6", "1121", "advanced: true")
        .unit("pz-25-7", "0402")
        .unit("leader-rakutin", "2022");
    for side in Side::BOTH {
        let table = situation.fights(side);
        let (rules, public) = (&table.rules, table.public());
        let own: Vec<(Piece, Hex)> = public.on_map(side).map(|(piece, _, at)| (piece, at)).collect();
        let mut expected: BTreeMap<Hex, BTreeSet<Piece>> = BTreeMap::new();
        for target in public.on_map(side.enemy()).map(|(.., at)| at) {
            for (piece, at) in &own {
                let escorts = own.iter().filter(|(other, there)| there == at && other != piece);
                let leader = public.counter(*piece).kind == Kind::Leader;
                let allowed = |pieces: &[Piece]| combat::may_attack(rules, public, pieces, &[target]).is_ok();
                let able = if leader {
                    escorts.into_iter().any(|(escort, _)| allowed(&[*piece, *escort]))
                } else {
                    allowed(&[*piece])
                };
                if able {
                    expected.entry(target).or_default().insert(*piece);
                }
            }
        }
        assert!(!expected.is_empty());
        let offered: BTreeMap<Hex, BTreeSet<Piece>> = combat::opportunities(rules, public)
            .into_iter()
            .map(|(target, able)| (target, able.into_iter().collect()))
            .collect();
        assert_eq!(offered, expected, "{side}");
    }
    let table = situation.stands(Phase::GermanMovement, 8);
    assert!(combat::opportunities(&table.rules, table.public()).is_empty(), "not while units move");
}

/// All adjacent units may join; units of one stack may attack different hexes; a hex defends as one.
#[test]
fn case_9_13_attacks_from_all_sides() {
    let mut table = field()
        .units("mot-11-14 mot-76-20", "1122")
        .unit("inf-26", "1223")
        .unit("inf-5", "1322")
        .units("rifle-61 rifle-18", "1222")
        .unit("rifle-108", "1121")
        .dice(&[1, 1])
        .fights(Side::German);
    let (attackers, defence, _) = compared(&table.play(&attack("mot-11-14 inf-26 inf-5", "1222")));
    assert_eq!((attackers.total, defence.total), (3 + 9 + 9, 4), "they are cut off");
    table.play_all(&[Order::Lose, Order::Stay]);
    table.play(&attack("mot-76-20", "1121"));
}

/// Several hexes at once: every attacker is adjacent to every target, and totals are compared once.
#[test]
fn case_9_23_attacks_on_several_hexes() {
    let mut table = field()
        .units(DIVISION, "1122")
        .unit("inf-26", "1223")
        .unit("rifle-61", "1222")
        .unit("rifle-18", "1221")
        .dice(&[1])
        .fights(Side::German);
    table.refused("9.23", &attack("pz-25-7 inf-26", "1222 1221"));
    table.refused("9.23", &attack("inf-26", "1221"));
    let events = table.play(&attack(DIVISION, "1222 1221"));
    let (attackers, defence, odds) = compared(&events);
    assert_eq!((attackers.total, defence.total, odds.as_str()), (16, 10, "1-1"));
    assert_eq!((count(&events, "compared"), count(&events, "die")), (1, 1));
    table.play_all(&[Order::Lose, lose_step("rifle-61")]);
    assert!(!table.is_gone("rifle-18"), "one total of losses over all");
}

/// A retreat in such a battle is a retreat of every target stack.
#[test]
fn case_k12_5_results_against_several_hexes() {
    let mut table = field()
        .units(DIVISION, "1122")
        .unit("rifle-61", "1222")
        .unit("rifle-18", "1221")
        .dice(&[1])
        .fights(Side::German);
    table.play_all(&[attack(DIVISION, "1222 1221"), Order::Retreat]);
    table.refused("9.72", &route("1223", "1323"));
    table.play(&route("1221", "1220"));
    table.play(&route("1222", "1323"));
    assert_eq!((table.at("rifle-18"), table.at("rifle-61")), ("1220".into(), "1323".into()));
    table.play(&advance("pz-25-7", "1221"));
    table.play(&advance("pzg-6-7", "1222"));
    table.play(&Order::Stay);
}

/// Terrain doublings are added: forest ×2, forest and river ×3. One attacker on the same bank cancels the river.
#[test]
fn case_9_33_doublings_add_up() {
    let defence = |attackers: &str, from: &[(&str, &str)]| {
        let mut situation = Situation::new().units("rifle-61 leader-lukin", "0426");
        for (unit, at) in from {
            situation = situation.unit(unit, at);
        }
        let mut table = situation.dice(&[1]).fights(Side::German);
        compared(&table.play(&attack(attackers, "0426"))).1.total
    };
    assert_eq!(defence("inf-26", &[("inf-26", "0327")]), 3 * 8, "forest and river");
    assert_eq!(defence("inf-26", &[("inf-26", "0326")]), 3 * 8);
    assert_eq!(defence("inf-26 inf-5", &[("inf-26", "0327"), ("inf-5", "0427")]), 2 * 8, "forest only");
    assert_eq!(defence("inf-5", &[("inf-5", "0526")]), 2 * 8);
}

/// Cities double, clear ground, minor cities and swamp do not; leaders are ignored for the river.
#[test]
fn case_9_31_terrain_doubles_the_defender() {
    let defence = |target: &str, from: &str| {
        let mut table = Situation::new()
            .units("rifle-61 leader-lukin", target)
            .unit("inf-26", from)
            .dice(&[1])
            .fights(Side::German);
        compared(&table.play(&attack("inf-26", target))).1.total
    };
    assert_eq!(defence("2626", "2625"), 2 * 8, "a major city");
    assert_eq!(defence("1509", "1510"), 8, "a minor city");
    assert_eq!(defence("0708", "0607"), 8, "a swamp");
    assert_eq!(defence("1222", "1122"), 8, "clear ground");
    assert_eq!(defence("0412", "0413"), 3 * 8, "a city behind a river");
}

/// The river test considers combat units only.
#[test]
fn case_k12_7_4_the_river_test() {
    let mut table = Situation::new()
        .units("rifle-61 leader-lukin", "0327")
        .unit("cav-1", "0427")
        .dice(&[1])
        .fights(Side::Soviet);
    let (_, defence, _) = compared(&table.play(&attack("rifle-61 leader-lukin", "0427")));
    assert_eq!((defence.hexes[0].terrain, defence.hexes[0].river, defence.total), (1, 1, 12));
}

/// Each hex by its own terrain and river, then summed.
#[test]
fn case_9_23_each_hex_by_its_own_terrain() {
    let mut table = Situation::new()
        .units("rifle-61", "0426")
        .unit("rifle-18", "0427")
        .unit("leader-konev", "0729")
        .unit("inf-26", "0327")
        .dice(&[1])
        .fights(Side::German);
    let (_, defence, _) = compared(&table.play(&attack("inf-26", "0426 0427")));
    assert_eq!(defence.hexes.iter().map(|hex| hex.total).collect::<Vec<_>>(), [15, 15]);
}

/// Order of changes: integrity, then supply unit by unit, then terrain, the leader's bonus last.
#[test]
fn case_k12_7_order_of_strength_changes() {
    let mut table = Situation::new()
        .units(DIVISION, "4025")
        .unit("rifle-61", "4125")
        .soviet_marker("0120")
        .dice(&[1])
        .fights(Side::German);
    let (attackers, defence, _) = compared(&table.play(&attack(DIVISION, "4125")));
    assert_eq!((attackers.total, defence.total), (8, 2), "16 halved; 5 halved is 2");
    let mut forest =
        Situation::new().unit("rifle-61", "0405").unit("inf-26", "0305").dice(&[1]).fights(Side::German);
    let (_, defence, _) = compared(&forest.play(&attack("inf-26", "0405")));
    assert_eq!(defence.total, 4, "5 halved is 2, then doubled");
}

/// A leader adds its rating, at most the strength of its units after supply; several together add no more.
#[test]
fn case_10_36_the_leader_bonus() {
    let bonus = |units: &str, situation: Situation| {
        let mut table = situation.unit("cav-1", "1222").dice(&[1]).fights(Side::Soviet);
        compared(&table.play(&attack(units, "1222"))).0.total
    };
    let at = |units: &str| Situation::new().units(units, "1122");
    assert_eq!(bonus("rifle-61 leader-konev", at("rifle-61 leader-konev")), 11);
    assert_eq!(bonus("rifle-153 leader-konev", at("rifle-153 leader-konev")), 8, "at most its own 4");
    assert_eq!(bonus("rifle-61 leader-konev leader-lukin", at("rifle-61 leader-konev leader-lukin")), 12);
    assert_eq!(bonus("rifle-61", at("rifle-61 leader-konev")), 6, "only a leader who is named adds");
    assert_eq!(bonus("rifle-61 leader-lukin", at("rifle-61 rifle-50 leader-lukin")), 9);
}

/// The bonus goes to one attack only, and never to the defence.
#[test]
fn case_10_36_one_attack_only() {
    let mut table = Situation::new()
        .units("rifle-61 rifle-50 leader-konev", "1122")
        .unit("cav-1", "1222")
        .unit("inf-26", "1221")
        .dice(&[1])
        .fights(Side::Soviet);
    let events = table.play(&attack("rifle-61 leader-konev", "1222"));
    assert_eq!((compared(&events).2.as_str(), result(&events).as_str()), ("2-1", "D2"));
    table.play_all(&[Order::Lose, Order::Stay]);
    table.refused("9.14", &attack("rifle-50 leader-konev", "1221"));
    let (attackers, ..) = compared(&table.play(&attack("rifle-50", "1221")));
    assert_eq!(attackers.total, 9);
}

/// Odds are rounded in the defender's favour; odds beyond the table count as its ends.
#[test]
fn case_9_4_odds() {
    let columns = Situation::new().rulebook().charts.odds;
    let odds = |attack, defence| {
        columns[kessel::engine::charts::Odds::column(attack, defence, &columns)].to_string()
    };
    let examples = [(26, 9), (7, 8), (1, 5), (50, 2), (8, 8), (4, 8), (3, 8), (19, 2), (20, 2)];
    let named = examples.map(|(attack, defence)| odds(attack, defence));
    assert_eq!(named, ["2-1", "1-2", "1-3", "10-1", "1-1", "1-2", "1-3", "9-1", "10-1"]);
}

/// An attack without strength after the reveal is void: the units have used it, and no unit was attacked.
#[test]
fn case_k12_10_1_an_attack_of_strength_0() {
    let mut table = Situation::new()
        .untried_as("rifle-19-b", "1122")
        .unit("leader-konev", "1322")
        .unit("cav-1", "1222")
        .fights(Side::Soviet);
    let events = table.play(&attack("rifle-19-b", "1222"));
    assert!(has(&events, "attack_void") && !has(&events, "die"));
    assert!(table.counter("rifle-19-b").condition.has_attacked);
    assert!(!table.counter("cav-1").condition.was_attacked);
    assert!(table.battle().is_none());
}

/// The tests of this chapter.
pub const LEDGER: &[Entry] = &[
    refuses("9.1 K5.1 4.0", case_9_1_what_an_attack_names),
    covers("9.1", case_9_1_what_is_offered),
    refuses("9.14", case_9_14_attacker_and_defender),
    refuses("K12.2 K13.3.1 10.36", case_k12_2_who_may_not_attack),
    covers("9.13 9.21 9.22 K12.1", case_9_13_attacks_from_all_sides),
    refuses("9.23", case_9_23_attacks_on_several_hexes),
    refuses("9.72", case_k12_5_results_against_several_hexes),
    covers("K12.5", case_k12_5_results_against_several_hexes),
    covers("9.33", case_9_33_doublings_add_up),
    covers("9.31 K5.10.1 K5.10.2 K5.10.3", case_9_31_terrain_doubles_the_defender),
    covers("K12.7.4", case_k12_7_4_the_river_test),
    covers("9.23", case_9_23_each_hex_by_its_own_terrain),
    covers("K12.7 K12.7.1 11.31", case_k12_7_order_of_strength_changes),
    covers("10.36 K12.7.5 K12.8", case_10_36_the_leader_bonus),
    refuses("9.14", case_10_36_one_attack_only),
    covers("9.4", case_9_4_odds),
    covers("K12.10.1", case_k12_10_1_an_attack_of_strength_0),
];
