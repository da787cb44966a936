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

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may stop at once")]

    use super::*;
    use crate::games::squad::rules::samples::{hex, placed, word};

    /// A player who rolls real dice reads the purpose of each.
    #[test]
    fn every_die_is_asked_for_in_words() {
        let rulebook = Rulebook::load("patrol").unwrap();
        let public = placed(&[("ge-tiger-1-1", "1004")]);
        let tank = word("ge-tiger-1-1");
        let asked = |purpose| die_wanted(&rulebook, &public, &Event::Die { purpose, roll: 1 }).unwrap().words;
        let place = rulebook.board.hex_name(hex("1004"));
        assert_eq!(
            asked(DiePurpose::Attack(hex("1004"))),
            format!("One of two dice for the attack on {place}")
        );
        assert_eq!(asked(DiePurpose::Kill(tank)), "One of two dice for the armour of Tiger I");
        assert_eq!(asked(DiePurpose::Side(tank)), "Die for front or rear of Tiger I");
        assert_eq!(asked(DiePurpose::Survival(tank)), "Die for the crew of Tiger I");
        assert_eq!(asked(DiePurpose::Scatter), "Die for where it comes down");
        assert_eq!(asked(DiePurpose::Rally(tank)), "One of two dice to rally Tiger I");
        assert_eq!(asked(DiePurpose::Sniper), "Die for the sniper");
        assert_eq!(die_wanted(&rulebook, &public, &Event::MarkersOff), None);
    }
}
