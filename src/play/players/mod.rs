//! Computer players: from the view of a side to an order, with a word on the reason.
//!
//! A player receives a view and nothing else: hidden strengths, pools and coming dice are not in it, and no file here
//! names the types that contain them. Its dry runs take place in a separate world, which the game makes from the view.
//! Each game has a folder for its own players.

pub mod chief;
pub mod levels;
mod played;
mod random;
mod set_up;
mod thought;
pub(crate) mod trials;
pub mod value;
mod weighed;

pub use levels::Introduced;
pub use played::{ChosenOrder, HasPlayers, Player, PlayerMaker, Seated, UnitAdvice, usual_player};
pub(crate) use played::{known_players, no_player};
pub use random::Random;
pub(crate) use set_up::{SetUpSeed, SetUpVariant, Situation, Spot, near_best};
pub use thought::Thought;
pub(crate) use weighed::{read_weights, unweighed};
