//! `kessel selfplay`: computer players against each other.

use super::{Failure, Outcome, new, print_json, say};
use crate::{matches::Match, players::guderian::NAMES};
use clap::Args;
use std::{
    sync::{Arc, mpsc},
    thread,
};

#[derive(Args, Debug)]
pub(super) struct Arguments {
    /// The scenario's id.
    scenario: String,
    /// How many games.
    #[arg(long, default_value_t = 1)]
    games: u64,
    /// Where chance begins; game 2 begins with the next number.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// The Soviet player.
    #[arg(long, default_value = "random")]
    soviet: String,
    /// The German player.
    #[arg(long, default_value = "random")]
    german: String,
    /// An option, as NAME or NAME=VALUE.
    #[arg(long = "option")]
    options: Vec<String>,
    /// Check every invariant after every order, save and load at each phase end, and replay.
    #[arg(long)]
    verify: bool,
    /// Games at the same time; as many as there are cores if it is not given.
    #[arg(long)]
    threads: Option<usize>,
}

pub(super) fn run(arguments: &Arguments, json: bool) -> Outcome {
    for name in [&arguments.soviet, &arguments.german] {
        if !NAMES.contains(&name.as_str()) {
            let known = NAMES.join(", ");
            return Err(Failure(format!("there is no player {name}; known are {known}")));
        }
    }
    let rulebook = Arc::new(new::rulebook(&arguments.scenario, &arguments.options)?);
    let cores = thread::available_parallelism().map_or(1, usize::from);
    let threads = arguments.threads.unwrap_or(cores).clamp(1, 64) as u64;
    let (sender, receiver) = mpsc::channel();
    let mut broken = 0;
    thread::scope(|scope| -> Outcome {
        for worker in 0..threads {
            let (sender, rulebook) = (sender.clone(), Arc::clone(&rulebook));
            scope.spawn(move || {
                for number in (worker..arguments.games).step_by(threads as usize) {
                    let game = Match {
                        rulebook: Arc::clone(&rulebook),
                        seed: arguments.seed + number,
                        players: [arguments.soviet.clone(), arguments.german.clone()],
                        verify: arguments.verify,
                    };
                    if sender.send((number, game.play())).is_err() {
                        return;
                    }
                }
            });
        }
        drop(sender);
        let mut waiting = std::collections::BTreeMap::new();
        let mut next = 0;
        for (number, report) in receiver {
            waiting.insert(number, report);
            while let Some(report) = waiting.remove(&next) {
                next += 1;
                broken += report.broken.len();
                if json {
                    print_json(&report)?;
                } else {
                    say!(
                        "seed {:5}  {:18} {:4} points  {:5} orders  {:.2} s{}",
                        report.seed,
                        report.level,
                        report.points,
                        report.orders,
                        report.seconds,
                        if report.broken.is_empty() {
                            String::new()
                        } else {
                            format!("  BROKEN: {}", report.broken.join("; "))
                        }
                    );
                }
            }
        }
        Ok(())
    })?;
    if broken > 0 { Err(Failure(format!("{broken} invariants were broken"))) } else { Ok(()) }
}
