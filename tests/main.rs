//! The tests of the whole program.

mod mouse;
