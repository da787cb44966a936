//! Combat: an attack step by step through the attack procedure chart, and the cover of its target (6).

mod cover;
mod procedure;
pub mod results;
mod shot;

pub use cover::{Cover, cover};
pub use procedure::{Procedure, chances, mine_result, procedure};
pub use shot::Shot;
