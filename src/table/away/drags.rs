//! The drags that both players show to each other, if both want it.

use crate::{
    engine::{board::Hex, counters::UnitId},
    referee::wire::MOST_DRAGGED,
};
use std::time::{Duration, Instant};

/// The time after which the other player's drag is no longer shown if nothing more is heard of it.
const LASTS: Duration = Duration::from_secs(3);
/// The least time between two messages about the own drag.
const APART: Duration = Duration::from_millis(200);

/// Units that are dragged over a hex.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Drag {
    pub units: Vec<UnitId>,
    pub hex: Hex,
}

/// What is to be done about the own drag now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum DragNews {
    /// The other player has been sent it.
    None,
    /// The last message was a moment ago.
    Wait,
    /// It is to be sent; none when it has ended.
    Send(Option<Drag>),
}

/// The wishes of both players, and their drags.
#[derive(Debug, Default)]
pub(crate) struct Drags {
    /// Whether the player here wants drags to be shown.
    own: bool,
    /// Whether the other player does.
    other: bool,
    /// The other player's drag, with the moment at which it was heard of last.
    shown: Option<(Drag, Instant)>,
    /// The own drag as it was sent last, and when.
    sent: Option<Drag>,
    sent_at: Option<Instant>,
}

impl Drags {
    /// Begins with the wish of the player here.
    pub fn wanted(is_wanted: bool) -> Self {
        Self { own: is_wanted, ..Self::default() }
    }

    pub fn is_wanted(&self) -> bool {
        self.own
    }

    pub fn is_wanted_by_other(&self) -> bool {
        self.other
    }

    /// Notes whether the player here wants drags to be shown.
    pub fn want(&mut self, is_wanted: bool) {
        self.own = is_wanted;
        self.forget();
    }

    /// Notes whether the other player does.
    pub fn hear_wish(&mut self, other: bool) {
        self.other = other;
        if !other {
            self.forget();
        }
    }

    /// Hears of the other player's drag: these units over this hex, or its end.
    pub fn hear(&mut self, units: &[UnitId], hex: Option<Hex>, now: Instant) {
        let is_drag = !units.is_empty() && units.len() <= MOST_DRAGGED && self.own;
        let drag = hex.filter(|_| is_drag).map(|hex| Drag { units: units.to_vec(), hex });
        self.shown = drag.map(|drag| (drag, now));
    }

    /// Forgets the other player's drag: the game has gone on.
    pub fn go_on(&mut self) {
        self.shown = None;
    }

    /// Forgets the drags of both: the line is new, or they are no longer shown.
    pub fn forget(&mut self) {
        (self.shown, self.sent) = (None, None);
    }

    /// Returns the other player's drag at a moment.
    pub fn shown(&self, now: Instant) -> Option<&Drag> {
        let (drag, since) = self.shown.as_ref()?;
        (now.saturating_duration_since(*since) < LASTS).then_some(drag)
    }

    /// Returns the time for which the other player's drag will be shown; none if none is.
    pub fn lasts(&self, now: Instant) -> Option<Duration> {
        let (_, since) = self.shown.as_ref()?;
        LASTS.checked_sub(now.saturating_duration_since(*since))
    }

    /// Returns what is to be done about the own drag, which is this one now.
    pub fn news(&mut self, drag: Option<Drag>, now: Instant) -> DragNews {
        if !(self.own && self.other) || drag == self.sent {
            return DragNews::None;
        }
        if self.sent_at.is_some_and(|at| now.saturating_duration_since(at) < APART) {
            return DragNews::Wait;
        }
        self.sent.clone_from(&drag);
        self.sent_at = Some(now);
        DragNews::Send(drag)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn drag(hex: &str) -> Drag {
        Drag { units: vec!["inf-5".parse().expect("an id")], hex: hex.parse().expect("a hex") }
    }

    fn wanted() -> Drags {
        Drags { own: true, other: true, ..Drags::default() }
    }

    /// At most five messages a second are sent, each about another hex, and none unless both players want it.
    #[test]
    fn a_drag_is_sent_when_its_hex_changes() {
        let now = Instant::now();
        let after = |milliseconds| now + Duration::from_millis(milliseconds);
        let mut drags = wanted();
        assert_eq!(drags.news(None, now), DragNews::None);
        assert_eq!(drags.news(Some(drag("0101")), now), DragNews::Send(Some(drag("0101"))));
        assert_eq!(drags.news(Some(drag("0102")), after(100)), DragNews::Wait);
        assert_eq!(drags.news(Some(drag("0103")), after(200)), DragNews::Send(Some(drag("0103"))));
        assert_eq!(drags.news(Some(drag("0103")), after(900)), DragNews::None);
        assert_eq!(drags.news(None, after(900)), DragNews::Send(None));
        for (own, other) in [(false, false), (true, false), (false, true)] {
            let mut drags = Drags { own, other, ..Drags::default() };
            assert_eq!(drags.news(Some(drag("0101")), now), DragNews::None);
        }
    }

    /// The other player's drag ends with its last message, with an order, or when nothing is heard of it.
    #[test]
    fn a_drag_is_shown_until_it_ends() {
        let now = Instant::now();
        let there = drag("0101");
        let mut drags = wanted();
        drags.hear(&there.units, Some(there.hex), now);
        assert_eq!(drags.shown(now + LASTS / 2), Some(&there));
        assert_eq!((drags.shown(now + LASTS), drags.lasts(now)), (None, Some(LASTS)));
        drags.hear(&[], None, now);
        assert_eq!(drags.shown(now), None);
        drags.hear(&there.units, Some(there.hex), now);
        drags.go_on();
        assert_eq!(drags.shown(now), None);
        drags.hear(&there.units, Some(there.hex), now);
        drags.hear_wish(false);
        assert_eq!(drags.shown(now), None);
        let mut unwanted = Drags::default();
        unwanted.hear(&there.units, Some(there.hex), now);
        assert_eq!(unwanted.shown(now), None);
    }
}
