//! What a player asks for with the panels and only this game knows.

/// What a player asks for with the panels, beside what every game knows.
#[derive(Clone, Debug, PartialEq)]
pub enum Wish {
    /// Take a division of the South-Western Front, to be put on the map.
    CallUp,
    /// Carry out the planned attack.
    ResolveAttack,
    /// Give the planned attack up.
    CancelAttack,
    /// Forget the steps of a retreat that were clicked: all its ways are open again.
    AllWays,
}
