//! The common parts of the tests of several games.

pub mod aloud;
pub mod golden;
pub mod learner;
pub mod lots;
pub mod names;
pub mod table;
