//! What a side may see, and how a game file seals the rest.

pub(super) mod eyes;
pub(super) mod seal;
pub(super) mod viewed;
