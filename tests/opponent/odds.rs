//! The odds with untried units that computer players know (K13.6): the same as in the panels and in `kessel odds`.

use crate::harness::*;
use kessel::{
    games::guderian::{
        players::by_name,
        rules::{
            Guderian, View,
            combat::{
                odds::{Preview, promise},
                results::CombatResult,
            },
        },
    },
    play::players::{ChosenOrder, Thought},
};
use std::sync::Arc;

/// A player's order, with the reason.
fn asked(table: &Table, player: &str) -> ChosenOrder<Order> {
    let view = View::to_play(&table.rules, table.position());
    by_name(player, 7).unwrap().choose_order(&view, &Thought::new(1.0))
}

/// The expected outcome of an order to attack or overrun.
fn promised(table: &Table, order: &Order) -> Preview {
    let (units, targets, overrun) = match order {
        Order::Attack { units, targets } => (units, targets.clone(), false),
        Order::Overrun { units, target } => (units, vec![*target], true),
        other => panic!("{other:?}"),
    };
    let public = table.public();
    let pieces: Vec<_> = units.iter().map(|unit| public.find(*unit).unwrap()).collect();
    promise(&table.rules, public, &pieces, &targets, overrun)
}

/// The same table, with all divisions but these publicly out.
fn only(table: Table, left: &str) -> Table {
    let mut position = table.position().clone();
    let rules = Arc::clone(&table.rules);
    for pool in Pool::BOTH {
        let ids = rules.order_of_battle.pool(pool).iter();
        let ids = ids.map(|print| rules.order_of_battle.record(*print).id);
        position.public.known_out.extend(ids.filter(|id| !words(left).contains(id)));
    }
    Table::new(rules, position)
}

/// Untried divisions and a leader around a reduced regiment.
fn untried_around() -> Table {
    Situation::new()
        .untried("Rifle", 3, "1122")
        .untried("Rifle", 2, "1323")
        .unit("leader-konev", "1122")
        .unit_that("pz-25-7", "1222", "steps_lost: 1")
        .fights(Side::Soviet)
}

/// A unit that is probably without strength is no attacker at 2-1, whatever the mean strength of a division.
#[test]
fn nobody_attacks_with_what_is_probably_worthless() {
    for player in ["greedy", "staff:captain"] {
        let advice = asked(&untried_around(), player);
        assert!(matches!(advice.order, Order::Attack { .. }), "{player}: {advice:?}");
        let advice =
            asked(&only(untried_around(), "rifle-2 rifle-27 rifle-60 rifle-53 rifle-145 rifle-19-b"), player);
        assert_eq!(advice.order, Order::EndPhase, "{player}: {}", advice.reason);
    }
}

/// The reason for an attack names the most likely odds, and for an overrun the chance to hit.
#[test]
fn reasons_tell_the_true_chances() {
    for player in ["greedy", "staff:captain"] {
        let table = untried_around();
        let advice = asked(&table, player);
        let odds = promised(&table, &advice.order).likeliest().unwrap();
        assert!(advice.reason.starts_with(&format!("{odds} on ")), "{player}, {odds}: {}", advice.reason);
    }
    let table = Situation::new()
        .units("pz-25-7 pzg-6-7 pzg-7-7", "3121")
        .untried("Rifle", 1, "3122")
        .moves(Side::German);
    let advice = asked(&table, "staff:captain");
    assert!(matches!(advice.order, Order::Overrun { .. }), "{advice:?}");
    let told = promised(&table, &advice.order);
    let hit = |result: &CombatResult| match result {
        CombatResult::AttackerEliminated => false,
        CombatResult::Losses { defender, .. } => *defender > 0,
        CombatResult::DefenderEliminated { .. } | CombatResult::Engaged => true,
    };
    let hits = told.results.iter().filter(|(result, _)| hit(result)).map(|(_, chance)| chance).sum::<f64>();
    let percent = (100.0 * (hits + told.walkover)).round();
    assert!(advice.reason.contains(&format!(" {percent}% ")), "{percent} %: {}", advice.reason);
}

/// The odds of an overrun after a move are the odds in the last hex of the move.
#[test]
fn an_overrun_is_judged_where_the_walk_ends() {
    use kessel::{
        engine::orders::{Game, play},
        games::guderian::rules::combat::odds::promise_of_overrun,
    };
    let units = "pz-25-7 pzg-6-7 pzg-7-7";
    let table = Situation::new()
        .units(units, "1020")
        .untried("Rifle", 1, "1222")
        .unit("leader-konev", "1625")
        .moves(Side::German);
    let (path, target) = (hexes("1021 1121"), hex("1222"));
    let pieces: Vec<_> = table.ids(units).iter().map(|unit| table.public().find(*unit).unwrap()).collect();
    let before = promise_of_overrun(&table.rules, table.public(), &pieces, &path, target);
    let mut world = Guderian::world();
    Guderian::restore(&mut world, &table.rules, table.position().clone());
    play::<Guderian>(&mut world, &walk(units, "1021 1121")).unwrap();
    let there = promise(&table.rules, &Guderian::position(&world).public, &pieces, &[target], true);
    assert_eq!(format!("{before:?}"), format!("{there:?}"));
    let here = promise(&table.rules, table.public(), &pieces, &[target], true);
    assert!(here.attack.parts.iter().all(|part| part.integrity) && there.attack.total == here.attack.total);
}
