//! Orders in words.

use crate::{
    rules::samples::{carrying, placed},
    shared::names::{hex, word},
};
use kessel::{
    engine::board::Hexside,
    games::squad::{
        rules::{
            Rulebook,
            fire::{Shot, casualties::Loss},
            order::{Bend, Order, VehicleStep},
            position::{Mission, Public},
        },
        words::order_words::{order_told, order_ways, order_words, units_of},
    },
};

fn table() -> (Rulebook, Public) {
    let mut public = placed(&[
        ("us-rifle-1", "1007"),
        ("us-leader-1-1", "1007"),
        ("us-m4-75-1", "1009"),
        ("ge-rifle-1", "1004"),
        ("ge-pz-4h-1", "1003"),
    ]);
    carrying(&mut public, "us-bar-1", "us-rifle-1");
    (Rulebook::load("patrol").unwrap(), public)
}

/// Each firer is named with its weapons, and with the leader.
#[test]
fn fire_is_told_with_its_weapons() {
    let (rulebook, public) = table();
    let place = rulebook.board.hex_name(hex("1004"));
    let shot =
        Shot { weapon: Some(word("us-bar-1")), uses: vec![word("grenades")], ..Shot::of(word("us-rifle-1")) };
    let order = Order::Fire { shots: vec![shot], leader: Some(word("us-leader-1-1")), hex: hex("1004") };
    assert_eq!(
        order_told(&rulebook, &public, &order),
        format!("Fire at {place} with Rifle Squad (BAR and grenades), led by Leader −1")
    );
    assert_eq!(order_words(&order), "Fire at 1004 with us-bar-1 and grenades, led");
    assert_eq!(order_ways(&public, &order), [[hex("1007"), hex("1004")]]);
    assert_eq!(units_of(&order), [word("us-rifle-1")]);
}

#[test]
fn moves_are_told_by_their_ends() {
    let (rulebook, public) = table();
    let place = |at: &str| rulebook.board.hex_name(hex(at));
    let path = vec![hex("1008"), hex("1009")];
    let walk = Order::Move { units: vec![word("us-rifle-1")], path, assault: true, facing: None };
    assert_eq!(
        order_told(&rulebook, &public, &walk),
        format!("Move Rifle Squad by assault move to {}", place("1009"))
    );
    assert_eq!(order_ways(&public, &walk), [[hex("1007"), hex("1008"), hex("1009")]]);
    let step = VehicleStep { hex: hex("1010"), facing: Hexside::North, reverse: true };
    let drive = Order::Drive { unit: word("us-m4-75-1"), path: vec![step] };
    assert_eq!(
        order_told(&rulebook, &public, &drive),
        format!("Reverse M4(75) to {}, facing north", place("1010"))
    );
}

/// The payment of casualty points is stated unit by unit, with equal losses together (13.6).
#[test]
fn losses_are_told_unit_by_unit() {
    let (rulebook, public) = table();
    let losses =
        vec![(word("us-rifle-1"), Loss::ReducedAndPinned), (word("us-leader-1-1"), Loss::Eliminated)];
    let order = Order::Casualties { losses };
    assert_eq!(order_told(&rulebook, &public, &order), "Reduce and pin Rifle Squad and eliminate Leader −1");
    let losses = vec![(word("us-rifle-1"), Loss::Pinned), (word("us-leader-1-1"), Loss::Pinned)];
    let order = Order::Casualties { losses };
    assert_eq!(order_told(&rulebook, &public, &order), "Pin Rifle Squad and Leader −1");
}

/// Every kind of order has its own text, with a capital letter.
#[test]
fn every_order_is_told() {
    let (rulebook, public) = table();
    let (unit, at) = (word("us-rifle-1"), hex("1004"));
    let orders = [
        Order::Hold,
        Order::Done,
        Order::WithdrawSniper,
        Order::PlaceSniper { hex: at },
        Order::Rally { unit },
        Order::Mission { mission: Mission::Light, hex: at, spotter: Some(unit) },
        Order::SmokeBarrage { hex: at, spotter: unit },
        Order::Split { squad: unit, second: true },
        Order::FireAt { unit, weapon: None, leader: None, target: word("ge-pz-4h-1") },
        Order::ClearWire { unit, hex: at },
        Order::LaySmoke { unit, hex: at },
        Order::Exit { unit },
        Order::Load { carrier: word("us-m4-75-1"), passengers: vec![unit] },
        Order::Unload { carrier: word("us-m4-75-1"), passengers: vec![unit], to: Some(at) },
        Order::Advance { unit, hex: at, facing: None },
        Order::Turn { unit, facing: Hexside::South },
        Order::OpportunityFire { shots: vec![Shot::of(unit)], leader: None, lane: Some(Bend::Left) },
    ];
    let mut told: Vec<String> = orders.iter().map(|order| order_told(&rulebook, &public, order)).collect();
    assert!(told.iter().all(|text| text.starts_with(char::is_uppercase) && !text.contains("us-rifle")));
    assert!(told[5].ends_with(", spotted by Rifle Squad"), "{}", told[5]);
    told.sort_unstable();
    told.dedup();
    assert_eq!(told.len(), orders.len());
}
