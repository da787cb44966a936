//! `kessel match` for this game: is one computer player better than another on a side?

use super::{rulebook, selfplay::check_names};
use crate::{
    cli::{Failure, Outcome, compare::CompareOn, many_games::ManyGames, print_json, say},
    games::panzer44::{
        matches::Match,
        rules::{Rulebook, kinds::Side},
    },
    play::matches::{Share, in_order},
};
use serde::Serialize;
use std::sync::Arc;

/// Two games from one seed: with the first player on the side, and with the second.
#[derive(Serialize)]
struct Pair {
    seed: u64,
    /// The points of the side, less the other's.
    points: [i32; 2],
    /// Whether the side won; not in a draw, and not if it lost.
    won: [bool; 2],
    /// 1 if the first did better, 0.5 if both did the same, 0 if not.
    score: f64,
}

/// What came of all of them.
#[derive(Serialize)]
struct Result {
    share: Share,
    /// By how many points the first did better in the mean.
    points_better: f64,
    /// Games that the side won, with either.
    won: [usize; 2],
}

pub(crate) fn run(
    scenario: &str,
    players: [&str; 2],
    side: CompareOn,
    many: &ManyGames,
    json: bool,
) -> Outcome {
    check_names(&players)?;
    let side = match side {
        CompareOn::German => Side::German,
        CompareOn::Allied => Side::Allied,
        CompareOn::Soviet => return Err(Failure("there is no Soviet side in this game".to_owned())),
    };
    if many.out.is_some() {
        return Err(Failure("matches of this game are not written to a file yet".to_owned()));
    }
    let rulebook = Arc::new(rulebook(scenario, &many.options)?);
    let mut pairs = Vec::new();
    let end = many.seed.checked_add(many.games).ok_or("there are not so many seeds")?;
    let play = |seed| pair(&rulebook, players, side, seed, many.effort);
    in_order(many.seed..end, many.threads(), play, |_, pair| {
        let pair = pair?;
        if json {
            print_json(&pair)?
        } else {
            tell(&pair)?
        }
        pairs.push(pair);
        Outcome::Ok(())
    })?;
    let number = pairs.len().max(1) as f64;
    let won = |number: usize| pairs.iter().filter(|pair| pair.won[number]).count();
    let result = Result {
        share: Share::wilson(pairs.iter().map(|pair| pair.score).sum(), pairs.len() as u64),
        points_better: pairs.iter().map(|pair| f64::from(pair.points[0] - pair.points[1])).sum::<f64>()
            / number,
        won: [won(0), won(1)],
    };
    if json {
        return print_json(&result);
    }
    let [first, second] = players;
    let Result { share, points_better, won: [with_first, with_second] } = result;
    say!(
        "{first} against {second} on the {side} side: share {:.1} %, 95 % interval {:.1} to {:.1} %; \
         {points_better:+.1} points in the mean",
        100.0 * share.share,
        100.0 * share.low,
        100.0 * share.high,
    );
    say!("of {} games the side won {with_first} with {first}, {with_second} with {second}", pairs.len());
    Ok(())
}

fn pair(
    rulebook: &Arc<Rulebook>,
    players: [&str; 2],
    side: Side,
    seed: u64,
    effort: f32,
) -> std::result::Result<Pair, Failure> {
    let (mut points, mut won) = ([0; 2], [false; 2]);
    for (number, name) in players.into_iter().enumerate() {
        let mut seats = [players[1].to_owned(), players[1].to_owned()];
        seats[side.number()] = name.to_owned();
        let rulebook = Arc::clone(rulebook);
        let ours = rulebook.scenario.victory.side == side;
        let report = Match { rulebook, seed, players: seats, effort, verify: false }.play();
        if let Some(broken) = report.broken.first() {
            return Err(Failure(format!("a game broke off: {broken}")));
        }
        points[number] = if ours { report.points } else { -report.points };
        won[number] = report.winner == Some(side);
    }
    let score = f64::from((points[0] - points[1]).signum() + 1) / 2.0;
    Ok(Pair { seed, points, won, score })
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
