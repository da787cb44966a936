//! The names that stand for units and hexes in a text.

use crate::engine::{board::Hex, counters::ShortId};

/// The names of units and hexes as a viewer may read them.
pub trait Names {
    /// The name of a unit; none for an id that the viewer does not know, which is shown itself.
    fn unit(&self, unit: ShortId) -> Option<String>;

    /// Several units as one: "1st and 3rd Rifle Squads", or a division for its regiments. None for a list of their names
    /// as the language makes it.
    fn units(&self, _units: &[ShortId]) -> Option<String> {
        None
    }

    /// A hex with the name of its place: "Smolensk (2411)".
    fn hex(&self, hex: Hex) -> String {
        hex.to_string()
    }

    /// Changes the whole sentence: names say their side once, say.
    fn finish(&self, sentence: String) -> String {
        sentence
    }
}

/// Ids and numbers themselves, as in files.
pub struct Ids;

impl Names for Ids {
    fn unit(&self, _: ShortId) -> Option<String> {
        None
    }
}
