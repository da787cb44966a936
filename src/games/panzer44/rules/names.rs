//! What players call things: a unit by its type's name and its number.

use crate::engine::{counters::Word, wording::ordinal};
use crate::games::panzer44::rules::{kinds::Side, position::Public, rulebook::Rulebook};

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
        Ok(_) => name.clone(),
        Err(_) => format!("{name} {number}").trim_end().to_owned(),
    }
}

/// What off-board artillery is called, like "105 mm battery".
pub fn battery_name(rulebook: &Rulebook, battery: Word) -> String {
    let forces = Side::BOTH.into_iter().map(|side| rulebook.scenario.force(side));
    let mut known = forces.flat_map(|force| &force.off_board);
    known.find(|known| known.id == battery).map_or_else(|| battery.to_string(), |known| known.name.clone())
}

/// A sentence in which the ids of units and of off-board artillery are replaced by what players call them.
pub fn with_names(rulebook: &Rulebook, public: &Public, sentence: &str) -> String {
    let is_letter = |letter: char| letter.is_ascii_alphanumeric() || letter == '-';
    let mut told = String::with_capacity(sentence.len());
    let mut rest = sentence;
    while let Some(start) = rest.find(is_letter) {
        told.push_str(&rest[..start]);
        let length = rest[start..].find(|letter| !is_letter(letter)).unwrap_or(rest.len() - start);
        let word = &rest[start..start + length];
        let id = word.parse::<Word>().ok();
        match id {
            Some(unit) if public.find(unit).is_some() => told.push_str(&unit_name(rulebook, public, unit)),
            Some(battery) => told.push_str(&battery_name(rulebook, battery)),
            None => told.push_str(word),
        }
        rest = &rest[start + length..];
    }
    told + rest
}
