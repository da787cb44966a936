//! The odds with untried units (K13.6 with 12.6, 12.7, 13.3). Units that may prove worthless are removed before
//! strengths are compared, and before rivers, zones, supply and leaders are judged. The forecast equals the result at
//! the door, division by division.

use crate::{
    harness::*,
    ledger::{Entry, covers},
};
use bevy::prelude::World;
use kessel::{
    engine::{
        counters::UnitId,
        orders::{Game, play},
    },
    games::guderian::rules::{
        Guderian, Position,
        combat::odds::{Preview, promise},
        counter::Piece,
    },
};
use std::collections::BTreeMap;

/// An attack or overrun that is thought of.
struct Thought {
    table: Table,
    units: String,
    targets: String,
    overrun: bool,
}

impl Thought {
    fn of(table: Table, units: &str, targets: &str) -> Self {
        let ids: Vec<String> = units.split_whitespace().map(|unit| table.id(unit).to_string()).collect();
        Self { table, units: ids.join(" "), targets: targets.to_owned(), overrun: false }
    }

    /// Everything but these divisions is publicly out.
    fn only(mut self, left: &str) -> Self {
        let mut position = self.table.position().clone();
        let rules = std::sync::Arc::clone(&self.table.rules);
        for pool in Pool::BOTH {
            let ids = rules.order_of_battle.pool(pool).iter();
            let ids = ids.map(|print| rules.order_of_battle.record(*print).id);
            position.public.known_out.extend(ids.filter(|id| !words(left).contains(id)));
        }
        self.table = Table::new(rules, position);
        self
    }

    fn pieces(&self) -> Vec<Piece> {
        let public = self.table.public();
        self.units.split_whitespace().map(|unit| public.find(self.table.id(unit)).unwrap()).collect()
    }

    fn promised(&self) -> Preview {
        let targets = hexes(&self.targets);
        promise(&self.table.rules, self.table.public(), &self.pieces(), &targets, self.overrun)
    }

    /// The untried units that will be revealed.
    fn untried(&self) -> Vec<(UnitId, Pool)> {
        let public = self.table.public();
        let defenders = hexes(&self.targets).into_iter().flat_map(|at| public.stack(at));
        let all = self.pieces().into_iter().chain(defenders.collect::<Vec<_>>());
        let counters = all.map(|piece| public.counter(piece)).filter(|counter| counter.is_untried());
        counters.map(|counter| (counter.id, counter.kind.pool().unwrap())).collect()
    }

    /// Returns the results at the door for each division that each untried unit may be: the columns, and whether one
    /// side had no unit left, with their chances.
    fn at_the_door(&self) -> BTreeMap<String, f64> {
        let mut counted: BTreeMap<String, u32> = BTreeMap::new();
        let mut world = Guderian::world();
        let order = Order::Attack { units: self.table.ids(&self.units), targets: hexes(&self.targets) };
        let order = match (self.overrun, &order) {
            (true, Order::Attack { units, targets }) => {
                Order::Overrun { units: units.clone(), target: targets[0] }
            }
            _ => order,
        };
        let position = self.table.position().clone();
        self.deal(&position, &self.untried(), &mut Vec::new(), &mut |dealt| {
            Guderian::restore(&mut world, &self.table.rules, dealt.clone());
            *counted.entry(outcome(&mut world, &order)).or_default() += 1;
        });
        let all: u32 = counted.values().sum();
        counted.into_iter().map(|(outcome, count)| (outcome, f64::from(count) / f64::from(all))).collect()
    }

    /// Gives the next untried unit every division that is left.
    fn deal(
        &self,
        position: &Position,
        untried: &[(UnitId, Pool)],
        dealt: &mut Vec<UnitId>,
        then: &mut impl FnMut(&Position),
    ) {
        let Some(((unit, pool), rest)) = untried.split_first() else { return then(position) };
        for division in self.table.public().possible(&self.table.rules, *pool) {
            if !dealt.contains(&division) {
                let mut position = position.clone();
                position.secrets.identity.insert(*unit, division);
                dealt.push(division);
                self.deal(&position, rest, dealt, then);
                dealt.pop();
            }
        }
    }

    /// Checks that the forecast equals the result.
    #[track_caller]
    fn agrees(&self) -> Preview {
        let foretold = self.promised();
        let mut told: BTreeMap<String, f64> =
            foretold.columns.iter().map(|(odds, chance)| (odds.to_string(), *chance)).collect();
        told.insert("walkover".to_owned(), foretold.walkover);
        told.insert("void".to_owned(), foretold.void);
        told.retain(|_, chance| *chance > 0.0);
        let door = self.at_the_door();
        let same = told.len() == door.len()
            && told.iter().zip(&door).all(|(one, other)| one.0 == other.0 && (one.1 - other.1).abs() < 1e-9);
        assert!(same, "foretold {told:?}\nat the door {door:?}");
        foretold
    }
}

/// The column of the battle, or the side that had no unit left for it.
fn outcome(world: &mut World, order: &Order) -> String {
    let events = play::<Guderian>(world, order).unwrap();
    if has(&events, "attack_void") {
        "void".to_owned()
    } else if has(&events, "compared") {
        compared(&events).2
    } else {
        "walkover".to_owned()
    }
}

/// Columns with their chances in tenths of a hundredth.
fn columns(preview: &Preview) -> Vec<(String, i64)> {
    let rounded = |chance: f64| (chance * 1000.0).round() as i64;
    preview.columns.iter().map(|(odds, chance)| (odds.to_string(), rounded(*chance))).collect()
}

fn told(columns: &[(&str, i64)]) -> Vec<(String, i64)> {
    columns.iter().map(|(odds, chance)| ((*odds).to_owned(), *chance)).collect()
}

/// With an untried division the attack is over land, without it across the river: 0-0-6 and 0-1-6 do not attack.
#[test]
fn case_k13_6_the_river() {
    let table = Situation::new()
        .unit("rifle-50", "0610")
        .untried_as("rifle-61", "0711")
        .unit("leader-konev", "0711")
        .unit("inf-5", "0611")
        .fights(Side::Soviet);
    let promise = Thought::of(table, "rifle-50 rifle-61", "0611").agrees();
    assert_eq!(columns(&promise), told(&[("1-2", 117), ("1-1", 883)]));
    assert_eq!(promise.defence_range, (9, 18));
}

/// Rifle 50 in 2410, with a line to Konev in 2211 through the untried division in 2311.
fn ringed(condition: &str) -> Thought {
    let table = Situation::new()
        .unit("rifle-50", "2410")
        .untried_that("rifle-61", "2311", condition)
        .unit("leader-konev", "2211")
        .unit("inf-5", "2409")
        .unit("inf-6", "2510")
        .unit("inf-7", "2511")
        .unit("inf-15", "2310")
        .unit("inf-17", "2411")
        .fights(Side::Soviet);
    Thought::of(table, "rifle-50 rifle-61", "2411")
}

/// The untried division holds the supply line open, unless it is removed.
///
/// By hand: of 77 rifle divisions that it may be (78 less rifle 50), eight are 0-0-6 and one is 0-1-6. A 0-0-6 is
/// removed (13.3). Then 2311 is an enemy zone without a unit in it, the line is cut, and rifle 50 attacks alone with
/// half its strength: 1-3. A 0-1-6 adds nothing in either case. If it entered 2311 in this player-turn, it goes back
/// before the die (13.3), with the same result: 9 of 77, 11.7 %. If it did not, it stays, and any counter cancels the
/// zone for supply lines (K7.3). Rifle 50 then attacks alone, but in supply, which is 1-1 as in all other cases: 8 of
/// 77, 10.4 %.
#[test]
fn case_k13_6_a_line_that_it_keeps_open() {
    let promise = ringed("came_from: Some(\"2212\")").agrees();
    assert_eq!(columns(&promise), told(&[("1-3", 117), ("1-1", 883)]));
    assert_eq!(promise.attack_range.0, 4, "rifle 50 alone, out of supply");
    let promise = ringed("").agrees();
    assert_eq!(columns(&promise), told(&[("1-3", 104), ("1-1", 896)]), "8 of 77");
}

/// The zone of an untried defender cuts the attacker's supply, unless the defender is worthless.
#[test]
fn case_k13_6_a_line_that_it_cuts() {
    let table = Situation::new()
        .unit("inf-26", "1122")
        .untried("Rifle", 1, "1022")
        .unit("rifle-61", "1221")
        .fights(Side::German);
    let promise = Thought::of(table, "inf-26", "1022 1221").agrees();
    assert_eq!(promise.attack_range, (4, 9));
    assert_eq!(promise.walkover, 0.0);
}

/// Two untried divisions in one hex with a leader; the other units, beyond the river, stay.
#[test]
fn case_k13_6_a_stack_with_a_leader() {
    let table = Situation::new()
        .unit("rifle-50", "0610")
        .untried_that("rifle-61", "0711", "came_from: Some(\"0811\")")
        .untried_that("rifle-64", "0711", "came_from: Some(\"0811\")")
        .unit_that("leader-konev", "0711", "came_from: Some(\"0811\")")
        .unit("inf-5", "0611")
        .fights(Side::Soviet);
    let left = "rifle-61 rifle-64 rifle-2 rifle-27 rifle-60 rifle-19-b rifle-123 rifle-126";
    let units = "rifle-50 rifle-61 rifle-64 leader-konev";
    let thought = Thought::of(table, units, "0611").only(left);
    let promise = thought.agrees();
    assert!(promise.columns.len() > 2, "{promise:?}");
    let alone = Thought { units: "untried-rifle-02 untried-rifle-03 leader-konev".to_owned(), ..thought };
    assert!(alone.agrees().void > 0.0);
}

/// Untried defenders of two hexes, of both kinds, one of the hexes also with a leader.
#[test]
fn case_k13_6_two_hexes_of_defenders() {
    let table = Situation::new()
        .unit("inf-26", "1122")
        .unit("inf-6", "1122")
        .untried("Rifle", 2, "1222")
        .untried("Armour", 1, "1123")
        .unit("leader-konev", "1123")
        .fights(Side::German);
    let left = "rifle-61 rifle-64 rifle-2 rifle-27 rifle-108 tank-0 tank-8 mechanized-4";
    let thought = Thought::of(table, "inf-26 inf-6", "1222 1123").only(left);
    assert_eq!(thought.agrees().walkover, 0.0, "the leader is there");
    let one = Thought { targets: "1222".to_owned(), ..thought };
    assert!(one.agrees().walkover > 0.0);
}

/// Overruns of both sides have the same odds, too.
#[test]
fn case_k13_6_overruns() {
    let table = Situation::new()
        .untried_as("rifle-61", "1122")
        .untried_as("rifle-64", "1122")
        .unit("rifle-123", "1122")
        .unit("leader-konev", "1122")
        .unit_that("cav-1", "1222", "steps_lost: 1")
        .moves(Side::Soviet);
    let left = "rifle-61 rifle-64 rifle-2 rifle-27 rifle-19-b rifle-126";
    let units = "rifle-61 rifle-64 rifle-123 leader-konev";
    let thought = Thought { overrun: true, ..Thought::of(table, units, "1222") };
    thought.only(left).agrees();
    let table = Situation::new()
        .units("pz-25-7 pzg-6-7 pzg-7-7", "1122")
        .untried("Rifle", 1, "1222")
        .moves(Side::German);
    let thought = Thought { overrun: true, ..Thought::of(table, "pz-25-7 pzg-6-7 pzg-7-7", "1222") };
    assert!(thought.agrees().walkover > 0.1);
}

/// With very many units deals are drawn at random: the result is near the truth, and the range is complete.
#[test]
fn case_k13_6_many_units() {
    let table = Situation::new()
        .untried("Rifle", 3, "1121")
        .untried("Rifle", 3, "1123")
        .untried("Rifle", 3, "1221")
        .unit("leader-konev", "1121")
        .unit("inf-26", "1122")
        .fights(Side::Soviet);
    let units: Vec<String> = (1..=9).map(|number| format!("untried-rifle-0{number}")).collect();
    let promise = Thought::of(table, &units.join(" "), "1122").promised();
    let all: f64 = promise.columns.iter().map(|(_, chance)| chance).sum();
    assert!((all + promise.walkover + promise.void - 1.0).abs() < 1e-9);
    // The nine strongest attack with 9, 8, 8, 7, 7, 6, 6, 6 and 6; eight are worthless, one may only defend.
    assert_eq!(promise.attack_range, (0, 63));
}

/// The tests of this chapter.
pub const LEDGER: &[Entry] = &[
    covers("K13.6 K12.6", case_k13_6_the_river),
    covers("K13.6 11.31", case_k13_6_a_line_that_it_keeps_open),
    covers("K13.6 12.3", case_k13_6_a_line_that_it_cuts),
    covers("K13.6", case_k13_6_a_stack_with_a_leader),
    covers("K13.6", case_k13_6_two_hexes_of_defenders),
    covers("K13.6", case_k13_6_overruns),
    covers("K13.6", case_k13_6_many_units),
];
