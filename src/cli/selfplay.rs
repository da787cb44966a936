//! `kessel selfplay`: computer players against each other.

use super::{
    Failure, Outcome, cannot_write,
    many_games::{ManyGames, check_names},
    may_write, new, print_json, say,
};
use crate::games::panzer44::cli as panzer44;
use crate::{
    engine::{
        orders::{Game, GameFile},
        storage::Disk,
    },
    games::guderian::rules::{Guderian, kinds::Side},
    play::{
        feed,
        matches::{Match, Report},
    },
};
use clap::Args;
use serde::Serialize;
use std::{
    collections::BTreeMap,
    path::{Path, PathBuf},
    sync::{Arc, Mutex, PoisonError},
    time::Instant,
};

#[derive(Args, Debug)]
pub(super) struct Arguments {
    /// The scenario's id.
    scenario: String,
    /// The Soviet player.
    #[arg(long, default_value = "random")]
    soviet: String,
    /// The German player.
    #[arg(long, default_value = "random")]
    german: String,
    /// The Allied player, in games that have one.
    #[arg(long, default_value = "random")]
    allied: String,
    #[command(flatten)]
    many: ManyGames,
    /// Check every invariant after every order, save and load at each phase end, and replay.
    #[arg(long)]
    verify: bool,
    /// Write each game into this folder, as a file that the table opens.
    #[arg(long)]
    keep: Option<PathBuf>,
    /// Write what happens in every game into this file, one after the other, a line of JSON an event;
    /// docs/feed.md tells how.
    #[arg(long, value_name = "FILE", conflicts_with = "out")]
    feed: Option<PathBuf>,
    /// Write over games and a feed that are there already.
    #[arg(long)]
    force: bool,
    /// Also tell how long each game took; then two runs do not print the same.
    #[arg(long, conflicts_with = "out")]
    times: bool,
}

/// What the first line of a file tells of this command besides what others have as well.
#[derive(Serialize)]
struct Told<'a> {
    soviet: &'a str,
    german: &'a str,
    verify: bool,
}

pub(super) fn run(arguments: &Arguments, json: bool) -> Outcome {
    let Arguments { soviet, german, many, verify, .. } = arguments;
    arguments.feed.as_deref().map_or(Ok(()), |feed| may_write(feed, arguments.force))?;
    if panzer44::has_scenario(&arguments.scenario) {
        return panzer44::selfplay(
            &panzer44::Wanted {
                scenario: &arguments.scenario,
                players: [german, &arguments.allied],
                many,
                times: arguments.times,
                verify: *verify,
                keep: arguments.keep.as_deref(),
                feed: arguments.feed.as_deref(),
                force: arguments.force,
            },
            json,
        );
    }
    check_names(&[soviet, german])?;
    let rulebook = Arc::new(new::rulebook(&arguments.scenario, &many.options)?);
    if let Some(folder) = &arguments.keep {
        Disk::default().make_folder(folder).map_err(|error| cannot_write(folder, &error))?;
        let names = [soviet, german].map(String::as_str);
        for seed in many.seeds() {
            may_write(&folder.join(file_name(&arguments.scenario, names, seed)), arguments.force)?;
        }
    }
    let heading = many.heading::<Guderian, _>(
        ("selfplay", &arguments.scenario),
        &rulebook,
        Told { soviet, german, verify: *verify },
    );
    let (recorded, unkept) = (Mutex::new(BTreeMap::new()), Unkept::default());
    let play = |seed| {
        let players = [soviet.clone(), german.clone()];
        let rulebook = Arc::clone(&rulebook);
        let begun = Instant::now();
        let game = Match { rulebook, seed, players, effort: many.effort, verify: *verify };
        let report = if arguments.keep.is_none() && arguments.feed.is_none() {
            game.play()
        } else {
            let (report, file) = game.play_recorded();
            if let Some(folder) = &arguments.keep {
                let names = game.players.each_ref().map(String::as_str);
                unkept.keep(&file, &folder.join(file_name(&arguments.scenario, names, game.seed)));
            }
            if let (Some(_), Ok(mut recorded)) = (&arguments.feed, recorded.lock()) {
                recorded.insert(seed, file);
            }
            report
        };
        Report { seconds: arguments.times.then(|| begun.elapsed().as_secs_f64()), ..report }
    };
    let reports = many.play(&heading, play, |report| if json { print_json(report) } else { tell(report) })?;
    if let (Some(path), Ok(recorded)) = (&arguments.feed, recorded.into_inner()) {
        feed::write_games(path, recorded.into_values())?;
    }
    if let Some(out) = &many.out {
        let (wins, points) = (wins(&reports), mean_points(&reports));
        if json {
            print_json(
                &serde_json::json!({ "out": out, "games": reports.len(), "wins": wins, "points": points }),
            )?;
        } else {
            say!(
                "{} games in {}: the Soviets won {}, the Germans {}, {points:.1} points in the mean",
                reports.len(),
                out.display(),
                wins[0],
                wins[1],
            );
        }
    }
    unkept.told()?;
    let broken: usize = reports.iter().map(|report| report.broken.len()).sum();
    if broken > 0 { Err(Failure(format!("{broken} invariants were broken"))) } else { Ok(()) }
}

/// What is said of games that could not be kept; others are played all the same.
#[derive(Default)]
pub(crate) struct Unkept(Mutex<Vec<String>>);

impl Unkept {
    /// Writes the file of a game; if that cannot be done, it is noted.
    pub(crate) fn keep<G: Game>(&self, file: &GameFile<G>, path: &Path) {
        if let Err(error) = file.write(path) {
            let Failure(why) = cannot_write(path, &error);
            self.0.lock().unwrap_or_else(PoisonError::into_inner).push(why);
        }
    }

    /// Tells what could not be kept.
    ///
    /// # Errors
    /// Something could not.
    pub(crate) fn told(&self) -> Outcome {
        let why = self.0.lock().unwrap_or_else(PoisonError::into_inner).join("\n");
        if why.is_empty() { Ok(()) } else { Err(Failure(why)) }
    }
}

/// What the file of a game is called.
fn file_name(scenario: &str, players: [&str; 2], seed: u64) -> String {
    let [soviet, german] = players.map(|name| name.replace(':', "-"));
    format!("{scenario}-{soviet}-{german}-{seed}.kessel")
}

fn tell(report: &Report) -> Outcome {
    let seconds = report.seconds.map_or_else(String::new, |seconds| format!("  {seconds:.2} s"));
    let broken = match report.broken.as_slice() {
        [] => String::new(),
        broken => format!("  BROKEN: {}", broken.join("; ")),
    };
    say!(
        "seed {:5}  {:18} {:4} points  {:5} orders{seconds}{broken}",
        report.seed,
        report.level,
        report.points,
        report.orders,
    );
    Ok(())
}

/// How many games each side won, Soviet first.
fn wins(reports: &[Report]) -> [usize; 2] {
    Side::BOTH.map(|side| reports.iter().filter(|report| report.winner == Some(side)).count())
}

fn mean_points(reports: &[Report]) -> f64 {
    reports.iter().map(|report| f64::from(report.points)).sum::<f64>() / reports.len().max(1) as f64
}
