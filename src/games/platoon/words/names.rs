//! What players call things: a unit by its type's name and its number.

use crate::{
    engine::{counters::Word, manual::listed, wording::ordinal},
    games::platoon::rules::{position::Public, rulebook::Rulebook},
};

/// What a unit is called, like "Pz IV H (2nd)"; without a number where there is one of its type.
pub fn unit_name(rulebook: &Rulebook, public: &Public, unit: Word) -> String {
    let Some(counter) = public.find(unit) else { return unit.to_string() };
    let name = &rulebook.kind(counter).name;
    let of_type =
        public.counters.iter().filter(|other| (other.kind, other.side) == (counter.kind, counter.side));
    let number =
        unit.as_str().strip_prefix(counter.kind.as_str()).unwrap_or_default().trim_start_matches('-');
    match number.parse() {
        Ok(number) if of_type.count() > 1 => format!("{name} ({})", ordinal(number)),
        _ => name.clone(),
    }
}

/// What some units are called, one after the other.
pub fn named(rulebook: &Rulebook, public: &Public, units: &[Word]) -> String {
    listed(units.iter().map(|unit| unit_name(rulebook, public, *unit)).collect())
}

/// A sentence in which the ids of units are replaced by what players call them.
pub fn with_names(rulebook: &Rulebook, public: &Public, sentence: &str) -> String {
    let is_letter = |letter: char| letter.is_ascii_alphanumeric() || letter == '-';
    let mut told = String::with_capacity(sentence.len());
    let mut rest = sentence;
    while let Some(start) = rest.find(is_letter) {
        let (before, from) = rest.split_at(start);
        let (word, after) = from.split_at(from.find(|letter| !is_letter(letter)).unwrap_or(from.len()));
        told.push_str(before);
        match word.parse::<Word>().ok().filter(|unit| public.find(*unit).is_some()) {
            Some(unit) => told.push_str(&unit_name(rulebook, public, unit)),
            None => told.push_str(word),
        }
        rest = after;
    }
    told + rest
}
