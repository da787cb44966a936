//! The record of a game that a referee holds elsewhere. It has the events and positions that one viewer was sent, and no
//! orders: it can be shown and replayed, and nothing can be played or undone in it here.

use super::{Record, sent_steps::SentSteps};
use crate::engine::orders::{Game, Position, Viewer, end_phase};
use bevy::prelude::World;
use std::sync::Arc;

impl<G: Game> Record<G> {
    /// Begins the record of a game that a referee holds elsewhere, at the position that was sent to this viewer, with the
    /// hash of its view. The position is put into the world.
    pub fn elsewhere(
        world: &mut World,
        rulebook: Arc<G::Rulebook>,
        (start, hash): (Position<G>, String),
        eyes: Viewer,
    ) -> Self {
        let mut record = Self::at(world, rulebook, start, 0);
        record.sent = Some(SentSteps::new(eyes, (record.file.start.clone(), hash)));
        record
    }

    /// Whether a referee holds the game elsewhere.
    pub fn is_elsewhere(&self) -> bool {
        self.sent.is_some()
    }

    /// The viewer to whom a game that is held elsewhere is sent; none for a game that is held here.
    pub fn eyes(&self) -> Option<Viewer> {
        self.sent.as_ref().map(|sent| sent.eyes)
    }

    /// The hash of the view that was sent last; none for a game that is held here.
    pub fn sent_hash(&self) -> Option<&str> {
        self.sent.as_ref().map(SentSteps::hash)
    }

    /// The number of orders so far. Of a game that is held elsewhere these are the steps since the viewer joined it.
    pub fn orders(&self) -> usize {
        self.events.len()
    }

    /// Returns the name of the side that gave the order of this number, counted from 0; none if there is no such order.
    pub fn giver(&self, number: usize) -> Option<&str> {
        match &self.sent {
            Some(sent) => G::SIDES.get(sent.giver(number)?).map(|side| side.name),
            None => self.file.played.get(number).map(|played| played.side.as_str()),
        }
    }

    /// Adds a step of a game that is held elsewhere: the side that gave the order, the events, and the position after it
    /// with the hash of its view.
    pub fn follow(
        &mut self,
        by: Option<usize>,
        events: Vec<G::Event>,
        (position, hash): (Position<G>, String),
    ) {
        let Some(sent) = &mut self.sent else { return };
        if end_phase::<G>(&events) {
            self.file.positions.push((self.events.len() + 1, position.clone()));
        }
        sent.push(by, (position, hash));
        self.events.push(events);
    }

    /// Goes back to the last position with this hash, in a game that is held elsewhere. Returns the number of steps that
    /// were removed; none if no position has it, and nothing has changed.
    pub fn go_back_to(&mut self, hash: &str) -> Option<usize> {
        let left = self.sent.as_mut()?.go_back_to(hash)?;
        let removed = self.events.len().saturating_sub(left);
        self.events.truncate(left);
        self.file.positions.retain(|(after, _)| *after <= left);
        Some(removed)
    }

    /// Every position of a game that is held elsewhere, from the first one on; empty for a game that is held here.
    pub(super) fn sent_positions(&self) -> Vec<Arc<Position<G>>> {
        self.sent.as_ref().map_or_else(Vec::new, SentSteps::positions)
    }
}
