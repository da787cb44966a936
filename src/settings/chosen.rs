//! All settings of a player.

use super::KeyMap;
use bevy::prelude::Resource;
use serde::{Deserialize, Serialize};
use std::{collections::BTreeMap, ops::RangeInclusive};

/// All settings of a player.
#[derive(Resource, Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// The factor for the size of the panels, within [`SCALES`].
    pub scale: f32,
    /// The id of the language; empty for that of the system.
    pub language: String,
    /// Dark or light panels.
    pub theme: Theme,
    /// The colours of counters, overlays and tables.
    pub colours: Colours,
    /// The art pack: the name of its folder.
    pub pack: String,
    /// The art packs of single games, or of single scenarios, by their ids: all others use the one above.
    pub packs: BTreeMap<String, String>,
    /// The movement of counters, dice and the map.
    pub motion: Motion,
    /// The time for which each action of a computer player is shown before the next.
    pub pace: Pace,
    /// The dice of a combat over the foot of the map.
    pub dice: DiceShown,
    /// Whether the small map is shown in the dock.
    pub minimap: bool,
    /// Whether a tooltip explains the hex under the cursor.
    pub tooltips: bool,
    /// Whether the head of the dock states the next task.
    pub what_now: bool,
    /// Whether a click on a highlighted hex sends the selected units there, like a drop.
    pub click_to_move: bool,
    /// Whether a drop that needs a roll shows the odds and asks first.
    pub ask_before_dice: bool,
    /// Whether a side is also asked when no answer would change anything.
    pub ask_in_vain: bool,
    /// Whether a phase in which nothing can be done passes by itself.
    pub pass_phases: bool,
    /// Whether a hand-over screen comes between the turns of two people at one table. Both know the same, but a turn
    /// begins better with a look at the last events. A game that is exchanged as a file has it in any case.
    pub hand_over: bool,
    /// Whether a message of the desktop says that it is the player's turn in an online game, while the window has no focus.
    pub turn_notices: bool,
    /// Whether the camera for viewers follows moves and fights by itself.
    pub viewers_follow: bool,
    /// The place of the dock and its width.
    pub dock: Dock,
    /// The case at which the rules book is open; empty for its beginning.
    pub rules_at: String,
    /// The relay over which tickets of online games lead.
    pub ticket_relay: TicketRelay,
    pub keys: KeyMap,
}

/// The scales at which panels can be shown.
pub const SCALES: RangeInclusive<f32> = 0.9..=1.6;

impl Default for Settings {
    fn default() -> Self {
        Self {
            scale: 1.0,
            language: String::new(),
            theme: Theme::default(),
            colours: Colours::default(),
            pack: "standard".to_owned(),
            packs: BTreeMap::new(),
            motion: Motion::default(),
            pace: Pace::default(),
            dice: DiceShown::default(),
            minimap: true,
            tooltips: true,
            what_now: true,
            click_to_move: true,
            ask_before_dice: true,
            ask_in_vain: false,
            pass_phases: true,
            hand_over: true,
            turn_notices: true,
            viewers_follow: true,
            dock: Dock::default(),
            rules_at: String::new(),
            ticket_relay: TicketRelay::default(),
            keys: KeyMap::default(),
        }
    }
}

impl Settings {
    /// Returns the art pack for a game, by the ids of the game and its scenario; for no game the one for all.
    pub fn pack_for(&self, ids: &[String]) -> &str {
        // The scenario is behind its game, and says more.
        ids.iter().rev().find_map(|id| self.packs.get(id)).unwrap_or(&self.pack)
    }

    /// Chooses an art pack for these games or scenarios; without any, for all that have none of their own.
    pub fn use_pack(&mut self, pack: &str, games: &[String]) {
        if games.is_empty() {
            pack.clone_into(&mut self.pack);
        }
        self.packs.extend(games.iter().map(|game| (game.clone(), pack.to_owned())));
    }

    /// Whether an art pack is chosen for a game, or for all.
    pub fn has_pack(&self, pack: &str) -> bool {
        self.pack == pack || self.packs.values().any(|chosen| chosen == pack)
    }

    /// Chooses the standard pack wherever this one is chosen.
    pub fn drop_pack(&mut self, pack: &str) {
        if self.pack == pack {
            self.pack = Self::default().pack;
        }
        self.packs.retain(|_, chosen| chosen != pack);
    }

    /// Returns the same with every number within its bounds.
    pub fn within_bounds(mut self) -> Self {
        self.scale = bounded(self.scale, &SCALES, 1.0);
        self.dock.width = bounded(self.dock.width, &Dock::WIDTHS, Dock::default().width);
        self
    }
}

fn bounded(number: f32, bounds: &RangeInclusive<f32>, usual: f32) -> f32 {
    if number.is_finite() { number.clamp(*bounds.start(), *bounds.end()) } else { usual }
}

/// The amount of movement on the table.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Motion {
    /// Everything moves at its own pace.
    #[default]
    Full,
    /// Three times as fast.
    Fast,
    /// Nothing moves: changes fade in.
    Reduced,
}

impl Motion {
    /// The speed factor of its clock.
    pub fn speed(self) -> f32 {
        match self {
            Self::Full | Self::Reduced => 1.0,
            Self::Fast => 3.0,
        }
    }
}

/// The time for which each action of a computer player is shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Pace {
    Slow,
    /// Long enough to be read.
    #[default]
    Normal,
    /// For players who know the game well.
    Fast,
}

impl Pace {
    /// The factor for the usual waiting time.
    pub fn times(self) -> f32 {
        match self {
            Self::Slow => 1.8,
            Self::Normal => 1.0,
            Self::Fast => 0.35,
        }
    }
}

/// The size of the dice over the map.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum DiceShown {
    /// As large as in presenter mode.
    Large,
    #[default]
    Small,
    /// Only in the dock.
    Off,
}

/// The relay over which tickets lead to the games on this computer.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum TicketRelay {
    /// The public relays of the library.
    #[default]
    Public,
    /// None: lines are direct, also those to other hosts.
    Direct,
    /// The relay at this address.
    Own(String),
}

/// The colours of the panels.
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

/// The colours of counters, overlays and tables.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Colours {
    /// Field grey and brick red, green to orange.
    #[default]
    Usual,
    /// Blue to orange, distinct for eyes that confuse red and green.
    ColourBlind,
}

/// The edge of the window with the dock.
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
    /// The possible widths of the dock.
    pub const WIDTHS: RangeInclusive<f32> = 340.0..=560.0;
}

impl Default for Dock {
    fn default() -> Self {
        Self { side: DockSide::default(), width: 388.0, folded: false }
    }
}
