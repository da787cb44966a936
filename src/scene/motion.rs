//! The durations of movements on the table.

/// All times, in seconds.
pub(crate) mod seconds {
    /// A hex of a move.
    pub const HEX: f32 = 0.11;
    /// A hex of a move along a road.
    pub const ROAD_HEX: f32 = 0.08;
    /// A hex of a rail move.
    pub const RAIL_HEX: f32 = 0.045;
    /// The least and the most for a path.
    pub const WAY: (f32, f32) = (0.22, 1.4);
    /// A hex of a retreat, and the pause after it.
    pub const RETREAT: (f32, f32) = (0.17, 0.15);
    pub const ADVANCE: f32 = 0.13;
    /// Between a move and the die that it provokes.
    pub const PAUSE: f32 = 0.15;
    /// A held counter goes back.
    pub const BACK: f32 = 0.14;
    /// A counter is lifted from the map.
    pub const PICK_UP: f32 = 0.12;
    /// The time that the wave of the reach takes to the farthest hexes of ten points.
    pub const WAVE: f32 = 0.12;
    /// The time that each hex of the wave takes to appear.
    pub const WASH: f32 = 0.16;
    /// An untried counter is flipped; then the delay to the next one of its stack.
    pub const FLIP: (f32, f32) = (0.32, 0.06);
    /// A step is removed.
    pub const WIPE: f32 = 0.26;
    /// A counter leaves the map.
    pub const FALL: f32 = 0.38;
    /// Dots run along supply lines.
    pub const SUPPLY: f32 = 4.0;
    /// Changed counters fade in while animation is off.
    pub const FADE: f32 = 0.12;
}
