//! The reasons of its orders, in words; every number comes from the calculation itself.

use super::{chances::Candidate, look::Look};
use crate::{
    engine::{board::Hex, charts::Odds},
    games::guderian::{
        rules::{combat::odds::Preview, rulebook::Rulebook},
        words::names::hex_name,
    },
};

/// The text of an attack: "4-1 on 2411: 67% to clear the hex"; with untried units the most likely odds.
pub(super) fn attack(look: &Look, candidate: &Candidate, told: Option<&Preview>) -> String {
    let targets: Vec<String> = candidate.targets.iter().map(|hex| hex_name(look.rulebook, *hex)).collect();
    let odds = told.and_then(Preview::likeliest).unwrap_or_else(|| odds(look, candidate));
    format!("{odds} on {}: {}% to clear the hex", targets.join(" and "), percent(candidate.promise.clears))
}

/// The text of an overrun: "overrun of 0614: 67% to drive the defenders out or disrupt them".
pub(super) fn overrun(rulebook: &Rulebook, target: Hex, hits: f64) -> String {
    format!(
        "overrun of {}: {}% to drive the defenders out or disrupt them",
        hex_name(rulebook, target),
        percent(hits)
    )
}

fn odds(look: &Look, candidate: &Candidate) -> Odds {
    let strengths = look.strengths(&candidate.pieces, &candidate.targets, false);
    let (attack, defence) = strengths[strengths.len() / 2];
    let columns = &look.rulebook.charts.odds;
    columns[Odds::column(attack.max(1), defence.max(1), columns)]
}

fn percent(chance: f64) -> u32 {
    (chance * 100.0).round() as u32
}
