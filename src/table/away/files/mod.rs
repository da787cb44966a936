//! Files that the referee sends: that of a game that has ended, and those of a scenario that this program lacks.

pub(crate) mod ended;
pub(super) mod held;
pub(super) mod lacking;
mod sent_parts;
