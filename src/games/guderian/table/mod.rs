//! Guderian on the table: what its counters show, and what the table asks of it.

pub mod arriving;
pub mod attack;
pub mod face;
pub mod faces;
pub mod furniture;
pub mod marks;
pub mod odds_flag;
pub mod show;
pub mod tabled;
