//! The assets of a side, lent for a change: works that it builds, artillery beside the map, and the like.

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use super::{AssetArea, AssetNumber, AssetView, Extra};
use crate::engine::board::Hex;

/// An asset of a side, lent for a change.
pub struct AssetParts<'a> {
    pub list: Extra,
    /// Its id or word, as the kinds of the game have it.
    pub what: String,
    /// Its name for players, if it has one of its own.
    pub name: Option<&'a mut String>,
    pub area: AreaParts<'a>,
    pub numbers: Vec<NumberParts<'a>>,
}

/// The area of an asset, lent for a change.
pub enum AreaParts<'a> {
    /// It has none.
    None,
    /// The first and the last column.
    Columns(&'a mut (u8, u8)),
    /// The columns that it reaches, and the hexes among them; none for all.
    Reach { columns: &'a mut Option<(u8, u8)>, hexes: &'a mut Option<Vec<Hex>> },
}

/// A number of an asset, lent for a change.
pub struct NumberParts<'a> {
    /// The message with its name.
    pub message: &'static str,
    pub number: &'a mut dyn Whole,
    pub least: i32,
    pub most: i32,
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

impl<'a> NumberParts<'a> {
    /// Returns a number with the message of its name and its limits.
    pub fn new(message: &'static str, number: &'a mut dyn Whole, (least, most): (i32, i32)) -> Self {
        Self { message, number, least, most }
    }
}

impl AssetParts<'_> {
    /// Returns it as the pages show it.
    pub(super) fn view(&self) -> AssetView {
        let area = match &self.area {
            AreaParts::None => AssetArea::None,
            AreaParts::Columns(columns) => AssetArea::Columns(**columns),
            AreaParts::Reach { columns, hexes } => {
                AssetArea::Reach { columns: **columns, hexes: (**hexes).clone() }
            }
        };
        let number = |one: &NumberParts<'_>| AssetNumber {
            message: one.message,
            number: one.number.get(),
            least: one.least,
            most: one.most,
        };
        AssetView {
            list: self.list,
            what: self.what.clone(),
            name: self.name.as_deref().cloned(),
            area,
            numbers: self.numbers.iter().map(number).collect(),
        }
    }
}
