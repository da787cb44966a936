//! Secrets as a game file keeps them: sealed when they are written, sealed or plain when they are read.

use super::{
    plot::Plot,
    position::{Position, Public, Secrets},
};
use crate::engine::orders::{open_seal, seal_value};
use serde::{
    Deserializer, Serialize, Serializer,
    de::{DeserializeOwned, Error, MapAccess, Visitor, value::MapAccessDeserializer},
};
use std::{fmt, marker::PhantomData};

/// A position as it is written into a game file.
#[derive(Clone, Debug, Serialize)]
#[serde(rename = "Position")]
pub struct SealedPosition {
    public: Public,
    secrets: String,
}

impl SealedPosition {
    /// Seals what a side keeps to itself.
    ///
    /// # Errors
    /// It has no form as text.
    pub fn new(position: &Position) -> Result<Self, ron::Error> {
        Ok(Self { public: position.public.clone(), secrets: seal_value(&position.secrets)? })
    }
}

/// Reads secrets, sealed or plain.
pub(super) fn secrets<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Secrets, D::Error> {
    sealed_or_plain(deserializer)
}

fn sealed_or_plain<'de, T: DeserializeOwned, D: Deserializer<'de>>(deserializer: D) -> Result<T, D::Error> {
    struct Sealed<T>(PhantomData<T>);
    impl<'de, T: DeserializeOwned> Visitor<'de> for Sealed<T> {
        type Value = T;

        fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
            f.write_str("what a side keeps to itself, plain or sealed")
        }

        fn visit_str<E: Error>(self, sealed: &str) -> Result<T, E> {
            let text = open_seal(sealed).map_err(E::custom)?;
            ron::from_str(&text).map_err(|_| E::custom("what is under this seal is damaged"))
        }

        fn visit_map<A: MapAccess<'de>>(self, fields: A) -> Result<T, A::Error> {
            T::deserialize(MapAccessDeserializer::new(fields))
        }
    }
    deserializer.deserialize_any(Sealed(PhantomData))
}

/// For plots in orders: `#[serde(with = "sealed::plot")]`.
pub mod plot {
    use super::{Deserializer, Plot, Serialize, Serializer, seal_value, sealed_or_plain};

    /// Writes a plot sealed.
    ///
    /// # Errors
    /// Those of the serializer.
    pub fn serialize<S: Serializer>(plot: &Plot, serializer: S) -> Result<S::Ok, S::Error> {
        seal_value(plot).map_err(serde::ser::Error::custom)?.serialize(serializer)
    }

    /// Reads a plot, sealed or plain.
    ///
    /// # Errors
    /// It is no plot, or its seal is damaged.
    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Plot, D::Error> {
        sealed_or_plain(deserializer)
    }
}
