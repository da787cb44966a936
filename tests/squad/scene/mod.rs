//! The contents of the table, as data.

mod caption;
mod face;
mod stacks;
