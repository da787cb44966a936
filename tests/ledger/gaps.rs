//! Cases that no test provokes, with the reason.

/// A case and why it is not tested.
pub const UNTESTED: &[(&str, &str)] = &[];
