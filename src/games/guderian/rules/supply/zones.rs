//! Zones of control (8.0), and the reasons that close a hex to supply lines and retreats (K11.3).

use crate::{
    engine::board::{Board, Hex},
    games::guderian::rules::{kinds::Side, position::Public},
};

/// Whether the hex is in a zone of control of the enemy of `side` (8.0).
///
/// Friendly units in the hex do not matter here: for movement and rail they never cancel a zone (8.15).
#[inline]
pub fn in_enemy_zone(public: &Public, side: Side, hex: Hex) -> bool {
    public.in_zone_of(side.enemy(), hex)
}

/// Whether an enemy zone of control holds in the hex for supply, radius, retreat and victory: a
/// friendly counter of any kind in the hex cancels it (8.15).
pub fn in_uncancelled_zone(public: &Public, side: Side, hex: Hex) -> bool {
    in_enemy_zone(public, side, hex) && !public.holds(side, hex)
}

/// Whether a line of `side` is closed in the hex by the enemy or a lake (K11.3). Each line judges swamp and markers
/// itself.
pub fn closes_line(board: &Board, public: &Public, side: Side, hex: Hex) -> bool {
    board.is_lake(hex)
        || match public.holder(hex) {
            Some(holder) => holder != side,
            None => in_enemy_zone(public, side, hex),
        }
}
