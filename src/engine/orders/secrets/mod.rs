//! Secrets: the view of a side, and the seals of a game file on everything else.

pub(super) mod deal;
pub(super) mod eyes;
pub(super) mod seal;
pub(super) mod sent;
pub(super) mod viewed;
