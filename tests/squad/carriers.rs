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
