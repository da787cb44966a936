//! Strengths in words, with all of their parts.

use crate::{
    engine::text::{Arg, say},
    games::guderian::{
        rules::{
            Rulebook,
            combat::strength::{AttackStrength, HexDefence, Part},
            position::Public,
        },
        words::names::name_of,
    },
};
use std::fmt::Display;

/// An attack: "(4 + 2 + 2) × 2 integrity; ÷ 2 overrun".
pub fn attack(rulebook: &Rulebook, public: &Public, attack: &AttackStrength) -> String {
    let mut terms = terms(public, &attack.parts);
    for bonus in attack.bonuses.iter().filter(|bonus| bonus.value > 0) {
        let leaders = Arg::list(bonus.leaders.iter().map(|id| name_of(rulebook, public, *id)));
        terms.push(say!("guderian-panels-sum-leaders", value = bonus.value, leaders = leaders));
    }
    let sum = if terms.is_empty() { "0".to_owned() } else { terms.join(" + ") };
    match (attack.overrun, terms.len() > 1) {
        (false, _) => sum,
        (true, false) => say!("guderian-panels-sum-overrun", sum = sum),
        (true, true) => say!("guderian-panels-sum-overrun", sum = format!("({sum})")),
    }
}

/// The defence of a hex: "(2 + 3) × 2 woods".
pub fn defence(public: &Public, defence: &HexDefence) -> String {
    let terms = terms(public, &defence.parts);
    let sum = if terms.is_empty() { "0".to_owned() } else { terms.join(" + ") };
    let multiple = 1 + defence.terrain + defence.city + defence.river;
    let mut reasons = Vec::new();
    if defence.terrain > 0 {
        reasons.push(say!("guderian-panels-sum-woods"));
    }
    if defence.city > 0 {
        reasons.push(say!("guderian-panels-sum-city"));
    }
    if defence.river > 0 {
        reasons.push(say!("guderian-panels-sum-river"));
    }
    if reasons.is_empty() {
        return sum;
    }
    let sum = if terms.len() > 1 { format!("({sum})") } else { sum };
    say!("guderian-panels-sum-defence", sum = sum, multiple = multiple, reasons = reasons)
}

/// The parts: whole divisions together, halved units together, all other units alone.
fn terms(public: &Public, parts: &[Part]) -> Vec<String> {
    let mut terms = Vec::new();
    for group in parts.chunk_by(|a, b| (a.integrity, a.halved) == (b.integrity, b.halved)) {
        let printed: Vec<String> = group.iter().map(|part| printed(public, part)).collect();
        let sum =
            if let [only] = printed.as_slice() { only.clone() } else { format!("({})", joined(&printed)) };
        let value: u16 = group.iter().map(|part| part.value).sum();
        let (n, is_untried) = (group.len(), printed.iter().any(|text| text == "?"));
        let term = match (group[0].integrity, group[0].halved, is_untried) {
            (false, false, _) => {
                terms.extend(printed);
                continue;
            }
            (true, false, _) => say!("guderian-panels-sum-integrity", sum = sum),
            (true, true, false) => {
                say!("guderian-panels-sum-integrity-halved", sum = sum, n = n, value = value)
            }
            (true, true, true) => say!("guderian-panels-sum-integrity-halved-untried", sum = sum, n = n),
            (false, true, false) => say!("guderian-panels-sum-halved", sum = sum, n = n, value = value),
            (false, true, true) => say!("guderian-panels-sum-halved-untried", sum = sum, n = n),
        };
        terms.push(term);
    }
    terms
}

/// The printed strength of a unit, or a question mark while it is untried.
fn printed(public: &Public, part: &Part) -> String {
    let untried = |piece| public.counter(piece).is_untried();
    if public.find(part.unit).is_some_and(untried) { "?".to_owned() } else { part.printed.to_string() }
}

fn joined<T: Display>(values: &[T]) -> String {
    values.iter().map(ToString::to_string).collect::<Vec<_>>().join(" + ")
}

/// Two strengths compared: "16 ÷ 5 = 3.2" or, below one to one, "1 to 2.5".
pub fn ratio(attack: u16, defence: u16) -> String {
    let (left, right) = (f32::from(attack), f32::from(defence));
    match (attack, defence) {
        (0, _) => say!("guderian-panels-ratio-no-attack"),
        (_, 0) => say!("guderian-panels-ratio-no-defence"),
        _ if attack >= defence => {
            let ratio = short(left / right);
            say!("guderian-panels-ratio", attack = attack, defence = defence, ratio = ratio)
        }
        _ => say!("guderian-panels-ratio-below", ratio = short(right / left)),
    }
}

fn short(value: f32) -> String {
    let text = format!("{value:.1}");
    text.strip_suffix(".0").map_or(text.clone(), str::to_owned)
}
