//! The states in which a card is seen.

use crate::art::packs::face::{Face, Up};

/// A state of a counter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CardState {
    Fresh,
    /// The other side of the counter, after a step loss.
    Reduced,
    /// The other side of the counter, after it has fired.
    Inverted,
    Moved,
    Disrupted,
    OutOfSupply,
    /// With two badges, which cover the most of it.
    TwoBadges,
    /// Facing the right edge of the map.
    Turned,
}

/// Returns the states that a counter can have, with its face in each; `back` is its printed back.
pub fn states_of(front: &Face, back: Option<&Face>) -> Vec<(CardState, Face)> {
    let mut states = vec![(CardState::Fresh, front.clone())];
    match back {
        Some(back) if back.up == Up::Inverted => states.push((CardState::Inverted, back.clone())),
        Some(back) => states.push((CardState::Reduced, back.clone())),
        None if front.steps > 1 => {
            let reduced = Face { steps_lost: 1, up: Up::Reduced, ..front.clone() };
            states.push((CardState::Reduced, reduced));
        }
        None => {}
    }
    states.push((CardState::Moved, Face { dimmed: true, ..front.clone() }));
    let badged = |badges: &[&str]| {
        let badges = badges.iter().map(|badge| (*badge).to_owned()).collect();
        Face { badges, ..front.clone() }
    };
    states.push((CardState::Disrupted, badged(&["disrupted"])));
    states.push((CardState::OutOfSupply, badged(&["out_of_supply"])));
    states.push((CardState::TwoBadges, badged(&["disrupted", "out_of_supply"])));
    if front.heading.is_some() {
        states.push((CardState::Turned, Face { heading: Some(90), ..front.clone() }));
    }
    states
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_card_is_seen_in_the_states_that_it_can_have() {
        let names = |front: &Face, back: Option<&Face>| {
            states_of(front, back).into_iter().map(|(state, _)| state).collect::<Vec<_>>()
        };
        let plain = Face::default();
        assert!(!names(&plain, None).contains(&CardState::Reduced));
        let steps = Face { steps: 2, ..Face::default() };
        let reduced = states_of(&steps, None);
        assert!(reduced.iter().any(|(state, face)| *state == CardState::Reduced && face.steps_lost == 1));
        let inverted = Face { up: Up::Inverted, ..Face::default() };
        assert!(names(&plain, Some(&inverted)).contains(&CardState::Inverted));
        assert!(names(&Face { heading: Some(0), ..Face::default() }, None).contains(&CardState::Turned));
        let moved = states_of(&plain, None);
        assert!(moved.iter().any(|(state, face)| *state == CardState::Moved && face.dimmed));
    }
}
