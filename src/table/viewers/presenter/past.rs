//! Whether the last combat is over for viewers: its caption goes when another order, or a note about another moment, begins.

use crate::{
    engine::orders::{Going, Happening, facts},
    scene::Captioned,
};

/// Whether the game has gone on after the last order of these that rolled a die in combat. Orders that answer its questions
/// belong to it, with the retreats and advances that they bring about; `has_note` says whether a note is about the moment
/// after the last order.
pub(in crate::table::viewers) fn has_gone_on<G: Captioned>(
    rulebook: &G::Rulebook,
    orders: &[Vec<G::Event>],
    has_note: bool,
) -> bool {
    let since = orders.iter().rev().take_while(|events| G::rolled(rulebook, events).is_none()).count();
    if since == 0 {
        return false;
    }
    let (until, since) = orders.split_at(orders.len().saturating_sub(since));
    let mut asks = until.last().is_some_and(|events| asks_after::<G>(events, false));
    for events in since {
        if is_seen::<G>(events) && (!asks || moves::<G>(events)) {
            return true;
        }
        asks = asks_after::<G>(events, asks);
    }
    has_note
}

/// Whether a decision is pending after these events.
fn asks_after<G: Captioned>(events: &[G::Event], asked_before: bool) -> bool {
    let owed = facts::<G>(events).filter_map(|fact| match fact.what {
        Happening::Owed(is_pending) => Some(is_pending),
        _ => None,
    });
    owed.last().unwrap_or(asked_before)
}

/// Whether both sides know of these events. The caption must not reveal an order that only one side knows of.
fn is_seen<G: Captioned>(events: &[G::Event]) -> bool {
    facts::<G>(events).any(|fact| fact.only.is_none())
}

/// Whether units move in these events before the eyes of both sides, and not out of the combat or into its hexes.
fn moves<G: Captioned>(events: &[G::Event]) -> bool {
    facts::<G>(events).any(|fact| {
        let walks =
            matches!(fact.what, Happening::Went { how: Going::SetUp | Going::Walk | Going::Rail, .. });
        walks && fact.only.is_none()
    })
}
