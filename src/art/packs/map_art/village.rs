//! What a map is painted with whose hexes are no larger than a house: buildings, walls, hedges, orchards, crops,
//! brooks.

use super::kinds::{Factor, Inner, Pitch, Share};
use serde::Deserialize;

/// A village seen from above.
#[derive(Clone, Copy, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Village {
    /// What the width of roads is multiplied by.
    pub roads: Factor,
    /// What the size of trees in woods is multiplied by, and the way from one to the next.
    pub trees: Factor,
    /// Half the width of the wings of a building.
    pub wing: Inner,
    /// How far a wing reaches beyond the middle of its last hex.
    pub beyond: Inner,
    /// How far the shadow of a building falls.
    pub fall: Inner,
    /// Strength of that shadow.
    pub shadow: Share,
    /// Strength of the yard about a building.
    pub yard: Share,
    /// From edge to edge of a wall.
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
    /// How far crops keep off the hexsides about them.
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
