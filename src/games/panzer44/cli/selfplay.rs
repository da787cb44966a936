//! Computer players against each other.

use super::rulebook;
use crate::{
    cli::{
        Failure, Outcome, cannot_write, many_games::ManyGames, may_write, print_json, say, selfplay::Unkept,
    },
    engine::storage::Disk,
    games::panzer44::{
        matches::{Match, Report},
        players::NAMES,
        rules::{Panzer44, kinds::Side},
    },
    play::feed,
};
use serde::Serialize;
use std::{
    collections::BTreeMap,
    path::Path,
    sync::{Arc, Mutex},
    time::Instant,
};

/// What games are wanted.
pub(crate) struct Wanted<'a> {
    /// The scenario.
    pub scenario: &'a str,
    /// The German and the Allied player.
    pub players: [&'a str; 2],
    /// How many games, with which options, from which seed, how hard the players think, and where to write.
    pub many: &'a ManyGames,
    /// Whether to tell how long each game took.
    pub times: bool,
    /// Whether to check everything after every order.
    pub verify: bool,
    /// A folder for the games as files.
    pub keep: Option<&'a Path>,
    /// A file for what happens in them.
    pub feed: Option<&'a Path>,
    /// Whether files that are there already are written over.
    pub force: bool,
}

/// What the first line of a file tells of this command besides what others have as well.
#[derive(Serialize)]
struct Told<'a> {
    german: &'a str,
    allied: &'a str,
    verify: bool,
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
pub(crate) fn run(wanted: &Wanted, json: bool) -> Outcome {
    check_names(&wanted.players)?;
    let many = wanted.many;
    let rulebook = Arc::new(rulebook(wanted.scenario, &many.options)?);
    if let Some(folder) = wanted.keep {
        Disk::default().make_folder(folder).map_err(|error| cannot_write(folder, &error))?;
        for seed in many.seeds() {
            may_write(&folder.join(file_name(wanted.scenario, seed)), wanted.force)?;
        }
    }
    let (recorded, unkept) = (Mutex::new(BTreeMap::new()), Unkept::default());
    let play = |seed: u64| {
        let begun = Instant::now();
        let players = wanted.players.map(str::to_owned);
        let game = Match {
            rulebook: Arc::clone(&rulebook),
            seed,
            players,
            effort: many.effort,
            verify: wanted.verify,
        };
        let timed =
            |report| Report { seconds: wanted.times.then(|| begun.elapsed().as_secs_f64()), ..report };
        if wanted.keep.is_none() && wanted.feed.is_none() {
            return timed(game.play());
        }
        let (report, file) = game.play_recorded();
        if let Some(folder) = wanted.keep {
            unkept.keep(&file, &folder.join(file_name(wanted.scenario, seed)));
        }
        if let (Some(_), Ok(mut recorded)) = (wanted.feed, recorded.lock()) {
            recorded.insert(seed, file);
        }
        timed(report)
    };
    let [german, allied] = wanted.players;
    let told = Told { german, allied, verify: wanted.verify };
    let heading = many.heading::<Panzer44, _>(("selfplay", wanted.scenario), &rulebook, told);
    let tell = |report: &Report| if json { print_json(report) } else { tell(report) };
    let reports = many.play(&heading, play, tell)?;
    let mut totals = Totals::default();
    reports.iter().for_each(|report| totals.count(report));
    if let (Some(path), Ok(recorded)) = (wanted.feed, recorded.into_inner()) {
        feed::write_games(path, recorded.into_values())?;
    }
    if !json && reports.len() > 1 {
        say!(
            "{} games: the Germans won {}, the Allies {}, {} broken invariants",
            reports.len(),
            totals.wins[0],
            totals.wins[1],
            totals.broken
        );
    }
    unkept.told()?;
    match totals.broken {
        0 => Ok(()),
        broken => Err(Failure(format!("{broken} invariants were broken"))),
    }
}

/// What the file of a game is called.
fn file_name(scenario: &str, seed: u64) -> String {
    format!("{scenario}-{seed}.kessel")
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
