//! The colours of overlays, and the least width of a line.

use crate::{
    art::packs::pack::overlay_colours::OverlayColours, engine::counters::Flag, table::app::inks::ink,
};
use bevy::prelude::*;

/// The colours of overlays.
#[derive(Clone, Copy, Debug)]
pub(super) struct Inks {
    pub(super) reach: Color,
    pub(super) sides: [[Color; 2]; 3],
    pub(super) supply: Color,
    pub(super) no_supply: Color,
    /// The dark line under bright ones.
    pub(super) dark: Color,
    pub(super) leader: [Color; 2],
    /// A pixel of the window in hex radii: every line is wide enough to be visible.
    pub(super) pixel: f32,
}

impl Inks {
    /// Makes these colours, for this many pixels of a hex radius.
    pub(super) fn of(colours: &OverlayColours, pixels: f32) -> Self {
        Self {
            reach: ink(colours.reach),
            sides: [Flag::Red, Flag::Grey, Flag::Olive].map(|flag| colours.of_side(flag).map(ink)),
            supply: ink(colours.supply),
            no_supply: ink(colours.no_supply),
            dark: ink(colours.supply_dark),
            leader: [ink(colours.leader), ink(colours.leader_dash)],
            pixel: 1.0 / pixels.max(1.0),
        }
    }

    /// Returns the colours of a side: of its zones and moves, and of its cards.
    pub(super) fn of_side(&self, flag: Flag) -> [Color; 2] {
        let [red, grey, olive] = self.sides;
        match flag {
            Flag::Red => red,
            Flag::Grey => grey,
            Flag::Olive => olive,
        }
    }

    /// Returns a width in hex radii, but at least this many pixels.
    pub(super) fn wide(&self, width: f32, pixels: f32) -> f32 {
        width.max(pixels * self.pixel)
    }
}
