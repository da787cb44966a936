//! `kessel sight`: whether two hexes see each other, and what blocks the line.

use crate::{
    cli::{
        Answer, Failure,
        look::{Answers, Own},
    },
    engine::{
        board::{
            Hex,
            line_of_sight::{Feature, passages},
        },
        orders::RulebookData,
        wording::hexes,
    },
    games::panzer44::rules::{Panzer44, Rulebook},
};
use clap::{ArgMatches, Args, Command, FromArgMatches};

/// Whether two hexes see each other, and what blocks the line.
pub(super) const SIGHT: Own<Panzer44> = Own {
    command: || {
        Arguments::augment_args(Command::new("sight"))
            .about("Show the line of sight between two hexes, and what blocks it")
    },
    answers: Answers::Scenario(sight),
};

#[derive(Args, Debug)]
struct Arguments {
    /// The scenario's id, or a file with a scenario.
    #[arg(id = "scenario", value_name = "SCENARIO or FILE")]
    _scenario: String,
    /// The first hex.
    from: Hex,
    /// The second hex.
    to: Hex,
    /// The turn: a scenario may limit visibility in some turns. By default the first turn.
    #[arg(long)]
    turn: Option<u8>,
}

fn named(feature: &Feature) -> String {
    match feature {
        Feature::Hex(hex) => hex.to_string(),
        Feature::Side(a, b) => format!("{}|{}", a.min(b), a.max(b)),
        Feature::OffMap => "the edge of the map".to_owned(),
    }
}

/// The hexes and hexsides that the line passes, and what blocks it.
fn sight(rulebook: &Rulebook, arguments: &ArgMatches, json: bool) -> Result<Answer, Failure> {
    let Arguments { from, to, turn, .. } = Arguments::from_arg_matches(arguments)?;
    if let Some(hex) = [from, to].into_iter().find(|hex| !rulebook.board.contains(*hex)) {
        return Err(Failure(format!("{hex} is off the map")));
    }
    let [first, last] = rulebook.about().turns;
    let turn = turn.unwrap_or(first);
    if !(first..=last).contains(&turn) {
        return Err(Failure(format!("there is no turn {turn}: this scenario has turns {first} to {last}")));
    }
    let words = |features: &[Feature]| features.iter().map(named).collect::<Vec<_>>();
    let passed: Vec<String> = passages(&rulebook.board, from, to)
        .iter()
        .map(|ways| ways.iter().map(|way| words(way).join(" ")).collect::<Vec<_>>().join(" or "))
        .collect();
    let blocks: Vec<Vec<String>> =
        rulebook.ground().blocks(from, to).iter().map(|block| words(block)).collect();
    let range = from.distance(to);
    if json {
        return Ok(Answer::Json(serde_json::json!({
            "from": from, "to": to, "range": range, "passes": passed, "blocked_by": blocks,
            "sees": rulebook.sees(turn, from, to),
        })));
    }
    let mut lines = vec![format!("{from} to {to}, {}: {}", hexes(range), passed.join(", "))];
    let far = rulebook.scenario.visibility(turn).filter(|limit| range > *limit);
    lines.extend(far.map(|limit| format!("visibility is {} in turn {turn}", hexes(limit))));
    lines.push(match blocks.as_slice() {
        [] => "the line of sight is clear".to_owned(),
        blocks => {
            let blocks: Vec<String> = blocks.iter().map(|block| block.join(" and ")).collect();
            format!("blocked by {}", blocks.join(", "))
        }
    });
    Ok(Answer::Lines(lines))
}
