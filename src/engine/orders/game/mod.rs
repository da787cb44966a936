//! The parts of a game that every game has: sides, options, scenario files, victory, the end of a game.

pub(super) mod contents;
pub(super) mod ending;
pub(super) mod files;
pub(super) mod levels;
pub(super) mod options;
pub(super) mod plain;
pub(super) mod room;
pub(super) mod scenario_check;
pub(super) mod sides;
pub(super) mod staged;
pub(super) mod standing;
pub(super) mod usual;
pub(super) mod victory;
