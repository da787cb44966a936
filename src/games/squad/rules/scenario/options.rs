//! The options of a game; each is a switch, and off unless a scenario says otherwise (24).

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
    /// Whether one looks over buildings and woods that lie lower than both ends (24.2).
    pub over_low_cover: bool,
    /// Whether hedges block the sight beyond the two ends' own (24.3).
    pub hedgerows: bool,
    /// Whether who sets up first is not seen in cover (22.2).
    pub hidden_set_up: bool,
    /// Whether the two modifiers of opportunity fire at who is near and in the open add (24.5).
    pub adjacent_open: bool,
}

impl Options {
    /// All of them switched on, as tests and the fuzzer try them beside none.
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
