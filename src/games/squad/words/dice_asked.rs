//! Dice by hand: the purpose of each as text, and whether the order may still be cancelled.

use super::story::Teller;
use crate::{
    engine::{dice::DieWanted, wording::capital},
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
    let words = Teller { rulebook, public }.purpose(*purpose);
    let words = if is_two(*purpose) { format!("one of two dice {}", behind(&words)) } else { words };
    Some(DieWanted { words: capital(&words), faces: 6 })
}

/// The purpose of a die, without the die.
fn behind(words: &str) -> &str {
    words.strip_prefix("die ").unwrap_or(words)
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
