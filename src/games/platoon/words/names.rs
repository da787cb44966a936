//! The names that players use: a unit by its type's name and its number.

use crate::{
    engine::{
        counters::UnitId,
        manual::listed,
        wording::{self, ordinal},
    },
    games::platoon::rules::{position::Public, rulebook::Rulebook},
};

/// The name of a unit, like "Pz IV H (2nd)"; without a number if it is the only one of its type.
pub fn unit_name(rulebook: &Rulebook, public: &Public, unit: UnitId) -> String {
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

/// The names of some units, one after the other.
pub fn named(rulebook: &Rulebook, public: &Public, units: &[UnitId]) -> String {
    listed(units.iter().map(|unit| unit_name(rulebook, public, *unit)).collect())
}

/// Replaces the ids of units in a sentence by their names.
pub fn with_names(rulebook: &Rulebook, public: &Public, sentence: &str) -> String {
    wording::with_names(sentence, |id| public.find(id).map(|_| unit_name(rulebook, public, id)))
}
