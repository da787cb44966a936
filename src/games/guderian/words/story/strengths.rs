//! Strengths as sums with their parts, in the language of the table.

use crate::{
    engine::{
        charts::Odds,
        text::{Arg, Text, id, say, t},
    },
    games::guderian::rules::combat::strength::{AttackStrength, DefenceStrength, HexDefence, Part},
};

pub(super) fn compared(attack: &AttackStrength, defence: &DefenceStrength, odds: Odds) -> Text {
    t!(
        "guderian-log-compared",
        attack = attack_in_parts(attack),
        defence = defence_in_parts(defence),
        odds = odds.to_string(),
    )
}

/// An attack with its parts: "16 = (4+2+2) × 2 integrity; ÷ 2 overrun = 8".
pub fn attack_in_parts(attack: &AttackStrength) -> String {
    let mut terms: Vec<String> = groups(&attack.parts);
    terms.extend(attack.bonuses.iter().map(|bonus| say!("guderian-log-sum-leader", value = bonus.value)));
    let sum = attack.parts.iter().map(|part| part.value).sum::<u16>()
        + attack.bonuses.iter().map(|bonus| bonus.value).sum::<u16>();
    let terms = terms.join(" + ");
    match attack.overrun {
        false => say!("guderian-log-sum", total = sum, terms = terms),
        true => say!("guderian-log-sum-overrun", sum = sum, terms = terms, total = attack.total),
    }
}

/// A defence with its parts, hex by hex: "10 = (2+3) × 2 terrain".
pub fn defence_in_parts(defence: &DefenceStrength) -> String {
    let hexes = defence.hexes.iter().map(hex_in_parts);
    let several = defence.hexes.len() != 1;
    let sums = hexes.reduce(|first, second| say!("guderian-log-sum-and", first = first, second = second));
    let sums = sums.unwrap_or_default();
    if several { say!("guderian-log-sum", total = defence.total, terms = sums) } else { sums }
}

fn hex_in_parts(hex: &HexDefence) -> String {
    let reasons = [
        (hex.terrain, id!("guderian-log-sum-terrain")),
        (hex.city, id!("guderian-log-sum-city")),
        (hex.river, id!("guderian-log-sum-river")),
    ];
    let why: Vec<Arg> =
        reasons.into_iter().filter(|(more, _)| *more > 0).map(|(_, why)| Arg::Name(why)).collect();
    let sum = groups(&hex.parts).join(" + ");
    if why.is_empty() {
        return say!("guderian-log-sum", total = hex.total, terms = sum);
    }
    let multiple = 1 + hex.terrain + hex.city + hex.river;
    say!("guderian-log-sum-multiplied", total = hex.total, sum = sum, multiple = multiple, reasons = why)
}

/// Units in groups of a kind: whole divisions, halved units, and the rest.
fn groups(parts: &[Part]) -> Vec<String> {
    let mut groups = Vec::new();
    for (integrity, halved) in [(true, false), (true, true), (false, false), (false, true)] {
        let members: Vec<&Part> =
            parts.iter().filter(|part| (part.integrity, part.halved) == (integrity, halved)).collect();
        if members.is_empty() {
            continue;
        }
        let printed = members.iter().map(|part| part.printed.to_string()).collect::<Vec<_>>().join("+");
        let value: u16 = members.iter().map(|part| part.value).sum();
        groups.push(match (integrity, halved) {
            (false, false) => printed,
            (true, false) => say!("guderian-log-sum-integrity", sum = printed),
            (false, true) => say!("guderian-log-sum-halved", sum = printed, value = value),
            (true, true) => say!("guderian-log-sum-integrity-halved", sum = printed, value = value),
        });
    }
    if groups.is_empty() {
        groups.push("0".to_owned());
    }
    groups
}
