//! The views that a viewer is sent of a game, made again from its file as a bench makes them.

use super::desk::{Sight, word};
use crate::{
    engine::orders::{CommandOf, GameFile, PlayedOrder, Position, Refusal, Scratch, Sent, TableCommand},
    referee::wire::hash_of_view,
};
use serde_json::Value;
use std::sync::Arc;

/// A view of a viewer after a line of a game file that changes something for this viewer.
#[derive(Clone, Debug, PartialEq)]
pub struct FileView {
    /// The number of orders until then.
    pub orders: usize,
    /// The word for the side that gave the order; none for a command of the table, and at the start.
    pub by: Option<String>,
    /// The events, as the viewer is sent them.
    pub events: Vec<Value>,
    /// The hash of the view.
    pub hash: String,
}

/// Returns the views of a viewer in the course of a game file, the first one that of its start. `side` says which side the
/// viewer has at a position; none for a spectator who sees the game as it is.
///
/// # Errors
/// The start is impossible, an order is refused, or dice were given by hand: a sentence.
pub fn views_of_file<G: Sent>(
    rulebook: &Arc<G::Rulebook>,
    file: &GameFile<G>,
    side: impl Fn(&Position<G>) -> Option<usize>,
) -> Result<Vec<FileView>, String> {
    let mut start = file.start.clone();
    if let Some(fault) = G::faults(rulebook, &start).into_iter().next() {
        return Err(format!("the position in which the game begins is impossible: {fault}"));
    }
    G::derive(rulebook, &mut start.public);
    let last = Sight::of::<G>(rulebook, &start, &[], side(&start)).map_err(|error| error.to_string())?;
    let first = FileView { orders: 0, by: None, events: Vec::new(), hash: hash_of_view(&last.view) };
    let scratch = Scratch::new(rulebook, start);
    let mut way = Way { rulebook, side, scratch, last, orders: 0, views: vec![first] };
    for played in &file.played {
        way.command(file.commands_after(way.orders))?;
        way.order(played)?;
    }
    way.command(file.commands_after(way.orders))?;
    Ok(way.views)
}

/// The way through a file.
struct Way<'a, G: Sent, S> {
    rulebook: &'a Arc<G::Rulebook>,
    side: S,
    scratch: Scratch<G>,
    /// What the viewer sees now.
    last: Sight,
    orders: usize,
    views: Vec<FileView>,
}

impl<G: Sent, S: Fn(&Position<G>) -> Option<usize>> Way<'_, G, S> {
    fn order(&mut self, played: &PlayedOrder<G::Order>) -> Result<(), String> {
        self.orders += 1;
        let side = G::SIDES.iter().position(|side| side.name == played.side);
        let outcome = self.scratch.play(&played.order);
        self.take(side.map(|side| word(&G::SIDES, side)), outcome)
    }

    fn command<'c>(&mut self, commands: impl Iterator<Item = &'c CommandOf<G>>) -> Result<(), String> {
        for command in commands {
            match command {
                TableCommand::Game(command) => {
                    let outcome = self.scratch.command(command);
                    self.take(None, outcome)?;
                }
                // They change nothing.
                TableCommand::Opened(_) | TableCommand::Spoiled(_) => {}
                TableCommand::Dice(_) | TableCommand::GoOn(_) => {
                    let orders = self.orders;
                    return Err(format!(
                        "after order {orders} dice were given by hand, or orders are missing"
                    ));
                }
            }
        }
        Ok(())
    }

    /// Notes what the viewer sees after an order or a command, if anything has changed for the viewer.
    fn take(&mut self, by: Option<String>, outcome: Result<Vec<G::Event>, Refusal>) -> Result<(), String> {
        let events = outcome.map_err(|refusal| format!("order {} is refused: {refusal}", self.orders))?;
        let position = self.scratch.position().clone();
        let sight = Sight::of::<G>(self.rulebook, &position, &events, (self.side)(&position))
            .map_err(|error| error.to_string())?;
        if !sight.events.is_empty()
            || sight.view != self.last.view
            || sight.due != self.last.due
            || sight.side != self.last.side
        {
            let (orders, events, hash) = (self.orders, sight.events.clone(), hash_of_view(&sight.view));
            self.views.push(FileView { orders, by, events, hash });
        }
        self.last = sight;
        self.scratch.lay(self.rulebook, position);
        Ok(())
    }
}
