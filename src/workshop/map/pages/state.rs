//! The state, the memory and the actions of the editor.

use super::{
    lay::{Lay, Spot},
    tool::Tool,
};
use crate::{
    art::packs::map_art::MapColours,
    engine::board::{Hex, Hexside, Terrain},
    panels::Theme,
    scene::{ChainKind, MapPart, Palette},
    settings::Colours,
    workshop::map::{Change, Draft, InPicture, MapFault, Seam, Symmetry, Underlay},
};
use bevy_egui::egui::{Color32, Pos2, TextureId, Vec2};

/// An action of the person who draws.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum MapAction {
    /// Begin a stroke: one step of undo.
    Begin,
    Change(Change),
    /// Begin a stroke that draws a line from this hex.
    BeginLine(ChainKind, Hex),
    /// Draw the line on to this hex.
    ExtendLine(Hex),
    /// End the stroke.
    End,
    /// Give the stroke up.
    Cancel,
    Undo,
    Redo,
    Symmetry(Symmetry),
    /// Join the map of this name.
    Join(String, Seam),
    /// Bring hexes into view.
    Bring(Vec<Hex>),
    /// Keep the hex under the cursor in view.
    Reveal(Hex),
    WholeMap,
    /// Say why something cannot be done.
    Say(String),
    Save,
    /// Put the picture of this file under the hexes, or remove the one that is there.
    Picture(Option<String>),
    /// Fit the picture by the places of three hexes in it.
    Fit([InPicture; 3]),
    /// Draw the painted map over the picture with this strength in percent.
    Fade(u8),
    /// Begin this scenario at a table.
    Play(String),
    /// Make a first scenario on this map, and begin it at a table.
    MakeScenario,
    Close,
}

/// The picture under the hexes, as it is shown.
#[derive(Clone, Copy)]
pub(crate) struct Under<'a> {
    pub underlay: &'a Underlay,
    /// Its pixels, once they are read.
    pub texture: Option<TextureId>,
}

/// The fitting of the picture under the hexes.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Fitting {
    /// The handle that keys move, 0 to 2.
    pub corner: usize,
    /// The drag of that handle: its distance from the mouse, and its place in the window.
    pub drag: Option<(Vec2, Pos2)>,
}

/// The content of the editor.
pub(crate) struct EditorState<'a> {
    pub draft: &'a Draft,
    pub palette: &'a Palette,
    /// Returns the game's own name of a part of a map; none for the usual one.
    pub named: Box<dyn Fn(MapPart) -> Option<String> + 'a>,
    /// The title of the game.
    pub game: &'a str,
    /// The name of the map's file below `scenarios`.
    pub name: &'a str,
    pub faults: &'a [MapFault],
    /// The names of the maps that can be joined.
    pub maps: &'a [String],
    /// The scenarios on this map, by id and title.
    pub scenarios: &'a [(String, String)],
    /// Whether a first scenario on this map can be made.
    pub makes_scenarios: bool,
    /// What was done or refused last.
    pub said: Option<&'a str>,
    pub ink: Option<&'a MapColours>,
    /// The picture under the hexes.
    pub under: Option<Under<'a>>,
    pub lay: Lay,
    pub theme: Theme,
    pub colours: Colours,
    /// Whether another page is open over the editor.
    pub covered: bool,
    /// The number of the last state that the map in the window shows.
    pub shown: Option<u64>,
    pub memory: &'a mut EditorMemory,
}

impl EditorState<'_> {
    /// Returns the name of a tool in the words of the game.
    pub fn name_of(&self, tool: Tool) -> String {
        tool.part().and_then(&self.named).unwrap_or_else(|| tool.words())
    }
}

/// The memory of the editor from frame to frame.
#[derive(Clone, Debug)]
pub(crate) struct EditorMemory {
    pub tool: Tool,
    /// The radius of the brush, 0 to 2 hexes.
    pub radius: u8,
    /// Whether the brush fills connected hexes.
    pub fill: bool,
    /// The place under the mouse.
    pub hovered: Option<Spot>,
    /// The stroke of the mouse.
    pub stroke: Option<Stroke>,
    /// The cursor of the keyboard, and the side that it means.
    pub cursor: Option<Hex>,
    pub side: Hexside,
    /// Where a line of the keyboard begins, or the hexes that it gathers for a name.
    pub gathered: Vec<Hex>,
    /// The name that is typed on the map.
    pub naming: Option<Naming>,
    pub form: Option<Form>,
    /// The fitting of the picture under the hexes, while it goes on.
    pub fitting: Option<Fitting>,
    /// Hexes that were just painted, until the map shows them.
    pub fresh: Vec<Fresh>,
}

impl Default for EditorMemory {
    fn default() -> Self {
        Self {
            tool: Tool::Terrain(Terrain::Woods),
            radius: 0,
            fill: false,
            hovered: None,
            stroke: None,
            cursor: None,
            side: Hexside::North,
            gathered: Vec::new(),
            naming: None,
            form: None,
            fitting: None,
            fresh: Vec::new(),
        }
    }
}

/// A drag of the mouse over the map.
#[derive(Clone, Debug)]
pub(crate) struct Stroke {
    /// Whether the right button erases.
    pub erases: bool,
    /// The last place of the mouse in the window, and what was there.
    pub at: Pos2,
    pub last: Spot,
    /// The hexes that a name is for.
    pub gathered: Vec<Hex>,
}

/// A name that is typed on the map.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Naming {
    pub tool: Tool,
    /// Its hexes; the field is at the first one.
    pub hexes: Vec<Hex>,
    /// The number of the entry that is changed; none for a new one.
    pub number: Option<usize>,
    /// The column before a line between two columns.
    pub after_column: u8,
    pub text: String,
    /// Whether the field has the keyboard already.
    pub has_keyboard: bool,
}

/// A hex that was just painted.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Fresh {
    pub hex: Hex,
    pub colour: Color32,
    /// The number of the state of the map before the change.
    pub before: u64,
    /// The time until which it is drawn although nothing has changed, in seconds.
    pub until: f64,
}

/// A form over the map.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Form {
    Titles {
        id: String,
        title: String,
        subtitle: String,
    },
    Resize {
        columns: String,
        rows: String,
        keep_east: bool,
        keep_south: bool,
    },
    Shift {
        columns: String,
        rows: String,
    },
    Join {
        map: usize,
        seam: Seam,
    },
    /// The look of the open country, in hundredths: fields, hedges, farms, bends; `has` without it is none.
    Countryside {
        has: bool,
        parts: [String; 4],
    },
    /// The file of a picture under the hexes.
    Picture {
        path: String,
    },
}
