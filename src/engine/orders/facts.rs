//! Questions about the facts of several events.

use super::{Fact, Game, Happening};

pub fn facts<G: Game>(events: &[G::Event]) -> impl Iterator<Item = Fact<'_>> {
    events.iter().map(G::fact)
}

pub fn dice_of<G: Game>(events: &[G::Event]) -> Vec<u8> {
    let roll = |fact: Fact| match fact.what {
        Happening::Die { roll, .. } => Some(roll),
        _ => None,
    };
    facts::<G>(events).filter_map(roll).collect()
}

pub fn end_phase<G: Game>(events: &[G::Event]) -> bool {
    facts::<G>(events).any(|fact| fact.ends_phase())
}

/// Whether one of these events cannot be undone.
pub(super) fn are_final<G: Game>(events: &[G::Event]) -> bool {
    facts::<G>(events).any(|fact| fact.is_final)
}

/// Whether these events open secrets.
pub fn open_secrets<G: Game>(events: &[G::Event]) -> bool {
    facts::<G>(events).any(|fact| fact.opens_secrets)
}
