//! Counters: the stable ids that name them, movement points, the flags of sides, and their components as entities.

mod entities;
mod flag;
mod id;
mod points;

pub use entities::{CounterEntities, CounterId, CounterNumber, OnHex};
pub use flag::Flag;
pub use id::{IdError, ShortId, UnitId};
pub use points::Points;
