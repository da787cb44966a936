//! A unit type, and the names by which an art pack draws it.

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use crate::art::packs::face::Face;
use serde::Serialize;
use std::fmt::Display;

/// A unit type, or a unit that is the only one of its type, and the names by which an art pack draws it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct DrawnUnit {
    pub id: String,
    pub name: String,
    /// The entries of `templates`: several if the card depends on the side that has the unit.
    pub templates: Vec<String>,
    /// The entry of `symbols`; empty for a type without a drawing.
    pub symbol: String,
    /// The entries of `units`, with which a pack draws single units of the type.
    pub keys: Vec<String>,
}

impl DrawnUnit {
    /// Returns a unit type that is drawn as these faces, without keys.
    pub fn new(id: impl Display, name: &str, faces: &[Face]) -> Self {
        let mut templates: Vec<String> = Vec::new();
        for face in faces {
            if !templates.contains(&face.template) {
                templates.push(face.template.clone());
            }
        }
        let symbol = faces.first().map(|face| face.symbol.clone()).unwrap_or_default();
        Self { id: id.to_string(), name: name.to_owned(), templates, symbol, keys: Vec::new() }
    }
}
