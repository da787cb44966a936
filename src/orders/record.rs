//! A game that is being played, with what undo, redo and its file need.

use super::{
    Game, GameFile, Header, Played, Refusal,
    game_file::{FORMAT, FileFault, hash},
    play,
};
use bevy::prelude::World;
use std::{path::Path, sync::Arc};

/// The record of a game in a world.
pub struct Record<G: Game> {
    /// What does not change.
    pub rulebook: Arc<G::Rulebook>,
    /// The file so far.
    pub file: GameFile<G>,
    /// Positions before the latest orders that may be taken back, the oldest first.
    snapshots: Vec<G::Position>,
    /// Orders taken back, the next to redo last.
    undone: Vec<G::Order>,
}

/// A game that was opened from a file.
pub struct Opened<G: Game> {
    /// The game.
    pub record: Record<G>,
    /// What the player should know about the file, a sentence each.
    pub notes: Vec<String>,
}

impl<G: Game> Record<G> {
    /// Begins a new game in the world.
    pub fn new(world: &mut World, rulebook: Arc<G::Rulebook>, seed: u64) -> Self {
        let start = G::start(&rulebook, seed);
        Self::at(world, rulebook, start, seed)
    }

    /// Begins a game at a position that is not the scenario's own start.
    pub fn at(world: &mut World, rulebook: Arc<G::Rulebook>, position: G::Position, seed: u64) -> Self {
        G::restore(world, &rulebook, position);
        let start = G::position(world).clone();
        let header = Header {
            format: FORMAT,
            program: env!("CARGO_PKG_VERSION").to_owned(),
            game: G::ID.to_owned(),
            scenario: G::scenario(&rulebook),
            digests: G::digests(&rulebook),
            options: G::options(&rulebook),
            seed,
        };
        let file = GameFile { header, start, played: Vec::new(), positions: Vec::new(), cut_off: false };
        Self { rulebook, file, snapshots: Vec::new(), undone: Vec::new() }
    }

    /// Plays an order and writes it down.
    ///
    /// # Errors
    /// It is refused.
    pub fn play(&mut self, world: &mut World, order: &G::Order) -> Result<Vec<G::Event>, Refusal> {
        let events = self.play_on(world, order)?;
        self.undone.clear();
        Ok(events)
    }

    fn play_on(&mut self, world: &mut World, order: &G::Order) -> Result<Vec<G::Event>, Refusal> {
        let before = G::position(world).clone();
        let side = G::side_to_play(&before);
        let events = play::<G>(world, order)?;
        if events.iter().any(G::is_final) {
            self.snapshots.clear();
        } else {
            self.snapshots.push(before);
        }
        let after = G::position(world);
        self.file.played.push(Played {
            number: self.file.played.len() + 1,
            side,
            order: order.clone(),
            dice: G::dice(&events),
            hash: hash(after),
        });
        if events.iter().any(G::ends_phase) {
            self.file.positions.push((self.file.played.len(), after.clone()));
        }
        Ok(events)
    }

    /// Gives dice in advance. They become part of the position from which the game goes on, so a
    /// position line keeps them.
    pub fn give_dice(&mut self, world: &mut World, dice: &[u8]) {
        let mut position = G::position(world).clone();
        G::give_dice(&mut position, dice);
        G::restore(world, &self.rulebook, position);
        let given = G::position(world).clone();
        if self.file.played.is_empty() {
            self.file.start = given;
        } else {
            self.file.positions.push((self.file.played.len(), given));
        }
        self.snapshots.clear();
    }

    /// Whether the last order can be taken back.
    pub fn can_undo(&self) -> bool {
        !self.snapshots.is_empty()
    }

    /// Whether an order that was taken back can be played again.
    pub fn can_redo(&self) -> bool {
        !self.undone.is_empty()
    }

    /// Takes the last order back, unless it revealed, threw dice or handed over. Tells whether it did.
    pub fn undo(&mut self, world: &mut World) -> bool {
        let Some(before) = self.snapshots.pop() else { return false };
        G::restore(world, &self.rulebook, before);
        if let Some(played) = self.file.played.pop() {
            self.undone.push(played.order);
        }
        let left = self.file.played.len();
        self.file.positions.retain(|(after, _)| *after <= left);
        true
    }

    /// Plays the order again that was taken back last.
    pub fn redo(&mut self, world: &mut World) -> Option<Vec<G::Event>> {
        let order = self.undone.pop()?;
        self.play_on(world, &order).ok()
    }

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
        G::restore(world, &rulebook, file.start.clone());
        let wanted = file.played;
        let mut positions = file.positions;
        positions.retain(|(_, position)| G::faults(&rulebook, position).is_empty());
        let start = GameFile { played: Vec::new(), positions: Vec::new(), ..file };
        let mut record = Self { rulebook, file: start, snapshots: Vec::new(), undone: Vec::new() };
        for played in wanted {
            let number = played.number;
            let differs = match record.play_on(world, &played.order) {
                Ok(_) => record.file.played.last().is_none_or(|now| now.hash != played.hash),
                Err(_) => true,
            };
            if differs {
                notes.push(record.fall_back(world, &positions, number));
                break;
            }
        }
        Ok(Opened { record, notes })
    }

    /// Goes back to the last position line before an order whose replay differs.
    fn fall_back(&mut self, world: &mut World, positions: &[(usize, G::Position)], number: usize) -> String {
        let good = positions.iter().rev().find(|(after, _)| *after < number);
        let (after, position) = match good {
            Some((after, position)) => (*after, position.clone()),
            None => (0, self.file.start.clone()),
        };
        G::restore(world, &self.rulebook, position);
        self.file.played.truncate(after);
        self.file.positions.retain(|(at, _)| *at <= after);
        self.snapshots.clear();
        format!("order {number} no longer plays as it was recorded: the game is opened after order {after}")
    }
}
