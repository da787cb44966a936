//! The chief of staff: it decides what each group of units is to do, and leads a captain, which decides how.
//!
//! An [`Intent`] for each group makes an assignment. Assignments are tried against each other in worlds of the chief's
//! own, through the rules, to the end of the enemy's answer, and judged by the fitted value of the position there.
//! Work is counted in orders and never in seconds.

mod answer;
mod candidates;
mod errs;
mod exploiter;
mod ground;
mod intent;
mod lanes;
mod led;
mod player;
mod race;
mod reason;
mod search;
mod seeds;
mod trial;
mod work;

pub use errs::Erring;
pub use exploiter::Exploiter;
pub use ground::{FireToCome, HexState, VictoryHex};
pub use intent::{Group, Intent, Intents};
pub use led::{Captain, Led};
pub use player::Chief;
