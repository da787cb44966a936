//! The changes on the table that have been noticed, so that each is shown once.

use crate::{
    engine::{board::Hex, orders::Record},
    table::tabled::OnTable,
};

/// Frames for which an action of a panel counts as the cause of a new aim.
const ASKED: u8 = 3;

/// The changes that have been noticed.
pub(super) struct Seen<G: OnTable> {
    /// The number of the last position, and the moment if it was in a replay.
    pub moves: Option<u64>,
    pub shown: Option<usize>,
    pub orders: usize,
    turn: Option<(usize, G::Phase)>,
    aimed: Vec<Hex>,
    /// Frames for which a new aim counts as one of the panels.
    asked: u8,
    /// Whether panels have shown a shot in this phase: the next one is shown too.
    pub shoots: bool,
}

impl<G: OnTable> Default for Seen<G> {
    fn default() -> Self {
        let (moves, shown, turn) = (None, None, None);
        Self { moves, shown, orders: 0, turn, aimed: Vec::new(), asked: 0, shoots: false }
    }
}

impl<G: OnTable> Seen<G> {
    /// Notes whether a panel has chosen something in this frame.
    pub fn note_panels(&mut self, have_chosen: bool) {
        self.asked = if have_chosen { ASKED } else { self.asked.saturating_sub(1) };
    }

    /// Notes the aim of the plan, and returns whether panels have just changed it.
    pub fn note_aim(&mut self, aimed: &[Hex]) -> bool {
        let aims = self.asked > 0 && !aimed.is_empty() && aimed != self.aimed;
        aimed.clone_into(&mut self.aimed);
        aims
    }

    /// Notes the position, or the moment of a replay, that is looked at now. Returns the number of the order that has led
    /// there, if one has since it was looked at last.
    pub fn note_order(&mut self, record: &Record<G>, moves: u64, shown: Option<usize>) -> Option<usize> {
        let played = record.orders();
        let is_new = match shown {
            Some(now) => self.shown.is_some_and(|before| now == before + 1),
            None => played > self.orders,
        };
        let before = std::mem::replace(&mut self.shown, shown);
        (self.moves, self.orders) = (Some(moves), played);
        let number = shown.unwrap_or(record.events.len());
        number.checked_sub(1).filter(|_| is_new && (shown.is_some() || before.is_none()))
    }

    /// Notes the side of the phase, and returns whether it is another phase than before. In a new phase no player has been
    /// led to a shot yet.
    pub fn note_turn(&mut self, side: usize, phase: G::Phase) -> bool {
        let now = Some((side, phase));
        let before = std::mem::replace(&mut self.turn, now);
        if before != self.turn {
            self.shoots = false;
        }
        before.is_some_and(|(_, before)| before != phase)
    }
}
