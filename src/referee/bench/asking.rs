//! Questions between the players: a takeback, a draw, a pause; and resignations. They need not wait for the turn.

use super::{
    Bench, Outgoing, Reader, Takebacks, To,
    hearing::{Keyed, kept_key},
    judging::Deed,
    keeping::Giver,
};
use crate::{
    engine::{
        orders::{EndWish, TableWish},
        text::t,
    },
    referee::{
        Played,
        store::Store,
        wire::{Question, RefereeMessage},
    },
};

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
            Question::Pause => self.ask_for_pause(store, giver),
            Question::Resume => self.resume(store, giver),
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
            Question::Pause => self.answer_pause(store, giver, accept),
            Question::Resign | Question::Resume => {
                vec![self.refuse_question(seat, keyed.key, t!("online-refusal-needs-no-answer"))]
            }
        }
    }

    pub(super) fn giver<'a>(&self, seat: usize, keyed: Keyed<'a>, kept_key: &'a str) -> Giver<'a> {
        let (side, at) = (self.seat_of(seat), keyed.at);
        Giver { seat, side, kept_key, key: keyed.key, reason: "", claim: None, at }
    }

    /// Offers a draw, unless the seat has offered it too often in this turn.
    fn offer_draw(&mut self, store: &mut dyn Store, giver: Giver<'_>) -> Vec<Outgoing> {
        let seat = giver.seat.min(1);
        if !self.tallies()[seat].can_offer() {
            return vec![self.refuse_question(seat, giver.key, t!("online-refusal-too-many-offers"))];
        }
        self.wish(store, giver, EndWish::Offer(giver.side))
    }

    /// Ends the game early, or offers it: a command of the table, which every viewer is sent as it is sent an order.
    pub(super) fn wish(
        &mut self,
        store: &mut dyn Store,
        giver: Giver<'_>,
        wish: EndWish<usize>,
    ) -> Vec<Outgoing> {
        let command = G::command_for(TableWish::End(wish.of::<G::Side>()));
        self.give(store, giver, &Deed::Command(command))
    }

    fn ask_for_takeback(&mut self, store: &mut dyn Store, giver: Giver<'_>) -> Vec<Outgoing> {
        // The end has shown the seed and every secret: a game that went on after it would be played with known dice.
        let last = self.last_moment_of(giver.side).filter(|_| !self.due().is_empty());
        let Some(moment) = last else {
            // One sentence for every reason: it does not say whether the other side has given an order.
            return vec![self.refuse_question(giver.seat, giver.key, t!("online-refusal-no-takeback"))];
        };
        let other = 1 - giver.seat.min(1);
        // A computer player always agrees.
        let agrees = self.computers[other].is_some();
        if agrees || self.terms.takebacks == Takebacks::Free {
            return self.take_back(store, giver, moment, false);
        }
        self.pass_on(giver, Question::Takeback)
    }

    /// Passes a question on to the other player, unless it is open already or the seat has asked too often in this turn.
    pub(super) fn pass_on(&mut self, giver: Giver<'_>, what: Question) -> Vec<Outgoing> {
        let seat = giver.seat.min(1);
        let turn = G::turn(&self.position.public);
        let asking = &mut self.asking[seat];
        let is_open = if what == Question::Pause { &mut asking.pause } else { &mut asking.takeback };
        if *is_open {
            return vec![self.heard(giver)];
        }
        if !self.refusals[seat].tally.in_turn(turn).can_ask() {
            return vec![self.refuse_question(seat, giver.key, t!("online-refusal-too-many-questions"))];
        }
        *is_open = true;
        self.refusals[seat].count_question(turn);
        let message = RefereeMessage::Ask { what };
        vec![Outgoing { to: To::Reader(Reader::Seat(1 - seat)), message }, self.heard(giver)]
    }

    /// The answer to a question that was passed on: sent again, it is not passed on again.
    pub(super) fn heard(&mut self, giver: Giver<'_>) -> Outgoing {
        let n = self.number(Reader::Seat(giver.seat));
        let heard = RefereeMessage::Done { key: giver.key.to_owned(), n };
        self.hold(giver.seat, giver.key, &heard);
        Outgoing::answer(heard)
    }

    fn answer_takeback(&mut self, store: &mut dyn Store, giver: Giver<'_>, accept: bool) -> Vec<Outgoing> {
        let other = 1 - giver.seat.min(1);
        match self.asked_moment(other).filter(|_| !self.due().is_empty()) {
            Some(moment) if accept => self.take_back(store, giver, moment, true),
            Some(_) => {
                let heard = self.heard(giver);
                vec![self.decline(other), heard]
            }
            None => vec![self.refuse_question(giver.seat, giver.key, t!("online-refusal-nothing-asked"))],
        }
    }
}
