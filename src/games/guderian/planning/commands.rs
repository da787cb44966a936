//! Key commands that only Guderian has.

use crate::{
    engine::text::id,
    settings::{Chord, OwnCommand},
};
use bevy::prelude::KeyCode;

/// Call up a division of the South-Western Front.
pub const CALL_UP: OwnCommand = OwnCommand {
    word: "call_up",
    title: id!("guderian-planning-call-up"),
    keys: &[Chord::plain(KeyCode::KeyU)],
};
/// Go by train while the key is held.
pub const RAIL_COMMAND: OwnCommand = OwnCommand {
    word: "by_train",
    title: id!("guderian-planning-by-rail"),
    keys: &[Chord::plain(KeyCode::KeyR)],
};
/// Lose steps rather than retreat.
pub const LOSE_STEPS: OwnCommand = OwnCommand {
    word: "lose_steps",
    title: id!("guderian-planning-lose-steps"),
    keys: &[Chord::plain(KeyCode::KeyL)],
};
/// Retreat rather than lose steps.
pub const RETREAT: OwnCommand = OwnCommand {
    word: "retreat",
    title: id!("guderian-planning-retreat"),
    keys: &[Chord::plain(KeyCode::KeyT)],
};
/// Advance no more units.
pub const STAY: OwnCommand =
    OwnCommand { word: "stay", title: id!("guderian-planning-stay"), keys: &[Chord::plain(KeyCode::KeyS)] };

/// All commands, in their order on the pages.
pub const COMMANDS: &[OwnCommand] = &[CALL_UP, RAIL_COMMAND, LOSE_STEPS, RETREAT, STAY];
