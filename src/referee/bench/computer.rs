//! Computer players at a bench: they get the view of their side, and their orders are judged and kept as any others.

use super::{Bench, ComputerTurn, Outgoing, To, judging::Deed, keeping::Giver};
use crate::{
    engine::orders::is_over,
    play::players::{ChosenOrder, Thought},
    referee::{
        Played,
        store::{Store, StoreFault},
    },
};

impl<G: Played> Bench<G> {
    /// Whether the next order is one of a computer player.
    pub fn waits_for_computer(&self) -> bool {
        self.computer_to_play().is_some()
    }

    /// The seat of the computer player that must give the next order, with its side.
    fn computer_to_play(&self) -> Option<(usize, usize)> {
        let public = &self.position.public;
        if is_over::<G>(public) || G::is_free_hand(public) {
            return None;
        }
        let side = G::acting(&self.rulebook, public).min(1);
        let seat = self.seat_of(side);
        self.computers[seat].is_some().then_some((seat, side))
    }

    /// Lets the computer player that must give the next order give it, and returns what the viewers are sent. It thinks
    /// at once and on this thread; what it is given depends on no clock. A caller that repeats this while a computer
    /// player must give the next order stops when the game has not gone on.
    pub fn let_computer_play(&mut self, store: &mut dyn Store, at: i64) -> ComputerTurn {
        let before = self.line;
        self.note_moment(store, at);
        let played = self.computer_order(store, at);
        let mut outgoing = std::mem::take(&mut self.untold);
        outgoing.extend(played);
        ComputerTurn { outgoing, has_gone_on: self.line != before }
    }

    fn computer_order(&mut self, store: &mut dyn Store, at: i64) -> Vec<Outgoing> {
        let Some((seat, side)) = self.computer_to_play() else { return Vec::new() };
        let Some(mut player) = self.computers[seat].take() else { return Vec::new() };
        let advice = {
            let view = G::view(&self.rulebook, &self.position);
            player.choose_order(&view, &Thought::new(self.terms.effort))
        };
        self.computers[seat] = Some(player);
        if let Some(outgoing) = self.play_advice(store, (seat, side), advice, at) {
            return outgoing;
        }
        // A player that gives what the rules refuse has broken down: another one goes on.
        let mut relief = G::relief();
        let advice = {
            let view = G::view(&self.rulebook, &self.position);
            relief.choose_order(&view, &Thought::default())
        };
        self.computers[seat] = Some(relief);
        let played = self.play_advice(store, (seat, side), advice, at);
        played.unwrap_or_else(|| {
            let why = "no computer player gives an order that the rules allow".to_owned();
            self.fault = Some(StoreFault { why });
            Vec::new()
        })
    }

    /// Plays the order of a computer player; none if the rules refuse it.
    fn play_advice(
        &mut self,
        store: &mut dyn Store,
        (seat, side): (usize, usize),
        advice: ChosenOrder<G::Order>,
        at: i64,
    ) -> Option<Vec<Outgoing>> {
        // No line has the number of another: the key is used once.
        let kept_key = format!("computer:{}", self.line + 1);
        let (key, reason) = (kept_key.as_str(), advice.reason.as_str());
        let giver = Giver { seat, side, kept_key: key, key, reason, claim: None, at };
        let deed = Deed::Order(advice.order);
        let judged = self.judged(side, &deed).ok()?;
        let mut outgoing = self.keep(store, giver, &deed, judged);
        // A computer player reads no answer.
        outgoing.retain(|outgoing| outgoing.to != To::Sender);
        Some(outgoing)
    }
}
