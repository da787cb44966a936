//! The times that movements on the table take.

/// All times, in seconds.
pub(crate) mod seconds {
    /// A hex of a walk.
    pub const HEX: f32 = 0.11;
    /// A hex of a walk along a road.
    pub const ROAD_HEX: f32 = 0.08;
    /// A hex of a ride by train.
    pub const RAIL_HEX: f32 = 0.045;
    /// The least and the most of a way.
    pub const WAY: (f32, f32) = (0.22, 1.4);
    /// A hex of a retreat, and the pause after it.
    pub const RETREAT: (f32, f32) = (0.17, 0.15);
    pub const ADVANCE: f32 = 0.13;
    /// Between a march and the die that it provokes.
    pub const PAUSE: f32 = 0.15;
    /// A counter goes back from the hand.
    pub const BACK: f32 = 0.14;
    /// A counter comes up into the hand.
    pub const PICK_UP: f32 = 0.12;
    /// The wave of the reach takes so long to the farthest hexes of ten points, and each hex so long to
    /// come up.
    pub const WAVE: f32 = 0.12;
    /// See [`WAVE`].
    pub const WASH: f32 = 0.16;
    /// An untried counter is turned over, and from one to the next of a stack.
    pub const FLIP: (f32, f32) = (0.32, 0.06);
    /// A step is wiped off.
    pub const WIPE: f32 = 0.26;
    /// A counter is taken off the map.
    pub const FALL: f32 = 0.38;
    /// Dots run along lines of supply.
    pub const SUPPLY: f32 = 4.0;
    /// What has changed fades in when nothing is to move.
    pub const FADE: f32 = 0.12;
}
