//! The names for players: a unit by its type and its number.

use crate::engine::{
    counters::UnitId,
    wording::{self, ordinal},
};
use crate::games::panzer44::rules::{kinds::Side, position::Public, rulebook::Rulebook};

/// The name of a unit, like "Pz IV H (2nd)", without a number if it is the only one of its type.
pub fn unit_name(rulebook: &Rulebook, public: &Public, unit: UnitId) -> String {
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

/// The name of off-board artillery, like "105 mm battery".
pub fn battery_name(rulebook: &Rulebook, battery: UnitId) -> String {
    let forces = Side::BOTH.into_iter().map(|side| rulebook.scenario.force(side));
    let mut known = forces.flat_map(|force| &force.off_board);
    known.find(|known| known.id == battery).map_or_else(|| battery.to_string(), |known| known.name.clone())
}

/// A sentence in which the ids of units and of off-board artillery are replaced by names.
pub fn with_names(rulebook: &Rulebook, public: &Public, sentence: &str) -> String {
    wording::with_names(sentence, |id| {
        let is_unit = public.find(id).is_some();
        Some(if is_unit { unit_name(rulebook, public, id) } else { battery_name(rulebook, id) })
    })
}
