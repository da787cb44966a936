//! What is on the table, as data.

mod face;
