//! Dice by hand: the purpose of each as text, and whether the order may still be cancelled.

use super::names::with_names;
use crate::{
    engine::dice::DieWanted,
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
    Some(DieWanted { words: with_names(rulebook, public, &words(purpose)), faces: *faces })
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

fn words(purpose: &DiePurpose) -> String {
    match purpose {
        DiePurpose::PanicDigit(side) => format!("{side} panic digit"),
        DiePurpose::Panic(unit) => format!("Does {unit} panic?"),
        DiePurpose::Attack(unit) => format!("Die for the attack on {unit}"),
        DiePurpose::Mines(unit) => format!("Die for the mines under {unit}"),
        DiePurpose::Bolt(unit) => format!("Does {unit} bolt?"),
        DiePurpose::BoltWay(unit) => format!("Direction in which {unit} runs"),
        DiePurpose::Recovery(unit) => format!("Does {unit} recover?"),
        DiePurpose::Demolition(unit) => format!("Does {unit} blow the bridge?"),
        DiePurpose::Sortie(hex) => format!("Do the aircraft attack {hex}?"),
    }
}
