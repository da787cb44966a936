//! The units and unit types of a game that the editor lists.

use crate::{
    art::packs::{face::Face, pack::unit_keys::matches},
    scene::{CardState, PrintedCounter},
};
use std::collections::BTreeSet;

/// A unit or a unit type.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct CounterEntry {
    /// Its key in a pack file.
    pub key: String,
    /// What is printed on it, for the list.
    pub name: String,
    pub front: Face,
    /// The states in which it is seen, with its face in each.
    pub states: Vec<(CardState, Face)>,
}

/// Returns the states of a counter with this front and this back.
pub(crate) type StatesOf = fn(&Face, Option<&Face>) -> Vec<(CardState, Face)>;

impl CounterEntry {
    /// Returns patterns of keys like its own, the widest first: up to each hyphen, `so-*` and `so-t34-*` for
    /// `so-t34-76`, and up to a number at the end of its letters, `ge-mg*` for `ge-mg34`.
    pub fn patterns(&self) -> Vec<String> {
        let hyphens = self.key.match_indices('-').map(|(at, _)| at + 1);
        let last = self.key.rsplit('-').next().unwrap_or_default();
        let letters = last.bytes().take_while(u8::is_ascii_alphabetic).count();
        let has_number = letters > 1 && last.as_bytes().get(letters).is_some_and(u8::is_ascii_digit);
        let family = has_number.then_some(self.key.len() - last.len() + letters);
        let ends = hyphens.chain(family).filter(|end| (2..self.key.len()).contains(end));
        ends.filter_map(|end| self.key.get(..end)).map(|stem| format!("{stem}*")).collect()
    }

    /// Whether a pattern matches its key or its type, so that a change of the pattern counts for it.
    pub fn fits(&self, pattern: &str) -> bool {
        matches(pattern, &self.key) || (!self.front.kind.is_empty() && matches(pattern, &self.front.kind))
    }

    /// Whether it is a unit type, and no unit.
    pub fn is_type(&self) -> bool {
        self.front.unit.is_empty()
    }

    /// Whether it has all of these words.
    pub fn has(&self, words: &str) -> bool {
        let text = format!("{} {}", self.key, self.name).to_lowercase();
        words.to_lowercase().split_whitespace().all(|word| text.contains(word))
    }
}

/// Returns an entry for each unit type and each unit among these counters, in their order.
pub(crate) fn entries_of(
    printed: impl IntoIterator<Item = PrintedCounter>,
    states_of: StatesOf,
) -> Vec<CounterEntry> {
    let mut seen: BTreeSet<String> = BTreeSet::new();
    let mut entries = Vec::new();
    for PrintedCounter { front, back, .. } in printed {
        // What is untried is drawn by the pack alone; its other side is a unit.
        let is_untried = front.unit.is_empty() && front.kind.is_empty();
        let (front, back) = match back {
            Some(back) if is_untried && !back.unit.is_empty() => (back, None),
            back => (front, back),
        };
        let of_type = |face: &Face| Face { unit: String::new(), ..face.clone() };
        if !front.kind.is_empty() && seen.insert(front.kind.clone()) {
            let (key, name) = (front.kind.clone(), name_of(&front));
            let (front, back) = (of_type(&front), back.as_ref().map(of_type));
            let states = states_of(&front, back.as_ref());
            entries.push(CounterEntry { key, name, front, states });
        }
        if !front.unit.is_empty() && seen.insert(front.unit.clone()) {
            let (key, name) = (front.unit.clone(), name_of(&front));
            let states = states_of(&front, back.as_ref());
            entries.push(CounterEntry { key, name, front, states });
        }
    }
    entries
}

/// Returns what is printed on a counter; nothing if only its symbol tells it. Numbers beside a title are values of the
/// card, and no part of its name.
fn name_of(face: &Face) -> String {
    let is_name = |part: &&str| face.title.is_empty() || part.chars().any(char::is_alphabetic);
    let parts = [face.designation.as_str(), face.formation.as_str()].into_iter().filter(is_name);
    let parts: Vec<&str> = [face.title.as_str()].into_iter().chain(parts).collect();
    parts.join(" ").trim().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::general_states;

    #[test]
    fn types_and_units_are_listed_once() {
        let face = |unit: &str, kind: &str, title: &str| Face {
            unit: unit.to_owned(),
            kind: kind.to_owned(),
            title: title.to_owned(),
            ..Face::default()
        };
        let printed = [
            face("tank-1", "tank", "Tank"),
            face("tank-2", "tank", "Tank"),
            face("", "", "Marker"),
            face("", "pool", "Untried"),
        ];
        let printed = printed.map(|front| PrintedCounter::one(front, None));
        let untried = PrintedCounter::one(face("", "", "?"), Some(face("division", "", "18")));
        let entries = entries_of(printed.into_iter().chain([untried]), general_states);
        let keys: Vec<&str> = entries.iter().map(|entry| entry.key.as_str()).collect();
        assert_eq!(keys, ["tank", "tank-1", "tank-2", "pool", "division"]);
        assert!(entries.first().is_some_and(|entry| entry.front.unit.is_empty()));
        assert!(
            entries.iter().all(|entry| entry.states.iter().all(|(_, face)| face.unit == entry.front.unit))
        );
        let patterns: Vec<Vec<String>> = entries.iter().map(CounterEntry::patterns).collect();
        let (none, tanks) = (Vec::new(), vec!["tank-*".to_owned()]);
        assert_eq!(patterns, [none.clone(), tanks.clone(), tanks, none.clone(), none]);
        let found = entries.iter().filter(|entry| entry.has("TANK 2")).count();
        assert_eq!(found, 1);
        // A pattern of types counts for their units.
        let met: Vec<bool> = entries.iter().map(|entry| entry.fits("tan*")).collect();
        assert_eq!(met, [true, true, true, false, false]);
        assert_eq!(entries.iter().filter(|entry| entry.is_type()).count(), 2);
    }

    #[test]
    fn values_beside_a_title_are_no_part_of_the_name() {
        let face = |title: &str, designation: &str, formation: &str| {
            let [title, designation, formation] = [title, designation, formation].map(str::to_owned);
            name_of(&Face { title, designation, formation, ..Face::default() })
        };
        assert_eq!(face("Guards T-34", "6", "9"), "Guards T-34");
        assert_eq!(face("Konev", "", "19th"), "Konev 19th");
        assert_eq!([face("", "7", "20 Mot"), face("", "", "18")], ["7 20 Mot", "18"]);
    }

    #[test]
    fn patterns_end_at_each_hyphen_and_before_a_number() {
        let of = |key: &str| {
            let key = key.to_owned();
            let (name, front, states) = (String::new(), Face::default(), Vec::new());
            CounterEntry { key, name, front, states }.patterns()
        };
        assert_eq!(of("so-t34-76"), ["so-*", "so-t34-*"]);
        assert_eq!(of("ge-mg34"), ["ge-*", "ge-mg*"]);
        assert_eq!(of("ge-mg42-tripod"), ["ge-*", "ge-mg42-*"]);
        assert_eq!(of("truck"), [""; 0]);
        assert_eq!(of("-a-"), [""; 0]);
    }
}
