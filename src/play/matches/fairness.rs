//! Whether a scenario is fair: computer players play it many times in the background, and their wins are counted as the
//! games end.

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use super::{GameReport, Match, Matched, Share, in_order};
use crate::{
    engine::{
        data::Source,
        orders::{RulebookData, SideNames},
        storage::Wake,
    },
    play::players::no_player,
};
use std::{
    fmt,
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicBool, Ordering::Relaxed},
    },
    thread::{self, JoinHandle},
};

/// Limit of the games of a test.
pub const MOST_GAMES: u64 = 100_000;

/// Limit of the games at the same time.
const MOST_THREADS: usize = 64;

/// The games by which a scenario is tested.
#[derive(Clone, Debug, PartialEq)]
pub struct FairnessTest {
    /// The players by name, in the order of their seats.
    pub players: [String; 2],
    /// The number of games, from 1 to [`MOST_GAMES`]. Their seeds are 1, 2 and so on, so that a test can be repeated.
    pub games: u64,
    /// The effort of the players; 1 is their own standard.
    pub effort: f32,
    /// The number of games at the same time; it does not change the result.
    pub threads: usize,
}

impl FairnessTest {
    /// Makes a test in which one player has both seats, with its standard effort. A core is left for the window.
    pub fn by(player: &str, games: u64) -> Self {
        let cores = thread::available_parallelism().map_or(1, usize::from);
        let threads = cores.saturating_sub(1).max(1);
        Self { players: [player, player].map(str::to_owned), games, effort: 1.0, threads }
    }
}

/// The results of the games that have ended, in the order of their seeds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tally {
    pub sides: [SideNames; 2],
    /// The number of games to be played.
    pub wished: u64,
    /// Games that each side won.
    pub wins: [u64; 2],
    /// Games that ended without a winner.
    pub draws: u64,
    /// Games that did not end.
    pub unfinished: u64,
    /// Broken invariants, a fault of the program; there should be none.
    pub broken: u64,
}

impl Tally {
    /// Makes an empty one for this number of games.
    pub fn new(sides: [SideNames; 2], wished: u64) -> Self {
        Self { sides, wished, wins: [0; 2], draws: 0, unfinished: 0, broken: 0 }
    }

    /// The number of games that were played to their end.
    pub fn ended(&self) -> u64 {
        self.wins.iter().sum::<u64>() + self.draws
    }

    /// The number of games so far.
    pub fn played(&self) -> u64 {
        self.ended() + self.unfinished
    }

    /// The share of each side's wins in the games that ended, with the 95 % interval.
    pub fn shares(&self) -> [Share; 2] {
        self.wins.map(|won| Share::wilson(won as f64, self.ended()))
    }

    fn count<G: Matched>(&mut self, report: &GameReport<G>) {
        self.broken += report.broken.len() as u64;
        let mut sides = self.sides.iter().zip(&mut self.wins);
        match sides.find(|(side, _)| report.winner.as_deref() == Some(side.name)) {
            Some((_, won)) => *won += 1,
            None if report.has_ended() => self.draws += 1,
            None => self.unfinished += 1,
        }
    }
}

/// How far a test is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FairnessState {
    /// Games are being played.
    Counting,
    /// All games have been played.
    Done,
    /// It was stopped.
    Stopped,
    /// It cannot be carried out, for this reason.
    Failed(String),
}

/// A test of a scenario in the background. It is stopped when it is dropped.
#[derive(Debug)]
pub struct Fairness {
    shared: Arc<Shared>,
    thread: Option<JoinHandle<()>>,
}

/// The part of a test that both threads know.
struct Shared {
    tally: Mutex<Tally>,
    stopped: AtomicBool,
    /// Whether all games were played, or the reason why none can be.
    end: Mutex<Option<Result<(), String>>>,
    /// Called after each game and at the end.
    wake: Mutex<Option<Wake>>,
}

impl fmt::Debug for Shared {
    fn fmt(&self, text: &mut fmt::Formatter<'_>) -> fmt::Result {
        text.debug_struct("Shared")
            .field("tally", &self.tally)
            .field("end", &self.end)
            .finish_non_exhaustive()
    }
}

impl Shared {
    fn wake(&self) {
        let wake = open(&self.wake).clone();
        if let Some(wake) = wake {
            wake();
        }
    }

    fn is_stopped(&self) -> bool {
        self.stopped.load(Relaxed)
    }
}

fn open<T>(held: &Mutex<T>) -> MutexGuard<'_, T> {
    held.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Fairness {
    /// Begins to test the scenario in this text, which may be unsaved. It is read in the background, too; faults of it
    /// are the reason of [`FairnessState::Failed`].
    ///
    /// # Errors
    /// The game has no such player.
    pub fn begin<G: Matched>(scenario: Source, test: &FairnessTest) -> Result<Self, String> {
        let read = move || {
            let rulebook = G::Rulebook::read(&scenario).map(Arc::new);
            rulebook.map_err(|faults| faults.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n"))
        };
        Self::of::<G>(read, test)
    }

    /// Begins to test the scenario of this rulebook, with the options in it.
    ///
    /// # Errors
    /// The game has no such player.
    pub fn of_rulebook<G: Matched>(rulebook: Arc<G::Rulebook>, test: &FairnessTest) -> Result<Self, String> {
        Self::of::<G>(move || Ok(rulebook), test)
    }

    fn of<G: Matched>(
        read: impl FnOnce() -> Result<Arc<G::Rulebook>, String> + Send + 'static,
        test: &FairnessTest,
    ) -> Result<Self, String> {
        if let Some(unknown) = test.players.iter().find(|name| G::player(name, 0).is_none()) {
            return Err(no_player::<G>(unknown));
        }
        let test = FairnessTest { games: test.games.clamp(1, MOST_GAMES), ..test.clone() };
        let shared = Arc::new(Shared {
            tally: Mutex::new(Tally::new(G::SIDES, test.games)),
            stopped: AtomicBool::new(false),
            end: Mutex::new(None),
            wake: Mutex::new(None),
        });
        let known = Arc::clone(&shared);
        let thread = thread::spawn(move || {
            let end = read().map(|rulebook| play_all::<G>(&rulebook, &test, &known));
            *open(&known.end) = Some(end);
            known.wake();
        });
        Ok(Self { shared, thread: Some(thread) })
    }

    /// Calls this after each game and at the end, in another thread: it wakes the window.
    pub fn wake_with(&self, wake: Wake) {
        *open(&self.shared.wake) = Some(wake);
    }

    /// Returns the results so far.
    pub fn tally(&self) -> Tally {
        *open(&self.shared.tally)
    }

    pub fn state(&self) -> FairnessState {
        // Asked first: the thread writes the end down before it is finished.
        let is_finished = self.thread.as_ref().is_none_or(JoinHandle::is_finished);
        match &*open(&self.shared.end) {
            Some(Err(why)) => FairnessState::Failed(why.clone()),
            _ if self.shared.is_stopped() => FairnessState::Stopped,
            Some(Ok(())) => FairnessState::Done,
            None if is_finished => FairnessState::Failed("the program failed in a game".to_owned()),
            None => FairnessState::Counting,
        }
    }

    /// Stops the test; the games in progress are given up at their next order.
    pub fn stop(&self) {
        self.shared.stopped.store(true, Relaxed);
    }

    /// Waits until the test has ended, and returns its results.
    ///
    /// # Errors
    /// The reason why it could not be carried out.
    pub fn wait(mut self) -> Result<Tally, String> {
        if let Some(thread) = self.thread.take() {
            // A thread that has failed has left no end, which is reported below.
            let _ = thread.join();
        }
        match self.state() {
            FairnessState::Failed(why) => Err(why),
            _ => Ok(self.tally()),
        }
    }
}

impl Drop for Fairness {
    fn drop(&mut self) {
        self.stop();
    }
}

/// Plays all games of a test, unless it is stopped.
fn play_all<G: Matched>(rulebook: &Arc<G::Rulebook>, test: &FairnessTest, shared: &Shared) {
    let play = |seed| {
        let (rulebook, players) = (Arc::clone(rulebook), test.players.clone());
        let game = Match::<G> { rulebook, seed, players, effort: test.effort, verify: false };
        game.play_unless(&|| shared.is_stopped())
    };
    let count = |_: u64, report: Option<GameReport<G>>| -> Result<(), ()> {
        let report = report.ok_or(())?;
        open(&shared.tally).count(&report);
        shared.wake();
        Ok(())
    };
    // An error only says that it was stopped.
    let _ = in_order(1..test.games + 1, test.threads.clamp(1, MOST_THREADS), play, count);
}
