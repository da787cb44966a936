//! `kessel sight`: whether two hexes see each other, and what stands in the way.

use crate::{
    cli::{Failure, Outcome, new, print_json, say},
    engine::board::{
        Hex,
        line_of_sight::{Feature, passages},
    },
    games::panzer44::rules::Panzer44,
};
use clap::Args;

#[derive(Args, Debug)]
pub(crate) struct Arguments {
    /// The scenario's id.
    scenario: String,
    /// The one hex.
    from: Hex,
    /// The other.
    to: Hex,
    /// The turn: some scenarios limit sight for a while.
    #[arg(long, default_value_t = 1)]
    turn: u8,
}

fn named(feature: &Feature) -> String {
    match feature {
        Feature::Hex(hex) => hex.to_string(),
        Feature::Side(a, b) => format!("{}|{}", a.min(b), a.max(b)),
        Feature::OffMap => "the edge of the map".to_owned(),
    }
}

/// Prints what the line passes and what blocks it.
pub(crate) fn run(arguments: &Arguments, json: bool) -> Outcome {
    let Arguments { scenario, from, to, turn } = arguments;
    let rulebook = new::rulebook::<Panzer44>(scenario, &[])?;
    if let Some(hex) = [from, to].into_iter().find(|hex| !rulebook.board.contains(**hex)) {
        return Err(Failure(format!("{hex} is off the map")));
    }
    let words = |features: &[Feature]| features.iter().map(named).collect::<Vec<_>>();
    let passed: Vec<String> = passages(&rulebook.board, *from, *to)
        .iter()
        .map(|ways| ways.iter().map(|way| words(way).join(" ")).collect::<Vec<_>>().join(" or "))
        .collect();
    let blocks: Vec<Vec<String>> =
        rulebook.ground().blocks(*from, *to).iter().map(|block| words(block)).collect();
    let far = rulebook.scenario.visibility(*turn).filter(|limit| from.distance(*to) > *limit);
    if json {
        return print_json(&serde_json::json!({
            "from": from, "to": to, "range": from.distance(*to), "passes": passed, "blocked_by": blocks,
            "sees": rulebook.sees(*turn, *from, *to),
        }));
    }
    say!("{from} to {to}, {} hexes: {}", from.distance(*to), passed.join(", "));
    if let Some(limit) = far {
        say!("nobody sees farther than {limit} hexes in turn {turn}");
    }
    match blocks.as_slice() {
        [] => say!("the line is clear"),
        blocks => say!(
            "blocked by {}",
            blocks.iter().map(|block| block.join(" and ")).collect::<Vec<_>>().join(", ")
        ),
    }
    Ok(())
}
