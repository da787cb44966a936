//! The chief of staff: it decides what each group of units is to do, and leads a captain, which decides how.
//!
//! An [`Intent`] for each group makes an assignment. Assignments are tried against each other in worlds of the chief's
//! own, through the rules, to the end of the enemy's answer, and judged by the fitted value of the position there.
//! Work is counted in orders and never in seconds.

mod intent;
mod led;

pub use intent::{Group, Intent, Intents};
pub use led::{Captain, Led};
