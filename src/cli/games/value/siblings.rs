//! `kessel value siblings`: whether the value prefers the better one of two plans.

use super::asked::SiblingsAsked;
use crate::{
    cli::{Failure, Outcome, games::many_games::progress, look::Commanded, new, print_json, say},
    engine::{data::Source, wording::count},
    play::{
        fitting::{Agreement, SelfPlay, SiblingResult, SiblingTest, TRIALS, WANTED_SHARE, test_siblings},
        players::chief::Led,
    },
};
use serde::Serialize;
use std::sync::Arc;

/// The answer for tools.
#[derive(Serialize)]
struct Told<'a> {
    game: &'static str,
    scenario: &'a str,
    positions: u64,
    continuations: u64,
    /// Trials by which the value judges a plan.
    trials: u64,
    #[serde(flatten)]
    result: &'a SiblingResult,
}

/// Tests the value of a game.
pub(super) fn test<G: Commanded + Led>(asked: &SiblingsAsked, source: &Source, json: bool) -> Outcome {
    let rulebook = Arc::new(new::well_named::<G>(source, &[])?);
    let kind = SelfPlay::<G> { rulebook: Arc::clone(&rulebook), player: None };
    let test = SiblingTest {
        positions: asked.positions,
        continuations: asked.continuations,
        seed: asked.seed,
        threads: asked.threads.number(),
    };
    let bar = progress(asked.positions, 0);
    let result = test_siblings(&kind, test, || bar.inc(1));
    bar.finish_and_clear();
    if json {
        print_json(&Told {
            game: G::ID,
            scenario: G::about(&rulebook).id,
            positions: asked.positions,
            continuations: asked.continuations,
            trials: TRIALS,
            result: &result,
        })?;
    } else {
        tell(asked, &result);
    }
    match result.broken.first() {
        None => Ok(()),
        Some(why) => {
            let number = count(result.broken.len(), "position was", "positions were");
            Err(Failure(format!("{number} not played by the rules: {why}")))
        }
    }
}

fn tell(asked: &SiblingsAsked, result: &SiblingResult) {
    let SiblingResult { pairs, without_plans, clear, all, .. } = result;
    let games = asked.continuations;
    say!("{pairs} pairs of plans, {games} games after each plan; {without_plans} games without two plans");
    let line = |words: &str, Agreement { value, points }: &Agreement| {
        say!("{} {words}; the sign is right", count(usize_of(value.of), "pair", "pairs"));
        say!("  by the value in {value}");
        say!("  by the points in {points}");
    };
    line("with clearly different results", clear);
    line("with different results", all);
    let percent = 100.0 * WANTED_SHARE;
    say!("wanted of the value: {percent:.0}% of the pairs with clearly different results");
}

fn usize_of(number: u64) -> usize {
    usize::try_from(number).unwrap_or(usize::MAX)
}
