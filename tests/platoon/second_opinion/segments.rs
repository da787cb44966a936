//! Units that are attacked once in a segment, played (11.1, 12.2, 13.6).

use crate::harness::{Table, fire, hex, table};
use kessel::games::platoon::rules::{
    combat::indirect::Call,
    counter::Attacked,
    kinds::Side,
    order::Order,
    phase::{Phase, Segment},
    position::Mines,
};

fn indirect(unit: &str, at: &str) -> Order {
    Order::IndirectFire { firers: vec![(unit.parse().unwrap(), Call::FromTheHip)], hex: hex(at) }
}

/// The German player's turn 3 begins.
fn at_the_start(units: &str) -> Table {
    let mut table = table(units, "");
    table.set_clock(3, Phase::First(Segment::Start));
    table
}

/// Mines attack in 1a, indirect fire in 1b: a unit in mines is attacked in both (11.1).
#[test]
fn mines_do_not_keep_indirect_fire_away() {
    let mut table = at_the_start("ge-mortar-81 1003\nge-cp 1004\nge-rifle 1303\nso-rifle 1403");
    table.set(|position| {
        position.public.mines.insert(hex("1403"), Mines { side: Side::German, known: true });
    });
    table.must(Order::Done, &[6]);
    assert_eq!(table.public().phase, Phase::First(Segment::IndirectFire));
    assert_eq!(table.counter("so-rifle-1").condition.attacked, Attacked::No);
    table.must(indirect("ge-mortar-81-1", "1403"), &[6, 6]);
}

/// The rest of a stack is not attacked as a whole, although the unit that was attacked singly is eliminated (12.2).
#[test]
fn after_one_was_destroyed_the_rest_are_attacked_singly() {
    let mut table = at_the_start("ge-pz-4h 0610\nge-pz-4h 0611\nso-t70 0811\nso-mortar-82 0811");
    table.go_to(3, Phase::First(Segment::DirectFire));
    table.must(fire("ge-pz-4h-1", "0811", Some("so-t70-1")), &[1]);
    assert_eq!(table.hex_of("so-t70-1"), None);
    assert_eq!(table.case(fire("ge-pz-4h-2", "0811", None)), "11.1");
    table.must(fire("ge-pz-4h-2", "0811", Some("so-mortar-82-1")), &[6]);
}
