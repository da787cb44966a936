//! Requests from the panels that only this game has.

/// A request from the panels that only this game has.
#[derive(Clone, Debug, PartialEq)]
pub enum Wish {
    /// Call up a division of the South-Western Front, to be put on the map.
    CallUp,
    /// Carry out the planned attack.
    ResolveAttack,
    /// Cancel the planned attack.
    CancelAttack,
    /// Clear the steps of a retreat that were clicked: all its routes are open again.
    AllWays,
}
