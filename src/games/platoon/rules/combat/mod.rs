//! Attacks: strength, odds, die-roll modifiers and effects (11).

mod attack;
mod fate;
mod fire;
pub mod indirect;
mod others;
pub mod reaction;
mod strength;
mod target;

pub use attack::{Attack, Kind, Reason, column};
pub use fate::{Fate, fate, is_ready};
pub use fire::{brought, covering, fire};
pub use others::{close_fight, indirect, mines};
pub use strength::{effect, is_hard, is_near};
pub use target::{Target, fort_at, is_cover};
