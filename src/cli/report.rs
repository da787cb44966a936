//! `kessel report`: losses, ground, dice and combats of a game, in words or as JSON.

use super::{Outcome, print_json, say};
use crate::play::luck::Luck;
use clap::Args;
use serde::Serialize;
use std::{fmt::Display, path::PathBuf};

/// What `report` is told.
#[derive(Args, Debug)]
pub struct Arguments {
    /// The game file.
    pub(super) game: PathBuf,
}

/// Prints a report on any game as JSON, with how much the dice did for the Germans and how far that usually strays.
pub(crate) fn print_with_luck(report: &impl Serialize, german: f64, usual: f64) -> Outcome {
    let mut value = serde_json::to_value(report)?;
    value["german_luck"] = german.into();
    value["usual_luck"] = usual.into();
    print_json(&value)
}

/// How a game of any kind stands.
pub(crate) fn print_standing((scenario, orders): (&str, usize), ended: bool, (points, level): (i32, &str)) {
    let how = if ended { "ended" } else { "stands" };
    say!("{scenario}, {orders} orders");
    say!("The game {how} at {points} points: {level}");
    say!("");
}

/// The luck of both sides, whatever the game.
pub(crate) fn print_luck<S: Display>(sides: [(S, Luck); 2], german: f64, usual: f64) {
    for (side, luck) in sides {
        say!(
            "  {side} attacks: {} dice, done {:.1}, expected {:.1}, luck {:+.1}",
            luck.throws,
            luck.done,
            luck.expected,
            luck.luck()
        );
    }
    say!("  The Germans had {german:+.1} in all; two games in three lie within ±{usual:.1}");
}
