//! The contents of the table, as data.

mod caption;
mod deeds;
mod face;
mod stacks;
