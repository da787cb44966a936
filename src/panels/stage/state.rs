//! The content of the card that asks viewers, and the player's actions in it.

use crate::engine::orders::AnyOrder;

/// A request of the player to the viewers.
#[derive(Clone, Debug, PartialEq)]
pub enum StageAction {
    /// Add an order to the choices.
    Add(AnyOrder),
    /// Make orders that are given on the map choices, or play them again.
    AddMoves(bool),
    /// Remove the choice with this number, from 0.
    Remove(usize),
    /// Open the vote.
    Ask,
    /// Close the vote; its numbers stay.
    Close,
    /// Forget the choices and the vote.
    Clear,
}

/// The question to the viewers.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct StageShown {
    pub choices: Vec<String>,
    /// Whether an order can be added.
    pub may_add: bool,
    /// Whether orders that are given on the map become choices.
    pub adds_moves: bool,
    /// Whether the vote can be opened.
    pub may_ask: bool,
    /// The vote, once it has been opened.
    pub vote: Option<VoteShown>,
    /// The reason why the last order was not added.
    pub refused: Option<String>,
    /// Seconds after which viewers see the question.
    pub delay: u32,
}

/// The votes of the viewers.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct VoteShown {
    /// The number of votes for each choice.
    pub votes: Vec<u32>,
    pub is_open: bool,
}
