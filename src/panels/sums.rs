//! Strengths in words, with every part that they are made of.

use crate::games::guderian::{
    Rulebook,
    names::name_of,
    position::Public,
    strength::{AttackStrength, HexDefence, Part},
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
    let sum = match terms.len() {
        0 => "0".to_owned(),
        1 => terms[0].clone(),
        _ => format!("({})", terms.join(" + ")),
    };
    let times = 1 + defence.terrain + defence.city + defence.river;
    let why: Vec<&str> = [(defence.terrain, "woods"), (defence.city, "city"), (defence.river, "river")]
        .into_iter()
        .filter(|(more, _)| *more > 0)
        .map(|(_, why)| why)
        .collect();
    if why.is_empty() { format!("{sum} × 1 open") } else { format!("{sum} × {times} {}", why.join(", ")) }
}

/// The parts, those of a whole division together.
fn terms(public: &Public, parts: &[Part]) -> Vec<String> {
    let mut terms = Vec::new();
    let mut whole: Vec<u16> = Vec::new();
    let close = |whole: &mut Vec<u16>, terms: &mut Vec<String>| {
        if !whole.is_empty() {
            terms.push(format!("({}) × 2 integrity", joined(whole)));
            whole.clear();
        }
    };
    for part in parts {
        let unknown = public.find(part.unit).is_some_and(|piece| public.counter(piece).is_untried());
        if part.integrity && !part.halved {
            whole.push(part.printed);
            continue;
        }
        close(&mut whole, &mut terms);
        terms.push(match (unknown, part.integrity, part.halved) {
            (true, _, false) => "?".to_owned(),
            (true, _, true) => "½ ? no supply".to_owned(),
            (_, true, true) => format!("{} ({} × 2 ÷ 2, no supply)", part.value, part.printed),
            (_, false, true) => format!("{} ({} ÷ 2, no supply)", part.value, part.printed),
            _ => part.value.to_string(),
        });
    }
    close(&mut whole, &mut terms);
    terms
}

fn joined<T: Display>(values: &[T]) -> String {
    values.iter().map(ToString::to_string).collect::<Vec<_>>().join(" + ")
}

/// Two strengths compared: "16 ÷ 5 = 3.2" or, below one to one, "1 to 2.5".
pub fn ratio(attack: u16, defence: u16) -> String {
    let (left, right) = (f32::from(attack), f32::from(defence));
    match (attack, defence) {
        (0, _) => "nothing attacks".to_owned(),
        (_, 0) => "nothing defends".to_owned(),
        _ if attack >= defence => format!("{attack} ÷ {defence} = {}", short(left / right)),
        _ => format!("1 to {}", short(right / left)),
    }
}

fn short(value: f32) -> String {
    let text = format!("{value:.1}");
    text.strip_suffix(".0").map_or(text.clone(), str::to_owned)
}
