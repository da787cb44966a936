//! The games, each a folder of its own with the chapters of its rulebook.

pub mod guderian;

use bevy::prelude::*;

/// The game that a world plays.
#[derive(States, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum CurrentGame {
    /// None: the title screen.
    #[default]
    None,
    /// Smolensk 1941.
    Guderian,
}
