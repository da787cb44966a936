//! Where the view can open.

use bevy::prelude::*;

/// Where the view opens when a game comes on the table.
#[derive(Clone, Debug, PartialEq)]
pub enum Opening {
    /// On the whole map.
    Whole,
    /// As it was.
    As { centre: Vec2, radius: f32 },
    /// On a part of the map that is so many hex radii wide.
    Frame { middle: Vec2, across: f32 },
    /// On these places, or where most of them are.
    Places(Vec<Vec2>),
}
