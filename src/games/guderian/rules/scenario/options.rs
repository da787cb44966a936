//! The options of a game, each at the default that the rules name (section 19 and 20).

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use crate::{
    engine::orders::{ChosenOptions, set_option},
    games::guderian::rules::Guderian,
};
use serde::{Deserialize, Serialize};

/// A rule in the reading of the original document, or as it was published.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Reading {
    /// As in the original document.
    #[default]
    Seed,
    Published,
}

/// The effect of German losses on victory (15.12, K19.4, K19.5).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum StepLoss {
    /// Five points for a whole division.
    #[default]
    Off,
    /// Half a point or a point for a step, and some for a division (K19.4).
    Pgg2,
    /// A point for a step in addition to the five for a division, and points for minor cities (K19.5).
    Beardsworth,
}

/// Whether and how Smolensk loses value over time (K19.6).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SmolenskDecay {
    /// Its points stay.
    #[default]
    Off,
    /// Two points less a turn from turn 5 on, to the end of the game.
    Turn,
    /// Two points less a turn from turn 5 to the turn in which it was taken.
    Taken,
}

#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Options {
    /// The combat results table (9.5).
    pub crt: Reading,
    /// Whether overrunning units enter after a split result (K8.8).
    pub overrun_entry: Reading,
    /// Whether units of a stack may be sent along different routes (K12.13.2).
    pub retreat_split: bool,
    /// Whether integrity holds with a foreign unit in the hex (K10.6).
    pub integrity_foreign: bool,
    /// Whether the provisional division may wait (14.1).
    pub provisional_saved: bool,
    /// Whether leaders count for stacking (7.1).
    pub stacking: Reading,
    /// Whether a surrounded leader may be flown out (10.4).
    pub leader_evacuation: bool,
    /// Whether Germans may cut railways (6.37).
    pub rail_cuts: bool,
    /// Whether the German side is bid for (K19.3).
    pub bidding: bool,
    /// The effect of German losses on victory.
    pub step_loss: StepLoss,
    /// Whether and how Smolensk loses value.
    pub smolensk_decay: SmolenskDecay,
    /// Whether a German Marginal victory is a draw (K19.7).
    pub historical_scale: bool,
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
        Self::of::<Guderian>(&options)
    }
}
