//! The options of a game, each with the default of the rules (18.2).

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use crate::{
    engine::orders::{ChosenOptions, set_option},
    games::panzer44::rules::Panzer44,
};
use serde::{Deserialize, Serialize};

#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Options {
    /// Whether opportunity fire also covers the six hexes adjacent to its target hex (5.5).
    pub wide_opfire: bool,
    /// Whether only the higher of two disruptions counts, instead of their sum (6.4.4).
    pub disruption_max: bool,
    /// Whether one player's indirect fire is applied before the other executes theirs (3.6).
    pub indirect_sequential: bool,
    /// Whether each unit has its own panic die (14.1).
    pub panic_individual: bool,
    /// Whether panicked units may bolt (14.4).
    pub panic_bolt: bool,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            wide_opfire: false,
            disruption_max: false,
            indirect_sequential: true,
            panic_individual: false,
            panic_bolt: false,
        }
    }
}

impl Options {
    /// Sets an option by its name and value, as on the command line; a switch needs no value.
    ///
    /// # Errors
    /// A sentence that names the options or the values.
    pub fn set(&mut self, name: &str, value: Option<&str>) -> Result<(), String> {
        set_option(self, name, value)
    }
}

impl From<Options> for ChosenOptions {
    fn from(options: Options) -> Self {
        Self::of::<Panzer44>(&options)
    }
}
