//! Cases that no test provokes, with the reason.

/// The reason for cases that explain, and forbid nothing of their own.
const EXPLAINS: &str = "it explains the game and its words; what it says is judged by other cases";

/// The cases that are not tested, each with the reason.
pub const UNTESTED: &[(&str, &str)] = &[
    ("K1.1", EXPLAINS),
    ("K1.2", EXPLAINS),
    ("K1.3", EXPLAINS),
    ("K1.4", EXPLAINS),
    ("K1.5", EXPLAINS),
    ("K1.6", EXPLAINS),
    ("K1.7", EXPLAINS),
];
