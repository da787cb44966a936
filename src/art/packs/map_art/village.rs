//! The numbers for painting a map whose hexes are no larger than a house: buildings, walls, hedges, orchards, crops,
//! brooks.

use super::kinds::{Factor, Inner, Pitch, Share};
use serde::Deserialize;

/// A village seen from above.
#[derive(Clone, Copy, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Village {
    /// The factor for the width of roads.
    pub roads: Factor,
    /// The factor for the size of trees in woods, and for their distances.
    pub trees: Factor,
    /// Half the width of the wings of a building.
    pub wing: Inner,
    /// The distance that a wing extends beyond the centre of its last hex.
    pub beyond: Inner,
    /// The length of the shadow of a building.
    pub fall: Inner,
    /// Strength of that shadow.
    pub shadow: Share,
    /// The strength of the yard around a building.
    pub yard: Share,
    /// The width of a wall.
    pub wall: Inner,
    /// Radius of the bushes of a hedge.
    pub bush: Inner,
    /// From tree to tree in an orchard.
    pub orchard: Pitch,
    /// Radius of its crowns.
    pub crown: Inner,
    /// Strength of the grass under them.
    pub grass: Share,
    /// From row to row of crops.
    pub rows: Pitch,
    /// The distance of crops from the hexsides around them.
    pub verge: Inner,
    /// Strength of crops.
    pub crops: Share,
    /// Width of a brook that fills its hexes.
    pub brook: Inner,
    /// Width of either bank.
    pub bank: Inner,
    /// Width of a gully that fills its hexes.
    pub gully: Inner,
}
