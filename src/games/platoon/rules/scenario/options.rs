//! The options of a game; each is a switch, and off unless a scenario says otherwise (18).

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use crate::{
    engine::orders::{ChosenOptions, set_option},
    games::platoon::rules::Platoon,
};
use serde::{Deserialize, Serialize};

#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Options {
    /// Whether units may use concealed movement into cover, for their whole movement (18.1).
    pub concealed_movement: bool,
    /// Whether guns take full turns to load and unload (18.2).
    pub heavy_equipment: bool,
    /// Whether loading and unloading in cover is seen (18.3).
    pub revealed_movement: bool,
    /// Whether there is off-board artillery (18.4).
    pub rolling_thunder: bool,
    /// Whether a unit may have two registration markers (18.5).
    pub shell_game: bool,
    /// Whether fire adjacent to a registration marker is better (18.6).
    pub nearby_fire: bool,
    /// Whether open-topped vehicles suffer more from indirect fire (18.7).
    pub open_topped: bool,
    /// Whether loading and unloading cost half of a carrier's movement (8.8).
    pub pl_transport: bool,
    /// Whether units in cover are not seen until they are spotted (19.2).
    pub hidden_units: bool,
}

impl Options {
    /// All switches on, for tests and the fuzzer, which also try them off.
    pub const EVERY: Self = Self {
        concealed_movement: true,
        heavy_equipment: true,
        revealed_movement: true,
        rolling_thunder: true,
        shell_game: true,
        nearby_fire: true,
        open_topped: true,
        pl_transport: true,
        hidden_units: true,
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
        Self::of::<Platoon>(&options)
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may stop at once")]

    use super::*;

    /// Each switch by its name, as files and the command line set it, until all are on.
    #[test]
    fn every_option_is_on_in_every() {
        let names = serde_json::to_value(Options::EVERY).unwrap();
        let mut set = Options::default();
        for name in names.as_object().unwrap().keys() {
            let before = set.clone();
            set.set(name, None).unwrap();
            assert_ne!(set, before, "{name}");
        }
        assert_eq!(set, Options::EVERY);
    }
}
