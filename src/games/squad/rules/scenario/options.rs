//! The options of a game. Each is a switch, which is off unless a scenario sets it (24).

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use crate::{
    engine::orders::{ChosenOptions, set_option},
    games::squad::rules::Squad,
};
use serde::{Deserialize, Serialize};

#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Options {
    /// Whether wooden buildings protect less (24.1).
    pub wooden_buildings: bool,
    /// Whether units see over buildings and woods that are lower than both ends (24.2).
    pub over_low_cover: bool,
    /// Whether hedges block the line of sight, except those of the two end hexes (24.3).
    pub hedgerows: bool,
    /// Whether the side that sets up first is hidden in cover (22.2).
    pub hidden_set_up: bool,
    /// Whether the modifiers of opportunity fire for adjacent targets and for targets in the open are added together
    /// (24.5).
    pub adjacent_open: bool,
}

impl Options {
    /// All options on, for tests and the fuzzer, which try them as well as none.
    pub const EVERY: Self = Self {
        wooden_buildings: true,
        over_low_cover: true,
        hedgerows: true,
        hidden_set_up: true,
        adjacent_open: true,
    };

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
        Self::of::<Squad>(&options)
    }
}
