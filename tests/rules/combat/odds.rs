//! The odds of an attack before the roll (K13.6). They are exact if every strength is known. Otherwise they are chances
//! over the divisions that untried units may publicly be.

use crate::{
    harness::*,
    ledger::{Entry, covers},
};
use kessel::games::guderian::rules::{
    combat::odds::{Preview, preview, promise},
    counter::Piece,
    position::Public,
};

const DIVISION: &str = "pz-25-7 pzg-6-7 pzg-7-7";

fn pieces(table: &Table, units: &str) -> Vec<Piece> {
    units.split_whitespace().map(|unit| table.public().find(table.id(unit)).unwrap()).collect()
}

/// The odds of an allowed attack or overrun by these units.
fn promised(table: &Table, units: &str, targets: &str, overrun: bool) -> Preview {
    preview(&table.rules, table.public(), &pieces(table, units), &hexes(targets), overrun).unwrap()
}

/// The possible columns, as they are printed, with their chances in hundredths.
fn columns(preview: &Preview) -> Vec<(String, i64)> {
    let hundredths = |chance: f64| (chance * 100.0).round() as i64;
    preview.columns.iter().map(|(odds, chance)| (odds.to_string(), hundredths(*chance))).collect()
}

/// With every strength known the column is certain and the results are its six rows.
#[test]
fn case_9_5_known_strengths() {
    let table = Situation::new()
        .units(DIVISION, "1122")
        .unit("rifle-61", "1222")
        .unit("leader-konev", "1522")
        .fights(Side::German);
    let promise = promised(&table, DIVISION, "1222", false);
    assert!(promise.certain);
    assert_eq!((promise.attack.total, promise.attack_range), (16, (16, 16)));
    assert_eq!((promise.defence.total, promise.defence_range), (5, (5, 5)));
    assert_eq!(columns(&promise), [("3-1".to_owned(), 100)]);
    assert_eq!((promise.walkover, promise.void), (0.0, 0.0));
    let sixths: Vec<(String, i64)> = promise
        .results
        .iter()
        .map(|(result, chance)| (result.to_string(), (chance * 6.0).round() as i64))
        .collect();
    for expected in [("D2", 2), ("D1", 1), ("D1/A1", 2), ("Eng", 1)] {
        assert!(sixths.contains(&(expected.0.to_owned(), expected.1)), "{expected:?}: {sixths:?}");
    }
    assert_eq!(sixths.len(), 4);
}

/// An overrun has half of the strength; an order that the door refuses has no odds.
#[test]
fn case_k8_5_an_overrun_promises_half() {
    let situation = Situation::new()
        .units(DIVISION, "1122")
        .unit("rifle-61", "1222")
        .unit("leader-konev", "1522")
        .unit("rifle-50", "1424");
    let table = situation.moves(Side::German);
    let overrun = promised(&table, DIVISION, "1222", true);
    assert_eq!((overrun.attack.overrun, overrun.attack.total), (true, 8));
    assert_eq!(columns(&overrun), [("1-1".to_owned(), 100)]);
    let case = |table: &Table, target: &str, as_overrun: bool| {
        let units = pieces(table, DIVISION);
        let refused = preview(&table.rules, table.public(), &units, &hexes(target), as_overrun);
        refused.map(|_| "allowed").unwrap_or_else(|why| why.case())
    };
    assert_eq!(case(&table, "1222", false), "4.0", "no attacks while units move: what the door says");
    assert_eq!(case(&table, "1424", true), "K8.4");
    let table = situation.fights(Side::German);
    assert_eq!(case(&table, "1424", false), "9.23");
    assert_eq!(case(&table, "1222", true), "4.0", "no overruns in combat");
    assert_eq!(case(&table, "", true), "9.1");
}

/// Only these rifle divisions are left for an untried unit: all others of the pool are publicly out.
fn only(table: &Table, left: &str) -> Public {
    let mut public = table.public().clone();
    let pool = table.rules.order_of_battle.pool(Pool::Rifle);
    let ids = pool.iter().map(|print| table.rules.order_of_battle.record(*print).id);
    public.known_out = ids.filter(|id| !words(left).contains(id)).collect();
    public
}

/// An untried defender may be any division that is not publicly in another place; each is equally likely.
#[test]
fn case_k13_6_an_untried_defender() {
    let table = Situation::new()
        .units(DIVISION, "1122")
        .untried("Rifle", 1, "1222")
        .unit("leader-konev", "1522")
        .fights(Side::German);
    let units = pieces(&table, DIVISION);
    // 4, 5 and nothing: 4-1, 3-1, or an empty hex.
    let public = only(&table, "rifle-64 rifle-61 rifle-2");
    let promise = promise(&table.rules, &public, &units, &hexes("1222"), false);
    assert!(!promise.certain);
    assert_eq!((promise.attack_range, promise.defence_range), ((16, 16), (0, 5)));
    assert_eq!(promise.defence.total, 0, "it counts nothing in the parts");
    let columns = columns(&promise);
    assert_eq!(columns.iter().map(|(odds, _)| odds.as_str()).collect::<Vec<_>>(), ["3-1", "4-1"]);
    let third = |chance: i64| (30..=37).contains(&chance);
    assert!(columns.iter().all(|(_, chance)| third(*chance)), "{columns:?}");
    assert!(third((promise.walkover * 100.0) as i64), "{}", promise.walkover);
    assert_eq!(promise.void, 0.0);
    let all: f64 = promise.results.iter().map(|(_, chance)| chance).sum::<f64>() + promise.walkover;
    assert!((all - 1.0).abs() < 1e-9, "{all}");
}

/// Two untried units are never the same division.
#[test]
fn case_k13_6_no_division_stands_twice() {
    let table = Situation::new()
        .units(DIVISION, "1122")
        .untried("Rifle", 2, "1222")
        .unit("leader-konev", "1522")
        .fights(Side::German);
    let units = pieces(&table, DIVISION);
    let public = only(&table, "rifle-64 rifle-61");
    let promise = promise(&table.rules, &public, &units, &hexes("1222"), false);
    assert_eq!(promise.defence_range, (9, 9), "4 and 5, whichever is which");
    assert_eq!(columns(&promise), [("1-1".to_owned(), 100)]);
}

/// An untried attacker may have no strength to attack; the leader's bonus is then lost, too.
#[test]
fn case_k13_6_an_untried_attacker() {
    let table = Situation::new()
        .untried("Rifle", 1, "1122")
        .unit("leader-konev", "1122")
        .unit("cav-1", "1222")
        .fights(Side::Soviet);
    let units = pieces(&table, "untried-rifle-01 leader-konev");
    // 6 with Konev's 5, 2 with 2 more, and 0-1-6, which may only defend.
    let public = only(&table, "rifle-61 rifle-64 rifle-19-b");
    let promise = promise(&table.rules, &public, &units, &hexes("1222"), false);
    assert_eq!((promise.attack_range, promise.defence_range), ((0, 11), (4, 4)));
    let columns = columns(&promise);
    assert_eq!(columns.iter().map(|(odds, _)| odds.as_str()).collect::<Vec<_>>(), ["1-1", "2-1"]);
    assert!((0.30..0.37).contains(&promise.void), "{}", promise.void);
    assert_eq!(promise.walkover, 0.0);
}

/// Rifle and armoured divisions are drawn from separate pools.
#[test]
fn case_k13_6_pools_of_their_own() {
    let table = Situation::new()
        .units(DIVISION, "1122")
        .untried("Rifle", 1, "1222")
        .untried("Armour", 1, "1222")
        .unit("leader-konev", "1522")
        .fights(Side::German);
    let mut public = only(&table, "rifle-61");
    let pool = table.rules.order_of_battle.pool(Pool::Armour);
    let ids = pool.iter().map(|print| table.rules.order_of_battle.record(*print).id);
    public.known_out.extend(ids.filter(|id| *id != word("tank-8")));
    let tank = table.rules.order_of_battle.find(word("tank-8")).unwrap();
    let strength = u16::from(table.rules.order_of_battle.record(tank).defence[0]);
    let promise = promise(&table.rules, &public, &pieces(&table, DIVISION), &hexes("1222"), false);
    assert_eq!(promise.defence_range, (5 + strength, 5 + strength));
}

/// The tests of this chapter.
pub const LEDGER: &[Entry] = &[
    covers("9.5 9.4", case_9_5_known_strengths),
    covers("K8.5", case_k8_5_an_overrun_promises_half),
    covers("K13.6", case_k13_6_an_untried_defender),
    covers("K13.6", case_k13_6_no_division_stands_twice),
    covers("K13.6", case_k13_6_an_untried_attacker),
    covers("K13.6", case_k13_6_pools_of_their_own),
];
