//! The options of a game, each at the default that the rules name (18.2).

use serde::{Deserialize, Serialize};

/// The options of one game.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Options {
    /// Whether opportunity fire covers the six hexes around its target hex, too (5.5).
    pub wide_opfire: bool,
    /// Whether of two disruptions the higher stays, and they do not add (6.4.4).
    pub disruption_max: bool,
    /// Whether one player's indirect fire is applied before the other executes his (3.6).
    pub indirect_sequential: bool,
    /// Whether every unit has a panic die of its own (14.1).
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
        let switch = match name {
            "wide_opfire" => &mut self.wide_opfire,
            "disruption_max" => &mut self.disruption_max,
            "indirect_sequential" => &mut self.indirect_sequential,
            "panic_individual" => &mut self.panic_individual,
            "panic_bolt" => &mut self.panic_bolt,
            _ => {
                return Err(format!(
                    "there is no option {name}: wide_opfire, disruption_max, indirect_sequential, \
                     panic_individual and panic_bolt are known"
                ));
            }
        };
        *switch = match value.unwrap_or("on") {
            "on" | "true" => true,
            "off" | "false" => false,
            other => return Err(format!("the option {name} is on or off, not \"{other}\"")),
        };
        Ok(())
    }
}
