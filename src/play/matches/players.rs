//! The players of a game by name.

use super::Matched;
use serde::{
    Deserialize, Deserializer, Serialize, Serializer,
    de::{IgnoredAny, MapAccess, Visitor},
    ser::SerializeMap,
};
use std::{fmt, marker::PhantomData};

/// The players of both sides by name; in JSON a field for each side, named after it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Players<G>(pub [String; 2], PhantomData<fn() -> G>);

impl<G: Matched> Players<G> {
    /// Makes the list of these players, in the order of the sides.
    pub fn new(names: [String; 2]) -> Self {
        Self(names, PhantomData)
    }
}

impl<G: Matched> Serialize for Players<G> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(2))?;
        for (side, name) in G::SIDES.into_iter().zip(&self.0) {
            map.serialize_entry(side.word, name)?;
        }
        map.end()
    }
}

impl<'de, G: Matched> Deserialize<'de> for Players<G> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Names<G>(PhantomData<G>);
        impl<'de, G: Matched> Visitor<'de> for Names<G> {
            type Value = [String; 2];

            fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
                f.write_str("the players by their sides")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<[String; 2], A::Error> {
                let mut names = <[String; 2]>::default();
                while let Some(field) = map.next_key::<String>()? {
                    match names.iter_mut().zip(G::SIDES).find(|(_, side)| side.word == field) {
                        Some((name, _)) => *name = map.next_value()?,
                        None => {
                            map.next_value::<IgnoredAny>()?;
                        }
                    }
                }
                Ok(names)
            }
        }
        deserializer.deserialize_map(Names::<G>(PhantomData)).map(Self::new)
    }
}
