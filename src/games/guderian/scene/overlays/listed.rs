//! The overlays by name, in the order in which they are listed.

use crate::settings::Overlay;

pub const REACH_OWN: Overlay = Overlay(0);
pub const REACH_ENEMY: Overlay = Overlay(1);
/// Soviet zones of control.
pub const ZONES_SOVIET: Overlay = Overlay(2);
/// German zones of control.
pub const ZONES_GERMAN: Overlay = Overlay(3);
pub const SUPPLY: Overlay = Overlay(4);
/// The radii of leaders.
pub const LEADERS: Overlay = Overlay(5);
pub const VICTORY: Overlay = Overlay(6);
/// The moves of the last turn.
pub const LAST_MOVES: Overlay = Overlay(7);
