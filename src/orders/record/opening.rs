//! Opening a game file by replaying it, as far as the replay agrees with what was recorded.

use super::{
    super::{Game, GameFile, Refusal, game_file::FileFault},
    Record,
};
use bevy::prelude::World;
use std::{path::Path, sync::Arc};

/// A game that was opened from a file.
pub struct Opened<G: Game> {
    /// The game.
    pub record: Record<G>,
    /// What the player should know about the file, a sentence each.
    pub notes: Vec<String>,
}

impl<G: Game> Record<G> {
    /// Opens a game file in the world by replaying it; where the replay differs, at the last position
    /// that still agreed.
    ///
    /// # Errors
    /// The file or its scenario cannot be read.
    pub fn open(world: &mut World, path: &Path) -> Result<Opened<G>, Vec<String>> {
        let file = GameFile::<G>::read(path).map_err(|fault: FileFault| vec![fault.to_string()])?;
        Self::from_file(world, file)
    }

    /// Opens a game file that has been read.
    ///
    /// # Errors
    /// Its scenario cannot be read.
    pub fn from_file(world: &mut World, file: GameFile<G>) -> Result<Opened<G>, Vec<String>> {
        let rulebook = Arc::new(G::load(&file.header.scenario, &file.header.options)?);
        let mut notes = Vec::new();
        if file.cut_off {
            notes.push("the last line of the file was unfinished and has been left out".to_owned());
        }
        if G::digests(&rulebook) != file.header.digests {
            notes.push("the scenario's files have been edited since this game began".to_owned());
        }
        let faults = G::faults(&rulebook, &file.start);
        if !faults.is_empty() {
            let impossible = |fault| format!("the position in which the game begins is impossible: {fault}");
            return Err(faults.into_iter().map(impossible).collect());
        }
        let mut record = Self::begin(world, rulebook, file.header.clone(), file.start.clone());
        record.file.cut_off = file.cut_off;
        record.file.notes.clone_from(&file.notes);
        notes.extend(record.replay(world, &file));
        Ok(Opened { record, notes })
    }

    /// Plays what a file holds, and tells if it could not be played to its end.
    fn replay(&mut self, world: &mut World, file: &GameFile<G>) -> Option<String> {
        for played in &file.played {
            let commands = self.commands_of(world, file, played.number - 1);
            let agrees = match commands.and_then(|()| self.play_on(world, &played.order, &[], &played.reason))
            {
                Ok(_) => self.file.played.last().is_some_and(|now| now.hash == played.hash),
                Err(_) => false,
            };
            if !agrees {
                return Some(self.fall_back(world, file, played.number));
            }
        }
        match self.commands_of(world, file, file.played.len()) {
            Ok(()) => None,
            Err(refusal) => Some(format!("a command of the table at the end is refused: {}", refusal.why)),
        }
    }

    fn commands_of(&mut self, world: &mut World, file: &GameFile<G>, orders: usize) -> Result<(), Refusal> {
        file.commands_after(orders)
            .try_for_each(|command| self.command_on(world, command.clone()).map(|_| ()))
    }

    /// Goes back to the last possible position line before an order whose replay differs.
    fn fall_back(&mut self, world: &mut World, file: &GameFile<G>, number: usize) -> String {
        let is_good = |(after, position): &&(usize, G::Position)| {
            *after < number && G::faults(&self.rulebook, position).is_empty()
        };
        let (orders, position) = match file.positions.iter().rev().find(is_good) {
            Some((after, position)) => (*after, position.clone()),
            None => (0, self.file.start.clone()),
        };
        G::restore(world, &self.rulebook, position);
        self.file.played.truncate(orders);
        self.events.truncate(orders);
        self.file.positions.retain(|(after, _)| *after <= orders);
        let stay = self.file.commands.partition_point(|(after, _)| *after < orders);
        self.file.commands.truncate(stay);
        self.command_events.truncate(stay);
        self.settle(G::position(world).clone());
        let without = match self.commands_of(world, file, orders) {
            Ok(()) => "",
            Err(_) => ", without all that was done at the table then",
        };
        format!(
            "order {number} no longer plays as it was recorded: the game is opened after order {orders}{without}"
        )
    }
}
