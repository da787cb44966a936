//! Games between computer players, from their first order to their last: one game, many at the same time, and their
//! figures; and matches, which show which player is better.

mod fairness;
mod game;
mod line_file;
mod many;
mod matched;
mod pairing;
mod players;
mod share;
mod sum;
mod variant;

pub use fairness::{Fairness, FairnessState, FairnessTest, MOST_GAMES, Tally};
pub use game::{GameReport, Match};
pub use line_file::{LineFile, LineFileFault};
pub use many::in_order;
pub use matched::{Matched, Observer, Tells};
pub use pairing::{MatchResult, Pair, Pairing};
pub use players::Players;
pub use share::Share;
pub use sum::{Shares, Sum};
pub use variant::Variant;
