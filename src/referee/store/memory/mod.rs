//! A store in memory, for tests and for games that need not outlive the program.

mod club;
mod club_store;

use super::{
    Answered, Appended, KeptGame, KeptLine, NewGame, NewLine, NewState, NewTakeback, Stand, Store, StoreFault,
};
use crate::referee::clock::Uptime;
use club::Club;
use std::collections::{BTreeMap, BTreeSet};

/// The positions that are kept of a game.
const STANDS: usize = 2;

/// A store in memory.
#[derive(Clone, Debug, Default)]
pub struct Memory {
    games: BTreeMap<String, Game>,
    uptime: Option<Uptime>,
    club: Club,
}

#[derive(Clone, Debug)]
struct Game {
    game: NewGame,
    number: u64,
    /// The time of its last change.
    moved: i64,
    /// The lines in force.
    lines: Vec<KeptLine>,
    /// The numbers of takebacks and of lines that were taken back.
    gone: BTreeSet<u64>,
    stands: Vec<Stand>,
    /// The answers that were given, by their keys.
    answers: BTreeMap<String, String>,
    /// The state that is kept beside the lines.
    state: Option<String>,
}

impl Memory {
    fn game(&mut self, id: &str) -> Result<&mut Game, StoreFault> {
        self.games.get_mut(id).ok_or_else(|| StoreFault { why: format!("there is no game {id}") })
    }
}

impl Store for Memory {
    fn create(&mut self, id: &str, game: &NewGame) -> Result<(), StoreFault> {
        if self.games.contains_key(id) {
            return Err(StoreFault { why: format!("there is a game {id} already") });
        }
        let game = Game {
            game: game.clone(),
            number: 0,
            moved: game.made,
            lines: Vec::new(),
            gone: BTreeSet::new(),
            stands: Vec::new(),
            answers: BTreeMap::new(),
            state: None,
        };
        self.games.insert(id.to_owned(), game);
        Ok(())
    }

    fn load(&mut self, id: &str) -> Result<Option<KeptGame>, StoreFault> {
        Ok(self.games.get(id).map(|kept| KeptGame {
            game: kept.game.clone(),
            number: kept.number,
            stands: kept.stands.clone(),
            lines: kept.lines.clone(),
            gone: kept.gone.iter().copied().collect(),
            state: kept.state.clone(),
        }))
    }

    fn games(&mut self) -> Result<Vec<String>, StoreFault> {
        Ok(self.games.keys().cloned().collect())
    }

    fn append(&mut self, id: &str, line: &NewLine) -> Result<Appended, StoreFault> {
        let game = self.game(id)?;
        if let Some(answer) = game.answers.get(&line.key) {
            return Ok(Appended::Before(answer.clone()));
        }
        let number = line.line.number;
        if number != game.number + 1 {
            return Ok(Appended::Behind);
        }
        (game.number, game.moved) = (number, line.line.at);
        game.lines.push(line.line.clone());
        game.answers.insert(line.key.clone(), line.answer.clone());
        game.state = line.state.clone().or(game.state.take());
        if let Some(text) = &line.stand {
            game.stands.push(Stand { number, text: text.clone() });
            if game.stands.len() > STANDS {
                game.stands.remove(0);
            }
        }
        Ok(Appended::Kept)
    }

    fn answered(&mut self, id: &str, key: &str) -> Result<Answered, StoreFault> {
        let game = self.game(id)?;
        let answer = game.answers.get(key).cloned();
        Ok(Answered { number: game.number, answer, state: game.state.clone() })
    }

    fn take_back(&mut self, id: &str, back: &NewTakeback) -> Result<Appended, StoreFault> {
        let game = self.game(id)?;
        if let Some(answer) = game.answers.get(&back.key) {
            return Ok(Appended::Before(answer.clone()));
        }
        if back.expected != game.number || back.to > game.number {
            return Ok(Appended::Behind);
        }
        (game.number, game.moved) = (game.number + 1, back.at);
        let after = game.lines.iter().map(|line| line.number).filter(|number| *number > back.to);
        game.gone.extend(after.chain([game.number]));
        game.lines.retain(|line| line.number <= back.to);
        game.stands.retain(|stand| stand.number <= back.to);
        game.answers.insert(back.key.clone(), back.answer.clone());
        game.state = back.state.clone().or(game.state.take());
        Ok(Appended::Kept)
    }

    fn keep_state(&mut self, id: &str, new: &NewState) -> Result<Appended, StoreFault> {
        let game = self.game(id)?;
        if let Some(answer) = game.answers.get(&new.key) {
            return Ok(Appended::Before(answer.clone()));
        }
        if new.expected != game.number {
            return Ok(Appended::Behind);
        }
        game.state = Some(new.state.clone());
        game.answers.insert(new.key.clone(), new.answer.clone());
        Ok(Appended::Kept)
    }

    fn beat(&mut self, at: i64) -> Result<Uptime, StoreFault> {
        let now = self.uptime.map_or_else(|| Uptime::new(at), |before| before.after(at));
        self.uptime = Some(now);
        Ok(now)
    }
}
