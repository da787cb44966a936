//! The attack procedure chart, the results table and the cover of a target (6, 9).

use crate::{
    ledger::check::{Entry, covers, refuses},
    panzer44::harness::*,
};
use kessel::{
    engine::board::Hex,
    games::panzer44::rules::{
        Rulebook,
        combat::{Procedure, Shot, chances, procedure},
        counter::Counter,
        kinds::Fire,
        refusal::Why,
    },
};

/// An attack of this fire and strength from a hex at the unit of this id.
fn attack(table: &Table, fire: Fire, strength: i16, from: &str, at: &str) -> Result<Procedure, Why> {
    let target: &Counter = table.counter(at);
    let from: Option<Hex> = (!from.is_empty()).then(|| hex(from));
    let shot = Shot { fire, strength, from, by_foot: fire == Fire::R };
    procedure(&table.rules, table.public(), &shot, target, target.hex().unwrap())
}

fn result(rules: &Rulebook, attack: &Procedure, die: u8) -> String {
    attack.result(&rules.charts, die).to_string()
}

/// The superiority, the row and the result of an attack with a die.
fn worked(table: &Table, attack: &Procedure, die: u8) -> (i16, i16, String) {
    let charts = &table.rules.charts;
    (attack.superiority, attack.row(charts, die), result(&table.rules, attack, die))
}

fn told(superiority: i16, row: i16, result: &str) -> (i16, i16, String) {
    (superiority, row, result.to_owned())
}

/// Range, defence, column, die, for tank guns.
#[test]
fn class_m() {
    let table = Situation::new().unit("us-m4-75", "0407").unit("ge-panther", "0419").begins();
    let of =
        |strength, from, at, die| worked(&table, &attack(&table, Fire::M, strength, from, at).unwrap(), die);
    assert_eq!(of(10, "0402", "us-m4-75-1", 4), told(3, 4, "D2"), "case 1");
    assert_eq!(of(8, "0418", "ge-panther-1", 2), told(6, 2, "D2"), "case 3, doubled");
    let weak = attack(&table, Fire::M, 8, "0413", "ge-panther-1");
    assert_eq!(weak, Err(Why::TooWeak { unit: word("ge-panther-1"), superiority: -4 }), "case 2");
    assert!(attack(&table, Fire::M, 9, "0413", "ge-panther-1").is_ok(), "-3 is allowed");
}

/// Behind a crest hexside the die is two less, also at long range.
#[test]
fn behind_a_crest() {
    let table = Situation::new().unit("us-m4-75", "1806").begins();
    let shot = attack(&table, Fire::M, 13, "3006", "us-m4-75-1").unwrap();
    assert_eq!(worked(&table, &shot, 5), told(1, 3, "(P)"), "case 4");
    assert_eq!(shot.cover.unwrap().hexside, 2);
    let from_behind = attack(&table, Fire::M, 13, "1506", "us-m4-75-1").unwrap();
    assert_eq!(from_behind.cover.unwrap().total, 0, "the crest lies on the other side");
    let from_the_crest = attack(&table, Fire::M, 13, "1906", "us-m4-75-1").unwrap();
    assert_eq!(from_the_crest.cover.unwrap().total, 2, "the firer's own hexside is the target's");
}

/// Close assault: printed strength, no range, no terrain; only from an adjacent hex and only by foot.
#[test]
fn class_r_against_hard() {
    let table = Situation::new()
        .unit("us-m4-75", "1410")
        .unit("ge-pioneer", "1510")
        .unit("ge-pzgren", "1608")
        .unit("ge-wirbelwind", "1411")
        .position("1410")
        .begins();
    let close = attack(&table, Fire::R, 7, "1510", "us-m4-75-1").unwrap();
    assert_eq!(worked(&table, &close, 5), told(1, 5, "D2"), "case 5");
    assert_eq!((close.range, close.cover), (None, None));
    let mut table = table;
    table.refused("6.1", &plot(Side::German, "ge-wirbelwind-1 DF 1410"));
    let open = Situation::new().unit("us-m4-75", "0306").unit("ge-pzgren", "0506");
    open.begins().refused("6.1", &plot(Side::German, "ge-pzgren-1 DF 0306"));
}

/// Small arms against soft targets: doubled when adjacent, and terrain counts.
#[test]
fn class_r_against_soft() {
    let table = Situation::new().unit("ge-pzgren", "0302").unit("ge-grenadier", "0510").begins();
    let near = attack(&table, Fire::R, 5, "0301", "ge-pzgren-1").unwrap();
    assert_eq!(worked(&table, &near, 3), told(7, 1, "D2"), "case 7");
    let far = attack(&table, Fire::R, 6, "0507", "ge-grenadier-1").unwrap();
    assert_eq!(far.attenuated, 6, "no effect at 3 hexes");
}

/// High explosive: always 4 against hard targets, nothing or the printed defence against soft ones.
#[test]
fn class_h() {
    let table = Situation::new()
        .unit("ge-tiger-2", "1510")
        .unit("us-rifle", "0717")
        .unit("us-rifle", "0302")
        .position("0302")
        .begins();
    let tiger = attack(&table, Fire::Tight, 4, "", "ge-tiger-2-1").unwrap();
    assert_eq!(worked(&table, &tiger, 5), told(0, 5, "D1"), "case 8");
    let loose = attack(&table, Fire::Loose, 6, "", "us-rifle-1").unwrap();
    assert_eq!(worked(&table, &loose, 1), told(3, 1, "(P)"), "case 9, soft");
    let hard = attack(&table, Fire::Loose, 6, "", "ge-tiger-2-1");
    assert_eq!(hard, Err(Why::Prohibited { unit: word("ge-tiger-2-1") }), "case 9, hard");
    let dug_in = attack(&table, Fire::Tight, 5, "", "us-rifle-2").unwrap();
    assert_eq!(worked(&table, &dug_in, 5), told(5, 1, "D1"), "case 10: the position replaces the woods");
    let air = attack(&table, Fire::Tight, 9, "", "ge-tiger-2-1").unwrap();
    assert_eq!(worked(&table, &air, 6), told(5, 6, "D4"), "worked example 8");
    let loose = attack(&table, Fire::Loose, 5, "", "us-rifle-2").unwrap();
    assert_eq!(worked(&table, &loose, 5), told(2, 1, "(P)"), "worked example 7");
}

/// More than +8 counts as +8, a die below the first row as the first row.
#[test]
fn ends_of_the_table() {
    let table = Situation::new().unit("us-rifle", "1410").position("1410").begins();
    let shot = attack(&table, Fire::M, 12, "1310", "us-rifle-1").unwrap();
    assert_eq!((shot.attenuated, shot.superiority, shot.column), (24, 21, 8));
    assert_eq!(worked(&table, &shot, 1), told(21, -3, "D1"));
    let table = Situation::new().unit("us-rifle", "0806").begins();
    let up_the_slope = attack(&table, Fire::M, 12, "0805", "us-rifle-1").unwrap();
    let cover = up_the_slope.cover.unwrap();
    assert_eq!((cover.terrain, cover.hexside, cover.total), (3, 2, 5));
    assert_eq!(worked(&table, &up_the_slope, 1), told(21, -3, "D1"), "case 13: 1 - 5 reads the row -3");
}

/// A position and a crest together reduce by six at most; for high explosive only the position counts.
#[test]
fn most_reduction() {
    let table = Situation::new().unit("us-rifle", "1806").position("1806").unit("ge-stug-3", "0705").begins();
    let cover = attack(&table, Fire::M, 10, "2106", "us-rifle-1").unwrap().cover.unwrap();
    assert_eq!((cover.position, cover.hexside, cover.total), (4, 2, 6));
    let cover = attack(&table, Fire::Tight, 10, "2106", "us-rifle-1").unwrap().cover.unwrap();
    assert_eq!((cover.hexside, cover.total), (0, 4));
}

/// A vehicle has no cover in a position, unless the scenario says so.
#[test]
fn vehicles_in_positions() {
    let situation = Situation::new().unit("us-m4-75", "0407").position("0407");
    let cover = |situation: &Situation| {
        attack(&situation.begins(), Fire::M, 10, "0402", "us-m4-75-1").unwrap().cover.unwrap().total
    };
    assert_eq!(cover(&situation), 0);
    assert_eq!(cover(&situation.part("positions_shelter_vehicles", "true")), 4);
}

/// The chance of destruction at once, without reduction, by column.
#[test]
fn chance_of_destruction() {
    let table = Situation::new().unit("us-rifle", "0407").begins();
    for (strength, dice) in [(4, 0), (5, 1), (6, 2), (7, 3), (8, 5), (12, 5)] {
        let shot = attack(&table, Fire::Tight, strength, "", "us-rifle-1").unwrap();
        let chances = chances(&table.rules.charts, &shot);
        let destroyed = chances.iter().find(|(result, _)| *result == CombatResult::Disrupted(4));
        assert_eq!(destroyed.map_or(0, |(_, dice)| *dice), dice, "strength {strength}");
        assert_eq!(chances.iter().map(|(_, dice)| dice).sum::<u8>(), 6);
    }
}

/// The effect of distance.
#[test]
fn attenuation() {
    let charts = Situation::new().rulebook().charts;
    let strengths: Vec<i16> = (1..=13).map(|range| charts.attenuated(10, range)).collect();
    assert_eq!(strengths, [20, 10, 10, 9, 9, 8, 8, 8, 7, 7, 4, 4, 4]);
}

/// The tests of this section.
pub const LEDGER: &[Entry] = &[
    covers("2.2 6.1 6.2 6.3", class_m),
    covers("6.5.1 6.5.4", behind_a_crest),
    refuses("6.1", class_r_against_hard),
    covers("9", class_r_against_hard),
    covers("12.2", class_r_against_hard),
    covers("6.1 6.5.1", class_r_against_soft),
    covers("6.1 6.5.2", class_h),
    covers("6.3", ends_of_the_table),
    covers("6.5.2 6.5.3", most_reduction),
    covers("12.1", vehicles_in_positions),
    covers("6.3", chance_of_destruction),
    covers("6.2", attenuation),
];
