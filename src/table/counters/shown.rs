//! What a counter's sprite shows.

use crate::{
    art::packs::face::Face,
    engine::{board::Hex, counters::Flag},
    table::map::layers::of_players,
};
use bevy::{camera::visibility::RenderLayers, picking::Pickable, prelude::*};

/// How far each card of a stack lies beside the one below it, in sides of a card.
const STEP: f32 = 0.085;

/// What a counter's sprite shows. With it comes what every counter needs to be seen and touched: by players, until it is
/// known that viewers may see it.
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
    /// The side of the card in the picture, in pixels; 0 for none yet.
    pub drawn: u32,
    /// Where it rests, its middle.
    pub rest: Vec2,
    /// Its height over the table at rest.
    pub height: f32,
    /// Whether it is seen where it rests; who is taken from under a stack is seen in the hand only.
    pub is_on_table: bool,
    /// Whether it is in the hand, and moved by that.
    pub held: bool,
    /// Whether players alone see it: it is hidden, or on a way that only its owner knows.
    pub(crate) secret: bool,
    /// Whose it is, for as long as its picture has not come.
    pub flag: Option<Flag>,
    /// The hex that it was laid in.
    pub(super) hex: Option<Hex>,
}

/// The pixel size that cards are drawn at; follows the zoom when that stands still.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct CardSize {
    /// Side of a card in physical pixels.
    pub pixels: u32,
    /// Side of a card in hex radii.
    pub side: f32,
    /// Physical pixels to a hex radius for which it was chosen.
    pub radius: f32,
}

/// Where the cards of a stack of so many lie, beside the middle of their hex, in sides of a card.
pub(crate) fn offset(number: usize, seen: usize) -> Vec2 {
    Vec2::splat((number as f32 - (seen as f32 - 1.0) / 2.0) * STEP)
}
