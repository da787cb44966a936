//! The content of a counter's sprite.

use crate::{
    art::packs::face::Face,
    engine::{board::Hex, counters::Flag},
    table::map::layers::of_players,
};
use bevy::{camera::visibility::RenderLayers, picking::Pickable, prelude::*};

/// Shift of each card of a stack from the one below it, in sides of a card.
const STEP: f32 = 0.085;

/// The content of a counter's sprite. Its required components make every counter visible and clickable. Only players
/// see it, until it is known that viewers may see it.
#[derive(Component, Clone, Debug, Default, PartialEq)]
#[require(
    RenderLayers = of_players(),
    Sprite = Sprite { color: Color::NONE, custom_size: Some(Vec2::ONE), ..default() },
    Transform,
    Visibility = Visibility::Hidden,
    Pickable = Pickable { should_block_lower: true, is_hoverable: true },
)]
pub struct Shown {
    pub face: Face,
    /// The side of the card in the picture, in pixels; 0 without a picture.
    pub drawn: u32,
    /// Its place of rest, by its middle.
    pub rest: Vec2,
    /// Its height over the table at rest.
    pub height: f32,
    /// Whether it is visible at rest; a counter lifted from under a stack is visible in the hand only.
    pub is_on_table: bool,
    /// Whether it is held, and moved with the hand.
    pub held: bool,
    /// Whether only players see it: it is hidden, or on a path that only its owner knows.
    pub(crate) secret: bool,
    /// Its side, until its picture has arrived.
    pub flag: Option<Flag>,
    /// The hex of its place.
    pub(super) hex: Option<Hex>,
}

/// The size of cards in pixels; it follows the zoom once that is at rest.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct CardSize {
    /// Side of a card in physical pixels.
    pub pixels: u32,
    /// Side of a card in hex radii.
    pub side: f32,
    /// Physical pixels of a hex radius for which it was chosen.
    pub radius: f32,
}

/// Returns the place of a card in a stack with this many visible ones, from the middle of the hex, in sides of a card.
pub(crate) fn offset(number: usize, seen: usize) -> Vec2 {
    Vec2::splat((number as f32 - (seen as f32 - 1.0) / 2.0) * STEP)
}
