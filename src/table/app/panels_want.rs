//! The panels' claims on the window: its edges, the mouse, the keyboard.

use bevy::prelude::*;

/// The space that the panels take at each edge of the window, in logical pixels.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct EdgesTaken {
    pub left: f32,
    pub right: f32,
    pub top: f32,
    pub bottom: f32,
}

/// The part of the window's height that a caption covers at its foot; the map goes on below it.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct Covered(pub f32);

/// Whether the panels take the mouse or the keyboard.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct PanelsWant {
    pub mouse: bool,
    pub keys: bool,
    /// Whether they take the keyboard only for the briefing: the window may be made full screen meanwhile.
    pub reads: bool,
    /// The key that closes panels: one of them is open.
    pub cancel: bool,
    /// The keys that answer: a decision of the other side's actions is pending, and cannot have been read yet.
    pub answers: bool,
}
