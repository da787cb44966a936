//! A line of sight that a player asks about.

use crate::engine::board::{
    Hex,
    line_of_sight::{Block, Feature},
};

#[derive(Clone, Debug, PartialEq)]
pub struct SightLine {
    pub from: Hex,
    /// The hex where it ends; none until the player has chosen one.
    pub to: Option<Hex>,
    /// The places that block it, from its start.
    pub blocks: Vec<Block>,
    /// The features that hinder it and do not block it.
    pub hinders: Vec<Feature>,
    /// Whether the two units see each other; weather may prevent it where nothing blocks.
    pub clear: bool,
}
