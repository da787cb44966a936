//! The public knowledge at an event, while the position after the whole order is at hand: a division that a later event
//! of the order reveals is still untried.

use crate::games::guderian::rules::{
    event::Event,
    kinds::{Kind, Pool},
    position::Public,
};
use std::borrow::Cow;

/// Covers everything that these events reveal.
pub(super) fn cover(shown: &mut Cow<Public>, events: &[Event]) {
    for event in events {
        let Event::Revealed { unit, .. } = event else { continue };
        let Some(piece) = shown.find(*unit) else { continue };
        let counter = &mut shown.to_mut().counters[piece.index()];
        counter.unit = None;
        counter.print = None;
        counter.kind = match counter.kind.pool() {
            Some(Pool::Armour) => Kind::Armour,
            _ => Kind::Rifle,
        };
    }
}

/// Uncovers what an event reveals.
pub(super) fn uncover(shown: &mut Cow<Public>, after: &Public, event: &Event) {
    let Event::Revealed { unit, .. } = event else { return };
    let Some(piece) = after.find(*unit) else { return };
    let known = after.counters[piece.index()].clone();
    shown.to_mut().counters[piece.index()] = known;
}
