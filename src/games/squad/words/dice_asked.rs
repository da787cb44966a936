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

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may stop at once")]

    use super::*;
    use crate::games::squad::rules::samples::{hex, placed, word};

    /// Whoever throws real dice is told of each what it is for.
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
