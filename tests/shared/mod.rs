//! What the tests of several games ask alike.

pub mod golden;
pub mod learner;
