//! Dice rolled by hand: the purpose of each in words, and whether the order may still be withdrawn.

use super::names::unit_name;
use crate::{
    engine::dice::DieWanted,
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
    let words = match purpose {
        DiePurpose::Attack(hex) => format!("Die for the attack on {}", rulebook.board.hex_name(*hex)),
        DiePurpose::Unit(unit) => format!("Die for the attack on {}", unit_name(rulebook, public, *unit)),
    };
    Some(DieWanted { words, faces: 6 })
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
