//! `kessel chances`: the points and the chance to win at each phase end of a game, from quick games of computer players.

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use super::many_games::progress;
use crate::{
    cli::{
        Failure, Outcome,
        look::{Commanded, eyes::ViewerName, opening::Opening},
        print_json, say,
    },
    engine::{
        complain,
        data::Shown,
        orders::{BranchEyes, Record, Viewer, is_over},
        storage::Disk,
        wording::count,
    },
    play::chances::{ChanceAt, ChanceFile, ChanceRun, ChanceState, Chances, Cost, moments, quick_player},
};
use bevy::prelude::World;
use clap::Args;
use serde::Serialize;
use std::{path::PathBuf, thread, time::Duration};

/// The time between two looks at the results.
const PAUSE: Duration = Duration::from_millis(50);

#[derive(Args, Debug)]
pub struct Arguments {
    /// The game file. The chances are kept beside it, as GAME.chances.ron.
    pub(in crate::cli) game: PathBuf,
    /// The side whose knowledge the quick games begin with, in a game that is not over. Without it, the side that must
    /// act.
    #[arg(long = "as")]
    eyes: Option<ViewerName>,
    /// The most seconds that it takes, 1 to 86400; two games are played at the same time.
    #[arg(long, default_value_t = 60, value_parser = clap::value_parser!(u64).range(1..=86_400))]
    seconds: u64,
}

/// The answer for tools.
#[derive(Serialize)]
struct Told<'a> {
    scenario: &'a str,
    orders: usize,
    /// The side whose knowledge the quick games began with; none in a game that is over.
    #[serde(rename = "as")]
    eyes: Option<&'static str>,
    player: &'a str,
    /// The words for the sides, in the order of their wins.
    sides: [&'static str; 2],
    moments: &'a [ChanceAt],
    costs: Vec<CostTold>,
}

/// An order that cost its side much.
#[derive(Serialize)]
struct CostTold {
    /// The number of orders before it.
    after: usize,
    side: &'static str,
    lost: f32,
}

/// Computes the chances of a game.
pub(crate) fn play<G: Commanded>(arguments: &Arguments, json: bool) -> Outcome {
    let (world, opened) = Opening::default().open::<G>(&arguments.game, false)?;
    let record = opened.record;
    let eyes = viewer(arguments, &record, &world)?;
    let path = ChanceFile::path_of(&arguments.game);
    let kept = ChanceFile::read(&path)?;
    let known = kept.map_or_else(Chances::default, |kept| kept.known(&record, eyes));
    let moments = moments(&record, G::position(&world));
    let budget = Duration::from_secs(arguments.seconds);
    let run = ChanceRun::go_on(&record, moments, (eyes, budget), known);
    let bar = progress(arguments.seconds, 0);
    while run.state() == ChanceState::Counting {
        bar.set_position(bar.elapsed().as_secs().min(arguments.seconds));
        bar.set_message(count(usize::try_from(run.played()).unwrap_or(usize::MAX), "game", "games"));
        thread::sleep(PAUSE);
    }
    bar.finish_and_clear();
    let chances = run.wait()?;
    let file = ChanceFile::of(&record, eyes, chances.clone());
    if let Err(error) = file.write(&Disk::default(), &path) {
        complain!("kessel: {}: {error}", path.shown());
    }
    tell(&record, eyes, &chances, json)
}

/// Returns the viewer whose knowledge the quick games begin with.
///
/// # Errors
/// The game has no such side, or it is played by e-mail and not over.
fn viewer<G: Commanded>(
    arguments: &Arguments,
    record: &Record<G>,
    world: &World,
) -> Result<BranchEyes, Failure> {
    let public = &G::position(world).public;
    if is_over::<G>(public) {
        return Ok(BranchEyes::All);
    }
    if record.file.header.is_sent_to_a_person() {
        return Err(Failure(format!(
            "{} is a play-by-file game against a person: there are no chances before it is over",
            arguments.game.shown()
        )));
    }
    let side = match arguments.eyes.map(ViewerName::to_viewer::<G>).transpose()? {
        Some(Viewer::Side(side)) => side,
        _ => G::acting(&record.rulebook, public),
    };
    Ok(BranchEyes::Side(side))
}

fn tell<G: Commanded>(record: &Record<G>, eyes: BranchEyes, chances: &Chances, json: bool) -> Outcome {
    let name = |number: usize| G::SIDES.get(number).map_or("", |side| side.word);
    if json {
        let told = |cost: &Cost| CostTold { after: cost.after, side: name(cost.side), lost: cost.lost };
        return print_json(&Told {
            scenario: G::about(&record.rulebook).id,
            orders: record.file.played.len(),
            eyes: if let BranchEyes::Side(side) = eyes { Some(name(side)) } else { None },
            player: quick_player::<G>(),
            sides: G::SIDES.map(|side| side.word),
            moments: &chances.moments,
            costs: chances.costs.iter().map(told).collect(),
        });
    }
    for moment in &chances.moments {
        let wins = G::SIDES.iter().zip(&moment.wins).map(|(side, wins)| {
            let [share, low, high] = wins.percent();
            format!("{} {share}% ({low}–{high})", side.people)
        });
        let wins: Vec<String> = wins.collect();
        say!("{:5}  {:+6.1} points  {}", moment.after, moment.points, wins.join("  "));
    }
    for cost in &chances.costs {
        let people = G::SIDES.get(cost.side).map_or("", |side| side.people);
        say!("order {} cost the {people} {:.0}% of their chance to win", cost.after + 1, 100.0 * cost.lost);
    }
    Ok(())
}
