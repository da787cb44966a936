//! What keys do in Squad beside what they do in every game.

use crate::settings::{Chord, OwnCommand};
use bevy::prelude::KeyCode;

/// Load, unload, hand over weapons, split, join, leave the map, take the sniper off it: what those who are selected can do where
/// they stand.
pub const WORK: OwnCommand = OwnCommand {
    word: "squad_work",
    title: "Load, unload, exchange, split, join, leave",
    keys: &[Chord::plain(KeyCode::KeyU)],
};
/// The same in its other way: of a squad that splits the second half keeps the weapon.
pub const OTHER_WORK: OwnCommand = OwnCommand {
    word: "squad_other_work",
    title: "Split, the weapon to the second half",
    keys: &[Chord::shift(KeyCode::KeyU)],
};
/// Have everybody take part in the planned attack who can.
pub const JOIN: OwnCommand = OwnCommand {
    word: "squad_join",
    title: "Everybody joins the planned attack",
    keys: &[Chord::plain(KeyCode::KeyK)],
};
/// Fire the next weapon of the selected unit in the planned attack.
pub const WEAPON: OwnCommand = OwnCommand {
    word: "squad_weapon",
    title: "Next weapon of the selected unit",
    keys: &[Chord::plain(KeyCode::KeyG)],
};
/// Whether machine guns that fire in the enemy's movement leave a lane.
pub const LANE: OwnCommand = OwnCommand {
    word: "squad_lane",
    title: "A fire lane: to the left, to the right, none",
    keys: &[Chord::plain(KeyCode::KeyL)],
};
pub const ASSAULT_MOVE: OwnCommand = OwnCommand {
    word: "squad_assault_move",
    title: "Assault move, or not",
    keys: &[Chord::plain(KeyCode::KeyA)],
};
pub const REVERSE: OwnCommand = OwnCommand {
    word: "squad_reverse",
    title: "Vehicles back, or not",
    keys: &[Chord::plain(KeyCode::KeyR)],
};
pub const TURN_LEFT: OwnCommand = OwnCommand {
    word: "squad_turn_left",
    title: "Turn a vehicle or gun to the left",
    keys: &[Chord::plain(KeyCode::BracketLeft), Chord::plain(KeyCode::KeyZ)],
};
pub const TURN_RIGHT: OwnCommand = OwnCommand {
    word: "squad_turn_right",
    title: "Turn a vehicle or gun to the right",
    keys: &[Chord::plain(KeyCode::BracketRight), Chord::plain(KeyCode::KeyC)],
};
/// Rally the selected unit, or the next that is pinned.
pub const RALLY: OwnCommand =
    OwnCommand { word: "squad_rally", title: "Rally a pinned unit", keys: &[Chord::plain(KeyCode::KeyT)] };
/// The selected unit lays smoke by a click; or a barrage is called.
pub const SMOKE: OwnCommand =
    OwnCommand { word: "squad_smoke", title: "Lay smoke by a click", keys: &[Chord::plain(KeyCode::KeyS)] };
pub const SIGHT: OwnCommand =
    OwnCommand { word: "squad_sight", title: "Draw a line of sight", keys: &[Chord::plain(KeyCode::KeyV)] };

/// All of them, in their order on the pages.
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
