//! Dice by hand: the purpose of each as text, and whether the order may still be cancelled.

use super::names::Known;
use crate::{
    engine::{
        dice::DieWanted,
        text::{Text, t},
    },
    games::panzer44::rules::{
        Rulebook,
        event::{DiePurpose, Event},
        order::Order,
        position::Public,
    },
};

/// The die of an event, as the players are asked for it.
pub fn die_wanted(rulebook: &Rulebook, public: &Public, event: &Event) -> Option<DieWanted> {
    let Event::Die { purpose, faces, .. } = event else { return None };
    Some(DieWanted { words: text(purpose).shown(&Known { rulebook, public }), faces: *faces })
}

/// Whether an order may still be cancelled while its first die is asked for. A player who moves a unit must not learn
/// from the question that an enemy waits to fire, and then stay in place.
pub fn may_be_left(order: &Order) -> bool {
    matches!(
        order,
        Order::Fire { .. }
            | Order::Shoot { .. }
            | Order::Bombard { .. }
            | Order::Barrage { .. }
            | Order::Strike { .. }
    )
}

fn text(purpose: &DiePurpose) -> Text {
    match purpose {
        DiePurpose::PanicDigit(side) => t!("panzer44-orders-die-panic-digit", side = *side),
        DiePurpose::Panic(unit) => t!("panzer44-orders-die-panic", unit = *unit),
        DiePurpose::Attack(unit) => t!("panzer44-orders-die-attack", unit = *unit),
        DiePurpose::Mines(unit) => t!("panzer44-orders-die-mines", unit = *unit),
        DiePurpose::Bolt(unit) => t!("panzer44-orders-die-bolt", unit = *unit),
        DiePurpose::BoltWay(unit) => t!("panzer44-orders-die-bolt-way", unit = *unit),
        DiePurpose::Recovery(unit) => t!("panzer44-orders-die-recovery", unit = *unit),
        DiePurpose::Demolition(unit) => t!("panzer44-orders-die-demolition", unit = *unit),
        DiePurpose::Sortie(hex) => t!("panzer44-orders-die-sortie", hex = *hex),
    }
}
