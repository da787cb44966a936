//! Carriers: what is fired out of them, full hexes, guns that are towed, who gets down (8).

use super::table::{Table, fire, hex, table, walk, word, words};
use kessel::{
    engine::{board::Side6, orders::Game},
    games::squad::rules::{
        Rulebook, Squad,
        casualties::{Loss, Losses},
        counter::Place,
        fire::Shot,
        kinds::Side,
        legal,
        order::{Order, VehicleStep},
        phase::Step,
    },
};

fn board(table: &mut Table, carrier: &str, units: &str) {
    table.set(|public| {
        for unit in words(units) {
            let counter = public.counters.iter_mut().find(|it| it.id == unit).unwrap();
            counter.place = Place::Aboard(word(carrier));
        }
    });
}

fn drive(unit: &str, to: &str, facing: Side6) -> Order {
    Order::Drive { unit: word(unit), path: vec![VehicleStep { hex: hex(to), facing, reverse: false }] }
}

fn load(carrier: &str, passengers: &str) -> Order {
    Order::Load { carrier: word(carrier), passengers: words(passengers) }
}

fn unload(carrier: &str, passengers: &str) -> Order {
    Order::Unload { carrier: word(carrier), passengers: words(passengers), to: None }
}

/// Carried infantry fires by itself and with one light machine gun: neither what is heavy, nor flames, nor two.
#[test]
fn case_8_3_what_passengers_fire() {
    let units = "us-truck-1 0104 n\nus-rifle-1 0104 us-bar-1\nus-rifle-2 0104 us-bar-2\nus-engineer-1 0104 us-flamethrower-1\nus-rifle-3 0104 us-m1919a4-1\nge-rifle-1 0103";
    let start = |riders: &str| {
        let mut table = table("patrol", Step::Fire, units);
        board(&mut table, "us-truck-1", riders);
        table
    };
    let with = |pairs: &[(&str, &str)]| {
        let shot =
            |(unit, weapon): &(&str, &str)| Shot { weapon: Some(word(weapon)), ..Shot::of(word(unit)) };
        Order::Fire { shots: pairs.iter().map(shot).collect(), leader: None, hex: hex("0103") }
    };
    let bars = [("us-rifle-1", "us-bar-1"), ("us-rifle-2", "us-bar-2")];
    assert_eq!(start("us-engineer-1").case(with(&[("us-engineer-1", "us-flamethrower-1")])), "8.3");
    assert_eq!(start("us-rifle-3").case(with(&[("us-rifle-3", "us-m1919a4-1")])), "8.3");
    assert_eq!(start("us-rifle-1 us-rifle-2").case(with(&bars)), "8.3");
    start("us-rifle-1").must(with(&bars[..1]), &[6, 6]);
    start("us-rifle-3").must(fire("us-rifle-3", "0103"), &[6, 6]);
}

const FULL: &str =
    "us-rifle-1 0103\nus-rifle-2 0103\nus-rifle-3 0103\nus-rifle-4 0103\nus-truck-1 0104 n\nge-rifle-1 0101";

/// Empty lorries hold nothing, and one with somebody in it does.
#[test]
fn case_23_2_an_empty_lorry_holds_nothing() {
    for (riders, holder) in [("", Side::German), ("us-rifle-1", Side::Allied)] {
        let units = "us-truck-1 1008 n\nus-rifle-1 1008\nge-rifle-1 2001";
        let mut table = table("crossroads", Step::Movement, units);
        board(&mut table, "us-truck-1", riders);
        table.set(|public| _ = public.holders.insert(hex("1007"), Side::German));
        table.must(drive("us-truck-1", "1007", Side6::North), &[]);
        assert_eq!(table.public().holders.get(&hex("1007")), Some(&holder), "{riders}");
    }
}
