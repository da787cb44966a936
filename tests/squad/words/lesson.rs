//! The actions that a lesson may ask for.

use crate::shared::names::{hex, word};
use kessel::{
    engine::lessons::HasLessons,
    games::squad::rules::{
        Squad,
        fire::Shot,
        order::{Bend, Order},
    },
};

/// A lesson can name every kind of order.
#[test]
fn kinds_of_orders_can_be_named() {
    let unit = word("us-rifle-1");
    let lane = Some(Bend::Left);
    let orders = [
        Order::Done,
        Order::Hold,
        Order::Move { units: vec![unit], path: vec![hex("0101")], assault: true, facing: None },
        Order::OpportunityFire { shots: vec![Shot::of(unit)], leader: None, lane },
        Order::Casualties { losses: Vec::new() },
    ];
    for order in orders {
        let kind = Squad::shape(&order).kind;
        assert!(Squad::KINDS.contains(&kind) || Squad::MORE_KINDS.contains(&kind), "{kind}");
    }
}

/// Firing with a machine gun is a different action from leaving it out, in any order of naming.
#[test]
fn weapons_belong_to_the_shape_of_an_attack() {
    let (one, two, gun) = (word("us-rifle-1"), word("us-rifle-2"), word("us-bar-1"));
    let armed = Shot { weapon: Some(gun), ..Shot::of(one) };
    let fire = |shots| Order::Fire { shots, leader: None, hex: hex("0101") };
    let with = Squad::shape(&fire(vec![armed.clone(), Shot::of(two)]));
    assert!(with.means(&Squad::shape(&fire(vec![Shot::of(two), armed]))));
    assert!(!with.means(&Squad::shape(&fire(vec![Shot::of(one), Shot::of(two)]))));
}
