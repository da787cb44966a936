//! A timeline: every position of a recorded game, in any order and without delay.
//!
//! Positions are kept every few orders. One in between is made by replaying the orders since the last of them through
//! the same door, in a separate world. Of a game that is held elsewhere every position was sent, and no order.

use super::carry_out;
use crate::engine::orders::{CommandOf, Game, Position, Record, Refusal, play};
use bevy::prelude::World;
use std::sync::Arc;

/// Orders between two positions that are kept.
const EVERY: usize = 32;

/// Every position of a recorded game.
pub struct Timeline<G: Game> {
    rulebook: Arc<G::Rulebook>,
    orders: Vec<G::Order>,
    /// The positions of a game that is held elsewhere; empty for a game that is held here.
    sent: Vec<Arc<Position<G>>>,
    /// Commands of the table, by the number of orders before them.
    commands: Vec<(usize, CommandOf<G>)>,
    kept: Kept<Position<G>>,
    world: World,
    /// The number of orders played in the world.
    at: usize,
}

/// Positions after 0, [`EVERY`], 2 × [`EVERY`] … orders and the commands that followed them.
pub struct Kept<P>(Vec<P>);

impl<P> Default for Kept<P> {
    fn default() -> Self {
        Self(Vec::new())
    }
}

impl<P: Clone> Kept<P> {
    /// Keeps the position after this many orders if it is due; a later one after as many orders replaces it.
    pub fn note(&mut self, orders: usize, position: &P) {
        if !orders.is_multiple_of(EVERY) {
            return;
        }
        match self.0.get_mut(orders / EVERY) {
            Some(kept) => kept.clone_from(position),
            // Positions come in order, since a game is replayed from its beginning.
            None => self.0.push(position.clone()),
        }
    }

    /// Returns the latest kept position after at most this many orders, with the number of orders before it.
    fn before(&self, orders: usize) -> Option<(usize, &P)> {
        let nearest = (orders / EVERY).min(self.0.len().checked_sub(1)?);
        Some((nearest * EVERY, &self.0[nearest]))
    }
}

impl<G: Game> Timeline<G> {
    /// Makes the timeline of a game whose positions were kept while it was opened.
    pub fn of(record: &Record<G>, kept: Kept<Position<G>>) -> Self {
        let file = &record.file;
        let mut timeline = Self {
            rulebook: Arc::clone(&record.rulebook),
            sent: record.sent_positions(),
            orders: file.played.iter().map(|played| played.order.clone()).collect(),
            commands: file.commands.clone(),
            kept,
            world: G::world(),
            at: 0,
        };
        G::restore(&mut timeline.world, &timeline.rulebook, file.start.clone());
        timeline.carry_out_commands();
        timeline
    }

    /// Makes the timeline of a game; `look` receives the number of every order and the position after it.
    ///
    /// # Errors
    /// An order of the record is refused, which means that the record does not belong to this game.
    pub fn new(record: &Record<G>, mut look: impl FnMut(usize, &Position<G>)) -> Result<Self, Refusal> {
        let mut timeline = Self::of(record, Kept::default());
        for (number, position) in timeline.sent.iter().enumerate().skip(1) {
            look(number, position);
        }
        timeline.keep();
        while timeline.at < timeline.orders.len() {
            timeline.advance()?;
            timeline.keep();
            look(timeline.at, G::position(&timeline.world));
        }
        Ok(timeline)
    }

    fn keep(&mut self) {
        self.kept.note(self.at, G::position(&self.world));
    }

    /// The number of orders of the game.
    pub fn orders(&self) -> usize {
        self.sent.len().checked_sub(1).unwrap_or(self.orders.len())
    }

    /// Returns the position after this many orders, or after all of them if there are fewer.
    pub fn position(&mut self, after: usize) -> &Position<G> {
        if let Some(last) = self.sent.len().checked_sub(1) {
            return &self.sent[after.min(last)];
        }
        let wanted = after.min(self.orders.len());
        if let Some((orders, position)) = self.kept.before(wanted)
            && (wanted < self.at || self.at < orders)
        {
            G::restore(&mut self.world, &self.rulebook, position.clone());
            self.at = orders;
        }
        while self.at < wanted {
            // It was played when the timeline was made, from the same position.
            let again = self.advance();
            assert!(again.is_ok(), "an order of a time line is refused");
        }
        G::position(&self.world)
    }

    fn advance(&mut self) -> Result<(), Refusal> {
        let outcome = play::<G>(&mut self.world, &self.orders[self.at]);
        self.at += 1;
        self.carry_out_commands();
        outcome.map(drop)
    }

    /// Carries out the commands of the table after the last order.
    fn carry_out_commands(&mut self) {
        let first = self.commands.partition_point(|(after, _)| *after < self.at);
        let commands = self.commands[first..].iter().take_while(|(after, _)| *after == self.at);
        for (_, command) in commands {
            // It was carried out when the game was played, from the same position.
            let again = carry_out::<G>(&mut self.world, &self.rulebook, command);
            assert!(again.is_ok(), "a command of a time line is refused");
        }
    }
}
