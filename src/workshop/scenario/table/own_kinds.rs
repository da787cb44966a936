//! The types of units that the panel offers: those of the game, and those of the author's own list as it is now.

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use crate::{
    engine::{
        counters::UnitId,
        drafts::{ExtraKind, UnitKind, UnitSheet, copied_kinds},
    },
    workshop::scenario::pages::TypeShown,
};

/// The types with which a scenario was opened, and the copies that were made of them.
pub(super) struct OwnKinds {
    kinds: Vec<UnitKind>,
    extras: Vec<ExtraKind>,
    /// The ids and names of the author's list before any of them was changed here; empty before there is a list.
    named: Vec<(String, String)>,
    /// Each copy and its original, in the order in which they were made. A copy may have been undone.
    copies: Vec<(UnitId, UnitId)>,
}

impl OwnKinds {
    pub fn new(kinds: &[UnitKind], extras: &[ExtraKind]) -> Self {
        Self { kinds: kinds.to_vec(), extras: extras.to_vec(), named: Vec::new(), copies: Vec::new() }
    }

    /// Notes the names of the author's list when it is first seen. The game may call its types something longer.
    pub fn note(&mut self, sheet: &UnitSheet) {
        if self.named.is_empty() {
            self.named = sheet.types();
        }
    }

    /// Notes a copy of a type.
    pub fn copied(&mut self, copy: UnitId, of: UnitId) {
        self.copies.retain(|(known, _)| *known != copy);
        self.copies.push((copy, of));
    }

    /// Returns what can be offered with these types in the author's list.
    pub fn all(&self, types: &[TypeShown]) -> (Vec<UnitKind>, Vec<ExtraKind>) {
        let (mut kinds, mut extras) = (self.kinds.clone(), self.extras.clone());
        let is_there = |id: &UnitId| types.iter().any(|shown| shown.id == id.as_str());
        for (id, of) in self.copies.iter().filter(|(id, _)| is_there(id)) {
            let kind = kinds.iter().find(|kind| kind.id == *of).cloned();
            kinds.extend(kind.map(|kind| UnitKind { id: *id, ..kind }));
            let name = types.iter().find(|shown| shown.id == id.as_str()).map_or("", |shown| &shown.name);
            let copied = copied_kinds(&extras, *of, id.as_str(), name);
            extras.extend(copied);
        }
        for shown in types.iter().filter(|shown| self.has_new_name(shown)) {
            for kind in kinds.iter_mut().filter(|kind| kind.id.as_str() == shown.id) {
                kind.name.clone_from(&shown.name);
            }
            for kind in extras.iter_mut().filter(|kind| kind.what == shown.id) {
                kind.name.clone_from(&shown.name);
            }
        }
        (kinds, extras)
    }

    fn has_new_name(&self, shown: &TypeShown) -> bool {
        self.named.iter().all(|(id, name)| *id != shown.id || *name != shown.name)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn id(word: &str) -> UnitId {
        word.parse().expect("an id")
    }

    fn shown(id: &str, name: &str) -> TypeShown {
        TypeShown { id: id.to_owned(), name: name.to_owned(), is_own: true, values: Vec::new() }
    }

    #[test]
    fn copies_are_offered_while_they_are_in_the_list() {
        let kind = UnitKind { id: id("a"), name: "A Panzer".to_owned(), side: 0 };
        let mut own = OwnKinds::new(&[kind], &[]);
        own.note(&UnitSheet::read("(types:[(id:\"a\",name:\"A\")])").expect("a list"));
        own.copied(id("b"), id("a"));
        let names = |types: &[TypeShown]| -> Vec<String> {
            own.all(types).0.into_iter().map(|kind| kind.name).collect()
        };
        assert_eq!(names(&[shown("a", "A"), shown("b", "B")]), ["A Panzer", "B"]);
        assert_eq!(names(&[shown("a", "A")]), ["A Panzer"]);
        assert_eq!(names(&[shown("a", "Z")]), ["Z"]);
        assert_eq!(names(&[]), ["A Panzer"]);
    }
}
