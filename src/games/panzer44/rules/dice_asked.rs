//! Dice by hand: which die an order needs next, told from what the dice thrown for it so far have brought about.

use super::{
    event::{DiePurpose, Event},
    order::Order,
    position::Public,
    rulebook::Rulebook,
};
use crate::games::panzer44::words::names::with_names;

/// A die that people throw.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DieAsked {
    /// What for.
    pub purpose: DiePurpose,
    /// With how many faces.
    pub faces: u8,
    /// What for, in words.
    pub words: String,
}

/// The die that is thrown after so many, when an order brings these events about; none if that were all.
pub fn die_after(rulebook: &Rulebook, public: &Public, events: &[Event], thrown: usize) -> Option<DieAsked> {
    let dice = events.iter().filter_map(|event| match event {
        Event::Die { purpose, faces, .. } => Some((*purpose, *faces)),
        _ => None,
    });
    let (purpose, faces) = dice.into_iter().nth(thrown)?;
    Some(DieAsked { purpose, faces, words: with_names(rulebook, public, &words(&purpose)) })
}

/// Whether an order may be left after all while its first die is asked for. Who moves a unit must not learn from the
/// question that somebody lies in wait, and stay where he is.
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
        DiePurpose::BoltWay(unit) => format!("Which way {unit} runs"),
        DiePurpose::Recovery(unit) => format!("Does {unit} recover?"),
        DiePurpose::Demolition(unit) => format!("Does {unit} blow the bridge?"),
        DiePurpose::Sortie(hex) => format!("Do the aircraft attack {hex}?"),
    }
}
