//! The stage in the panels: the card that asks the viewers of the overlay for their vote.

pub(crate) mod card;
pub(crate) mod state;
