//! Undo and redo: from the nearest snapshot, and never beyond a revealed secret, a roll or the end of a turn.

use super::{
    super::{Game, PlayedOrder, TableCommand, play},
    Record, Undone, carry_out,
};
use crate::engine::orders::Position;
use bevy::prelude::World;

impl<G: Game> Record<G> {
    /// Whether the last order or command can be undone.
    pub fn can_undo(&self) -> bool {
        self.command_can_be_undone() || self.file.played.len() > self.snapshots.floor()
    }

    /// Returns the number of orders left after undoing up to the last order that can be undone and is wanted. If only a
    /// command is undone, all orders are left.
    pub fn undone_to(&self, wanted: impl Fn(&PlayedOrder<G::Order>) -> bool) -> Option<usize> {
        let orders = self.file.played.len();
        if self.command_can_be_undone() {
            return Some(orders);
        }
        let floor = self.snapshots.floor();
        let open = self.file.played.get(floor..)?;
        open.iter().rposition(wanted).map(|number| floor + number)
    }

    /// Whether the last entry is a command of the game that can be undone.
    fn command_can_be_undone(&self) -> bool {
        let last = self.file.commands.last();
        last.is_some_and(|(after, _)| *after == self.file.played.len())
            && self.before_commands.last().is_some_and(|(number, _)| number + 1 == self.file.commands.len())
    }

    /// Undoes commands until a position is a wanted one, if there is one before the floor.
    pub fn undo_commands_to(&mut self, world: &mut World, wanted: impl Fn(&Position<G>) -> bool) -> bool {
        if !self.can_undo_commands_to(&wanted) {
            return false;
        }
        while !wanted(G::position(world)) {
            self.undo(world);
        }
        true
    }

    /// Whether undoing commands leads to a wanted position.
    pub fn can_undo_commands_to(&self, wanted: impl Fn(&Position<G>) -> bool) -> bool {
        let commands = self.before_commands.iter().rev().zip((0..self.file.commands.len()).rev());
        let mut unbroken = commands.take_while(|((number, _), expected)| number == expected);
        unbroken.any(|((_, before), _)| wanted(before))
    }

    /// Whether an undone order can be played again.
    pub fn can_redo(&self) -> bool {
        !self.undone.is_empty()
    }

    /// Undoes the last order, unless it revealed a secret, rolled dice or ended a turn. Returns whether it did.
    ///
    /// Commands of the table that were given since are undone with it, and are restored by its redo.
    pub fn undo(&mut self, world: &mut World) -> bool {
        if !self.can_undo() {
            return false;
        }
        if self.command_can_be_undone() {
            self.undo_command(world);
            return true;
        }
        let Some(last) = self.file.played.pop() else { return false };
        self.events.pop();
        let left = self.file.played.len();
        self.file.positions.retain(|(after, _)| *after <= left);
        let stay = self.file.commands.partition_point(|(after, _)| *after <= left);
        let later = self.file.commands.drain(stay..).map(|(_, command)| command);
        let (notes, commands): (Vec<_>, Vec<_>) = later.partition(TableCommand::is_note);
        self.command_events.truncate(stay);
        // Notes for the opponent stay in the file whatever is undone.
        for note in notes {
            self.write_command(left, note, Vec::new());
        }
        self.undone.push(Undone::Order(last, commands));
        self.before_commands.retain(|(number, _)| *number < stay);
        self.takebacks += 1;
        self.go_back(world);
        true
    }

    fn undo_command(&mut self, world: &mut World) {
        let (Some((_, command)), Some((_, before))) = (self.file.commands.pop(), self.before_commands.pop())
        else {
            return;
        };
        self.command_events.pop();
        self.undone.push(Undone::Command(command));
        self.takebacks += 1;
        G::restore(world, &self.rulebook, before);
    }

    /// Puts the position after the last order of the file on the table, from the nearest snapshot.
    pub(super) fn go_back(&mut self, world: &mut World) {
        let orders = self.file.played.len();
        let Some((first, position)) = self.snapshots.back_to(orders) else { return };
        let first = *first;
        G::restore(world, &self.rulebook, position.clone());
        for number in first..=orders {
            let commands = self.file.commands.iter().skip(self.settled);
            for (_, command) in commands.filter(|(after, _)| *after == number) {
                let again = carry_out::<G>(world, &self.rulebook, command);
                assert!(again.is_ok(), "a command is refused while undoing");
            }
            if let Some(next) = self.file.played.get(number) {
                let again = play::<G>(world, &next.order);
                assert!(again.is_ok(), "an order that was played is refused while undoing");
            }
        }
    }

    /// Plays the last undone order again, or gives the command again.
    pub fn redo(&mut self, world: &mut World) -> Option<Vec<G::Event>> {
        match self.undone.pop()? {
            Undone::Command(command) => self.command_on(world, command).ok(),
            Undone::Order(last, commands) => {
                let mut events = self.play_on(world, &last.order, &[], &last.reason).ok()?;
                for command in commands {
                    events.extend(self.command_on(world, command).ok()?);
                }
                Some(events)
            }
        }
    }
}
