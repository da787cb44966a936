//! An order that a lesson gives, with its dice.

use super::HasLessons;
use serde::Deserialize;

/// An order that the lesson gives.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields, bound(deserialize = "G: HasLessons"))]
pub struct Reply<G: HasLessons> {
    /// The order, or another deed.
    pub order: G::Deed,
    #[serde(default)]
    pub dice: Vec<u8>,
}
