//! Games of any kind, for a server that knows none by name.

use super::{
    Played,
    bench::{Bench, BenchFault, ComputerTurn, Outgoing, PERSON, Reader, Terms},
    dice_proof::ProofFile,
    game_file::game_file_text,
    shared::share_rulebook,
    store::{KeptGame, Store},
    wire::{ClientMessage, ClockSent},
};
use crate::engine::{board::Hex, counters::UnitId};
use serde_json::Value;
use std::{collections::BTreeMap, marker::PhantomData};

/// A game to be begun. Nothing of it comes from a player: the server names scenario and players.
#[derive(Clone, Debug, PartialEq)]
pub struct NewTable {
    /// The id of the scenario.
    pub scenario: String,
    /// The options, as the game writes them in JSON; none for the usual ones.
    pub options: Option<Value>,
    /// The seed of the dice.
    pub seed: u64,
    /// The player of each seat: `human`, or the name of a computer player.
    pub players: [String; 2],
    pub terms: Terms,
    /// When it is made, in milliseconds of UNIX time.
    pub made: i64,
}

/// A kind of game that a referee can hold.
pub trait Refereed: Sync {
    /// The id of the kind of game.
    fn kind(&self) -> &'static str;
    /// The number of its rules.
    fn rules_number(&self) -> u32;
    /// The words for its sides.
    fn sides(&self) -> [&'static str; 2];
    /// Checks a game that is to be begun later: its scenario, its options and its computer players.
    ///
    /// # Errors
    /// There is no such scenario, option or player.
    fn check(&self, new: &NewTable) -> Result<(), String>;
    /// Begins a game and keeps it.
    ///
    /// # Errors
    /// There is no such scenario, option or player, or the store refuses.
    fn begin(&self, store: &mut dyn Store, id: &str, new: &NewTable)
    -> Result<Box<dyn AnyBench>, BenchFault>;
    /// Opens a game that a store has kept.
    ///
    /// # Errors
    /// There is no such game, or it cannot be played again.
    fn open(&self, store: &mut dyn Store, id: &str) -> Result<Box<dyn AnyBench>, BenchFault>;
    /// Returns the text of the game file of a kept game, which is opened without a referee.
    ///
    /// # Errors
    /// A line of it cannot be read, in a sentence.
    fn game_file(&self, kept: &KeptGame) -> Result<String, String>;
}

/// Returns the number of the rules of each of these kinds, as greetings state it.
pub fn rules_of(kinds: &[&dyn Refereed]) -> BTreeMap<String, u32> {
    kinds.iter().map(|kind| (kind.kind().to_owned(), kind.rules_number())).collect()
}

/// A running game of any kind.
pub trait AnyBench: Send {
    /// Hears a message about the game, at this moment in milliseconds of UNIX time, and returns what is to be sent.
    fn hear(
        &mut self,
        store: &mut dyn Store,
        from: Reader,
        message: &ClientMessage,
        at: i64,
    ) -> Vec<Outgoing>;
    /// Whether the next order is one of a computer player.
    fn waits_for_computer(&self) -> bool;
    /// Lets the computer player that must give the next order give it. A caller that repeats this stops when the game has
    /// not gone on.
    fn let_computer_play(&mut self, store: &mut dyn Store, at: i64) -> ComputerTurn;
    /// Takes over what another process has kept of the game, and returns what is to be sent: see [`Bench::take_news`].
    fn take_news(&mut self, store: &mut dyn Store, number: u64, state: Option<&str>) -> Vec<Outgoing>;
    /// Returns the seats that are waited for; none when the game is over.
    fn due(&self) -> Vec<usize>;
    /// Returns the number of the turn.
    fn turn(&self) -> u8;
    /// Returns the level of its result; none while it is running.
    fn result(&self) -> Option<String>;
    /// Returns the seat of the winner; none in a draw, and while it is running.
    fn winner(&self) -> Option<usize>;
    /// Returns the proof of the dice; none before the game is over, or if the dice were not agreed on.
    fn proof_file(&self) -> Option<ProofFile>;
    /// Returns the last fault of its store, in a sentence for the keeper of the server; none after something was kept.
    fn fault(&self) -> Option<String>;
    /// Lets the clocks go on, about four times a second, and returns what is to be sent: see [`Bench::tick`].
    fn tick(&mut self, _: &mut dyn Store, _at: i64) -> Vec<Outgoing> {
        Vec::new()
    }
    /// Notes whether the player of a seat has a link: see [`Bench::present`].
    fn present(&mut self, _seat: usize, _is_present: bool, _at: i64) {}
    /// Returns the clocks now; none in a game without them.
    fn clock(&self) -> Option<ClockSent> {
        None
    }
    /// Returns the dragged units that the other player may be shown: see [`Bench::dragged`].
    fn dragged(&self, _seat: usize, _units: &[UnitId], _hex: Option<Hex>) -> Option<Vec<UnitId>> {
        None
    }
}

impl<G: Played> Refereed for PhantomData<G> {
    fn kind(&self) -> &'static str {
        G::ID
    }

    fn rules_number(&self) -> u32 {
        G::RULES_NUMBER
    }

    fn sides(&self) -> [&'static str; 2] {
        G::SIDES.map(|side| side.word)
    }

    fn check(&self, new: &NewTable) -> Result<(), String> {
        rulebook_of::<G>(new)?;
        let is_known = |name: &String| name.as_str() == PERSON || G::seated(name, new.seed).is_some();
        match new.players.iter().find(|name| !is_known(name)) {
            Some(name) => Err(format!("there is no player {name}")),
            None => Ok(()),
        }
    }

    fn begin(
        &self,
        store: &mut dyn Store,
        id: &str,
        new: &NewTable,
    ) -> Result<Box<dyn AnyBench>, BenchFault> {
        let damaged = |why: String| BenchFault::Damaged { game: id.to_owned(), why };
        let rulebook = rulebook_of::<G>(new).map_err(damaged)?;
        let agreed = (new.seed, new.players.clone(), new.terms);
        Ok(Box::new(Bench::<G>::begin(store, id, share_rulebook::<G>(rulebook), agreed, new.made)?))
    }

    fn open(&self, store: &mut dyn Store, id: &str) -> Result<Box<dyn AnyBench>, BenchFault> {
        Ok(Box::new(Bench::<G>::open(store, id)?))
    }

    fn game_file(&self, kept: &KeptGame) -> Result<String, String> {
        game_file_text::<G>(kept)
    }
}

/// Loads the rulebook of a game that is to be begun.
fn rulebook_of<G: Played>(new: &NewTable) -> Result<G::Rulebook, String> {
    let options = match &new.options {
        Some(options) => {
            serde_json::from_value::<G::Options>(options.clone()).map_err(|error| error.to_string())?
        }
        None => G::Options::default(),
    };
    G::load(&new.scenario, &options).map_err(|faults| faults.join("; "))
}

impl<G: Played> AnyBench for Bench<G> {
    fn hear(
        &mut self,
        store: &mut dyn Store,
        from: Reader,
        message: &ClientMessage,
        at: i64,
    ) -> Vec<Outgoing> {
        Self::hear(self, store, from, message, at)
    }

    fn waits_for_computer(&self) -> bool {
        Self::waits_for_computer(self)
    }

    fn let_computer_play(&mut self, store: &mut dyn Store, at: i64) -> ComputerTurn {
        Self::let_computer_play(self, store, at)
    }

    fn take_news(&mut self, store: &mut dyn Store, number: u64, state: Option<&str>) -> Vec<Outgoing> {
        Self::take_news(self, store, number, state)
    }

    fn due(&self) -> Vec<usize> {
        Self::due(self)
    }

    fn turn(&self) -> u8 {
        G::turn(&self.position().public)
    }

    fn result(&self) -> Option<String> {
        Self::result(self)
    }

    fn winner(&self) -> Option<usize> {
        Self::winner(self)
    }

    fn proof_file(&self) -> Option<ProofFile> {
        Self::proof_file(self)
    }

    fn fault(&self) -> Option<String> {
        Self::fault(self).map(ToString::to_string)
    }

    fn tick(&mut self, store: &mut dyn Store, at: i64) -> Vec<Outgoing> {
        Self::tick(self, store, at)
    }

    fn present(&mut self, seat: usize, is_present: bool, at: i64) {
        Self::present(self, seat, is_present, at);
    }

    fn clock(&self) -> Option<ClockSent> {
        Self::clock(self)
    }

    fn dragged(&self, seat: usize, units: &[UnitId], hex: Option<Hex>) -> Option<Vec<UnitId>> {
        Self::dragged(self, seat, units, hex)
    }
}
