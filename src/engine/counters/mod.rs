//! Counters: the stable words that name them, points to spend on movement, the marks of sides, and what all of that is as
//! entities.

mod entities;
mod flag;
mod id;
mod points;

pub use entities::{CounterEntities, CounterId, CounterNumber, OnHex};
pub use flag::Flag;
pub use id::{IdError, ShortId, UnitId};
pub use points::Points;
