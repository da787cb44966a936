//! The colours of overlays, and the least width of a line.

use crate::{
    art::packs::pack::overlay_colours::OverlayColours, engine::counters::Flag, table::app::inks::ink,
};
use bevy::prelude::*;

/// American drab: of zones and moves, and of cards.
const OLIVE: [Color; 2] = [Color::srgb(0.26, 0.31, 0.12), Color::srgb(0.37, 0.42, 0.23)];

/// The colours of overlays.
#[derive(Clone, Copy, Debug)]
pub(super) struct Inks {
    pub(super) reach: Color,
    pub(super) soviet: [Color; 2],
    pub(super) german: [Color; 2],
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
            soviet: [ink(colours.soviet_key), ink(colours.soviet)],
            german: [ink(colours.german_key), ink(colours.german)],
            supply: ink(colours.supply),
            no_supply: ink(colours.no_supply),
            dark: ink(colours.supply_dark),
            leader: [ink(colours.leader), ink(colours.leader_dash)],
            pixel: 1.0 / pixels.max(1.0),
        }
    }

    /// Returns the colours of a side: of its zones and moves, and of its cards.
    pub(super) fn of_side(&self, flag: Flag) -> [Color; 2] {
        match flag {
            Flag::Red => self.soviet,
            Flag::Grey => self.german,
            Flag::Olive => OLIVE,
        }
    }

    /// Returns a width in hex radii, but at least this many pixels.
    pub(super) fn wide(&self, width: f32, pixels: f32) -> f32 {
        width.max(pixels * self.pixel)
    }
}
