//! The bans on moves.

use crate::engine::board::Hex;

/// A ban on a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::games::panzer44::players) enum Ban {
    /// Its path enters a known mined hex, and there is another path in time.
    Mines(Hex),
    /// It takes this place only to leave it again, and an enemy can enter it.
    Open(Hex),
    /// It ends beside a friendly unit in a hex on which the enemy can drop high explosive.
    Shells,
    /// It ends alone before enemies that are stronger.
    Window,
    /// An unarmed unit ends in the enemy's fire.
    Unarmed,
}
