//! A branch: orders that were tried from a moment of a game, beside it.
//!
//! A branch has no position of its own. Its first position is made from what its viewer may see at the moment that it
//! leaves from, with everything else dealt by its own seed, and never from the true secrets of a game that goes on. So its
//! line in the file holds no secret of the game.

use super::drawn::Drawn;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The source of the dice of a branch.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum BranchDice {
    /// The generator, with the seed of the branch.
    #[default]
    Rolled,
    /// The player enters each die.
    Entered,
    /// Each die shows the face whose result is in the middle of all results.
    Expected,
}

/// The viewer with whose knowledge a branch is tried.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum BranchEyes {
    /// Everything but the dice to come, in a game that is over or hides nothing.
    #[default]
    All,
    /// The knowledge of the side with this number.
    Side(usize),
}

/// An order of a branch with the dice that it rolled. They are rolled again when the branch is opened.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BranchOrder<O> {
    pub order: O,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub dice: Vec<u8>,
}

/// Orders that were tried from a moment of a game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Branch<O> {
    /// Its number, from 1; larger than that of the branch that it leaves from.
    pub id: usize,
    /// The number of the branch that it leaves from; none if it leaves from the game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub parent: Option<usize>,
    /// The number of orders before it: of the game, or of the parent's own orders.
    pub after: usize,
    pub name: String,
    #[serde(default)]
    pub eyes: BranchEyes,
    #[serde(default)]
    pub dice: BranchDice,
    /// The seed of its dice, and of what its viewer does not know.
    pub seed: u64,
    pub orders: Vec<BranchOrder<O>>,
    /// Notes, by the number of its orders before their moment.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub notes: BTreeMap<usize, String>,
    /// Drawings, in the same manner.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub drawn: BTreeMap<usize, Vec<Drawn>>,
}
