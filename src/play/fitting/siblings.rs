//! The test of a value by sibling plans: of two plans for one position, does the value prefer the one that wins more
//! games?

use super::{
    by_chance::intents_by_chance,
    follow::{Judged, PlanChoice},
    self_play::SelfPlay,
};
use crate::{
    engine::orders::{Position, Scratch},
    play::{
        matches::{Matched, Share, in_order},
        players::chief::{Intents, Led},
    },
};
use rand::{RngExt, SeedableRng, rngs::ChaCha8Rng};
use serde::Serialize;
use std::convert::Infallible;

/// The trials by which the value judges a plan.
pub const TRIALS: u64 = 8;
/// The share of clear pairs of which the sign must be right before a search leans on the value.
pub const WANTED_SHARE: f64 = 0.7;
/// Standard errors by which the results of two plans must differ to count as clear.
const CLEARLY: f64 = 2.0;
/// The fewest turns left in a position: on the last turn the enemy's answer is the end of the game, and nothing is
/// estimated.
const FEWEST_TURNS: u8 = 2;
/// Attempts to find a second plan that differs from the first one.
const ATTEMPTS: u32 = 20;
/// The luck of the games that are played out begins here, so that none has the deal and the dice of a trial: a value is
/// not to be right by the same luck.
const PLAYED_OUT: u64 = 1 << 32;

/// The size of a sibling test.
#[derive(Clone, Copy, Debug)]
pub struct SiblingTest {
    /// Positions, each from a game of its own.
    pub positions: u64,
    /// Games that are played out after each plan.
    pub continuations: u64,
    /// The seed of the first game; each further one has the next number.
    pub seed: u64,
    pub threads: usize,
}

/// The result of a sibling test.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SiblingResult {
    /// Pairs of plans that were compared.
    pub pairs: usize,
    /// Games without a position in which a side had two different plans.
    pub without_plans: usize,
    /// Pairs whose games had clearly different results.
    pub clear: Agreement,
    /// Pairs whose games had different results, also by chance.
    pub all: Agreement,
    /// Games that were not played to their end by the rules, a sentence each; there should be none.
    pub broken: Vec<String>,
}

/// The shares of pairs in which the sign of the difference is right; half of one that sees no difference.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Agreement {
    pub value: Share,
    /// That of the points at the end of the enemy's answer, for comparison.
    pub points: Share,
}

/// The differences between two plans: the first minus the second.
#[derive(Clone, Copy, Debug, PartialEq)]
struct PlanDifference {
    /// The mean of the results of games that were played out.
    result: f64,
    /// The standard error of that mean.
    error: f64,
    /// The mean of the chances by the value.
    value: f64,
    /// The mean of the points.
    points: f64,
}

/// Tests the value in use by games of this kind. `tell` is called after each position.
pub fn test_siblings<G: Led + Matched>(
    kind: &SelfPlay<G>,
    test: SiblingTest,
    mut tell: impl FnMut(),
) -> SiblingResult {
    let work = |number: u64| compare_plans(kind, test.seed.wrapping_add(number), test.continuations);
    let (mut pairs, mut without_plans, mut broken) = (Vec::new(), 0, Vec::new());
    let take = |_: u64, compared: Result<Option<PlanDifference>, String>| {
        match compared {
            Ok(Some(difference)) => pairs.push(difference),
            Ok(None) => without_plans += 1,
            Err(fault) => broken.push(fault),
        }
        tell();
        Ok::<(), Infallible>(())
    };
    let Ok(()) = in_order(0..test.positions, test.threads, work, take);
    let clear: Vec<PlanDifference> = pairs.iter().copied().filter(PlanDifference::is_clear).collect();
    SiblingResult {
        pairs: pairs.len(),
        without_plans,
        clear: Agreement::of(&clear),
        all: Agreement::of(&pairs),
        broken,
    }
}

/// Compares two plans by chance in a position of the game with this seed; none if the game has no such position.
fn compare_plans<G: Led + Matched>(
    kind: &SelfPlay<G>,
    seed: u64,
    continuations: u64,
) -> Result<Option<PlanDifference>, String> {
    let mut chance = ChaCha8Rng::seed_from_u64(!seed);
    let Some(position) = position_of_game(kind, seed, &mut chance)? else { return Ok(None) };
    let rulebook = &kind.rulebook;
    let side = G::acting(rulebook, &position.public);
    let Some(plans) = two_plans(kind, &position, &mut chance) else { return Ok(None) };
    let choice = PlanChoice { rulebook, position: &position, side };
    let mut world: Option<Scratch<G>> = None;
    let (mut judged, mut results) = (Vec::new(), Vec::new());
    // Both plans have the luck of the same number, and each position its own.
    let luck = |number: u64| (seed << 40).wrapping_add(number);
    for number in 0..TRIALS {
        let mut judge = |plan: &Intents| choice.judge(&mut world, plan, luck(number));
        judged.push((judge(&plans[0])?, judge(&plans[1])?));
    }
    for number in 0..continuations {
        let mut play_out = |plan: &Intents| choice.play_out(&mut world, plan, luck(PLAYED_OUT + number));
        results.push(play_out(&plans[0])? - play_out(&plans[1])?);
    }
    Ok(Some(PlanDifference::of(&results, &judged)))
}

/// Returns a position of a game in which a choice of intents begins, any of them with the same chance; none if there is
/// none with enough turns left.
fn position_of_game<G: Led + Matched>(
    kind: &SelfPlay<G>,
    seed: u64,
    chance: &mut ChaCha8Rng,
) -> Result<Option<Position<G>>, String> {
    let (mut number, mut taken) = (0_u32, None);
    kind.play(seed, |position, begins| {
        if !begins || G::turns_left(&kind.rulebook, &position.public) < FEWEST_TURNS {
            return;
        }
        number += 1;
        if chance.random_range(0..number) == 0 {
            taken = Some(position.clone());
        }
    })?;
    Ok(taken)
}

/// Returns two different plans for the side that must act; none if there are no two.
fn two_plans<G: Led + Matched>(
    kind: &SelfPlay<G>,
    position: &Position<G>,
    chance: &mut ChaCha8Rng,
) -> Option<[Intents; 2]> {
    let groups = G::groups(&G::view(&kind.rulebook, position), &mut G::captain());
    let first = intents_by_chance(&groups, chance);
    (0..ATTEMPTS).find_map(|_| {
        let second = intents_by_chance(&groups, chance);
        (second != first).then(|| [first.clone(), second])
    })
}

impl PlanDifference {
    /// Returns the differences by those of results, and by pairs of judgements.
    fn of(results: &[f64], judged: &[(Judged, Judged)]) -> Self {
        let number = results.len().max(1) as f64;
        let result = results.iter().sum::<f64>() / number;
        let squares: f64 = results.iter().map(|one| (one - result).powi(2)).sum();
        // One game says nothing of its uncertainty.
        let error = if number < 2.0 { f64::INFINITY } else { (squares / (number - 1.0) / number).sqrt() };
        let mean = |of: fn(&Judged) -> f64| {
            let differences = judged.iter().map(|(first, second)| of(first) - of(second));
            differences.sum::<f64>() / judged.len().max(1) as f64
        };
        Self { result, error, value: mean(|judged| judged.chance), points: mean(|judged| judged.points) }
    }

    fn is_clear(&self) -> bool {
        self.result.abs() > CLEARLY * self.error
    }
}

impl Agreement {
    /// Counts the pairs whose results differ.
    fn of(pairs: &[PlanDifference]) -> Self {
        let pairs: Vec<&PlanDifference> = pairs.iter().filter(|pair| pair.result != 0.0).collect();
        let share = |of: fn(&PlanDifference) -> f64| {
            let right = pairs.iter().map(|pair| match of(pair) * pair.result {
                same if same > 0.0 => 1.0,
                other if other < 0.0 => 0.0,
                _ => 0.5,
            });
            Share::wilson(right.sum(), pairs.len() as u64)
        };
        Self { value: share(|pair| pair.value), points: share(|pair| pair.points) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn judged(chance: f64, points: f64) -> Judged {
        Judged { chance, points }
    }

    #[test]
    fn a_difference_is_clear_beyond_two_standard_errors() {
        let of = |results: &[f64]| PlanDifference::of(results, &[]);
        // A mean of 0.5 with a standard error of 0.5 / √3, about 0.29.
        assert!(!of(&[1.0, 1.0, 0.0, 0.0]).is_clear());
        // 0.75 with a standard error of 0.25.
        assert!(of(&[1.0, 1.0, 1.0, 0.0]).is_clear());
        assert!(of(&[1.0, 1.0]).is_clear() && !of(&[1.0]).is_clear() && !of(&[0.0, 0.0]).is_clear());
    }

    #[test]
    fn differences_are_those_of_the_means() {
        let pairs = [(judged(0.7, 3.0), judged(0.5, 4.0)), (judged(0.4, 3.0), judged(0.4, 5.0))];
        let PlanDifference { value, points, .. } = PlanDifference::of(&[], &pairs);
        assert!((value - 0.1).abs() < 1e-12 && (points + 1.5).abs() < 1e-12, "{value} {points}");
    }

    #[test]
    fn right_signs_are_counted() {
        let pair = |result, value, points| PlanDifference { result, error: 0.0, value, points };
        let pairs = [
            pair(0.5, 0.1, -1.0),
            pair(-0.2, -0.1, 2.0),
            pair(0.3, -0.1, 0.0),
            pair(0.4, 0.2, 1.0),
            // Both plans had the same results: there is no sign to be right.
            pair(0.0, 0.3, 3.0),
        ];
        let Agreement { value, points } = Agreement::of(&pairs);
        assert_eq!((value.of, value.share, points.share), (4, 0.75, 0.375));
    }
}
