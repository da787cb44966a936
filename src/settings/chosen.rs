//! Everything that a player has set.

use super::KeyMap;
use bevy::prelude::Resource;
use serde::{Deserialize, Serialize};
use std::ops::RangeInclusive;

/// Everything that a player has set.
#[derive(Resource, Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// How many times as big as usual the panels are, within [`SCALES`].
    pub scale: f32,
    /// Dark or light panels.
    pub theme: Theme,
    /// The colours of counters, overlays and tables.
    pub colours: Colours,
    /// The art pack: the name of its folder.
    pub pack: String,
    /// How counters, dice and the map move.
    pub motion: Motion,
    /// How long what a computer player does stands before it does the next thing.
    pub pace: Pace,
    /// Whether the small map is shown in its corner.
    pub minimap: bool,
    /// Whether the hex under the mouse is explained beside it.
    pub tooltips: bool,
    /// Whether a line over the map says what is to be done.
    pub what_now: bool,
    /// Whether a click on a lit hex sends those who are chosen there, as letting go of them does.
    pub click_to_move: bool,
    /// Whether letting go of counters where that throws a die shows the odds and asks first.
    pub ask_before_dice: bool,
    /// Whether a side is also asked where nothing that it could answer would change anything.
    pub ask_in_vain: bool,
    /// Whether a hand-over screen comes between the turns of two people at one table. Both know the
    /// same, but a turn begins better with a look at what has happened. A game that is sent to and fro
    /// has it in any case.
    pub hand_over: bool,
    /// Where the dock stands and how wide it is.
    pub dock: Dock,
    /// The case at which the rules book lies open; nothing for its beginning.
    pub rules_at: String,
    pub keys: KeyMap,
}

/// The scales that panels can be shown at.
pub const SCALES: RangeInclusive<f32> = 0.9..=1.6;

impl Default for Settings {
    fn default() -> Self {
        Self {
            scale: 1.0,
            theme: Theme::default(),
            colours: Colours::default(),
            pack: "standard".to_owned(),
            motion: Motion::default(),
            pace: Pace::default(),
            minimap: true,
            tooltips: true,
            what_now: true,
            click_to_move: true,
            ask_before_dice: true,
            ask_in_vain: false,
            hand_over: true,
            dock: Dock::default(),
            rules_at: String::new(),
            keys: KeyMap::default(),
        }
    }
}

impl Settings {
    /// The same with every number within its bounds.
    pub fn within_bounds(mut self) -> Self {
        self.scale = bounded(self.scale, &SCALES, 1.0);
        self.dock.width = bounded(self.dock.width, &Dock::WIDTHS, Dock::default().width);
        self
    }
}

fn bounded(number: f32, bounds: &RangeInclusive<f32>, usual: f32) -> f32 {
    if number.is_finite() { number.clamp(*bounds.start(), *bounds.end()) } else { usual }
}

/// How much the table moves.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Motion {
    /// Everything moves at its own pace.
    #[default]
    Full,
    /// Three times as fast.
    Fast,
    /// Nothing moves: what has changed fades in.
    Reduced,
}

impl Motion {
    /// How fast its clock goes.
    pub fn speed(self) -> f32 {
        match self {
            Self::Full | Self::Reduced => 1.0,
            Self::Fast => 3.0,
        }
    }
}

/// How long what a computer player does can be looked at.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Pace {
    Slow,
    /// Long enough to be read.
    #[default]
    Normal,
    /// For who knows what to look for.
    Fast,
}

impl Pace {
    /// How many times as long as usual it waits.
    pub fn times(self) -> f32 {
        match self {
            Self::Slow => 1.8,
            Self::Normal => 1.0,
            Self::Fast => 0.35,
        }
    }
}

/// Which colours the panels wear.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Theme {
    /// Cool near-black, the default.
    #[default]
    Dark,
    /// Paper.
    Light,
}

impl Theme {
    pub fn other(self) -> Self {
        match self {
            Self::Dark => Self::Light,
            Self::Light => Self::Dark,
        }
    }
}

/// Which colours counters, overlays and tables wear.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Colours {
    /// Field grey and brick red, green to orange.
    #[default]
    Usual,
    /// Blue to orange, told apart by eyes that confuse red and green.
    ColourBlind,
}

/// The edge of the window at which the dock stands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum DockSide {
    /// The left edge.
    Left,
    /// The right edge.
    #[default]
    Right,
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Dock {
    /// Its edge.
    pub side: DockSide,
    /// Its width in points at scale 1, within [`Dock::WIDTHS`].
    pub width: f32,
    /// Whether it is folded to a strip.
    pub folded: bool,
}

impl Dock {
    /// How wide the dock can be.
    pub const WIDTHS: RangeInclusive<f32> = 340.0..=560.0;
}

impl Default for Dock {
    fn default() -> Self {
        Self { side: DockSide::default(), width: 388.0, folded: false }
    }
}
