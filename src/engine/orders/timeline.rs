//! A time line: every position of a recorded game, in any order and at once.
//!
//! Positions are kept every few orders; one in between is found by replaying the orders since the
//! last of them through the same door, in a world of its own.

use super::{CommandOf, Game, Record, Refusal, play, record::carry_out};
use bevy::prelude::World;
use std::sync::Arc;

/// Orders between two positions that are kept.
const EVERY: usize = 32;

/// Every position of a recorded game.
pub struct Timeline<G: Game> {
    rulebook: Arc<G::Rulebook>,
    orders: Vec<G::Order>,
    /// Commands of the table, by the number of orders before them.
    commands: Vec<(usize, CommandOf<G>)>,
    /// Positions after 0, [`EVERY`], 2 × [`EVERY`] … orders and the commands that followed them.
    kept: Vec<G::Position>,
    world: World,
    /// How many orders have been played in the world.
    at: usize,
}

impl<G: Game> Timeline<G> {
    /// The time line of a game; `look` is shown every order's number and the position after it.
    ///
    /// # Errors
    /// An order of the record is refused, which says that the record is not of this game.
    pub fn new(record: &Record<G>, mut look: impl FnMut(usize, &G::Position)) -> Result<Self, Refusal> {
        let file = &record.file;
        let mut timeline = Self {
            rulebook: Arc::clone(&record.rulebook),
            orders: file.played.iter().map(|played| played.order.clone()).collect(),
            commands: file.commands.clone(),
            kept: Vec::new(),
            world: G::world(),
            at: 0,
        };
        G::restore(&mut timeline.world, &timeline.rulebook, file.start.clone());
        timeline.carry_out_commands();
        timeline.keep();
        while timeline.at < timeline.orders.len() {
            timeline.advance()?;
            timeline.keep();
            look(timeline.at, G::position(&timeline.world));
        }
        Ok(timeline)
    }

    /// Keeps the position in the world if it is one of those that are kept.
    fn keep(&mut self) {
        if self.at == self.kept.len() * EVERY {
            self.kept.push(G::position(&self.world).clone());
        }
    }

    /// How many orders the game has.
    pub fn orders(&self) -> usize {
        self.orders.len()
    }

    /// The position after so many orders; after all of them, if there are not so many.
    pub fn position(&mut self, after: usize) -> &G::Position {
        let wanted = after.min(self.orders.len());
        let nearest = (wanted / EVERY).min(self.kept.len() - 1);
        if wanted < self.at || self.at < nearest * EVERY {
            G::restore(&mut self.world, &self.rulebook, self.kept[nearest].clone());
            self.at = nearest * EVERY;
        }
        while self.at < wanted {
            // It was played when the time line was made, from the same position.
            let again = self.advance();
            debug_assert!(again.is_ok(), "an order of a time line is refused");
        }
        G::position(&self.world)
    }

    fn advance(&mut self) -> Result<(), Refusal> {
        let outcome = play::<G>(&mut self.world, &self.orders[self.at]);
        self.at += 1;
        self.carry_out_commands();
        outcome.map(drop)
    }

    /// Carries out what the table was told to do after the last order.
    fn carry_out_commands(&mut self) {
        let first = self.commands.partition_point(|(after, _)| *after < self.at);
        let commands = self.commands[first..].iter().take_while(|(after, _)| *after == self.at);
        for (_, command) in commands {
            // It was carried out when the game was played, from the same position.
            let again = carry_out::<G>(&mut self.world, &self.rulebook, command);
            debug_assert!(again.is_ok(), "a command of a time line is refused");
        }
    }
}
