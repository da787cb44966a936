//! Plays the quick games from positions of a game, and counts their results by moment.

use super::{
    count::Count,
    curve::{Chances, Cost, quick_player},
};
use crate::{
    engine::orders::{BranchEyes, Position},
    play::matches::{GameReport, Match, Matched, in_order},
};
use std::{
    cell::Cell,
    collections::BTreeMap,
    sync::{Arc, Mutex, PoisonError},
    time::{Duration, Instant},
};

/// The number of games at the same time: the table keeps the other cores.
const THREADS: u8 = 2;

/// Whether games are wanted, as the threads that play them see it.
pub(super) trait Wanted: Sync {
    /// Waits while no game may be played, and returns how long that was.
    fn wait(&self) -> Duration;
    /// Whether no game is wanted any more.
    fn is_stopped(&self) -> bool;
    /// Takes in the results so far.
    fn note(&self, chances: &Chances, played: u64);
}

/// The end of the games before all were played: they were stopped, or the time is over.
pub(super) struct Interrupted;

/// The quick games of a game, and their results.
pub(super) struct Sampler<'a, G: Matched> {
    rulebook: &'a Arc<G::Rulebook>,
    eyes: BranchEyes,
    wanted: &'a dyn Wanted,
    /// The time that all games together may take.
    budget: Duration,
    spent: Mutex<Duration>,
    counts: BTreeMap<usize, Count>,
    costs: Vec<Cost>,
    /// The number of games that were played now.
    played: u64,
}

impl<'a, G: Matched> Sampler<'a, G> {
    /// Makes a sampler that knows these results already, and whose threads take this time.
    pub fn new(
        rulebook: &'a Arc<G::Rulebook>,
        eyes: BranchEyes,
        (wanted, budget): (&'a dyn Wanted, Duration),
        known: &Chances,
    ) -> Self {
        let counts = known.moments.iter().map(|chance| (chance.after, Count::of(chance))).collect();
        Self {
            rulebook,
            eyes,
            wanted,
            budget: budget.saturating_mul(u32::from(THREADS)),
            spent: Mutex::new(Duration::ZERO),
            counts,
            costs: known.costs.clone(),
            played: 0,
        }
    }

    /// Returns the results so far.
    pub fn chances(&self) -> Chances {
        let moments = self.counts.iter().filter_map(|(after, count)| count.chance(*after)).collect();
        Chances { moments, costs: self.costs.clone() }
    }

    /// Returns the results from a moment.
    pub fn count(&self, after: usize) -> Count {
        self.counts.get(&after).copied().unwrap_or_default()
    }

    /// The side that gives the next order in a position.
    pub fn acting(&self, position: &Position<G>) -> usize {
        G::acting(self.rulebook, &position.public)
    }

    /// Notes an order that cost its side much, once.
    pub fn note(&mut self, cost: Cost) {
        if !self.costs.iter().any(|known| known.after == cost.after) {
            self.costs.push(cost);
            self.costs.sort_by_key(|cost| cost.after);
        }
        self.wanted.note(&self.chances(), self.played);
    }

    /// Plays games until each of these moments has this many. The same game from the same moment always has the same
    /// seed.
    ///
    /// # Errors
    /// It was stopped, or the time is over; the games until then are counted.
    pub fn play(&mut self, moments: &[(usize, &Position<G>)], games: u64) -> Result<(), Interrupted> {
        let mut jobs = Vec::new();
        for (after, position) in moments {
            let count = self.counts.entry(*after).or_default();
            count.is_over = G::ended(self.rulebook, &position.public).is_some();
            // A game that is over has one result.
            let wanted = if count.is_over { games.min(1) } else { games };
            jobs.extend((count.played + 1..=wanted).map(|seed| (*after, *position, seed)));
        }
        if jobs.is_empty() {
            return Ok(());
        }
        let (rulebook, eyes, wanted) = (self.rulebook, self.eyes, self.wanted);
        let (spent, budget) = (&self.spent, self.budget);
        let work = |number: u64| {
            let (after, position, seed) = jobs.get(usize::try_from(number).ok()?)?;
            let is_over = *spent.lock().unwrap_or_else(PoisonError::into_inner) >= budget;
            if is_over || wanted.is_stopped() {
                return None;
            }
            let (begun, waited) = (Instant::now(), Cell::new(wanted.wait()));
            let stopped = || {
                waited.set(waited.get() + wanted.wait());
                wanted.is_stopped()
            };
            let players = [quick_player::<G>(); 2].map(str::to_owned);
            let game = Match::<G> {
                rulebook: Arc::clone(rulebook),
                seed: *seed,
                players,
                effort: 1.0,
                verify: false,
            };
            let report = game.play_from(G::imagined(rulebook, position, eyes, *seed), &stopped);
            let taken = begun.elapsed().saturating_sub(waited.get());
            *spent.lock().unwrap_or_else(PoisonError::into_inner) += taken;
            report.map(|report| (*after, report))
        };
        let (counts, costs, played) = (&mut self.counts, &self.costs, &mut self.played);
        let take = |_: u64, answer: Option<(usize, GameReport<G>)>| {
            let Some((after, report)) = answer else { return Err(Interrupted) };
            counts.entry(after).or_default().add::<G>(&report);
            *played += 1;
            let moments = counts.iter().filter_map(|(after, count)| count.chance(*after)).collect();
            wanted.note(&Chances { moments, costs: costs.clone() }, *played);
            Ok(())
        };
        in_order(0..jobs.len() as u64, usize::from(THREADS), work, take)
    }
}
