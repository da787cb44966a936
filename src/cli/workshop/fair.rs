//! `kessel fair`: whether a scenario is fair, by games between computer players.

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use crate::{
    cli::{
        Failure, Outcome,
        games::many_games::{effort, progress},
        look::Commanded,
        new, print_json, say,
    },
    engine::data::Source,
    play::{
        matches::{Fairness, FairnessState, FairnessTest, MOST_GAMES, Share, Tally},
        players::levels::Level,
    },
    workshop::scenario::fairness_words,
};
use clap::Args;
use serde::Serialize;
use std::{sync::Arc, thread, time::Duration};

/// The time between two looks at the results.
const PAUSE: Duration = Duration::from_millis(50);

#[derive(Args, Debug)]
pub struct Arguments {
    /// The scenario's id, or a file with a scenario.
    #[arg(value_name = "SCENARIO or FILE")]
    pub(in crate::cli) scenario: String,
    /// The number of games, 1 to 100000; their seeds are 1, 2 and so on.
    #[arg(long, default_value_t = 40, value_parser = clap::value_parser!(u64).range(1..=MOST_GAMES))]
    games: u64,
    /// The computer player of both sides.
    #[arg(long, default_value = Level::Captain.name())]
    player: String,
    /// An option, as NAME or NAME=VALUE.
    #[arg(long = "option")]
    options: Vec<String>,
    /// The effort of the players, from 0.001 to 1000: 0.1 is a tenth of the normal one.
    #[arg(long, default_value_t = 1.0, value_parser = effort)]
    effort: f32,
    /// The number of games at the same time, 1 to 64; by default one per core. It does not change the result.
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=64))]
    threads: Option<u16>,
}

/// The answer for tools.
#[derive(Serialize)]
struct Told<'a> {
    scenario: &'a str,
    player: &'a str,
    games: u64,
    /// The words for the sides, in the order of their wins.
    sides: [&'static str; 2],
    wins: [u64; 2],
    draws: u64,
    unfinished: u64,
    /// The shares of the games that ended that each side won, with their 95 % intervals.
    shares: [Share; 2],
    broken: u64,
    /// The same in a line, for people.
    line: String,
}

/// Plays a scenario of one kind.
pub(in crate::cli) fn play<G: Commanded>(asked: &Arguments, source: &Source, json: bool) -> Outcome {
    let rulebook = Arc::new(new::well_named::<G>(source, &asked.options)?);
    let cores = || thread::available_parallelism().map_or(1, usize::from);
    let test = FairnessTest {
        effort: asked.effort,
        threads: asked.threads.map_or_else(cores, usize::from),
        ..FairnessTest::by(&asked.player, asked.games)
    };
    let fairness = Fairness::of_rulebook::<G>(rulebook, &test)?;
    let bar = progress(asked.games, 0);
    while fairness.state() == FairnessState::Counting {
        let tally = fairness.tally();
        bar.set_position(tally.played());
        bar.set_message(fairness_words(&tally));
        thread::sleep(PAUSE);
    }
    bar.finish_and_clear();
    let tally = fairness.wait()?;
    tell(asked, &tally, json)?;
    match tally.broken {
        0 => Ok(()),
        broken => Err(Failure(format!("{broken} of the games were not played by the rules"))),
    }
}

fn tell(asked: &Arguments, tally: &Tally, json: bool) -> Outcome {
    let line = fairness_words(tally);
    if !json {
        say!("{line}");
        return Ok(());
    }
    print_json(&Told {
        scenario: &asked.scenario,
        player: &asked.player,
        games: tally.played(),
        sides: tally.sides.map(|side| side.word),
        wins: tally.wins,
        draws: tally.draws,
        unfinished: tally.unfinished,
        shares: tally.shares(),
        broken: tally.broken,
        line,
    })
}
