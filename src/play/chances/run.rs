//! The quick games of a game in the background, and their results so far.

use super::{
    cost,
    curve::Chances,
    sampler::{Interrupted, Sampler, Wanted},
};
use crate::{
    engine::{
        orders::{BranchEyes, Kept, Position, Record, Timeline},
        storage::Wake,
    },
    play::matches::Matched,
};
use std::{
    fmt,
    marker::PhantomData,
    sync::{
        Arc, Condvar, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicBool, AtomicU64, Ordering::Relaxed},
    },
    thread::{self, JoinHandle},
    time::{Duration, Instant},
};

/// The games from each moment.
const GAMES: u64 = 8;

/// The shortest time between two calls that there are new results: a window draws after each.
const BETWEEN: Duration = Duration::from_millis(250);

/// The state of a run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChanceState {
    /// Games are being played.
    Counting,
    /// It waits until it may go on.
    Paused,
    /// All games have been played, or its time is over.
    Done,
    /// It was stopped.
    Stopped,
    /// The program failed in a game.
    Failed,
}

/// The quick games of a game in the background. They are stopped when this is dropped.
pub struct ChanceRun<G: Matched> {
    shared: Arc<Shared>,
    thread: Option<JoinHandle<()>>,
    game: PhantomData<fn() -> G>,
}

/// The part of a run that all threads know.
#[derive(Default)]
struct Shared {
    chances: Mutex<Chances>,
    /// The number of games that were played.
    played: AtomicU64,
    stopped: AtomicBool,
    paused: AtomicBool,
    /// Guards a change of the two above.
    pause: Mutex<()>,
    changed: Condvar,
    ended: AtomicBool,
    /// Called now and then when there are new results, and at the end.
    wake: Mutex<Option<Wake>>,
    woken: Mutex<Option<Instant>>,
}

fn open<T>(held: &Mutex<T>) -> MutexGuard<'_, T> {
    held.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Shared {
    fn change(&self, what: &AtomicBool, to: bool) {
        let _guard = open(&self.pause);
        what.store(to, Relaxed);
        self.changed.notify_all();
    }

    fn wake(&self) {
        let wake = open(&self.wake).clone();
        if let Some(wake) = wake {
            wake();
        }
    }
}

impl Wanted for Shared {
    fn wait(&self) -> Duration {
        if !self.paused.load(Relaxed) {
            return Duration::ZERO;
        }
        let begun = Instant::now();
        let mut guard = open(&self.pause);
        while self.paused.load(Relaxed) && !self.stopped.load(Relaxed) {
            guard = self.changed.wait(guard).unwrap_or_else(PoisonError::into_inner);
        }
        begun.elapsed()
    }

    fn is_stopped(&self) -> bool {
        self.stopped.load(Relaxed)
    }

    fn note(&self, chances: &Chances, played: u64) {
        open(&self.chances).clone_from(chances);
        self.played.store(played, Relaxed);
        let mut woken = open(&self.woken);
        if woken.is_none_or(|woken| woken.elapsed() >= BETWEEN) {
            *woken = Some(Instant::now());
            self.wake();
        }
    }
}

impl<G: Matched> ChanceRun<G> {
    /// Begins to play from these moments of a game, which come in order, each with the number of orders before it.
    /// `eyes` is the viewer whose knowledge the games begin with; `budget` is the time without pauses.
    pub fn begin(
        record: &Record<G>,
        moments: Vec<(usize, Position<G>)>,
        eyes: BranchEyes,
        budget: Duration,
    ) -> Self {
        Self::go_on(record, moments, (eyes, budget), Chances::default())
    }

    /// Does the same for the moments and the games that these results of the same viewer do not have yet.
    pub fn go_on(
        record: &Record<G>,
        moments: Vec<(usize, Position<G>)>,
        (eyes, budget): (BranchEyes, Duration),
        known: Chances,
    ) -> Self {
        let shared = Arc::new(Shared::default());
        open(&shared.chances).clone_from(&known);
        let rulebook = Arc::clone(&record.rulebook);
        let timeline = Timeline::of(record, Kept::default());
        let seen = Arc::clone(&shared);
        let begun = thread::Builder::new().name("chances".to_owned()).spawn(move || {
            let sampler = Sampler::<G>::new(&rulebook, eyes, (&*seen, budget), &known);
            // An interruption has left the results until then.
            let _ = play_all::<G>(sampler, timeline, &moments);
            seen.ended.store(true, Relaxed);
            seen.wake();
        });
        // Without a thread it has failed.
        Self { shared, thread: begun.ok(), game: PhantomData }
    }

    /// Calls this when there are new results and at the end, in another thread: it wakes the window.
    pub fn wake_with(&self, wake: Wake) {
        *open(&self.shared.wake) = Some(wake);
    }

    /// Returns the results so far.
    pub fn tally(&self) -> Chances {
        open(&self.shared.chances).clone()
    }

    /// The number of games that were played in this run.
    pub fn played(&self) -> u64 {
        self.shared.played.load(Relaxed)
    }

    pub fn state(&self) -> ChanceState {
        // Asked first: the thread notes its end before it is finished.
        let is_finished = self.thread.as_ref().is_none_or(JoinHandle::is_finished);
        let [ended, stopped, paused] =
            [&self.shared.ended, &self.shared.stopped, &self.shared.paused].map(|flag| flag.load(Relaxed));
        match (stopped, ended, is_finished, paused) {
            (true, ..) => ChanceState::Stopped,
            (_, true, ..) => ChanceState::Done,
            (_, _, true, _) => ChanceState::Failed,
            (.., true) => ChanceState::Paused,
            (.., false) => ChanceState::Counting,
        }
    }

    /// Makes the games wait at their next order, or go on.
    pub fn pause(&self, on: bool) {
        if self.shared.paused.load(Relaxed) != on {
            self.shared.change(&self.shared.paused, on);
        }
    }

    /// Stops it; the games in progress are given up at their next order.
    pub fn stop(&self) {
        self.shared.change(&self.shared.stopped, true);
    }

    /// Waits until it has ended, and returns its results; a paused one goes on.
    ///
    /// # Errors
    /// The program failed in a game.
    pub fn wait(mut self) -> Result<Chances, String> {
        self.pause(false);
        if let Some(thread) = self.thread.take() {
            // A thread that has failed has noted no end.
            let _ = thread.join();
        }
        match self.state() {
            ChanceState::Failed => Err("the program failed in a game".to_owned()),
            _ => Ok(self.tally()),
        }
    }
}

impl<G: Matched> fmt::Debug for ChanceRun<G> {
    fn fmt(&self, text: &mut fmt::Formatter<'_>) -> fmt::Result {
        text.debug_struct("ChanceRun").field("state", &self.state()).finish_non_exhaustive()
    }
}

impl<G: Matched> Drop for ChanceRun<G> {
    fn drop(&mut self) {
        self.stop();
    }
}

/// Plays from the beginnings of turns and the last moment, then from the other phase ends, and then searches phases
/// that cost much.
fn play_all<G: Matched>(
    mut sampler: Sampler<'_, G>,
    mut timeline: Timeline<G>,
    moments: &[(usize, Position<G>)],
) -> Result<(), Interrupted> {
    let mut before = None;
    let (mut turns, mut phases) = (Vec::new(), Vec::new());
    let last = moments.len().saturating_sub(1);
    for (number, (after, position)) in moments.iter().enumerate() {
        let turn = G::turn(&position.public);
        let is_new = before.replace(turn) != Some(turn);
        let list = if is_new || number == last { &mut turns } else { &mut phases };
        list.push((*after, position));
    }
    sampler.play(&turns, GAMES)?;
    sampler.play(&phases, GAMES)?;
    cost::search(&mut sampler, &mut timeline, moments)
}
