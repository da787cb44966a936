//! The possible opening views.

use bevy::prelude::*;

/// The opening view of a game on the table.
#[derive(Clone, Debug, PartialEq)]
pub enum Opening {
    /// On the whole map.
    Whole,
    /// The last view.
    As { centre: Vec2, radius: f32 },
    /// On a part of the map of this width in hex radii.
    Frame { middle: Vec2, across: f32 },
    /// On these places, or on most of them.
    Places(Vec<Vec2>),
}
