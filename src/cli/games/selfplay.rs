//! `kessel selfplay`: computer players against each other.

use super::many_games::{ManyGames, check_names};
use crate::{
    cli::{
        Failure, Outcome, cannot_write,
        look::{Commanded, eyes::Named},
        may_write, new,
        output::{Holds, carry_on_unread, named_for},
        print_json, say,
    },
    engine::{
        data::{Shown, Source},
        orders::{Game, GameFile},
        storage::Disk,
        wording::count,
    },
    play::{
        feed,
        matches::{GameReport, Match, Players, Sum},
    },
};
use clap::Args;
use serde::Serialize;
use serde_json::Value;
use std::{
    collections::BTreeMap,
    path::{Path, PathBuf},
    sync::{Arc, Mutex, PoisonError},
    time::Instant,
};

#[derive(Args, Debug)]
pub struct Arguments {
    /// The scenario's id, or a file with a scenario.
    #[arg(value_name = "SCENARIO or FILE")]
    pub(crate) scenario: String,
    #[command(flatten)]
    sides: Named,
    #[command(flatten)]
    many: ManyGames,
    /// Check every invariant after every order, save and load at the end of each phase, and replay.
    #[arg(long)]
    verify: bool,
    /// Write each game to this folder, as a game file.
    #[arg(long)]
    keep: Option<PathBuf>,
    /// Write the events of all games to this file, one game after the other, a line of JSON each; see
    /// docs/feed.md.
    #[arg(long, value_name = "FILE", conflicts_with = "out")]
    pub(crate) feed: Option<PathBuf>,
    /// Overwrite existing games and an existing feed.
    #[arg(long)]
    pub(crate) force: bool,
    /// Also print the time of each game, which differs from run to run.
    #[arg(long, conflicts_with = "out")]
    times: bool,
}

/// The part of a file's first line that belongs to this command only.
#[derive(Serialize)]
#[serde(bound = "")]
struct OfGames<G: Commanded> {
    #[serde(flatten)]
    players: Players<G>,
    verify: bool,
}

/// The player of a side for which none was named.
const USUAL: &str = "random";

/// Returns the help text of the option for the player of a side.
pub(crate) fn who_plays(side: &str) -> String {
    format!("The {side} player, in games that have one; by default {USUAL}")
}

/// Plays games of one kind.
pub(crate) fn play<G: Commanded>(arguments: &Arguments, source: &Source, json: bool) -> Outcome {
    let Arguments { many, verify, keep, feed, .. } = arguments;
    arguments.sides.check_sides(G::SIDES.map(|side| side.word))?;
    let players = G::SIDES.map(|side| arguments.sides.player(side.word).unwrap_or(USUAL).to_owned());
    check_names::<G>(&players.each_ref().map(String::as_str))?;
    let rulebook = Arc::new(new::well_named::<G>(source, &many.options)?);
    let scenario = G::about(&rulebook).id;
    let kept_as = |seed: u64| {
        let folder = keep.as_ref()?;
        let players = match G::NAMED_BY_PLAYERS {
            true => players.each_ref().map(|name| format!("-{}", name.replace(':', "-"))).concat(),
            false => String::new(),
        };
        Some(folder.join(format!("{scenario}{players}-{seed}.kessel")))
    };
    if let Some(out) = &many.out {
        named_for(out, Holds::Lines)?;
    }
    if keep.is_some() || feed.is_some() {
        carry_on_unread();
        // Opening such a game finds its scenario by its id.
        new::keep_scenario(G::ID, scenario, source)?;
    }
    if let Some(folder) = keep {
        Disk::default().make_folder(folder).map_err(|error| cannot_write(folder, &error))?;
        many.seeds().filter_map(kept_as).try_for_each(|path| may_write(&path, arguments.force))?;
    }
    let asked = OfGames { players: Players::<G>::new(players.clone()), verify: *verify };
    let heading = many.heading::<G, _>("selfplay", &rulebook, asked);
    let (recorded, unkept) = (Mutex::new(BTreeMap::new()), Unkept::default());
    let play = |seed| {
        let begun = Instant::now();
        let (rulebook, players) = (Arc::clone(&rulebook), players.clone());
        let game = Match::<G> { rulebook, seed, players, effort: many.effort, verify: *verify };
        let report = if keep.is_none() && feed.is_none() {
            game.play()
        } else {
            let (report, file) = game.play_recorded();
            if let Some(path) = kept_as(seed) {
                unkept.keep(&file, &path);
            }
            if let (Some(_), Ok(mut recorded)) = (feed, recorded.lock()) {
                recorded.insert(seed, file);
            }
            report
        };
        GameReport { seconds: arguments.times.then(|| begun.elapsed().as_secs_f64()), ..report }
    };
    let reports = many.play(&heading, play, |report| if json { print_json(report) } else { tell(report) })?;
    if let (Some(path), Ok(recorded)) = (feed, recorded.into_inner()) {
        feed::write_games(path, recorded.into_values())?;
    }
    sum_up(many, &reports, json)?;
    unkept.told()?;
    match broken(&reports) {
        0 => Ok(()),
        broken => Err(Failure(count(broken, "invariant was broken", "invariants were broken"))),
    }
}

/// Prints the sum of all games, if there are several or their lines went into a file.
fn sum_up<G: Commanded>(many: &ManyGames, reports: &[GameReport<G>], json: bool) -> Outcome {
    if reports.len() < 2 && many.out.is_none() {
        return Ok(());
    }
    let sum = Sum::of(reports);
    if json {
        let mut value = serde_json::to_value(&sum)?;
        if let (Some(out), Value::Object(fields)) = (&many.out, &mut value) {
            fields.insert("out".to_owned(), out.shown().into());
        }
        return print_json(&value);
    }
    let Sum { games, points, broken, .. } = sum;
    let place = many.out.as_ref().map_or_else(String::new, |out| format!(" in {}", out.shown()));
    let points = format!("{points:.1}").replace('-', "−");
    say!("{games} games{place}: {points} points on average, {broken} broken invariants");
    for ((side, won), share) in G::SIDES.iter().zip(sum.wins).zip(sum.shares.wins) {
        say!("  the {} won {won}: {share}", side.people);
    }
    say!("  draws {}: {}", sum.draws, sum.shares.draws);
    if sum.unfinished > 0 {
        say!("  not ended {}", sum.unfinished);
    }
    Ok(())
}

/// Returns the number of broken invariants in all games.
fn broken<G: Commanded>(reports: &[GameReport<G>]) -> usize {
    reports.iter().map(|report| report.broken.len()).sum()
}

/// The failures to save games; the others are played nevertheless.
#[derive(Default)]
struct Unkept(Mutex<Vec<String>>);

impl Unkept {
    /// Writes the file of a game; a failure is noted.
    fn keep<G: Game>(&self, file: &GameFile<G>, path: &Path) {
        if let Err(error) = file.write(path) {
            let Failure(why) = cannot_write(path, &error);
            self.0.lock().unwrap_or_else(PoisonError::into_inner).push(why);
        }
    }

    /// Reports the games that could not be saved.
    ///
    /// # Errors
    /// There is at least one.
    fn told(&self) -> Outcome {
        let why = self.0.lock().unwrap_or_else(PoisonError::into_inner).join("\n");
        if why.is_empty() { Ok(()) } else { Err(Failure(why)) }
    }
}

fn tell<G: Commanded>(report: &GameReport<G>) -> Outcome {
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
