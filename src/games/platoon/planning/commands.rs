//! Key commands that only Platoon has.

use crate::{
    engine::text::id,
    planning::BarTool,
    settings::{Chord, OwnCommand},
};
use bevy::prelude::KeyCode;

/// Load, unload, clear mines or leave the map: the actions of the selected unit in its hex.
pub const WORK: OwnCommand =
    OwnCommand { word: "work", title: id!("platoon-planning-work"), keys: &[Chord::plain(KeyCode::KeyU)] };
/// Set when the selected units fire in the enemy's movement.
pub const INSTRUCT: OwnCommand = OwnCommand {
    word: "instruct",
    title: id!("platoon-planning-instruct"),
    keys: &[Chord::plain(KeyCode::KeyG)],
};
/// Let every unit that can take part in the planned attack.
pub const JOIN: OwnCommand = OwnCommand {
    word: "join_attack",
    title: id!("platoon-planning-join"),
    keys: &[Chord::plain(KeyCode::KeyK)],
};
/// Whether units enter cover unspotted, for more movement, where they could (10.4, 18.1).
pub const UNSEEN: OwnCommand = OwnCommand {
    word: "enter_unseen",
    title: id!("platoon-planning-unseen"),
    keys: &[Chord::plain(KeyCode::KeyR)],
};
pub const SIGHT: OwnCommand = OwnCommand {
    word: "sight_between",
    title: id!("platoon-planning-sight"),
    keys: &[Chord::plain(KeyCode::KeyV)],
};

/// All commands, in their order on the pages.
pub const COMMANDS: &[OwnCommand] = &[WORK, INSTRUCT, JOIN, UNSEEN, SIGHT];

/// The commands that have a button in the bar under the map.
pub const TOOLS: &[BarTool] = &[
    BarTool { command: SIGHT, words: id!("platoon-planning-tool-sight") },
    BarTool { command: JOIN, words: id!("platoon-planning-tool-join") },
];
