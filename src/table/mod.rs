//! The table: what one sees and touches.

pub mod painter;
