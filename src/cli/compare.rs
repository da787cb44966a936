//! `kessel match`: is one computer player better than another on a side?

use super::{
    Failure, Outcome,
    many_games::{ManyGames, check_names},
    new, print_json, say,
};
use crate::games::panzer44::cli as panzer44;
use crate::{
    games::guderian::rules::{Guderian, kinds::Side},
    play::matches::{MatchResult, Pair, Pairing},
};
use clap::{Args, ValueEnum};
use serde::Serialize;
use std::sync::Arc;

#[derive(Args, Debug)]
pub(super) struct Arguments {
    /// The scenario's id.
    scenario: String,
    /// The player that is looked at.
    first: String,
    /// The player that it is compared with, and against whom both play.
    second: String,
    /// The side on which they are compared.
    #[arg(long, value_enum)]
    side: CompareOn,
    #[command(flatten)]
    many: ManyGames,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum CompareOn {
    German,
    Soviet,
    Allied,
}

/// What the first line of a file tells of this command besides what others have as well.
#[derive(Serialize)]
struct Told<'a> {
    players: [&'a str; 2],
    side: Side,
}

pub(super) fn run(arguments: &Arguments, json: bool) -> Outcome {
    let Arguments { scenario, first, second, many, .. } = arguments;
    if panzer44::has_scenario(scenario) {
        return panzer44::compare(scenario, [first, second], arguments.side, many, json);
    }
    check_names(&[first, second])?;
    let side = match arguments.side {
        CompareOn::German => Side::German,
        CompareOn::Soviet => Side::Soviet,
        CompareOn::Allied => return Err(Failure("there is no Allied side in this game".to_owned())),
    };
    let rulebook = Arc::new(new::rulebook(&arguments.scenario, &many.options)?);
    if rulebook.options.bidding {
        return Err(Failure("players are compared on one side: they cannot bid for it".to_owned()));
    }
    let heading = many.heading::<Guderian, _>(
        ("match", &arguments.scenario),
        &rulebook,
        Told { players: [first, second], side },
    );
    let players = [first.clone(), second.clone()];
    let pairing = Pairing { rulebook: Arc::clone(&rulebook), side, players, effort: many.effort };
    let tell = |pair: &Pair| if json { print_json(pair) } else { tell(pair) };
    let pairs = many.play(&heading, |seed| pairing.play(seed), tell)?;
    if let Some(broken) = pairs.iter().find_map(|pair| pair.broken.first()) {
        return Err(Failure(format!("a game broke off: {broken}")));
    }
    let result = MatchResult::of(side, &pairs);
    if json {
        return print_json(&result);
    }
    let MatchResult { better, equal, worse, points_better, share } = result;
    say!("{first} against {second} on the {side} side: better {better}, equal {equal}, worse {worse}");
    say!(
        "share {:.1} %, 95 % interval {:.1} to {:.1} %; {points_better:+.1} points in the mean",
        100.0 * share.share,
        100.0 * share.low,
        100.0 * share.high,
    );
    Ok(())
}

fn tell(pair: &Pair) -> Outcome {
    let word = match pair.score {
        score if score > 0.5 => "better",
        score if score < 0.5 => "worse",
        _ => "equal",
    };
    say!("seed {:5}  {:4} against {:4} points  {word}", pair.seed, pair.points[0], pair.points[1]);
    Ok(())
}
