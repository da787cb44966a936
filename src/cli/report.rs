//! `kessel report`: losses, ground, dice and combats of a game, in words or as JSON.

use super::{Outcome, print_json, say};
use crate::engine::wording::{count, points};
use crate::play::{
    luck::{Luck, lead, usual},
    matches::Matched,
};
use clap::Args;
use serde::Serialize;
use std::path::PathBuf;

/// The arguments of `report`.
#[derive(Args, Debug)]
pub struct Arguments {
    /// The game file.
    pub(super) game: PathBuf,
}

/// Prints a report on any game as JSON, with the luck of a side and the usual size of luck.
pub(crate) fn print_with_luck<G: Matched>(report: &impl Serialize, side: usize, luck: &[Luck; 2]) -> Outcome {
    let mut value = serde_json::to_value(report)?;
    value[format!("{}_luck", G::SIDES[side].word)] = lead(luck, side).into();
    value["usual_luck"] = usual(luck).into();
    print_json(&value)
}

/// Prints the present result of a game of any kind.
pub(crate) fn print_standing((scenario, orders): (&str, usize), ended: bool, (score, level): (i32, &str)) {
    let how = if ended { "Final score" } else { "Score so far" };
    say!("{scenario}, {}", count(orders, "order", "orders"));
    say!("{how}: {}, {level}", points(score));
    say!("");
}

/// Prints the luck of both sides, in any game, and of one of them in all.
pub(crate) fn print_luck<G: Matched>(of: usize, luck: &[Luck; 2]) {
    for (side, luck) in G::SIDES.into_iter().zip(luck) {
        let words = format!(
            "{} attacks: {}, result {:.1}, expected {:.1}, luck {:+.1}",
            side.name,
            count(luck.throws as usize, "die", "dice"),
            luck.done,
            luck.expected,
            luck.luck()
        );
        say!("  {}", words.replace('-', "−"));
    }
    let (people, had, usual) = (G::SIDES[of].people, lead(luck, of), usual(luck));
    let had = format!("{had:+.1}").replace('-', "−");
    say!("  Total luck of the {people}: {had}; two games in three are within ±{usual:.1}");
}
