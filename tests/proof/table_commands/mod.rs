//! Commands of the table: placing by hand while the referee is off, ending a game early, real dice. They go through the
//! door, are in the game file, can be undone, and reveal no secret.

mod by_hand;
mod ending;
mod file;
mod real_dice;
mod scenario;

use crate::games::campaign;
use bevy::prelude::World;
use kessel::{
    engine::{
        board::Hex,
        counters::UnitId,
        orders::{Game, GameFile, Record, TableCommand},
    },
    games::guderian::rules::{
        Guderian, Position, by_hand::table_command::Command, event::Event, position::Public,
    },
};

fn hex(id: &str) -> Hex {
    id.parse().unwrap()
}

/// A game on a table with a record.
struct Played {
    world: World,
    record: Record<Guderian>,
}

impl Played {
    fn at(position: Position) -> Self {
        let mut world = Guderian::world();
        let record = Record::at(&mut world, campaign(), position, 5);
        Self { world, record }
    }

    fn new() -> Self {
        Self::at(Guderian::start(&campaign(), 5))
    }

    fn position(&self) -> &Position {
        Guderian::position(&self.world)
    }

    fn public(&self) -> &Public {
        &self.position().public
    }

    fn give(&mut self, command: Command) -> Result<Vec<Event>, String> {
        let given = self.record.command(&mut self.world, TableCommand::Game(command));
        given.map_err(|refusal| refusal.to_string())
    }

    fn stands(&self, id: UnitId) -> Option<Hex> {
        let public = self.public();
        public.counter(public.find(id).unwrap()).hex()
    }

    /// Opens the game again from its text; the result is the same.
    fn reopened(&self) -> Self {
        let text = self.record.file.text().unwrap();
        let file = GameFile::<Guderian>::parse("game.kessel", &text).unwrap();
        let mut world = Guderian::world();
        let opened = Record::from_file(&mut world, file).unwrap();
        assert_eq!(opened.notes, [""; 0], "{text}");
        assert_eq!(opened.record.file.text().unwrap(), text, "written twice it is the same twice");
        Self { world, record: opened.record }
    }
}
