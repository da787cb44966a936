//! What the panels want of the window: its edges, the mouse, the keys.

use bevy::prelude::*;

/// What the panels take of the window at each edge, in logical pixels.
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

/// Whether the panels want mouse or keys for themselves.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct PanelsWant {
    pub mouse: bool,
    pub keys: bool,
    /// The key that closes things: one of them is open.
    pub cancel: bool,
    /// The keys that answer: what is asked was put by the other side, and nobody can have read it yet.
    pub answers: bool,
}
