//! `kessel match`: is one computer player better than another on a side?

use super::many_games::{ManyGames, check_names};
use crate::{
    cli::{
        Failure, Outcome,
        look::{
            Commanded,
            eyes::{ViewerName, unknown_side},
        },
        new,
        output::{Holds, named_for},
        print_json, say,
    },
    engine::data::Source,
    play::matches::{MatchResult, Pair, Pairing},
};
use clap::Args;
use serde::Serialize;
use std::sync::Arc;

#[derive(Args, Debug)]
pub struct Arguments {
    /// The scenario's id, or a file with a scenario.
    #[arg(value_name = "SCENARIO or FILE")]
    pub(crate) scenario: String,
    /// The player to judge.
    first: String,
    /// The player to compare it with; both play against this one.
    second: String,
    /// The side on which they are compared.
    #[arg(long)]
    side: ViewerName,
    #[command(flatten)]
    many: ManyGames,
}

/// The part of a file's first line that belongs to this command only.
#[derive(Serialize)]
struct OfMatch<'a> {
    players: [&'a str; 2],
    side: &'static str,
}

/// Compares players of one game.
pub(crate) fn compare<G: Commanded>(arguments: &Arguments, source: &Source, json: bool) -> Outcome {
    let Arguments { first, second, side, many, .. } = arguments;
    check_names::<G>([first, second])?;
    let number = G::SIDES.iter().position(|known| known.name == side.word());
    let number = number.ok_or_else(|| unknown_side(&side.word(), G::SIDES.map(|side| side.name)))?;
    let side = G::SIDES[number].name;
    let rulebook = Arc::new(new::well_named::<G>(source, &many.options)?);
    if let Some(why) = G::cannot_compare(&rulebook) {
        return Err(Failure(why.to_owned()));
    }
    if let Some(out) = &many.out {
        named_for(out, Holds::Lines)?;
    }
    let asked = OfMatch { players: [first, second], side };
    let heading = many.heading::<G, _>("match", &rulebook, asked);
    let players = [first.clone(), second.clone()];
    let pairing =
        Pairing::<G> { rulebook: Arc::clone(&rulebook), side: number, players, effort: many.effort };
    let tell = |pair: &Pair| if json { print_json(pair) } else { tell(pair) };
    let pairs = many.play(&heading, |seed| pairing.play(seed), tell)?;
    if let Some(broken) = pairs.iter().find_map(|pair| pair.broken.first()) {
        return Err(Failure(format!("a game was not finished: {broken}")));
    }
    let result = MatchResult::of(G::TELLS, &pairs);
    if json {
        return print_json(&result);
    }
    let MatchResult { scores, points_better, share, won } = result;
    let share = format!(
        "share {:.1}%, 95% interval {:.1}–{:.1}%; {points_better:+.1} points on average",
        100.0 * share.share,
        100.0 * share.low,
        100.0 * share.high,
    );
    let head = format!("{first} against {second} on the {side} side:");
    match scores {
        Some(scores) => {
            say!("{head} better {}, equal {}, worse {}", scores.better, scores.equal, scores.worse);
            say!("{share}");
        }
        None => say!("{head} {share}"),
    }
    if let Some([one, other]) = won {
        say!("of {} games the side won {one} with {first}, {other} with {second}", pairs.len());
    }
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
