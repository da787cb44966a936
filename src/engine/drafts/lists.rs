//! Lists of a group or an arrival beside that of its units: things and numbers, and carriers with their passengers.

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use super::{Extra, ExtraKind, ExtraView, NotChanged, UnitKind};
use crate::engine::counters::UnitId;

/// The sign between the types of a carrier and its passenger.
const WITH: char = '/';

/// A list of a group or an arrival beside that of its units, lent for a change.
pub struct ListParts<'a> {
    pub list: Extra,
    pub things: &'a mut dyn Things,
}

/// A list of things with their numbers.
pub trait Things {
    /// Returns the id or word of each thing, as the file has it, and its number.
    fn all(&self) -> Vec<(String, u8)>;

    /// Sets the number of a thing; 0 removes it.
    ///
    /// # Errors
    /// There is nothing of that name.
    fn set(&mut self, what: &str, number: u8) -> Result<(), NotChanged>;
}

/// A thing in a list with an id or word, as the file has it.
pub trait Named: Copy + PartialEq {
    fn word(self) -> String;

    /// Returns the thing of this name; none if there is none.
    fn of_word(word: &str) -> Option<Self>;
}

impl Named for UnitId {
    fn word(self) -> String {
        self.to_string()
    }

    fn of_word(word: &str) -> Option<Self> {
        word.parse().ok()
    }
}

impl<T: Named> Things for Vec<(T, u8)> {
    fn all(&self) -> Vec<(String, u8)> {
        self.iter().map(|(thing, number)| (thing.word(), *number)).collect()
    }

    fn set(&mut self, what: &str, number: u8) -> Result<(), NotChanged> {
        let thing = T::of_word(what).ok_or(NotChanged::NoThing)?;
        set_number(self, thing, number);
        Ok(())
    }
}

/// Carriers with their passengers: the types of both, and the number of such pairs.
impl Things for Vec<(UnitId, UnitId, u8)> {
    fn all(&self) -> Vec<(String, u8)> {
        let word = |(carrier, passenger, number): &(UnitId, UnitId, u8)| {
            (format!("{carrier}{WITH}{passenger}"), *number)
        };
        self.iter().map(word).collect()
    }

    fn set(&mut self, what: &str, number: u8) -> Result<(), NotChanged> {
        let ids = what.split_once(WITH).and_then(|(carrier, passenger)| {
            let carrier: UnitId = carrier.parse().ok()?;
            let passenger: UnitId = passenger.parse().ok()?;
            Some((carrier, passenger))
        });
        let (carrier, passenger) = ids.ok_or(NotChanged::NoThing)?;
        let is_it = |entry: &(UnitId, UnitId, u8)| entry.0 == carrier && entry.1 == passenger;
        match self.iter_mut().find(|entry| is_it(entry)) {
            Some(entry) => entry.2 = number,
            None => self.push((carrier, passenger, number)),
        }
        self.retain(|entry| entry.2 > 0);
        Ok(())
    }
}

impl ListParts<'_> {
    /// Returns its things as the pages show them.
    pub(super) fn view(&self) -> Vec<ExtraView> {
        let view = |(what, number)| ExtraView { list: self.list, what, number };
        self.things.all().into_iter().map(view).collect()
    }
}

/// Returns every carrier among these types with each passenger that it can have; `takes` decides that. The name is that
/// of the passenger; `in_groups` states whether groups that are set up can have them.
pub fn loaded_kinds(
    kinds: &[UnitKind],
    takes: impl Fn(UnitId, UnitId) -> bool,
    in_groups: bool,
) -> Vec<ExtraKind> {
    let with = |carrier: &UnitKind, passenger: &UnitKind| ExtraKind {
        list: Extra::Loaded,
        what: format!("{}{WITH}{}", carrier.id, passenger.id),
        name: passenger.name.clone(),
        side: Some(carrier.side),
        in_groups,
        in_arrivals: true,
    };
    let mut pairs = Vec::new();
    for carrier in kinds {
        let fits = |passenger: &&UnitKind| {
            passenger.side == carrier.side && passenger.id != carrier.id && takes(carrier.id, passenger.id)
        };
        pairs.extend(kinds.iter().filter(fits).map(|passenger| with(carrier, passenger)));
    }
    pairs
}

/// Returns the kinds of things that a copy of a type brings: those of the type, under the id and the name of the copy.
pub fn copied_kinds(kinds: &[ExtraKind], of: UnitId, id: &str, name: &str) -> Vec<ExtraKind> {
    let of = of.as_str();
    let copy = |kind: &ExtraKind| {
        let (what, name) = match kind.what.split_once(WITH) {
            Some((carrier, passenger)) if carrier == of => {
                (format!("{id}{WITH}{passenger}"), kind.name.clone())
            }
            Some((carrier, passenger)) if passenger == of => {
                (format!("{carrier}{WITH}{id}"), name.to_owned())
            }
            None if kind.what == of => (id.to_owned(), name.to_owned()),
            _ => return None,
        };
        Some(ExtraKind { what, name, ..kind.clone() })
    };
    kinds.iter().filter_map(copy).collect()
}

/// Sets the number of a thing in a list; 0 removes it.
pub(super) fn set_number<T: PartialEq>(list: &mut Vec<(T, u8)>, thing: T, number: u8) {
    if number == 0 {
        list.retain(|(known, _)| *known != thing);
        return;
    }
    match list.iter_mut().find(|(known, _)| *known == thing) {
        Some((_, many)) => *many = number,
        None => list.push((thing, number)),
    }
}
