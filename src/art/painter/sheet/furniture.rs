//! The additions of a scenario to the sheet around the map: victory points, tabs of sides, turns, a scale.

use crate::engine::board::Hex;

/// The side of a tab, shown by shape and by colour.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Tone {
    /// The first side: a square with round corners.
    First,
    /// The second side: a square with its upper corners cut.
    Second,
    /// Neither: a disc.
    #[default]
    Neutral,
}

/// A tab: a letter or number on the shape of a side.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tab {
    /// The letter or number.
    pub text: String,
    pub tone: Tone,
}

/// A box of the turn track.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TurnBox {
    pub number: String,
    /// Its date.
    pub caption: String,
    /// The reinforcements: tabs of the first side are in the upper row, all others in the lower.
    pub tabs: Vec<Tab>,
}

/// Hexes that are worth victory points.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct VictoryMark {
    /// The hexes; one of them is enough to find the town.
    pub hexes: Vec<Hex>,
    /// Its name, if it is not a town; may be empty.
    pub label: String,
    /// Its victory points.
    pub points: u32,
}

/// Hexes of the map's edge with a tab.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// In order along the edge.
    pub hexes: Vec<Hex>,
    pub tab: Tab,
}

/// Everything around the map that is not in the map file.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Furniture {
    /// Hexes that are worth victory points.
    pub marks: Vec<VictoryMark>,
    /// The sides of entry areas, by the area's id; areas that are not named are neutral.
    pub tones: Vec<(String, Tone)>,
    /// The turn track; may be empty.
    pub turns: Vec<TurnBox>,
    /// The width of a hex in kilometres; without it no scale is drawn.
    pub kilometres_per_hex: Option<f32>,
    /// A line under the scale.
    pub caption: String,
    /// The title, if it differs from the map's.
    pub title: Option<String>,
    /// The line under the title, if it differs from the map's.
    pub subtitle: Option<String>,
    /// Hexes of the map's edge at which a scenario lets units enter or exit, beside the map's own areas.
    pub entries: Vec<Entry>,
    /// A word in red after the title, such as a year.
    pub title_note: String,
}

impl Furniture {
    /// Returns the side of an entry area.
    pub fn tone(&self, area: &str) -> Tone {
        self.tones.iter().find(|(id, _)| id == area).map_or(Tone::Neutral, |(_, tone)| *tone)
    }
}
