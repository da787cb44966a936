//! Arguments of texts.

use crate::engine::{
    board::Hex,
    counters::{Points, ShortId},
};
use serde::{Serialize, Serializer, ser::SerializeSeq};

/// An argument of a text, which keeps its kind until the text is shown.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Arg {
    Number(i64),
    /// A number of halves, such as movement points: 19 is shown as 9½.
    Halves(i64),
    /// A unit, shown by the name that the viewer may read.
    Unit(ShortId),
    /// A hex, shown with the name of its place if it has one.
    Hex(Hex),
    /// A message that is a name, such as that of a side or a weapon, and may have a gender and cases.
    Name(&'static str),
    /// A side: the message of its name, and the name in English, for a side that has no message.
    Side(&'static str, &'static str),
    /// Words of data, such as the name of a place or a case of the rules.
    Words(String),
    List(Vec<Self>),
}

impl Arg {
    /// Returns a list of arguments of one kind.
    pub fn list<T: Into<Self>>(items: impl IntoIterator<Item = T>) -> Self {
        Self::List(items.into_iter().map(Into::into).collect())
    }
}

macro_rules! numbers {
    ($($kind:ty)*) => {
        $(impl From<$kind> for Arg {
            fn from(number: $kind) -> Self {
                Self::Number(i64::from(number))
            }
        })*
    };
}

numbers!(u8 u16 u32 i8 i16 i32 i64);

impl From<usize> for Arg {
    fn from(number: usize) -> Self {
        Self::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

impl From<Points> for Arg {
    fn from(points: Points) -> Self {
        Self::Halves(i64::from(points.0))
    }
}

impl From<ShortId> for Arg {
    fn from(unit: ShortId) -> Self {
        Self::Unit(unit)
    }
}

impl From<Hex> for Arg {
    fn from(hex: Hex) -> Self {
        Self::Hex(hex)
    }
}

impl From<String> for Arg {
    fn from(words: String) -> Self {
        Self::Words(words)
    }
}

impl From<&str> for Arg {
    fn from(words: &str) -> Self {
        Self::Words(words.to_owned())
    }
}

impl From<char> for Arg {
    fn from(letter: char) -> Self {
        Self::Words(letter.to_string())
    }
}

impl<T: Into<Self>> From<Vec<T>> for Arg {
    fn from(items: Vec<T>) -> Self {
        Self::list(items)
    }
}

/// In JSON an argument is a number or a text: ids of units, numbers of hexes.
impl Serialize for Arg {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Number(number) => serializer.serialize_i64(*number),
            Self::Halves(halves) if halves % 2 == 0 => serializer.serialize_i64(halves / 2),
            Self::Halves(halves) => serializer.serialize_f64(*halves as f64 / 2.0),
            Self::Unit(unit) => serializer.serialize_str(unit.as_str()),
            Self::Hex(hex) => serializer.collect_str(hex),
            Self::Name(name) | Self::Side(_, name) => serializer.serialize_str(name),
            Self::Words(words) => serializer.serialize_str(words),
            Self::List(items) => {
                let mut list = serializer.serialize_seq(Some(items.len()))?;
                for item in items {
                    list.serialize_element(item)?;
                }
                list.end()
            }
        }
    }
}
