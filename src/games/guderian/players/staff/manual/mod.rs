//! The manual: errors that no good player makes, each with the condition under which it is one. The planner drops a
//! choice that the manual forbids, unless there is no other. It uses what the side may see and nothing else.

pub(super) mod advances;
pub(super) mod ending;
pub(super) mod leaders;
pub(super) mod stay;
pub(super) mod strongest;
