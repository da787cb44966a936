//! The units in a combat, in words for viewers: "18th Panzer Division", "two rifle divisions and an untried one",
//! "three regiments and the 5th Infantry Division".

use crate::{
    engine::{counters::UnitId, wording::ordinal},
    games::guderian::{
        rules::{
            Rulebook,
            kinds::Kind,
            position::Public,
            scenario::order_of_battle::{Division, DivisionKind},
        },
        words::names::name_of,
    },
};

/// Some counters in words, and whether the verb after them is a plural.
pub(super) struct Force {
    /// The words, without an initial capital unless they need one.
    pub words: String,
    /// Whether the verb is in the plural.
    pub many: bool,
}

/// Describes these counters in words. Leaders are named after the others.
pub(super) fn force(rulebook: &Rulebook, public: &Public, units: &[UnitId]) -> Option<Force> {
    let (leaders, fighters): (Vec<UnitId>, Vec<UnitId>) =
        units.iter().partition(|unit| kind_of(public, **unit) == Some(Kind::Leader));
    let mut force = fighting(rulebook, public, &fighters);
    if force.is_none() {
        let names: Vec<String> = leaders.iter().map(|unit| name_of(rulebook, public, *unit)).collect();
        return (!names.is_empty()).then(|| Force { words: joined(&names), many: names.len() > 1 });
    }
    if let (Some(force), Some(first)) = (&mut force, leaders.first()) {
        force.words += &format!(" under {}", name_of(rulebook, public, *first));
    }
    force
}

fn kind_of(public: &Public, unit: UnitId) -> Option<Kind> {
    public.find(unit).map(|piece| public.counter(piece).kind)
}

fn fighting(rulebook: &Rulebook, public: &Public, units: &[UnitId]) -> Option<Force> {
    let [first, ..] = units else { return None };
    if let [only] = units {
        return Some(Force { words: name_of(rulebook, public, *only), many: false });
    }
    let division = |unit: UnitId| {
        let print = public.counter(public.find(unit)?).print?;
        rulebook.order_of_battle.division_of(print)
    };
    if let Some(one) = division(*first)
        && units.iter().all(|unit| division(*unit).is_some_and(|other| other.name == one.name))
    {
        let whole = units.len() >= one.members.len();
        let name = division_name(one);
        let words = if whole { name } else { format!("{} of {name}", counted(units.len(), "regiment")) };
        return Some(Force { words, many: !whole });
    }
    let mut groups: Vec<(&str, usize)> = Vec::new();
    for unit in units {
        let noun = noun(public, *unit);
        match groups.iter_mut().find(|(known, _)| *known == noun) {
            Some((_, number)) => *number += 1,
            None => groups.push((noun, 1)),
        }
    }
    let words: Vec<String> = groups.iter().map(|(noun, number)| counted(*number, noun)).collect();
    Some(Force { words: joined(&words), many: true })
}

/// The noun for a counter, in the singular.
fn noun(public: &Public, unit: UnitId) -> &'static str {
    let Some(piece) = public.find(unit) else { return "unit" };
    let counter = public.counter(piece);
    match counter.kind {
        Kind::Rifle if counter.is_untried() => "untried rifle division",
        Kind::Armour => "untried armoured division",
        Kind::Rifle => "rifle division",
        Kind::Tank => "tank division",
        Kind::Mechanized => "mechanized division",
        Kind::Infantry => "infantry division",
        Kind::Cavalry => "cavalry division",
        Kind::Leader => "leader",
        _ => "regiment",
    }
}

/// "18th Panzer Division" for "18 Pz".
fn division_name(division: &Division) -> String {
    let number = division.name.split(' ').next().and_then(|number| number.parse::<u16>().ok());
    let arm = match division.kind {
        DivisionKind::Panzer => "Panzer",
        DivisionKind::Motorized => "Motorized",
        DivisionKind::Infantry => "Infantry",
        DivisionKind::Cavalry => "Cavalry",
        DivisionKind::Ss | DivisionKind::Independent => return division.name.clone(),
    };
    number.map_or_else(|| division.name.clone(), |number| format!("{} {arm} Division", ordinal(number)))
}

/// "two regiments", "an untried rifle division".
fn counted(number: usize, noun: &str) -> String {
    const WORDS: [&str; 11] =
        ["two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"];
    match number {
        1 => format!("{} {noun}", if noun.starts_with(['a', 'i', 'u']) { "an" } else { "a" }),
        _ => match WORDS.get(number.wrapping_sub(2)) {
            Some(word) => format!("{word} {noun}s"),
            None => format!("{number} {noun}s"),
        },
    }
}

/// "one, two and three".
fn joined(words: &[String]) -> String {
    match words {
        [] => String::new(),
        [only] => only.clone(),
        [before @ .., last] => format!("{} and {last}", before.join(", ")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_words_up_to_twelve() {
        assert_eq!(counted(1, "untried rifle division"), "an untried rifle division");
        assert_eq!(counted(1, "regiment"), "a regiment");
        assert_eq!(counted(12, "regiment"), "twelve regiments");
        assert_eq!(counted(13, "regiment"), "13 regiments");
    }
}
