//! The parts of a scenario that only its game has, lent for a look or a change.

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use super::{AddView, Extra, FieldValue, FieldView, NotChanged, SectionPage, SectionView, ThingView};
use crate::engine::{board::Hex, counters::UnitId, text::Text};
use std::ops::RangeInclusive;

/// A section, as [`SectionView`], with the fields of its things.
pub struct SectionParts<'a> {
    pub word: &'static str,
    pub page: SectionPage,
    pub title: Text,
    pub about: Text,
    pub things: Vec<ThingParts<'a>>,
    pub adds: Option<AddView>,
    pub removes: Option<Text>,
}

/// A thing in a section.
pub struct ThingParts<'a> {
    /// Its name; none for the only thing of a section.
    pub name: Option<Text>,
    pub fields: Vec<FieldParts<'a>>,
}

/// A field of a thing.
pub struct FieldParts<'a> {
    pub label: Text,
    pub value: Lent<'a>,
}

/// The value of a field, lent for a change.
pub enum Lent<'a> {
    Number(&'a mut u8, RangeInclusive<u8>),
    /// An id that is typed.
    Id(&'a mut UnitId),
    Hex(&'a mut Hex),
    Hexes(&'a mut Vec<Hex>),
    /// An entry area of the map.
    Area(&'a mut UnitId),
    /// One of the things of this list.
    Thing(Extra, &'a mut UnitId),
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

impl<'a> SectionParts<'a> {
    /// Returns a section with one thing, which is always there.
    pub fn of_fields(
        (word, page): (&'static str, SectionPage),
        title: Text,
        about: Text,
        fields: Vec<FieldParts<'a>>,
    ) -> Self {
        let things = vec![ThingParts { name: None, fields }];
        Self { word, page, title, about, things, adds: None, removes: None }
    }

    /// Returns what the section shows.
    pub(super) fn view(self) -> SectionView {
        let field = |field: FieldParts| FieldView { label: field.label, value: field.value.value() };
        let thing = |thing: ThingParts| ThingView {
            name: thing.name,
            fields: thing.fields.into_iter().map(field).collect(),
        };
        SectionView {
            word: self.word,
            page: self.page,
            title: self.title,
            about: self.about,
            things: self.things.into_iter().map(thing).collect(),
            adds: self.adds,
            removes: self.removes,
        }
    }

    /// Gives a field of a thing another value.
    ///
    /// # Errors
    /// There is no such thing or field, or it cannot have this value.
    pub(super) fn set(self, thing: usize, field: usize, value: &FieldValue) -> Result<(), NotChanged> {
        let thing = self.things.into_iter().nth(thing).ok_or(NotChanged::NoThing)?;
        let field = thing.fields.into_iter().nth(field).ok_or(NotChanged::NoField)?;
        field.value.set(value)
    }
}

impl<'a> FieldParts<'a> {
    pub fn new(label: Text, value: Lent<'a>) -> Self {
        Self { label, value }
    }
}

impl Lent<'_> {
    /// Returns the present value.
    fn value(&self) -> FieldValue {
        match self {
            Self::Number(number, range) => {
                FieldValue::Number { number: **number, least: *range.start(), most: *range.end() }
            }
            Self::Id(id) => FieldValue::Id(id.to_string()),
            Self::Hex(hex) => FieldValue::Hex(**hex),
            Self::Hexes(hexes) => FieldValue::Hexes(hexes.to_vec()),
            Self::Area(area) => FieldValue::Area(**area),
            Self::Thing(list, id) => FieldValue::Thing { list: *list, what: id.to_string() },
            Self::Choice(choice) => FieldValue::Choice { words: choice.words, chosen: choice.chosen },
        }
    }

    /// Takes another value.
    fn set(self, value: &FieldValue) -> Result<(), NotChanged> {
        let id = |text: &str| text.parse::<UnitId>().map_err(|_| NotChanged::NoThing);
        match (self, value) {
            (Self::Number(number, range), FieldValue::Number { number: new, .. }) => {
                if !range.contains(new) {
                    return Err(NotChanged::Range(*range.start(), *range.end()));
                }
                *number = *new;
            }
            (Self::Id(present), FieldValue::Id(text)) => *present = id(text)?,
            (Self::Hex(hex), FieldValue::Hex(new)) => *hex = *new,
            (Self::Hexes(hexes), FieldValue::Hexes(new)) => hexes.clone_from(new),
            (Self::Area(area), FieldValue::Area(new)) => *area = *new,
            (Self::Thing(list, present), FieldValue::Thing { list: of, what }) if list == *of => {
                *present = id(what)?;
            }
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
