//! Games as a club shows them in a browser and answers questions about them, from what it sends to a viewer alone: the code
//! here holds what a spectator or a player at another home would hold, and no whole game.

mod faces;
mod follower;
mod kinds;
mod page;
mod roll;

pub use follower::{AnswerOf, Follower, sheet};
pub use kinds::{Asked, Following, Kinds, Page, Paged};
