//! Strengths in words, with all of their parts.

use crate::games::guderian::{
    rules::{
        Rulebook,
        combat::strength::{AttackStrength, HexDefence, Part},
        position::Public,
    },
    words::names::name_of,
};
use std::fmt::Display;

/// An attack: "(4 + 2 + 2) × 2 integrity; ÷ 2 overrun".
pub fn attack(rulebook: &Rulebook, public: &Public, attack: &AttackStrength) -> String {
    let mut terms = terms(public, &attack.parts);
    for bonus in attack.bonuses.iter().filter(|bonus| bonus.value > 0) {
        let leaders: Vec<String> = bonus.leaders.iter().map(|id| name_of(rulebook, public, *id)).collect();
        terms.push(format!("{} {}", bonus.value, leaders.join(" and ")));
    }
    let sum = if terms.is_empty() { "0".to_owned() } else { terms.join(" + ") };
    match (attack.overrun, terms.len() > 1) {
        (false, _) => sum,
        (true, false) => format!("{sum}; ÷ 2 overrun"),
        (true, true) => format!("({sum}); ÷ 2 overrun"),
    }
}

/// The defence of a hex: "(2 + 3) × 2 woods".
pub fn defence(public: &Public, defence: &HexDefence) -> String {
    let terms = terms(public, &defence.parts);
    let sum = if terms.is_empty() { "0".to_owned() } else { terms.join(" + ") };
    let times = 1 + defence.terrain + defence.city + defence.river;
    let why: Vec<&str> = [(defence.terrain, "woods"), (defence.city, "city"), (defence.river, "river")]
        .into_iter()
        .filter(|(more, _)| *more > 0)
        .map(|(_, why)| why)
        .collect();
    match (why.is_empty(), terms.len() > 1) {
        (true, _) => sum,
        (false, true) => format!("({sum}) × {times} {}", why.join(", ")),
        (false, false) => format!("{sum} × {times} {}", why.join(", ")),
    }
}

/// The parts: whole divisions together, halved units together, all other units alone.
fn terms(public: &Public, parts: &[Part]) -> Vec<String> {
    let mut terms = Vec::new();
    for group in parts.chunk_by(|a, b| (a.integrity, a.halved) == (b.integrity, b.halved)) {
        let printed: Vec<String> = group.iter().map(|part| printed(public, part)).collect();
        let sum =
            if let [only] = printed.as_slice() { only.clone() } else { format!("({})", joined(&printed)) };
        let value: u16 = group.iter().map(|part| part.value).sum();
        let equals =
            if printed.iter().any(|text| text == "?") { String::new() } else { format!(" = {value}") };
        let each = if group.len() > 1 { " each" } else { "" };
        match (group[0].integrity, group[0].halved) {
            (true, false) => terms.push(format!("{sum} × 2 integrity")),
            (true, true) => terms.push(format!("{sum} × 2 integrity ÷ 2{each}, no supply{equals}")),
            (false, true) => terms.push(format!("{sum} ÷ 2{each}, no supply{equals}")),
            (false, false) => terms.extend(printed),
        }
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
        (0, _) => "no attack strength".to_owned(),
        (_, 0) => "no defence strength".to_owned(),
        _ if attack >= defence => format!("{attack} ÷ {defence} = {}", short(left / right)),
        _ => format!("1 to {}", short(right / left)),
    }
}

fn short(value: f32) -> String {
    let text = format!("{value:.1}");
    text.strip_suffix(".0").map_or(text.clone(), str::to_owned)
}
