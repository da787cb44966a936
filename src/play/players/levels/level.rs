//! The levels by name, and their introduction to people.

use crate::engine::text::id;

/// The names of the players of a game with levels: the one that plays by chance, then the levels, the strongest last.
pub const NAMES: &[&str] = &[
    "random",
    Level::Recruit.name(),
    Level::Captain.name(),
    Level::General.name(),
    Level::FieldMarshal.name(),
];

/// A level of computer players, from the weakest to the strongest. None sees more than another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Level {
    /// Each unit acts for itself, and one group in four does something other than intended.
    Recruit,
    /// All units act together, and one group in twelve does something other than intended.
    Captain,
    /// A chief of staff with about one second for a decision.
    General,
    /// A chief of staff with about eight seconds for a decision.
    FieldMarshal,
}

impl Level {
    /// All of them, the strongest last.
    pub const ALL: [Self; 4] = [Self::Recruit, Self::Captain, Self::General, Self::FieldMarshal];

    /// Its name in files and on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Recruit => "recruit",
            Self::Captain => "captain",
            Self::General => "general",
            Self::FieldMarshal => "field-marshal",
        }
    }

    /// Returns the level with this name.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|level| level.name() == name)
    }

    /// The part of the groups whose intents are changed by chance, from 0 to 1.
    pub const fn errors(self) -> f64 {
        match self {
            Self::Recruit => 1.0 / 4.0,
            Self::Captain => 1.0 / 12.0,
            Self::General | Self::FieldMarshal => 0.0,
        }
    }

    /// Its name for people, and its style of play.
    pub fn introduced(self) -> Introduced {
        let (called, line) = match self {
            Self::Recruit => (id!("player-recruit"), id!("player-recruit.line")),
            Self::Captain => (id!("player-captain"), id!("player-captain.line")),
            Self::General => (id!("player-general"), id!("player-general.line")),
            Self::FieldMarshal => (id!("player-field-marshal"), id!("player-field-marshal.line")),
        };
        Introduced { called, line }
    }
}

/// A computer player as people see it; files use its id.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Introduced {
    /// The message of its name: "A captain".
    pub called: &'static str,
    /// The message of its style of play, in a line.
    pub line: &'static str,
}

impl Introduced {
    /// The player that plays at random.
    pub fn random() -> Self {
        Self { called: id!("player-random"), line: id!("player-random.line") }
    }
}

/// Returns the introduction of a computer player with this id in any game. Yardsticks, and ids from before there were
/// levels, are introduced as the level that is most like them.
pub(crate) fn introduced(name: &str) -> Introduced {
    let level = match name {
        "greedy" | "staff:cadet" => Some(Level::Recruit),
        "staff" | "staff:captain" | "exploiter" => Some(Level::Captain),
        "staff:general" | "chief" => Some(Level::General),
        name => Level::from_name(name),
    };
    level.map_or_else(Introduced::random, Level::introduced)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn levels_are_known_by_their_names() {
        for level in Level::ALL {
            assert_eq!(Level::from_name(level.name()), Some(level));
        }
        for other in ["random", "Captain", "captain ", "field marshal", "staff", ""] {
            assert_eq!(Level::from_name(other), None, "{other}");
        }
        let levels: Vec<&str> = Level::ALL.map(Level::name).to_vec();
        assert_eq!(NAMES[1..], levels, "the strongest comes last");
    }

    #[test]
    fn a_higher_level_never_errs_more() {
        let errors = Level::ALL.map(Level::errors);
        assert!(errors.is_sorted_by(|lower, higher| lower >= higher), "{errors:?}");
        assert!(errors[0] > errors[1] && errors[1] > 0.0);
    }

    #[test]
    fn ids_of_old_files_are_introduced_as_a_level() {
        assert_eq!(introduced("greedy"), Level::Recruit.introduced());
        assert_eq!(introduced("staff"), Level::Captain.introduced());
        assert_eq!(introduced("exploiter"), Level::Captain.introduced());
        assert_eq!(introduced("staff:general"), Level::General.introduced());
        assert_eq!(introduced("random"), Introduced::random());
        assert_eq!(introduced("nobody"), Introduced::random());
    }
}
