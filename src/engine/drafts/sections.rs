//! The parts of a scenario that only its game has, lent for a look or a change: sections of things with fields.

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use super::{
    AddView, Extra, FieldValue, FieldView, Lent, NotChanged, SectionPage, SectionView, ThingName, ThingView,
};
use crate::engine::text::Text;

/// A section, as [`SectionView`], with the fields of its things.
pub struct SectionParts<'a> {
    pub word: &'static str,
    pub page: SectionPage,
    pub side: Option<usize>,
    pub title: Text,
    pub about: Text,
    pub things: Vec<ThingParts<'a>>,
    pub adds: Option<AddView>,
    pub removes: Option<Text>,
}

/// A thing in a section.
pub struct ThingParts<'a> {
    pub name: ThingName,
    pub fields: Vec<FieldParts<'a>>,
}

/// A field of a thing.
pub struct FieldParts<'a> {
    pub label: Text,
    pub value: Lent<'a>,
}

impl<'a> SectionParts<'a> {
    /// Returns a section with one thing, which is always there.
    pub fn of_fields(
        (word, page): (&'static str, SectionPage),
        title: Text,
        about: Text,
        fields: Vec<FieldParts<'a>>,
    ) -> Self {
        let things = vec![ThingParts { name: ThingName::None, fields }];
        Self { word, page, side: None, title, about, things, adds: None, removes: None }
    }

    /// Returns the same section as one of this side.
    #[must_use]
    pub fn of_side(self, side: usize) -> Self {
        Self { side: Some(side), ..self }
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
            side: self.side,
            title: self.title,
            about: self.about,
            things: self.things.into_iter().map(thing).collect(),
            adds: self.adds,
            removes: self.removes,
        }
    }

    /// Whether one of its things is of this kind: its list, and its id or word.
    pub(super) fn has(&self, list: Extra, what: &str) -> bool {
        self.things.iter().any(|thing| thing.name.is_of(list, what))
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

impl<'a> ThingParts<'a> {
    /// Returns a thing that is called as its kind in the game: the list of the kind, and its id or word.
    pub fn of_kind(list: Extra, what: &str, fields: Vec<FieldParts<'a>>) -> Self {
        Self { name: ThingName::Of { list, what: what.to_owned(), called: None }, fields }
    }
}

impl<'a> FieldParts<'a> {
    pub fn new(label: Text, value: Lent<'a>) -> Self {
        Self { label, value }
    }
}
