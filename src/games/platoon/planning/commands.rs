//! What keys do in Platoon beside what they do in every game.

use crate::settings::{Chord, OwnCommand};
use bevy::prelude::KeyCode;

/// Load, unload, clear mines or leave the map: what the selected unit can do where it stands.
pub const WORK: OwnCommand = OwnCommand {
    word: "work",
    title: "Load, unload, clear mines, leave the map",
    keys: &[Chord::plain(KeyCode::KeyU)],
};
/// Tell the selected units when to fire in the enemy's movement.
pub const INSTRUCT: OwnCommand = OwnCommand {
    word: "instruct",
    title: "When to fire in the enemy's movement",
    keys: &[Chord::plain(KeyCode::KeyG)],
};
/// Have everybody take part in the planned attack who can.
pub const JOIN: OwnCommand = OwnCommand {
    word: "join_attack",
    title: "Everybody joins the planned attack",
    keys: &[Chord::plain(KeyCode::KeyK)],
};
/// Whether units enter cover unseen, for more movement, where they could (10.4, 18.1).
pub const UNSEEN: OwnCommand = OwnCommand {
    word: "enter_unseen",
    title: "Into cover unseen, or not",
    keys: &[Chord::plain(KeyCode::KeyR)],
};
pub const SIGHT: OwnCommand =
    OwnCommand { word: "sight_between", title: "Draw a line of sight", keys: &[Chord::plain(KeyCode::KeyV)] };

/// All of them, in their order on the pages.
pub const COMMANDS: &[OwnCommand] = &[WORK, INSTRUCT, JOIN, UNSEEN, SIGHT];
