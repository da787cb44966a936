//! Secrets as a game file keeps them: sealed when they are written, sealed or plain when they are read.

use super::position::{Position, Public, Secrets};
use crate::engine::orders::{open_seal, seal_value};
use serde::{
    Deserialize, Deserializer, Serialize,
    de::{Error, MapAccess, Visitor, value::MapAccessDeserializer},
};
use std::fmt;

/// A position as it is written into a game file.
#[derive(Clone, Debug, Serialize)]
#[serde(rename = "Position")]
pub struct SealedPosition {
    public: Public,
    secrets: String,
}

impl SealedPosition {
    /// Seals what nobody may know.
    ///
    /// # Errors
    /// It has no form as text.
    pub fn new(position: &Position) -> Result<Self, ron::Error> {
        Ok(Self { public: position.public.clone(), secrets: seal_value(&position.secrets)? })
    }
}

/// Reads secrets, sealed or plain.
pub(super) fn secrets<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Secrets, D::Error> {
    struct Sealed;
    impl<'de> Visitor<'de> for Sealed {
        type Value = Secrets;

        fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
            f.write_str("what nobody may know, plain or sealed")
        }

        fn visit_str<E: Error>(self, sealed: &str) -> Result<Secrets, E> {
            let text = open_seal(sealed).map_err(E::custom)?;
            ron::from_str(&text).map_err(|_| E::custom("what is under this seal is damaged"))
        }

        fn visit_map<A: MapAccess<'de>>(self, fields: A) -> Result<Secrets, A::Error> {
            Secrets::deserialize(MapAccessDeserializer::new(fields))
        }
    }
    deserializer.deserialize_any(Sealed)
}
