//! The units and unit types of a game that the editor lists.

use crate::{art::packs::face::Face, scene::PrintedCounter};
use std::collections::BTreeSet;

/// A unit or a unit type.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct CounterEntry {
    /// Its key in a pack file.
    pub key: String,
    /// What is printed on it, for the list.
    pub name: String,
    pub front: Face,
    pub back: Option<Face>,
}

impl CounterEntry {
    /// Whether it has all of these words.
    pub fn has(&self, words: &str) -> bool {
        let text = format!("{} {}", self.key, self.name).to_lowercase();
        words.to_lowercase().split_whitespace().all(|word| text.contains(word))
    }
}

/// Returns an entry for each unit type and each unit among these counters, in their order.
pub(crate) fn entries_of(printed: impl IntoIterator<Item = PrintedCounter>) -> Vec<CounterEntry> {
    let mut seen: BTreeSet<String> = BTreeSet::new();
    let mut entries = Vec::new();
    for PrintedCounter { front, back, .. } in printed {
        let of_type = |face: &Face| Face { unit: String::new(), ..face.clone() };
        if !front.kind.is_empty() && seen.insert(front.kind.clone()) {
            let (key, name) = (front.kind.clone(), name_of(&front));
            entries.push(CounterEntry {
                key,
                name,
                front: of_type(&front),
                back: back.as_ref().map(of_type),
            });
        }
        if !front.unit.is_empty() && seen.insert(front.unit.clone()) {
            let (key, name) = (front.unit.clone(), name_of(&front));
            entries.push(CounterEntry { key, name, front, back });
        }
    }
    entries
}

/// Returns what is printed on a counter; nothing if only its symbol tells it.
fn name_of(face: &Face) -> String {
    let parts = [&face.title, &face.designation, &face.formation];
    let parts: Vec<&str> = parts.into_iter().map(String::as_str).filter(|part| !part.is_empty()).collect();
    parts.join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

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
        let entries = entries_of(printed.map(|front| PrintedCounter::one(front, None)));
        let keys: Vec<&str> = entries.iter().map(|entry| entry.key.as_str()).collect();
        assert_eq!(keys, ["tank", "tank-1", "tank-2", "pool"]);
        assert!(entries.first().is_some_and(|entry| entry.front.unit.is_empty()));
        let found = entries.iter().filter(|entry| entry.has("TANK 2")).count();
        assert_eq!(found, 1);
    }
}
