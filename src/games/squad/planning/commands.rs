//! Keys of Squad in addition to the keys of every game.

use crate::{
    engine::text::id,
    planning::BarTool,
    settings::{Chord, OwnCommand},
};
use bevy::prelude::KeyCode;

/// Load, unload, transfer weapons, split, join, exit the map, or withdraw the sniper: the actions of selected units in
/// their hex.
pub const WORK: OwnCommand = OwnCommand {
    word: "squad_work",
    title: id!("squad-planning-work"),
    keys: &[Chord::plain(KeyCode::KeyU)],
};
/// The same action in its other form: of a squad that splits, the second half keeps the weapon.
pub const OTHER_WORK: OwnCommand = OwnCommand {
    word: "squad_other_work",
    title: id!("squad-planning-other-work"),
    keys: &[Chord::shift(KeyCode::KeyU)],
};
/// Add all units that can take part to the planned attack.
pub const JOIN: OwnCommand = OwnCommand {
    word: "squad_join",
    title: id!("squad-planning-join"),
    keys: &[Chord::plain(KeyCode::KeyK)],
};
/// Fire the next weapon of the selected unit in the planned attack.
pub const WEAPON: OwnCommand = OwnCommand {
    word: "squad_weapon",
    title: id!("squad-planning-weapon"),
    keys: &[Chord::plain(KeyCode::KeyG)],
};
/// Switch whether machine guns that fire in the enemy's movement leave a lane.
pub const LANE: OwnCommand = OwnCommand {
    word: "squad_lane",
    title: id!("squad-planning-lane"),
    keys: &[Chord::plain(KeyCode::KeyL)],
};
pub const ASSAULT_MOVE: OwnCommand = OwnCommand {
    word: "squad_assault_move",
    title: id!("squad-planning-assault-move"),
    keys: &[Chord::plain(KeyCode::KeyA)],
};
pub const REVERSE: OwnCommand = OwnCommand {
    word: "squad_reverse",
    title: id!("squad-planning-reverse"),
    keys: &[Chord::plain(KeyCode::KeyR)],
};
pub const TURN_LEFT: OwnCommand = OwnCommand {
    word: "squad_turn_left",
    title: id!("squad-planning-turn-left"),
    keys: &[Chord::plain(KeyCode::BracketLeft), Chord::plain(KeyCode::KeyZ)],
};
pub const TURN_RIGHT: OwnCommand = OwnCommand {
    word: "squad_turn_right",
    title: id!("squad-planning-turn-right"),
    keys: &[Chord::plain(KeyCode::BracketRight), Chord::plain(KeyCode::KeyC)],
};
/// Rally the selected unit, or the next pinned one.
pub const RALLY: OwnCommand = OwnCommand {
    word: "squad_rally",
    title: id!("squad-planning-rally"),
    keys: &[Chord::plain(KeyCode::KeyT)],
};
/// Lay smoke of the selected unit with a click, or call a barrage.
pub const SMOKE: OwnCommand = OwnCommand {
    word: "squad_smoke",
    title: id!("squad-planning-smoke"),
    keys: &[Chord::plain(KeyCode::KeyS)],
};
pub const SIGHT: OwnCommand = OwnCommand {
    word: "squad_sight",
    title: id!("squad-planning-sight"),
    keys: &[Chord::plain(KeyCode::KeyV)],
};

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
pub const TOOLS: &[BarTool] = &[
    BarTool { command: SIGHT, words: id!("squad-planning-tool-sight") },
    BarTool { command: JOIN, words: id!("squad-planning-tool-join") },
];
