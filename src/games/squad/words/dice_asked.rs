//! Dice by hand: the purpose of each as text, and whether the order may still be cancelled.

use super::names::Known;
use crate::{
    engine::{
        dice::DieWanted,
        text::{Text, t},
        wording::capital,
    },
    games::squad::rules::{
        Rulebook,
        event::{DiePurpose, Event},
        order::Order,
        position::Public,
    },
};

/// The die of an event, as the players are asked for it. Of two dice that are added, each is asked for separately.
pub fn die_wanted(rulebook: &Rulebook, public: &Public, event: &Event) -> Option<DieWanted> {
    let Event::Die { purpose, .. } = event.itself() else { return None };
    let words = asked(*purpose).shown(&Known { rulebook, public });
    Some(DieWanted { words: capital(&words), faces: 6 })
}

fn asked(purpose: DiePurpose) -> Text {
    match purpose {
        DiePurpose::Attack(hex) => t!("squad-log-ask-attack", hex = hex),
        DiePurpose::Kill(unit) => t!("squad-log-ask-kill", unit = unit),
        DiePurpose::Side(unit) => t!("squad-log-ask-side", unit = unit),
        DiePurpose::Survival(unit) => t!("squad-log-ask-survival", unit = unit),
        DiePurpose::Scatter => t!("squad-log-ask-scatter"),
        DiePurpose::Rally(unit) => t!("squad-log-ask-rally", unit = unit),
        DiePurpose::Valour(unit) => t!("squad-log-ask-valour", unit = unit),
        DiePurpose::Mines(unit) => t!("squad-log-ask-mines", unit = unit),
        DiePurpose::Sniper => t!("squad-log-ask-sniper"),
    }
}

/// Whether a purpose takes two dice. The sniper fires and is searched for with one.
pub fn is_two(purpose: DiePurpose) -> bool {
    matches!(
        purpose,
        DiePurpose::Attack(_) | DiePurpose::Kill(_) | DiePurpose::Rally(_) | DiePurpose::Valour(_)
    )
}

/// Whether an order may still be cancelled while its first die is asked for. From the question, a player who moves a
/// unit must not learn of mines or enemy fire, and then stay in place (14.6, 20.5). The same holds for an overrun.
pub fn may_be_left(order: &Order) -> bool {
    matches!(
        order,
        Order::Fire { .. }
            | Order::FireAt { .. }
            | Order::Assault { .. }
            | Order::OpportunityFire { .. }
            | Order::Rally { .. }
    )
}
