//! The player or players of a phase.

use crate::engine::orders::Game;

/// The player or players of a phase.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PhaseOwner {
    Both,
    /// The side of this number, in every scenario.
    Side(usize),
    /// The player of this number in the order of play of the scenario, and the name of that player in the rules.
    Player(usize, &'static str),
    /// The side of this number in the order in which the sides of the scenario set up.
    SetUp(usize),
}

impl PhaseOwner {
    /// Returns the side, in a scenario whose sides play and set up in these orders; none if both sides share the phase.
    pub fn side<S: Copy>(self, players: [S; 2], set_up: &[S]) -> Option<S> {
        match self {
            Self::Both => None,
            Self::Side(number) | Self::Player(number, _) => players.get(number).copied(),
            Self::SetUp(number) => set_up.get(number).copied(),
        }
    }

    /// Returns the words for the page.
    pub(super) fn words<G: Game>(self) -> &'static str {
        match self {
            Self::Both => "both",
            Self::Side(number) => G::SIDES.get(number).map_or("both", |side| side.name),
            Self::Player(_, words) => words,
            Self::SetUp(0) => "first to set up",
            Self::SetUp(_) => "second to set up",
        }
    }
}
