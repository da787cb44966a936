//! A player who claims the game, and pauses: what the clocks allow the players.

use super::{
    Bench, Outgoing, Reader, To,
    hearing::{Keyed, kept_key},
    keeping::Giver,
};
use crate::{
    engine::{
        orders::EndWish,
        text::{Text, t},
    },
    referee::{
        Played,
        clock::{Claim, Clocks},
        store::{Appended, NewState, Store},
        wire::{Question, RefereeMessage, written},
    },
};

impl<G: Played> Bench<G> {
    /// Ends the game if the claim of a seat holds, as if the other side had resigned.
    pub(super) fn claim(
        &mut self,
        store: &mut dyn Store,
        seat: usize,
        keyed: Keyed<'_>,
        claim: Claim,
    ) -> Vec<Outgoing> {
        let kept_key = kept_key(seat, keyed.key);
        if let Some(answer) = self.answered(store, seat, keyed, &kept_key) {
            return vec![answer];
        }
        if let Some(why) = self.claim_fails(seat, claim) {
            return vec![self.refuse_question(seat, keyed.key, why)];
        }
        let loser = self.seat_of(1 - seat.min(1));
        let giver = Giver { side: loser, claim: Some(claim), ..self.giver(seat, keyed, &kept_key) };
        self.wish(store, giver, EndWish::Resign(loser))
    }

    /// Passes on the question for a pause. A computer player agrees at once.
    pub(super) fn ask_for_pause(&mut self, store: &mut dyn Store, giver: Giver<'_>) -> Vec<Outgoing> {
        if let Some(why) = self.pause_fails() {
            return vec![self.refuse_question(giver.seat, giver.key, why)];
        }
        let other = 1 - giver.seat.min(1);
        if self.computers[other].is_some() {
            return self.pause(store, giver, true);
        }
        self.pass_on(giver, Question::Pause)
    }

    pub(super) fn answer_pause(
        &mut self,
        store: &mut dyn Store,
        giver: Giver<'_>,
        accept: bool,
    ) -> Vec<Outgoing> {
        let other = 1 - giver.seat.min(1);
        if !self.asking[other].pause {
            return vec![self.refuse_question(giver.seat, giver.key, t!("online-refusal-nothing-asked"))];
        }
        if accept {
            return self.pause(store, giver, true);
        }
        self.asking[other].pause = false;
        let message = RefereeMessage::Answer { what: Question::Pause, accept: false };
        vec![Outgoing { to: To::Reader(Reader::Seat(other)), message }, self.heard(giver)]
    }

    /// Lets the clocks run again.
    pub(super) fn resume(&mut self, store: &mut dyn Store, giver: Giver<'_>) -> Vec<Outgoing> {
        if !self.timing.clocks.is_some_and(|clocks| clocks.is_paused) {
            return vec![self.refuse_question(giver.seat, giver.key, t!("online-refusal-no-pause"))];
        }
        self.pause(store, giver, false)
    }

    /// Returns the reason why there can be no pause now.
    fn pause_fails(&self) -> Option<Text> {
        match self.timing.clocks {
            None => Some(t!("online-refusal-no-clocks")),
            Some(_) if self.due().is_empty() => Some(t!("online-refusal-over")),
            Some(Clocks { is_paused: true, .. }) => Some(t!("online-refusal-paused-already")),
            Some(_) => None,
        }
    }

    /// Keeps that a pause begins or ends, and only then says so to all viewers.
    fn pause(&mut self, store: &mut dyn Store, giver: Giver<'_>, begins: bool) -> Vec<Outgoing> {
        let up = self.timing.up();
        let clocks = self.timing.clocks.map(|clocks| clocks.with_pause(begins, up));
        let Some(state) = self.state_text(self.line, self.numbers(), clocks, self.tallies()) else {
            return vec![self.refuse_question(giver.seat, giver.key, t!("online-refusal-no-clocks"))];
        };
        let n = self.number(Reader::Seat(giver.seat));
        let done = RefereeMessage::Done { key: giver.key.to_owned(), n };
        let (key, answer) = (giver.kept_key.to_owned(), written(&done));
        let new = NewState { expected: self.line, state, key, answer, at: giver.at };
        match store.keep_state(&self.id, &new) {
            Ok(Appended::Kept) => {
                self.fault = None;
                self.timing.set(clocks);
                self.asking.iter_mut().for_each(|asking| asking.pause = false);
                let mut outgoing = self.clock_to_all();
                outgoing.push(Outgoing::answer(done));
                outgoing
            }
            Ok(Appended::Before(answer)) => self.kept_elsewhere(store, giver, &answer),
            Ok(Appended::Behind) => self.caught_up(store, giver),
            Err(fault) => vec![self.not_kept((giver.seat, giver.key), fault)],
        }
    }
}
