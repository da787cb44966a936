//! The functions of a store that are the same in every kind of database: SQLite and PostgreSQL both read these statements.
//! The module of each kind includes this folder, and names its connection and itself for it.

mod club;
mod steps;

use super::{CHANGE, Connected, Database, READ, faults};
use crate::referee::{
    clock::Uptime,
    store::{Answered, Appended, KeptGame, NewGame, NewLine, NewState, NewTakeback, Store, StoreFault},
};

/// The milliseconds for which moments of the server are not written: four in a second would be four syncs of the disk.
const BEATS_NOT_WRITTEN: i64 = 1_000;

impl Store for Database {
    fn create(&mut self, id: &str, game: &NewGame) -> Result<(), StoreFault> {
        self.step(async |at: &mut Connected| steps::create(at, id, game).await)
    }

    fn load(&mut self, id: &str) -> Result<Option<KeptGame>, StoreFault> {
        self.step(async |at: &mut Connected| steps::load(at, id).await)
    }

    fn games(&mut self) -> Result<Vec<String>, StoreFault> {
        self.step(async |at: &mut Connected| steps::games(at).await)
    }

    fn append(&mut self, id: &str, line: &NewLine) -> Result<Appended, StoreFault> {
        self.step(async |at: &mut Connected| steps::append(at, id, line).await)
    }

    fn answered(&mut self, id: &str, key: &str) -> Result<Answered, StoreFault> {
        self.step(async |at: &mut Connected| steps::answered(at, id, key).await)
    }

    fn take_back(&mut self, id: &str, back: &NewTakeback) -> Result<Appended, StoreFault> {
        self.step(async |at: &mut Connected| steps::take_back(at, id, back).await)
    }

    fn keep_state(&mut self, id: &str, new: &NewState) -> Result<Appended, StoreFault> {
        self.step(async |at: &mut Connected| steps::keep_state(at, id, new).await)
    }

    fn beat(&mut self, at: i64) -> Result<Uptime, StoreFault> {
        if let Some(written) = self.written
            && (0..BEATS_NOT_WRITTEN).contains(&at.saturating_sub(written.at))
        {
            return Ok(written.after(at));
        }
        let now = self.step(async |connection: &mut Connected| steps::beat(connection, at).await)?;
        self.written = Some(now);
        Ok(now)
    }
}
