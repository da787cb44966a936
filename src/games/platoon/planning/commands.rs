//! Key commands that only Platoon has.

use crate::planning::BarTool;
use crate::settings::{Chord, OwnCommand};
use bevy::prelude::KeyCode;

/// Load, unload, clear mines or leave the map: the actions of the selected unit in its hex.
pub const WORK: OwnCommand = OwnCommand {
    word: "work",
    title: "Load, unload, clear mines, exit the map",
    keys: &[Chord::plain(KeyCode::KeyU)],
};
/// Set when the selected units fire in the enemy's movement.
pub const INSTRUCT: OwnCommand =
    OwnCommand { word: "instruct", title: "Change opportunity fire", keys: &[Chord::plain(KeyCode::KeyG)] };
/// Let every unit that can take part in the planned attack.
pub const JOIN: OwnCommand = OwnCommand {
    word: "join_attack",
    title: "Add all units to the planned attack",
    keys: &[Chord::plain(KeyCode::KeyK)],
};
/// Whether units enter cover unspotted, for more movement, where they could (10.4, 18.1).
pub const UNSEEN: OwnCommand = OwnCommand {
    word: "enter_unseen",
    title: "Enter cover unspotted, or as usual",
    keys: &[Chord::plain(KeyCode::KeyR)],
};
pub const SIGHT: OwnCommand =
    OwnCommand { word: "sight_between", title: "Draw a line of sight", keys: &[Chord::plain(KeyCode::KeyV)] };

/// All commands, in their order on the pages.
pub const COMMANDS: &[OwnCommand] = &[WORK, INSTRUCT, JOIN, UNSEEN, SIGHT];

/// The commands that have a button in the bar under the map.
pub const TOOLS: &[BarTool] =
    &[BarTool { command: SIGHT, words: "Line of sight" }, BarTool { command: JOIN, words: "Add all" }];
