//! `kessel match`: is one computer player better than another on a side?

use super::many_games::{ManyGames, check_names, effort};
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
    engine::data::{self, Shown, Source},
    play::matches::{MatchResult, Pair, Pairing, Variant},
};
use clap::Args;
use serde::Serialize;
use std::{
    path::{Path, PathBuf},
    sync::Arc,
};

#[derive(Args, Debug)]
pub struct Arguments {
    /// The scenario's id, or a file with a scenario.
    #[arg(value_name = "SCENARIO or FILE")]
    pub(crate) scenario: String,
    /// The player to judge.
    first: String,
    /// The player to compare it with; both play against this one, if no other opponent is named.
    second: String,
    /// The side on which they are compared.
    #[arg(long)]
    side: ViewerName,
    /// The opponent of both players, in place of the second.
    #[arg(long, value_name = "PLAYER")]
    against: Option<String>,
    /// The effort of the first player, if it is not that of --effort.
    #[arg(long, value_name = "EFFORT", value_parser = effort)]
    first_effort: Option<f32>,
    /// The effort of the second player, if it is not that of --effort.
    #[arg(long, value_name = "EFFORT", value_parser = effort)]
    second_effort: Option<f32>,
    /// A file of weights by which the first player plays, in place of its own; see docs/commands.md.
    #[arg(long, value_name = "FILE")]
    first_weights: Option<PathBuf>,
    /// A file of weights by which the second player plays, in place of its own.
    #[arg(long, value_name = "FILE")]
    second_weights: Option<PathBuf>,
    #[command(flatten)]
    many: ManyGames,
}

/// The name, the effort and the weights of one of the players, as the command line names them.
#[derive(Clone, Copy)]
struct Asked<'a> {
    name: &'a str,
    effort: Option<f32>,
    weights: Option<&'a Path>,
}

impl Arguments {
    /// Returns what was asked for of both players.
    fn asked(&self) -> [Asked<'_>; 2] {
        let first = (&self.first, self.first_effort, &self.first_weights);
        let second = (&self.second, self.second_effort, &self.second_weights);
        [first, second].map(|(name, effort, weights)| Asked { name, effort, weights: weights.as_deref() })
    }
}

impl Asked<'_> {
    /// Returns the text of the file of weights, if there is one.
    fn source(self) -> Result<Option<Source>, Failure> {
        let Some(path) = self.weights else { return Ok(None) };
        Ok(Some(Source { name: path.shown(), text: data::read_file(path)? }))
    }

    /// Returns the player as it plays, with the usual effort if it has none of its own.
    fn variant<G: Commanded>(self, usual: f32, weights: Option<&Source>) -> Result<Variant<G>, Failure> {
        let weighed = weights.map(|weights| G::weighed(self.name, weights)).transpose();
        let weighed = weighed.map_err(|faults| {
            let faults: Vec<String> = faults.iter().map(ToString::to_string).collect();
            Failure(faults.join("\n"))
        })?;
        Ok(Variant { name: self.name.to_owned(), effort: self.effort.unwrap_or(usual), weighed })
    }

    /// Returns the player in words, by what distinguishes it from another one of its name.
    fn words(self) -> String {
        let effort = self.effort.map(|effort| format!("effort {effort}"));
        let weights = self.weights.map(|path| path.shown());
        let own: Vec<String> = effort.into_iter().chain(weights).collect();
        if own.is_empty() { self.name.to_owned() } else { format!("{} ({})", self.name, own.join(", ")) }
    }
}

/// The part of a file's first line that belongs to this command only.
#[derive(Serialize)]
struct OfMatch<'a> {
    players: [&'a str; 2],
    side: &'static str,
    /// Their opponent, if it is not the second of them.
    #[serde(skip_serializing_if = "Option::is_none")]
    against: Option<&'a str>,
    /// Their efforts, if one has an effort of its own.
    #[serde(skip_serializing_if = "Option::is_none")]
    efforts: Option<[f32; 2]>,
    /// Digests of their weights, if one has weights of its own.
    #[serde(skip_serializing_if = "Option::is_none")]
    weights: Option<[Option<String>; 2]>,
}

impl<'a> OfMatch<'a> {
    fn new(
        (asked, against): ([Asked<'a>; 2], Option<&'a str>),
        usual: f32,
        weights: &[Option<Source>; 2],
        side: &'static str,
    ) -> Self {
        let has_effort = asked.iter().any(|asked| asked.effort.is_some());
        let has_weights = weights.iter().any(Option::is_some);
        let digests =
            || weights.each_ref().map(|source| source.as_ref().map(|source| data::digest(&source.text)));
        Self {
            players: asked.map(|asked| asked.name),
            side,
            against,
            efforts: has_effort.then(|| asked.map(|asked| asked.effort.unwrap_or(usual))),
            weights: has_weights.then(digests),
        }
    }
}

/// Compares players of one game.
pub(crate) fn compare<G: Commanded>(arguments: &Arguments, source: &Source, json: bool) -> Outcome {
    let Arguments { side, many, .. } = arguments;
    let (asked, against) = (arguments.asked(), arguments.against.as_deref());
    let [first, second] = asked;
    check_names::<G>(&[first.name, second.name, against.unwrap_or(second.name)])?;
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
    let weights = [first.source()?, second.source()?];
    let players = [
        first.variant::<G>(many.effort, weights[0].as_ref())?,
        second.variant::<G>(many.effort, weights[1].as_ref())?,
    ];
    let opponent = against.map(|name| Asked { name, effort: None, weights: None });
    let opponent = opponent.map(|asked| asked.variant::<G>(many.effort, None)).transpose()?;
    let of_match = OfMatch::new((asked, against), many.effort, &weights, side);
    let heading = many.heading::<G, _>("match", &rulebook, of_match);
    let pairing = Pairing::<G> { rulebook: Arc::clone(&rulebook), side: number, players, opponent };
    let tell = |pair: &Pair| if json { print_json(pair) } else { tell(pair) };
    let pairs = many.play(&heading, |seed| pairing.play(seed), tell)?;
    if let Some(broken) = pairs.iter().find_map(|pair| pair.broken.first()) {
        return Err(Failure(format!("a game was not finished: {broken}")));
    }
    let result = MatchResult::of(G::TELLS, &pairs);
    if json {
        return print_json(&result);
    }
    let against = against.map(|name| format!(", both against {name}")).unwrap_or_default();
    tell_result([first.words(), second.words()], &format!("{side} side{against}"), pairs.len(), result);
    Ok(())
}

/// Prints the result of a match of these players on a side, such as "German side".
fn tell_result([first, second]: [String; 2], side: &str, pairs: usize, result: MatchResult) {
    let MatchResult { scores, points_better, share, won } = result;
    let share = format!(
        "share {:.1}%, 95% interval {:.1}–{:.1}%; {points_better:+.1} points on average",
        100.0 * share.share,
        100.0 * share.low,
        100.0 * share.high,
    );
    let head = format!("{first} against {second} on the {side}:");
    match scores {
        Some(scores) => {
            say!("{head} better {}, equal {}, worse {}", scores.better, scores.equal, scores.worse);
            say!("{share}");
        }
        None => say!("{head} {share}"),
    }
    if let Some([one, other]) = won {
        say!("of {pairs} games the side won {one} with {first}, {other} with {second}");
    }
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
