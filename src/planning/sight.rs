//! A line of sight that a player asks about.

use crate::engine::board::{
    Hex,
    line_of_sight::{Block, Feature},
};

#[derive(Clone, Debug, PartialEq)]
pub struct SightLine {
    pub from: Hex,
    /// Where it ends; none before that is said.
    pub to: Option<Hex>,
    /// What blocks it, place by place, from its beginning on.
    pub blocks: Vec<Block>,
    /// What hinders it and does not block.
    pub hinders: Vec<Feature>,
    /// Whether the two see each other; weather may keep them from it where nothing blocks.
    pub clear: bool,
}
