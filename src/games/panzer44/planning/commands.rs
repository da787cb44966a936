//! Keys of Panzer '44 in addition to the keys of every game, most of them for plotting.

use crate::{
    engine::text::id,
    planning::BarTool,
    settings::{Chord, OwnCommand},
};
use bevy::prelude::KeyCode;

/// Switch the meaning of sending a unit to a hex.
pub const TOOL: OwnCommand = OwnCommand {
    word: "plot_tool",
    title: id!("panzer44-planning-tool"),
    keys: &[Chord::plain(KeyCode::KeyG)],
};
/// Switch the target of opportunity fire.
pub const WHOM: OwnCommand = OwnCommand {
    word: "plot_whom",
    title: id!("panzer44-planning-targets"),
    keys: &[Chord::shift(KeyCode::KeyG)],
};
/// Plot the next order that needs no target, or none.
pub const PLAIN_ORDER: OwnCommand = OwnCommand {
    word: "plot_order",
    title: id!("panzer44-planning-plain-order"),
    keys: &[Chord::plain(KeyCode::KeyK)],
};
/// Switch the fire or the mines at the hex cursor, or none.
pub const CALL_FIRE: OwnCommand = OwnCommand {
    word: "call_fire",
    title: id!("panzer44-planning-call-fire"),
    keys: &[Chord::plain(KeyCode::KeyC)],
};
pub const LINE_OF_SIGHT: OwnCommand = OwnCommand {
    word: "line_of_sight",
    title: id!("panzer44-planning-sight"),
    keys: &[Chord::plain(KeyCode::KeyV)],
};

/// All commands, in their order on the pages.
pub const COMMANDS: &[OwnCommand] = &[TOOL, WHOM, PLAIN_ORDER, CALL_FIRE, LINE_OF_SIGHT];

/// The commands that have a button in the bar under the map.
pub const TOOLS: &[BarTool] = &[
    BarTool { command: LINE_OF_SIGHT, words: id!("panzer44-planning-sight.button") },
    BarTool { command: PLAIN_ORDER, words: id!("panzer44-planning-plain-order.button") },
];
