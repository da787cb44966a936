//! Dice by hand: what each is for, in words, and whether the order may still be left.

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

/// The die that an event tells of, as people are asked for it. Of two that are added each is asked for by itself.
pub fn die_wanted(rulebook: &Rulebook, public: &Public, event: &Event) -> Option<DieWanted> {
    let Event::Die { purpose, .. } = event.itself() else { return None };
    let words = Teller { rulebook, public }.purpose(*purpose);
    let words = if is_two(*purpose) { format!("one of two dice {}", behind(&words)) } else { words };
    Some(DieWanted { words: capital(&words), faces: 6 })
}

/// What a die is for, without the die.
fn behind(words: &str) -> &str {
    words.strip_prefix("die ").unwrap_or(words)
}

/// What is thrown for with two dice; the sniper fires and is looked for with one.
pub fn is_two(purpose: DiePurpose) -> bool {
    matches!(
        purpose,
        DiePurpose::Attack(_) | DiePurpose::Kill(_) | DiePurpose::Rally(_) | DiePurpose::Valour(_)
    )
}

/// Whether an order may be left after all while its first die is asked for. Who moves a unit must not learn from the
/// question that mines lie there or that somebody fires, and stay where he is (14.6, 20.5); nor who drives over somebody.
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
