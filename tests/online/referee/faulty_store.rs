//! A store with the faults of a full disk and of damaged files.

use kessel::referee::{
    clock::Uptime,
    store::{
        Answered, Appended, KeptGame, NewGame, NewLine, NewState, NewTakeback, Store, StoreFault,
        memory::Memory,
    },
};

/// A store that refuses to keep anything as long as it is full, and loads games with some damage.
#[derive(Default)]
pub struct FaultyStore {
    pub memory: Memory,
    pub is_full: bool,
    /// What is done to a game that is loaded.
    pub damage: Option<fn(&mut KeptGame)>,
}

impl FaultyStore {
    fn checked(&self) -> Result<(), StoreFault> {
        if self.is_full { Err(StoreFault { why: "the disk is full".to_owned() }) } else { Ok(()) }
    }
}

impl Store for FaultyStore {
    fn create(&mut self, id: &str, game: &NewGame) -> Result<(), StoreFault> {
        self.checked()?;
        self.memory.create(id, game)
    }

    fn load(&mut self, id: &str) -> Result<Option<KeptGame>, StoreFault> {
        let mut kept = self.memory.load(id)?;
        if let (Some(kept), Some(damage)) = (&mut kept, self.damage) {
            damage(kept);
        }
        Ok(kept)
    }

    fn games(&mut self) -> Result<Vec<String>, StoreFault> {
        self.memory.games()
    }

    fn append(&mut self, id: &str, line: &NewLine) -> Result<Appended, StoreFault> {
        self.checked()?;
        self.memory.append(id, line)
    }

    fn answered(&mut self, id: &str, key: &str) -> Result<Answered, StoreFault> {
        self.memory.answered(id, key)
    }

    fn take_back(&mut self, id: &str, back: &NewTakeback) -> Result<Appended, StoreFault> {
        self.checked()?;
        self.memory.take_back(id, back)
    }

    fn keep_state(&mut self, id: &str, new: &NewState) -> Result<Appended, StoreFault> {
        self.checked()?;
        self.memory.keep_state(id, new)
    }

    fn beat(&mut self, at: i64) -> Result<Uptime, StoreFault> {
        self.checked()?;
        self.memory.beat(at)
    }
}
