//! Dice rolled by hand: the purpose of each in words, and whether the order may still be withdrawn.

use super::names::Known;
use crate::{
    engine::{dice::DieWanted, text::t},
    games::platoon::rules::{
        Rulebook,
        event::{DiePurpose, Event},
        order::Order,
        position::Public,
    },
};

/// The die of an event, as people are asked for it.
pub fn die_wanted(rulebook: &Rulebook, public: &Public, event: &Event) -> Option<DieWanted> {
    let Event::Die { purpose, .. } = event.itself() else { return None };
    let text = match purpose {
        DiePurpose::Attack(hex) => t!("platoon-orders-die-for-hex", hex = *hex),
        DiePurpose::Unit(unit) => t!("platoon-orders-die-for-unit", unit = *unit),
    };
    Some(DieWanted { words: text.shown(&Known { rulebook, public }), faces: 6 })
}

/// Whether an order may still be withdrawn while its first die is asked for. The question must not show a player who
/// moves a unit that an enemy fires by instruction. Otherwise the player could leave the unit in its hex (14.6).
pub fn may_be_left(order: &Order) -> bool {
    matches!(
        order,
        Order::Fire { .. }
            | Order::IndirectFire { .. }
            | Order::Overrun { .. }
            | Order::Assault { .. }
            | Order::OpportunityFire { .. }
            | Order::Interdict { .. }
    )
}
