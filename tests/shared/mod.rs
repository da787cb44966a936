//! What the tests of several games ask alike.

pub mod aloud;
pub mod golden;
pub mod learner;
pub mod lots;
pub mod names;
pub mod table;
