//! Judges an order or a command on a clone of the position: what is refused or not kept has changed nothing.

use super::{
    Bench, Reader,
    desk::{Cause, Desk, Sight, Turned, word},
};
use crate::{
    engine::{
        orders::{Game, Position, Refusal, Viewer, facts},
        text::t,
    },
    referee::{
        Played,
        wire::{ClockSent, WholeGame},
    },
};

/// A deed: an order, or a command of the table.
pub(super) enum Deed<G: Game> {
    Order(G::Order),
    Command(G::Command),
}

/// A deed that the rules allow.
pub(super) struct Judged<G: Game> {
    /// The position after it.
    pub position: Position<G>,
    pub events: Vec<G::Event>,
}

impl<G: Played> Bench<G> {
    /// Judges a deed of a side.
    ///
    /// # Errors
    /// The rules refuse it.
    pub(super) fn judged(&mut self, side: usize, deed: &Deed<G>) -> Result<Judged<G>, Refusal> {
        self.judged_on(self.position.clone(), side, deed)
    }

    /// Judges a deed of a side on a position in which the same sides are waited for.
    ///
    /// # Errors
    /// The rules refuse it.
    pub(super) fn judged_on(
        &mut self,
        position: Position<G>,
        side: usize,
        deed: &Deed<G>,
    ) -> Result<Judged<G>, Refusal> {
        self.scratch.lay(&self.rulebook, position);
        let events = match deed {
            Deed::Order(order) => self.scratch.play(order)?,
            Deed::Command(command) => self.scratch.command(command)?,
        };
        if matches!(deed, Deed::Order(_)) && !self.is_of_side(side, &events) {
            return Err(Refusal::of_table(t!("order-cannot-be-given")));
        }
        Ok(Judged { position: self.scratch.position().clone(), events })
    }

    /// Whether an order with these events is one of this side. If both sides are waited for, the rules would also accept
    /// an order that names the other one.
    fn is_of_side(&self, side: usize, events: &[G::Event]) -> bool {
        if G::awaited(&self.rulebook, &self.position).len() < 2 {
            return true;
        }
        match facts::<G>(events).next().and_then(|fact| fact.side) {
            Some(named) => named == side,
            None => G::acting(&self.rulebook, &self.position.public) == side,
        }
    }

    /// Returns the next message to each viewer who sees the game as it is, if a position follows the present one, with the
    /// clocks after it.
    ///
    /// # Errors
    /// Something has no form in JSON.
    pub(super) fn turned(
        &self,
        position: &Position<G>,
        events: &[G::Event],
        cause: Cause,
        clock: Option<&ClockSent>,
    ) -> Result<[Option<Turned>; 3], serde_json::Error> {
        let seen_by = |seat: Option<usize>| -> Result<Sight, serde_json::Error> {
            let side = seat.map(|seat| G::seat_of(position, seat).min(1));
            Sight::of::<G>(&self.rulebook, position, events, side)
        };
        let turned = |desk: &Desk, sight: Sight| {
            desk.turned(&G::SIDES, (cause, clock), sight, |n, sight, hash| {
                self.whole_at((n, sight, hash), clock)
            })
        };
        let [first, second, watching] = &self.desks;
        Ok([
            turned(first, seen_by(Some(0))?),
            turned(second, seen_by(Some(1))?),
            if self.is_delayed() { None } else { turned(watching, seen_by(None)?) },
        ])
    }

    /// Returns the whole game as a viewer holds it after the message of this number, with the hash of the view.
    pub(super) fn whole_at(
        &self,
        (n, sight, hash): (u64, &Sight, &str),
        clock: Option<&ClockSent>,
    ) -> WholeGame {
        WholeGame {
            game: self.id.clone(),
            seat: sight.side.map(|side| word(&G::SIDES, side)),
            n,
            head: self.head.clone(),
            view: sight.view.clone(),
            hash: hash.to_owned(),
            due: sight.due.clone(),
            log: sight.events.clone(),
            clock: clock.cloned(),
        }
    }

    /// Returns the position as a viewer is sent it.
    pub fn sent_to(&self, reader: Reader) -> Position<G> {
        let eyes = self.desks[reader.number()].side.map_or(Viewer::Both, Viewer::Side);
        G::sent(&self.rulebook, &self.position, eyes)
    }
}
