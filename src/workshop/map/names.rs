//! Names on the map, buildings, entry areas and lines between columns: lists in the player's own order.

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use super::{ground::set_terrain, lists::place};
use crate::engine::board::{Building, Hex, MapFile, Terrain};

/// A change of a list of names, by the number of an entry from 0.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Entry<T> {
    /// Adds an entry at the end.
    Add(T),
    /// Puts another one in the place of an entry; without effect if there is none of this number.
    Replace(usize, T),
    Remove(usize),
}

impl<T> Entry<T> {
    /// The number of the entry that is changed or removed; none if one is added.
    pub(super) fn number(&self) -> Option<usize> {
        match self {
            Self::Add(_) => None,
            Self::Replace(number, _) | Self::Remove(number) => Some(*number),
        }
    }

    /// The new entry; none if one is removed.
    pub fn new_entry(&self) -> Option<&T> {
        match self {
            Self::Add(entry) | Self::Replace(_, entry) => Some(entry),
            Self::Remove(_) => None,
        }
    }
}

/// Carries out changes of a list, one after the other.
pub(super) fn list<T: Clone>(list: &mut Vec<T>, changes: &[Entry<T>]) {
    changes.iter().for_each(|change| carry_out(list, change));
}

fn carry_out<T: Clone>(list: &mut Vec<T>, change: &Entry<T>) {
    match change {
        Entry::Add(entry) => list.push(entry.clone()),
        Entry::Replace(number, entry) => {
            if let Some(old) = list.get_mut(*number) {
                old.clone_from(entry);
            }
        }
        Entry::Remove(number) => {
            if *number < list.len() {
                list.remove(*number);
            }
        }
    }
}

/// Puts up a building, changes or removes one. Its hexes are houses and belong to no other building; hexes that it
/// gives up are clear. Returns the hexes whose ground may have changed.
pub(super) fn building(map: &mut MapFile, change: &Entry<Building>) -> Vec<Hex> {
    let count = map.buildings.len();
    let (number, new) = match change {
        Entry::Add(building) => (count, Some(building)),
        Entry::Replace(number, building) if *number < count => (*number, Some(building)),
        Entry::Remove(number) if *number < count => (*number, None),
        Entry::Replace(..) | Entry::Remove(_) => return Vec::new(),
    };
    let old = map.buildings.get(number).map_or_else(Vec::new, |building| building.hexes.clone());
    let mut hexes = new.map_or_else(Vec::new, |building| building.hexes.clone());
    hexes.sort_unstable_by_key(|hex| place(*hex));
    hexes.dedup();
    let others = map.buildings.iter_mut().enumerate().filter(|(other, _)| *other != number);
    others.for_each(|(_, building)| building.hexes.retain(|hex| !hexes.contains(hex)));
    if let Some(new) = new {
        let new = Building { hexes: hexes.clone(), ..new.clone() };
        match map.buildings.get_mut(number) {
            Some(building) => *building = new,
            None => map.buildings.push(new),
        }
    } else {
        map.buildings.remove(number);
    }
    map.buildings.retain(|building| !building.hexes.is_empty());
    let given_up: Vec<Hex> =
        old.into_iter().filter(|hex| !hexes.contains(hex) && map.town.contains(hex)).collect();
    set_terrain(map, &hexes, Terrain::Town);
    set_terrain(map, &given_up, Terrain::Clear);
    [hexes, given_up].concat()
}
