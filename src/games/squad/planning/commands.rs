//! Keys of Squad in addition to the keys of every game.

use crate::planning::BarTool;
use crate::settings::{Chord, OwnCommand};
use bevy::prelude::KeyCode;

/// Load, unload, transfer weapons, split, join, exit the map, or withdraw the sniper: the actions of selected units in
/// their hex.
pub const WORK: OwnCommand = OwnCommand {
    word: "squad_work",
    title: "Load, unload, exchange, split, join, exit",
    keys: &[Chord::plain(KeyCode::KeyU)],
};
/// The same action in its other form: of a squad that splits, the second half keeps the weapon.
pub const OTHER_WORK: OwnCommand = OwnCommand {
    word: "squad_other_work",
    title: "Split, second half armed",
    keys: &[Chord::shift(KeyCode::KeyU)],
};
/// Add all units that can take part to the planned attack.
pub const JOIN: OwnCommand = OwnCommand {
    word: "squad_join",
    title: "Add all units to the planned attack",
    keys: &[Chord::plain(KeyCode::KeyK)],
};
/// Fire the next weapon of the selected unit in the planned attack.
pub const WEAPON: OwnCommand = OwnCommand {
    word: "squad_weapon",
    title: "Next weapon of the selected unit",
    keys: &[Chord::plain(KeyCode::KeyG)],
};
/// Switch whether machine guns that fire in the enemy's movement leave a lane.
pub const LANE: OwnCommand = OwnCommand {
    word: "squad_lane",
    title: "Fire lane: left, right or none",
    keys: &[Chord::plain(KeyCode::KeyL)],
};
pub const ASSAULT_MOVE: OwnCommand = OwnCommand {
    word: "squad_assault_move",
    title: "Assault move on or off",
    keys: &[Chord::plain(KeyCode::KeyA)],
};
pub const REVERSE: OwnCommand = OwnCommand {
    word: "squad_reverse",
    title: "Vehicles reverse, on or off",
    keys: &[Chord::plain(KeyCode::KeyR)],
};
pub const TURN_LEFT: OwnCommand = OwnCommand {
    word: "squad_turn_left",
    title: "Turn a vehicle or gun left",
    keys: &[Chord::plain(KeyCode::BracketLeft), Chord::plain(KeyCode::KeyZ)],
};
pub const TURN_RIGHT: OwnCommand = OwnCommand {
    word: "squad_turn_right",
    title: "Turn a vehicle or gun right",
    keys: &[Chord::plain(KeyCode::BracketRight), Chord::plain(KeyCode::KeyC)],
};
/// Rally the selected unit, or the next pinned one.
pub const RALLY: OwnCommand =
    OwnCommand { word: "squad_rally", title: "Rally a pinned unit", keys: &[Chord::plain(KeyCode::KeyT)] };
/// Lay smoke of the selected unit with a click, or call a barrage.
pub const SMOKE: OwnCommand =
    OwnCommand { word: "squad_smoke", title: "Lay smoke with a click", keys: &[Chord::plain(KeyCode::KeyS)] };
pub const SIGHT: OwnCommand =
    OwnCommand { word: "squad_sight", title: "Draw a line of sight", keys: &[Chord::plain(KeyCode::KeyV)] };

/// All commands, in their order on the pages.
pub const COMMANDS: &[OwnCommand] = &[
    WORK,
    OTHER_WORK,
    JOIN,
    WEAPON,
    LANE,
    ASSAULT_MOVE,
    REVERSE,
    TURN_LEFT,
    TURN_RIGHT,
    RALLY,
    SMOKE,
    SIGHT,
];

/// The commands that have a button in the bar under the map.
pub const TOOLS: &[BarTool] =
    &[BarTool { command: SIGHT, words: "Line of sight" }, BarTool { command: JOIN, words: "Add all" }];
