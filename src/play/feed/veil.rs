//! What both players knew at an event, while the position after the whole order is at hand: a division that
//! a later event of the order reveals is still untried.

use crate::games::guderian::rules::{
    event::Event,
    kinds::{Kind, Pool},
    position::Public,
};
use std::borrow::Cow;

/// The position after an order, with what it reveals covered again.
pub(crate) struct Veil<'a> {
    after: &'a Public,
    shown: Cow<'a, Public>,
}

impl<'a> Veil<'a> {
    /// Covers everything that these events reveal.
    pub fn over(after: &'a Public, events: &[Event]) -> Self {
        let mut shown = Cow::Borrowed(after);
        for event in events {
            let Event::Revealed { unit, .. } = event else { continue };
            let Some(piece) = after.find(*unit) else { continue };
            let counter = &mut shown.to_mut().counters[piece.index()];
            counter.unit = None;
            counter.print = None;
            counter.kind = match counter.kind.pool() {
                Some(Pool::Armour) => Kind::Armour,
                _ => Kind::Rifle,
            };
        }
        Self { after, shown }
    }

    /// Uncovers what an event reveals.
    pub fn lift(&mut self, event: &Event) {
        let Event::Revealed { unit, .. } = event else { return };
        let Some(piece) = self.after.find(*unit) else { return };
        let known = self.after.counters[piece.index()].clone();
        self.shown.to_mut().counters[piece.index()] = known;
    }

    /// What is known at the event.
    pub fn public(&self) -> &Public {
        &self.shown
    }
}
