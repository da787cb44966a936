//! What keys do in Panzer '44 beside what they do in every game: most of it while a side plots.

use crate::settings::{Chord, OwnCommand};
use bevy::prelude::KeyCode;

/// Give what a unit is sent to another meaning.
pub const TOOL: OwnCommand = OwnCommand {
    word: "plot_tool",
    title: "Another meaning of sending a unit",
    keys: &[Chord::plain(KeyCode::KeyG)],
};
/// Let opportunity fire open at others.
pub const WHOM: OwnCommand = OwnCommand {
    word: "plot_whom",
    title: "Whom opportunity fire opens at",
    keys: &[Chord::shift(KeyCode::KeyG)],
};
/// Plot another order that needs no target, or none.
pub const PLAIN_ORDER: OwnCommand = OwnCommand {
    word: "plot_order",
    title: "Another order without a target, or none",
    keys: &[Chord::plain(KeyCode::KeyK)],
};
/// Call another fire, other mines, or none, at the hex cursor.
pub const CALL_FIRE: OwnCommand = OwnCommand {
    word: "call_fire",
    title: "Call fire, aircraft, mines at the cursor",
    keys: &[Chord::plain(KeyCode::KeyC)],
};
pub const LINE_OF_SIGHT: OwnCommand =
    OwnCommand { word: "line_of_sight", title: "Draw a line of sight", keys: &[Chord::plain(KeyCode::KeyV)] };

/// All of them, in their order on the pages.
pub const COMMANDS: &[OwnCommand] = &[TOOL, WHOM, PLAIN_ORDER, CALL_FIRE, LINE_OF_SIGHT];
