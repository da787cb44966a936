//! What this program was sent of a game, in a file beside the player's games. When the game is over, the file of the game is
//! compared with it: a referee that changes orders is found out.

pub(super) mod comparing;
pub(super) mod file;
pub(super) mod noting;
pub(super) mod verdict;
