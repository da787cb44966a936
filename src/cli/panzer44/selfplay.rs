//! Computer players against each other.

use super::rulebook;
use crate::{
    cli::{Failure, Outcome, print_json, say},
    feed,
    games::panzer44::kinds::Side,
    matches::{
        in_order,
        panzer44::{Match, Report},
    },
    players::panzer44::NAMES,
};
use std::{
    collections::BTreeMap,
    path::Path,
    sync::{Arc, Mutex},
};

/// What games are wanted.
pub(in super::super) struct Wanted<'a> {
    /// The scenario.
    pub scenario: &'a str,
    /// Its options, by name.
    pub options: &'a [String],
    /// The German and the Allied player.
    pub players: [&'a str; 2],
    /// How many games.
    pub games: u64,
    /// Where chance begins in the first.
    pub seed: u64,
    /// How hard the players think; 1 is their own measure.
    pub effort: f32,
    /// Games at the same time.
    pub threads: usize,
    /// Whether to check everything after every order.
    pub verify: bool,
    /// A folder for the games as files.
    pub keep: Option<&'a Path>,
    /// A file for what happens in them.
    pub feed: Option<&'a Path>,
}

/// Whether there are players of these names.
pub(super) fn check_names(names: &[&str]) -> Outcome {
    match names.iter().find(|name| !NAMES.contains(name)) {
        None => Ok(()),
        Some(name) => {
            let known = NAMES.join(", ");
            Err(Failure(format!("there is no player {name} of this game; known are {known}")))
        }
    }
}

/// Plays them.
pub(in super::super) fn run(wanted: &Wanted, json: bool) -> Outcome {
    check_names(&wanted.players)?;
    let rulebook = Arc::new(rulebook(wanted.scenario, wanted.options)?);
    if let Some(folder) = wanted.keep {
        std::fs::create_dir_all(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    }
    let recorded = Mutex::new(BTreeMap::new());
    let play = |number: u64| {
        let seed = wanted.seed.wrapping_add(number);
        let players = wanted.players.map(str::to_owned);
        let game = Match {
            rulebook: Arc::clone(&rulebook),
            seed,
            players,
            effort: wanted.effort,
            verify: wanted.verify,
        };
        if wanted.keep.is_none() && wanted.feed.is_none() {
            return game.play();
        }
        let (mut report, file) = game.play_recorded();
        if let Some(folder) = wanted.keep {
            let name = format!("{}-{seed}.kessel", wanted.scenario);
            report.broken.extend(file.write(&folder.join(name)).err().map(|error| error.to_string()));
        }
        if let (Some(_), Ok(mut recorded)) = (wanted.feed, recorded.lock()) {
            recorded.insert(number, file);
        }
        report
    };
    let mut totals = Totals::default();
    in_order(0..wanted.games, wanted.threads, play, |_, report| {
        totals.count(&report);
        if json { print_json(&report) } else { tell(&report) }
    })?;
    if let (Some(path), Ok(recorded)) = (wanted.feed, recorded.into_inner()) {
        feed::write_games(path, recorded.into_values())?;
    }
    if !json && wanted.games > 1 {
        say!(
            "{} games: the Germans won {}, the Allies {}, {} broken invariants",
            wanted.games,
            totals.wins[0],
            totals.wins[1],
            totals.broken
        );
    }
    match totals.broken {
        0 => Ok(()),
        broken => Err(Failure(format!("{broken} invariants were broken"))),
    }
}

#[derive(Default)]
struct Totals {
    wins: [u64; 2],
    broken: usize,
}

impl Totals {
    fn count(&mut self, report: &Report) {
        for side in Side::BOTH {
            self.wins[side.number()] += u64::from(report.winner == Some(side));
        }
        self.broken += report.broken.len();
    }
}

fn tell(report: &Report) -> Outcome {
    let broken = match report.broken.as_slice() {
        [] => String::new(),
        broken => format!("  BROKEN: {}", broken.join("; ")),
    };
    let Report { seed, level, points, orders, .. } = report;
    say!("seed {seed:5}  {level:18} {points:4} points  {orders:5} orders{broken}");
    Ok(())
}
