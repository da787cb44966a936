//! A step of undo: only the entries that a change has added and removed.

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use super::lists::{CHAINS, COURSES, DIRECTED, HEX_LISTS, List, PAIRS, SIDE_LISTS, Sorted};
use crate::engine::board::MapFile;
use std::cmp::Ordering;

/// The difference of one list or one value between two states of a map.
trait Edit: Send + Sync {
    /// Brings it into the later state or, `back`, into the earlier one.
    fn carry_out(&self, map: &mut MapFile, back: bool);
    /// The number of entries that it remembers.
    fn entries(&self) -> usize;
}

/// The places in the picture under the map of the middles of three hexes.
pub(super) type Corners = [(f32, f32); 3];

/// A thing that undo and redo know.
pub(super) enum Done {
    Map(Step),
    /// Another fit of the picture under the map, which is no part of the map: before and after.
    Fit(Corners, Corners),
}

impl Done {
    /// Whether it has changed the map.
    pub(super) fn is_of_map(&self) -> bool {
        matches!(self, Self::Map(_))
    }

    /// The number of entries that it remembers.
    pub(super) fn entries(&self) -> usize {
        match self {
            Self::Map(step) => step.entries(),
            Self::Fit(..) => 0,
        }
    }
}

/// The differences between two states of a map.
pub(super) struct Step(Vec<Box<dyn Edit>>);

impl Step {
    /// Returns the step from one state to another; none if they are equal. Both maps are in the form of the editor and
    /// stay unchanged; they can be changed only because their lists are reached that way.
    pub(super) fn between(before: &mut MapFile, after: &mut MapFile) -> Option<Self> {
        let mut edits = Vec::new();
        edits.extend(HEX_LISTS.into_iter().filter_map(|list| exchange(list, before, after)));
        let sides = SIDE_LISTS.into_iter().chain(DIRECTED);
        edits.extend(sides.filter_map(|list| exchange(list, before, after)));
        edits.extend(COURSES.into_iter().filter_map(|list| splice(list, before, after)));
        edits.extend(PAIRS.into_iter().filter_map(|list| splice(list, before, after)));
        edits.extend(CHAINS.into_iter().filter_map(|list| splice(list, before, after)));
        edits.extend(splice(|map| &mut map.buildings, before, after));
        edits.extend(splice(|map| &mut map.river_names, before, after));
        edits.extend(splice(|map| &mut map.places, before, after));
        edits.extend(splice(|map| &mut map.areas, before, after));
        edits.extend(splice(|map| &mut map.limits, before, after));
        edits.extend(swap(|map| &mut map.id, before, after));
        edits.extend(swap(|map| &mut map.title, before, after));
        edits.extend(swap(|map| &mut map.subtitle, before, after));
        edits.extend(swap(|map| &mut map.columns, before, after));
        edits.extend(swap(|map| &mut map.rows, before, after));
        edits.extend(swap(|map| &mut map.countryside, before, after));
        (!edits.is_empty()).then_some(Self(edits))
    }

    pub(super) fn undo(&self, map: &mut MapFile) {
        self.0.iter().for_each(|edit| edit.carry_out(map, true));
    }

    pub(super) fn redo(&self, map: &mut MapFile) {
        self.0.iter().for_each(|edit| edit.carry_out(map, false));
    }

    fn entries(&self) -> usize {
        self.0.iter().map(|edit| edit.entries()).sum()
    }
}

/// Entries that a sorted list has lost and won.
struct Exchange<T> {
    list: List<T>,
    lost: Vec<T>,
    won: Vec<T>,
}

impl<T: Sorted> Edit for Exchange<T> {
    fn carry_out(&self, map: &mut MapFile, back: bool) {
        let (out, into) = if back { (&self.won, &self.lost) } else { (&self.lost, &self.won) };
        let list = (self.list)(map);
        list.retain(|entry| out.binary_search_by_key(&entry.place(), Sorted::place).is_err());
        list.extend(into.iter().cloned());
        list.sort_by_key(Sorted::place);
    }

    fn entries(&self) -> usize {
        self.lost.len() + self.won.len()
    }
}

fn exchange<T: Sorted>(list: List<T>, before: &mut MapFile, after: &mut MapFile) -> Option<Box<dyn Edit>> {
    let (old, new) = (list(before), list(after));
    if *old == *new {
        return None;
    }
    let (mut lost, mut won) = (Vec::new(), Vec::new());
    let (mut olds, mut news) = (old.iter().peekable(), new.iter().peekable());
    loop {
        let pair = (olds.peek().copied(), news.peek().copied());
        let order = match pair {
            (None, None) => break,
            (Some(_), None) => Ordering::Less,
            (None, Some(_)) => Ordering::Greater,
            (Some(one), Some(other)) => one.place().cmp(&other.place()),
        };
        if pair.0 != pair.1 {
            lost.extend(pair.0.filter(|_| order.is_le()).cloned());
            won.extend(pair.1.filter(|_| order.is_ge()).cloned());
        }
        if order.is_le() {
            olds.next();
        }
        if order.is_ge() {
            news.next();
        }
    }
    Some(Box::new(Exchange { list, lost, won }))
}

/// The part of a list in order that has changed.
struct Splice<T> {
    list: List<T>,
    at: usize,
    old: Vec<T>,
    new: Vec<T>,
}

impl<T: Clone + Send + Sync + 'static> Edit for Splice<T> {
    fn carry_out(&self, map: &mut MapFile, back: bool) {
        let (out, into) = if back { (&self.new, &self.old) } else { (&self.old, &self.new) };
        let list = (self.list)(map);
        let start = self.at.min(list.len());
        let end = (start + out.len()).min(list.len());
        list.splice(start..end, into.iter().cloned());
    }

    fn entries(&self) -> usize {
        self.old.len() + self.new.len()
    }
}

fn splice<T: Clone + PartialEq + Send + Sync + 'static>(
    list: List<T>,
    before: &mut MapFile,
    after: &mut MapFile,
) -> Option<Box<dyn Edit>> {
    let (old, new) = (list(before), list(after));
    if *old == *new {
        return None;
    }
    let at = old.iter().zip(new.iter()).take_while(|(one, other)| one == other).count();
    let most = old.len().min(new.len()) - at;
    let ends = old.iter().rev().zip(new.iter().rev());
    let same = ends.take(most).take_while(|(one, other)| one == other).count();
    let part = |list: &[T]| list.get(at..list.len() - same).unwrap_or_default().to_vec();
    Some(Box::new(Splice { list, at, old: part(old), new: part(new) }))
}

/// A value before and after.
struct Swap<T> {
    value: fn(&mut MapFile) -> &mut T,
    old: T,
    new: T,
}

impl<T: Clone + Send + Sync + 'static> Edit for Swap<T> {
    fn carry_out(&self, map: &mut MapFile, back: bool) {
        (self.value)(map).clone_from(if back { &self.old } else { &self.new });
    }

    fn entries(&self) -> usize {
        2
    }
}

fn swap<T: Clone + PartialEq + Send + Sync + 'static>(
    value: fn(&mut MapFile) -> &mut T,
    before: &mut MapFile,
    after: &mut MapFile,
) -> Option<Box<dyn Edit>> {
    let (old, new) = (value(before).clone(), value(after).clone());
    (old != new).then(|| -> Box<dyn Edit> { Box::new(Swap { value, old, new }) })
}
