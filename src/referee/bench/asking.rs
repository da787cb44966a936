//! What the players ask each other: a takeback, a draw; and a player who resigns. None of it waits for the turn.

use super::{
    Bench, Outgoing, Reader, Takebacks, To,
    hearing::{Keyed, kept_key},
    judging::Deed,
    keeping::Giver,
};
use crate::{
    engine::orders::{EndWish, TableWish},
    referee::{
        Played,
        store::Store,
        wire::{Question, RefereeMessage},
    },
};

/// The one sentence about takebacks that are not possible: it does not tell whether the other side has given an order.
const NO_TAKEBACK: &str = "your last order cannot be taken back";

/// The sentence about one offer too many.
const TOO_MANY_OFFERS: &str = "you cannot offer a draw again in this turn: you have offered it three times";

impl<G: Played> Bench<G> {
    pub(super) fn ask(
        &mut self,
        store: &mut dyn Store,
        seat: usize,
        keyed: Keyed<'_>,
        what: Question,
    ) -> Vec<Outgoing> {
        let kept_key = kept_key(seat, keyed.key);
        if let Some(answer) = self.answered(store, seat, keyed, &kept_key) {
            return vec![answer];
        }
        let giver = self.giver(seat, keyed, &kept_key);
        match what {
            Question::Takeback => self.ask_for_takeback(store, giver),
            Question::Draw => self.offer_draw(store, giver),
            Question::Resign => self.wish(store, giver, EndWish::Resign(giver.side)),
        }
    }

    pub(super) fn answer(
        &mut self,
        store: &mut dyn Store,
        seat: usize,
        keyed: Keyed<'_>,
        (what, accept): (Question, bool),
    ) -> Vec<Outgoing> {
        let kept_key = kept_key(seat, keyed.key);
        if let Some(answer) = self.answered(store, seat, keyed, &kept_key) {
            return vec![answer];
        }
        let giver = self.giver(seat, keyed, &kept_key);
        match what {
            Question::Draw => self.wish(store, giver, EndWish::Answer { side: giver.side, accept }),
            Question::Takeback => self.answer_takeback(store, giver, accept),
            Question::Resign => vec![self.refuse_question(seat, keyed.key, "this needs no answer")],
        }
    }

    fn giver<'a>(&self, seat: usize, keyed: Keyed<'a>, kept_key: &'a str) -> Giver<'a> {
        Giver { seat, side: self.seat_of(seat), kept_key, key: keyed.key, reason: "", at: keyed.at }
    }

    /// Offers a draw, unless the seat has offered it too often in this turn.
    fn offer_draw(&mut self, store: &mut dyn Store, giver: Giver<'_>) -> Vec<Outgoing> {
        let seat = giver.seat.min(1);
        if !self.refusals[seat].can_offer(G::turn(&self.position.public)) {
            return vec![self.refuse_question(seat, giver.key, TOO_MANY_OFFERS)];
        }
        let outgoing = self.wish(store, giver, EndWish::Offer(giver.side));
        // Only an offer that was kept counts.
        if outgoing.iter().any(|outgoing| matches!(outgoing.message, RefereeMessage::Done { .. })) {
            self.refusals[seat].count_offer();
        }
        outgoing
    }

    /// Ends the game early, or offers it: a command of the table, which every viewer is told of as of an order.
    fn wish(&mut self, store: &mut dyn Store, giver: Giver<'_>, wish: EndWish<usize>) -> Vec<Outgoing> {
        let command = G::command_for(TableWish::End(wish.of::<G::Side>()));
        self.give(store, giver, &Deed::Command(command))
    }

    fn ask_for_takeback(&mut self, store: &mut dyn Store, giver: Giver<'_>) -> Vec<Outgoing> {
        let Some(moment) = self.last_moment_of(giver.side) else {
            return vec![self.refuse_question(giver.seat, giver.key, NO_TAKEBACK)];
        };
        let other = 1 - giver.seat.min(1);
        // A computer player always agrees.
        let agrees = self.computers[other].is_some();
        if agrees || self.terms.takebacks == Takebacks::Free {
            return self.take_back(store, giver, moment, false);
        }
        let heard = self.heard(giver);
        if std::mem::replace(&mut self.asking[1 - other], true) {
            return vec![heard];
        }
        let message = RefereeMessage::Ask { what: Question::Takeback };
        vec![Outgoing { to: To::Reader(Reader::Seat(other)), message }, heard]
    }

    /// The answer to a question that was passed on: sent again, it is not passed on again.
    fn heard(&mut self, giver: Giver<'_>) -> Outgoing {
        let n = self.number(Reader::Seat(giver.seat));
        let heard = RefereeMessage::Done { key: giver.key.to_owned(), n };
        self.hold(giver.seat, giver.key, &heard);
        Outgoing::answer(heard)
    }

    fn answer_takeback(&mut self, store: &mut dyn Store, giver: Giver<'_>, accept: bool) -> Vec<Outgoing> {
        let other = 1 - giver.seat.min(1);
        match self.asked_moment(other) {
            Some(moment) if accept => self.take_back(store, giver, moment, true),
            Some(_) => {
                let heard = self.heard(giver);
                vec![self.decline(other), heard]
            }
            None => vec![self.refuse_question(giver.seat, giver.key, "nothing has been asked")],
        }
    }
}
