//! Collects positions of games between computer players with their results.

use super::self_play::SelfPlay;
use crate::play::{
    matches::{Matched, in_order},
    players::{chief::Led, value::result_for},
};
use std::convert::Infallible;

/// A position at the end of the enemy's answer to a turn, as the side of that turn sees it, and the result of its game.
#[derive(Clone, Debug, PartialEq)]
pub struct Sample {
    /// The number of its game among those of its kind.
    pub game: u64,
    pub turns_left: u8,
    pub features: Vec<f64>,
    /// The points so far, as the side counts them.
    pub points: f64,
    /// The result for the side: 1, 0.5 or 0.
    pub result: f64,
}

/// The positions of many games.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Collected {
    /// In the order of their games.
    pub samples: Vec<Sample>,
    /// Games that were not played to their end by the rules, a sentence each; there should be none.
    pub broken: Vec<String>,
}

/// Plays this many games of each kind on this many threads, and returns their positions: the same ones with any number
/// of threads. The first game of each kind has this seed, each further one the next number. `tell` is called after each
/// game.
pub fn collect<G: Led + Matched>(
    kinds: &[SelfPlay<G>],
    (first_seed, games): (u64, u64),
    threads: usize,
    mut tell: impl FnMut(),
) -> Collected {
    // Games of the kinds take turns, so that each part of the games has some of every kind.
    let number_of_kinds = kinds.len().max(1) as u64;
    let work = |number: u64| {
        let kind = usize::try_from(number % number_of_kinds).ok().and_then(|kind| kinds.get(kind));
        // Every fifth game is held out. By their numbers among all games, those of five kinds would all be of one kind.
        let game = number / number_of_kinds;
        let seed = first_seed.wrapping_add(game);
        kind.map_or_else(|| Ok(Vec::new()), |kind| samples(kind, game, seed))
    };
    let mut collected = Collected::default();
    let take = |_: u64, played: Result<Vec<Sample>, String>| {
        match played {
            Ok(samples) => collected.samples.extend(samples),
            Err(broken) => collected.broken.push(broken),
        }
        tell();
        Ok::<(), Infallible>(())
    };
    let Ok(()) = in_order(0..games.saturating_mul(kinds.len() as u64), threads, work, take);
    collected
}

/// Plays a game, and returns its positions at the ends of the enemy's answers to each turn, where a chief of staff judges
/// them.
fn samples<G: Led + Matched>(kind: &SelfPlay<G>, game: u64, seed: u64) -> Result<Vec<Sample>, String> {
    let rulebook = &kind.rulebook;
    let mut begun: [Option<G::Public>; 2] = [None, None];
    let mut found: Vec<(usize, Sample)> = Vec::new();
    let end = kind.play(seed, |position, _| {
        let public = &position.public;
        for (side, begun) in begun.iter_mut().enumerate() {
            if begun.as_ref().is_some_and(|begun| !G::is_answered(begun, public, side)) {
                continue;
            }
            // The first position is the beginning of the first turn of both.
            if begun.replace(public.clone()).is_none() {
                continue;
            }
            let sample = Sample {
                game,
                turns_left: G::turns_left(rulebook, public),
                features: G::features(rulebook, public, side),
                points: points_so_far::<G>(rulebook, public, side),
                result: 0.5,
            };
            found.push((side, sample));
        }
    })?;
    Ok(found.into_iter().map(|(side, sample)| Sample { result: result_for(&end, side), ..sample }).collect())
}

/// Returns the points that a side would have if the game ended now, as it counts them: more are better for it.
pub(super) fn points_so_far<G: Matched>(rulebook: &G::Rulebook, public: &G::Public, side: usize) -> f64 {
    f64::from(G::points_for(rulebook, side, G::stands(rulebook, public).points))
}
