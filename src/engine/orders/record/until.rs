//! The record of a game as it was at an earlier moment.

use super::Record;
use crate::engine::orders::{Game, GameFile, Study, position::snapshots::Snapshots};
use std::{collections::BTreeMap, sync::Arc};

impl<G: Game> Record<G> {
    /// Returns the record after this many orders and the commands that followed them, to be read: nothing in it can be
    /// undone.
    pub fn until(&self, after: usize) -> Self {
        let file = &self.file;
        let orders = after.min(self.orders());
        let commands = file.commands.partition_point(|(before, _)| *before <= orders);
        let positions = file.positions.partition_point(|(before, _)| *before <= orders);
        let part = GameFile {
            header: file.header.clone(),
            start: file.start.clone(),
            played: file.played[..orders.min(file.played.len())].to_vec(),
            positions: file.positions[..positions].to_vec(),
            commands: file.commands[..commands].to_vec(),
            notes: BTreeMap::new(),
            study: Study::default(),
            cut_off: false,
        };
        Self {
            rulebook: Arc::clone(&self.rulebook),
            snapshots: Snapshots::floor_at(orders, file.start.clone()),
            settled: commands,
            events: self.events[..orders.min(self.events.len())].to_vec(),
            command_events: self.command_events[..commands.min(self.command_events.len())].to_vec(),
            before_commands: Vec::new(),
            undone: Vec::new(),
            takebacks: 0,
            sent: self.sent.as_ref().map(|sent| sent.until(orders)),
            file: part,
        }
    }
}
