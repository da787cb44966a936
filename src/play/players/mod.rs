//! Computer players: from what a side may see to an order, with a word on why.
//!
//! A player is given a view and nothing else: hidden strengths, pools and coming dice are not in it, and
//! no file here names the types that hold them. What it wants to try, it tries in a world of its own that
//! the game deals from the view. Each game has a folder of its own with its players.

mod played;
mod random;
mod thought;
pub(crate) mod trials;

pub(crate) use played::no_player;
pub use played::{ChosenOrder, HasPlayers, Introduced, Player, Seated, UnitAdvice};
pub use random::Random;
pub use thought::Thought;
