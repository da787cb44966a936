//! What is on the table, as data.

mod caption;
mod face;
mod stacks;
