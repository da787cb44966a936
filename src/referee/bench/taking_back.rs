//! Takebacks: to a moment before an own order, never past a roll, a revealed secret or the end of a turn.

use super::{
    Bench, Outgoing, Reader, Takebacks, To,
    delaying::{Release, Sending},
    desk::Cause,
    keeping::Giver,
    moment::Moment,
};
use crate::{
    engine::orders::{Fact, Happening, facts},
    referee::{
        Played,
        store::{Appended, NewTakeback, Store, StoreFault},
        wire::{Question, RefereeMessage, written},
    },
};

/// The positions that are held for takebacks.
const MOST_MOMENTS: usize = 64;

impl<G: Played> Bench<G> {
    pub(super) fn remember(&mut self, moment: Moment<G>) {
        if self.moments.len() == MOST_MOMENTS {
            self.moments.remove(0);
        }
        self.moments.push(moment);
    }

    /// Whether a deed of a side with these events can never be taken back. A move that has met nothing hidden has shown that
    /// nothing is there.
    pub(super) fn is_final(&self, side: usize, events: &[G::Event]) -> bool {
        let scouts = G::may_meet_hidden(&self.rulebook, side);
        let is_move = |fact: &Fact<'_>| matches!(fact.what, Happening::Went { .. });
        facts::<G>(events).any(|fact| fact.is_final || (scouts && is_move(&fact)))
    }

    /// Returns the number of the moment before the last order of a side; none if it cannot be taken back.
    pub(super) fn last_moment_of(&self, side: usize) -> Option<usize> {
        let last = self.moments.iter().rposition(|moment| moment.is_order && moment.side == side)?;
        // A draw that is offered or declined is no order: the other side has not played on the position.
        let is_unanswered =
            || self.moments.iter().skip(last).all(|moment| moment.side == side || !moment.is_order);
        match self.terms.takebacks {
            Takebacks::None => None,
            Takebacks::Free => is_unanswered().then_some(last),
            Takebacks::Ask => Some(last),
        }
    }

    /// Takes back everything from a moment on, once the store has done so, and returns what is to be sent.
    pub(super) fn take_back(
        &mut self,
        store: &mut dyn Store,
        giver: Giver<'_>,
        number: usize,
        agreed: bool,
    ) -> Vec<Outgoing> {
        let Some(moment) = self.moments.get(number) else { return Vec::new() };
        let (to, orders, position) = (moment.line, moment.orders, moment.before.clone());
        let clocks = self.clocks_back(&position, moment.clocks, agreed);
        let clock = clocks.map(|clocks| self.clock_sent(&clocks, &position));
        let (cause, clock) = (Cause::Back { agreed }, clock.as_ref());
        let turned = self.turned(&position, &[], cause, clock);
        let unseen = self.unseen((to, giver.at), (cause, false), (&position, &[]), clock);
        let sending = match turned.and_then(|turned| Ok((turned, unseen?))) {
            Ok((turned, unseen)) => Sending { turned, unseen, release: Release::default() },
            Err(error) => {
                let fault = StoreFault { why: error.to_string() };
                return vec![self.not_kept((giver.seat, giver.key), fault)];
            }
        };
        let done = self.done(giver, &sending);
        let told = Reader::ALL.map(|reader| self.number_after(reader, &sending));
        let back = NewTakeback {
            expected: self.line,
            to,
            key: giver.kept_key.to_owned(),
            answer: written(&done),
            at: giver.at,
            state: self.state_text(self.line + 1, told, clocks, self.tallies()),
        };
        match store.take_back(&self.id, &back) {
            Ok(Appended::Kept) => {
                self.fault = None;
                self.moments.truncate(number);
                self.line = back.expected + 1;
                (self.position, self.orders, self.in_force) = (position, orders, to);
                self.asking = Default::default();
                self.needs_stand = true;
                self.timing.set(clocks);
                let is_seen = !self.is_delayed() && sending.turned[Reader::Spectators.number()].is_some();
                let mut outgoing = self.send(sending.turned, true);
                if is_seen {
                    outgoing.extend(self.feed_taken_back());
                }
                self.forget_unseen(to, sending.unseen);
                if agreed {
                    // The clocks have changed for viewers without a change of the position too.
                    outgoing.extend(self.clock_to_others(&outgoing));
                }
                outgoing.push(Outgoing::answer(done));
                outgoing
            }
            Ok(Appended::Before(answer)) => self.kept_elsewhere(store, giver, &answer),
            Ok(Appended::Behind) => self.caught_up(store, giver),
            Err(fault) => vec![self.not_kept((giver.seat, giver.key), fault)],
        }
    }

    /// Returns the number of the moment to which a seat has asked to go back; none if it has asked for no takeback.
    pub(super) fn asked_moment(&self, seat: usize) -> Option<usize> {
        self.asking[seat.min(1)].takeback.then(|| self.last_moment_of(self.seat_of(seat))).flatten()
    }

    /// Returns the questions of the other player that a viewer has not answered yet. They are in no view.
    pub(super) fn open_questions(&self, reader: Reader) -> Vec<RefereeMessage> {
        let Reader::Seat(seat) = reader else { return Vec::new() };
        let other = 1 - seat.min(1);
        let takeback = self.asked_moment(other).map(|_| Question::Takeback);
        let pause = self.asking[other].pause.then_some(Question::Pause);
        takeback.into_iter().chain(pause).map(|what| RefereeMessage::Ask { what }).collect()
    }

    /// Answers a seat that has asked for a takeback: the other player does not agree.
    pub(super) fn decline(&mut self, seat: usize) -> Outgoing {
        self.asking[seat.min(1)].takeback = false;
        let message = RefereeMessage::Answer { what: Question::Takeback, accept: false };
        Outgoing { to: To::Reader(Reader::Seat(seat)), message }
    }
}
