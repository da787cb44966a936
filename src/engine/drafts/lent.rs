//! The value of a field of a part that only its game has, lent for a look or a change.

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use super::{Extra, FieldValue, NotChanged, Things};
use crate::engine::{board::Hex, counters::UnitId};
use std::ops::RangeInclusive;

/// The largest number of things of a kind.
const MOST_OF_KIND: u8 = 99;

/// The value of a field, lent for a change.
pub enum Lent<'a> {
    Number(&'a mut dyn Whole, RangeInclusive<i32>),
    /// The numbers of things of a few kinds: the word of each kind in the file, and the message with its name.
    Numbers(&'a mut dyn Things, &'static [(&'static str, &'static str)]),
    /// A text that is typed.
    Text(&'a mut String),
    /// An id that is typed.
    Id(&'a mut UnitId),
    Hex(&'a mut Hex),
    Hexes(&'a mut Vec<Hex>),
    /// Hexes, or none for all.
    HexesOrAll(&'a mut Option<Vec<Hex>>),
    /// Pairs of adjacent hexes.
    Pairs(&'a mut Vec<(Hex, Hex)>),
    /// The first and the last column of an area.
    Columns(&'a mut (u8, u8)),
    /// The first and the last column, or none for all.
    ColumnsOrAll(&'a mut Option<(u8, u8)>),
    /// An entry area of the map.
    Area(&'a mut UnitId),
    /// One of the things of this list.
    Thing(Extra, &'a mut UnitId),
    /// Types of units, or counters in a game that has single ones: those of this side, or of both.
    Units(Option<usize>, &'a mut Vec<UnitId>),
    /// The same, or none for all.
    UnitsOrAll(Option<usize>, &'a mut Option<Vec<UnitId>>),
    Choice(LentChoice<'a>),
}

/// A value that is one of a few, lent for a change.
pub struct LentChoice<'a> {
    /// The messages of the choices.
    pub words: &'static [&'static str],
    /// The number of the chosen one; none if the value is none of them.
    pub chosen: Option<usize>,
    /// Takes the choice of this number, which there is.
    pub choose: Box<dyn FnOnce(usize) + 'a>,
}

/// A whole number that can be read and set.
pub trait Whole {
    fn get(&self) -> i32;

    /// Sets it; a number that it cannot have changes nothing.
    fn set(&mut self, number: i32);
}

/// Implements [`Whole`] for these types.
macro_rules! whole {
    ($($kind:ty)*) => {
        $(impl Whole for $kind {
            fn get(&self) -> i32 {
                i32::from(*self)
            }

            fn set(&mut self, number: i32) {
                if let Ok(number) = Self::try_from(number) {
                    *self = number;
                }
            }
        })*
    };
}

whole!(u8 u16 i16);

impl Whole for u32 {
    fn get(&self) -> i32 {
        i32::try_from(*self).unwrap_or(i32::MAX)
    }

    fn set(&mut self, number: i32) {
        if let Ok(number) = Self::try_from(number) {
            *self = number;
        }
    }
}

impl<'a> Lent<'a> {
    /// Lends a value that is one of these; the messages of their names are in the same order.
    pub fn one_of<T: Copy + PartialEq>(
        value: &'a mut T,
        all: &'static [T],
        words: &'static [&'static str],
    ) -> Self {
        let chosen = all.iter().position(|one| *one == *value);
        let choose = Box::new(move |number: usize| {
            if let Some(one) = all.get(number) {
                *value = *one;
            }
        });
        Self::Choice(LentChoice { words, chosen, choose })
    }
}

impl Lent<'_> {
    /// Returns the present value.
    pub(super) fn value(&self) -> FieldValue {
        match self {
            Self::Number(number, range) => {
                FieldValue::Number { number: number.get(), least: *range.start(), most: *range.end() }
            }
            Self::Numbers(things, words) => {
                let all = things.all();
                let number = |(word, _): &(&str, &str)| number_of(&all, word);
                FieldValue::Numbers { words, numbers: words.iter().map(number).collect() }
            }
            Self::Text(text) => FieldValue::Text((**text).clone()),
            Self::Id(id) => FieldValue::Id(id.to_string()),
            Self::Hex(hex) => FieldValue::Hex(**hex),
            Self::Hexes(hexes) => FieldValue::Hexes(hexes.to_vec()),
            Self::HexesOrAll(hexes) => FieldValue::Hexes(hexes.as_deref().unwrap_or_default().to_vec()),
            Self::Pairs(pairs) => FieldValue::Pairs(pairs.to_vec()),
            Self::Columns(columns) => FieldValue::Columns { columns: Some(**columns), or_all: false },
            Self::ColumnsOrAll(columns) => FieldValue::Columns { columns: **columns, or_all: true },
            Self::Area(area) => FieldValue::Area(**area),
            Self::Thing(list, id) => FieldValue::Thing { list: *list, what: id.to_string() },
            Self::Units(side, units) => FieldValue::Units { side: *side, units: units.to_vec() },
            Self::UnitsOrAll(side, units) => {
                let units = units.as_deref().unwrap_or_default().to_vec();
                FieldValue::Units { side: *side, units }
            }
            Self::Choice(choice) => FieldValue::Choice { words: choice.words, chosen: choice.chosen },
        }
    }

    /// Takes another value.
    ///
    /// # Errors
    /// It cannot have this value.
    pub(super) fn set(self, value: &FieldValue) -> Result<(), NotChanged> {
        let id = |text: &str| text.parse::<UnitId>().map_err(|_| NotChanged::NoThing);
        match (self, value) {
            (Self::Number(number, range), FieldValue::Number { number: new, .. }) => {
                if !range.contains(new) {
                    return Err(NotChanged::Range(*range.start(), *range.end()));
                }
                number.set(*new);
            }
            (Self::Numbers(things, words), FieldValue::Numbers { numbers, .. }) => {
                set_numbers(things, words, numbers)?;
            }
            (Self::Text(present), FieldValue::Text(text)) => present.clone_from(text),
            (Self::Id(present), FieldValue::Id(text)) => *present = id(text)?,
            (Self::Hex(hex), FieldValue::Hex(new)) => *hex = *new,
            (Self::Hexes(hexes), FieldValue::Hexes(new)) => hexes.clone_from(new),
            (Self::HexesOrAll(hexes), FieldValue::Hexes(new)) => *hexes = unless_empty(new),
            (Self::Pairs(pairs), FieldValue::Pairs(new)) => pairs.clone_from(new),
            (Self::Columns(columns), FieldValue::Columns { columns: new, .. }) => {
                *columns = new.ok_or(NotChanged::NoHex)?;
            }
            (Self::ColumnsOrAll(columns), FieldValue::Columns { columns: new, .. }) => *columns = *new,
            (Self::Area(area), FieldValue::Area(new)) => *area = *new,
            (Self::Thing(list, present), FieldValue::Thing { list: of, what }) if list == *of => {
                *present = id(what)?;
            }
            (Self::Units(_, units), FieldValue::Units { units: new, .. }) => units.clone_from(new),
            (Self::UnitsOrAll(_, units), FieldValue::Units { units: new, .. }) => *units = unless_empty(new),
            (Self::Choice(choice), FieldValue::Choice { chosen: Some(new), .. }) => {
                if *new >= choice.words.len() {
                    return Err(NotChanged::NoField);
                }
                (choice.choose)(*new);
            }
            _ => return Err(NotChanged::NoField),
        }
        Ok(())
    }
}

/// Returns the number of the things with this word.
fn number_of(all: &[(String, u8)], word: &str) -> u8 {
    all.iter().find(|(known, _)| known == word).map_or(0, |(_, number)| *number)
}

/// Sets the numbers that differ from the present ones.
fn set_numbers(
    things: &mut dyn Things,
    words: &[(&'static str, &'static str)],
    numbers: &[u8],
) -> Result<(), NotChanged> {
    if numbers.len() != words.len() {
        return Err(NotChanged::NoField);
    }
    let all = things.all();
    for ((word, _), number) in words.iter().zip(numbers) {
        if *number > MOST_OF_KIND {
            return Err(NotChanged::Range(0, i32::from(MOST_OF_KIND)));
        }
        if number_of(&all, word) != *number {
            things.set(word, *number)?;
        }
    }
    Ok(())
}

/// Returns a list, or none if it is empty.
fn unless_empty<T: Clone>(list: &[T]) -> Option<Vec<T>> {
    (!list.is_empty()).then(|| list.to_vec())
}
