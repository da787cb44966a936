//! The head of a scenario, for lists: read without the files that the scenario names.

use super::{DataError, Source, Staging, load_of, misnamed, parse};
use serde::Deserialize;

/// The head of a scenario, in any game; the game knows the options.
#[derive(Clone, Debug, Deserialize)]
pub struct ScenarioHead<O: Default> {
    /// Stable id: the name of its file.
    pub id: String,
    pub title: String,
    /// A summary of the scenario.
    pub summary: String,
    #[serde(default = "one")]
    first_turn: u8,
    last_turn: u8,
    #[serde(default)]
    pub options: O,
    /// The texts shown before the game begins.
    #[serde(default)]
    pub staging: Staging,
}

fn one() -> u8 {
    1
}

impl<O: Default + for<'de> Deserialize<'de>> ScenarioHead<O> {
    /// Reads the head of a scenario of a game.
    ///
    /// # Errors
    /// There is no such file, or this part of it is wrong. Other faults are reported when the scenario is loaded.
    pub fn load(game: &str, id: &str) -> Result<Self, DataError> {
        let Source { name, text } = load_of(game, id)?;
        let head: Self = parse(&name, &text)?;
        misnamed(&name, &text, &head.id).map_or(Ok(head), Err)
    }

    /// The number of turns.
    pub fn turns(&self) -> u8 {
        turns(self.first_turn, self.last_turn)
    }
}

/// Returns the number of turns from the first to the last; both may come from an untrusted file.
pub fn turns(first: u8, last: u8) -> u8 {
    last.checked_sub(first).map_or(0, |more| more.saturating_add(1))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_scenario_without_it_has_a_head() {
        let head: ScenarioHead<()> =
            ron::from_str("(id: \"x\", title: \"X\", summary: \"\", last_turn: 3)").expect("a head");
        assert_eq!(head.staging, Staging::default());
    }

    #[test]
    fn turns_are_counted_whatever_a_file_says() {
        assert_eq!(
            [turns(1, 12), turns(3, 3), turns(5, 2), turns(1, 255), turns(0, 255)],
            [12, 1, 0, 255, 255]
        );
    }
}
