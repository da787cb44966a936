//! A map that is being edited.

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use super::{
    change::{Change, Manner, carried_out},
    crossings, faults,
    faults::MapFault,
    ground, lines,
    lists::{Size, has_side, named, sides_of},
    notes::Notes,
    reading::{self, Read},
    step::{Corners, Done, Step},
    symmetry::Symmetry,
    whole::no_size,
    writing::text_of,
};
use crate::{
    engine::{
        board::{Hex, Hexside, MapFile, Terrain},
        data::DataError,
        text::Text,
    },
    scene::{ChainKind, Follows, Palette, PointKind, SideKind},
};

/// The comment at the head of a new map.
const HEAD: &str = "\
// A map drawn in the map editor. Ids are CCRR from the north-west corner; hexes are flat-topped, and even columns are half a
// hex lower. A hex that no terrain list names is clear. `kessel check` tells what is wrong.
";

/// A map that is being edited: its lists in the form of the editor, with the comments of its file, undo and redo.
pub struct Draft {
    map: MapFile,
    head: String,
    notes: Notes,
    manner: Manner,
    done: Vec<Done>,
    undone: Vec<Done>,
    /// The fit of the picture under the map that undo or redo has brought back, until it is taken.
    fit: Option<Corners>,
    stroke: Option<Stroke>,
    revision: u64,
    /// The number of steps of the map at which it was as in its file; none if it cannot be so any more.
    written: Option<usize>,
}

/// A stroke of the mouse that is not finished.
struct Stroke {
    before: MapFile,
    /// The line that is drawn, and its path so far.
    line: Option<(ChainKind, Vec<Hex>)>,
}

impl Draft {
    /// An empty map of 1 to 255 columns and 1 to 99 rows. It has not been written yet.
    ///
    /// # Errors
    /// No map has that size.
    pub fn new(columns: u8, rows: u8, id: &str, title: &str) -> Result<Self, Text> {
        let size = Size::new(i32::from(columns), i32::from(rows)).ok_or_else(no_size)?;
        let map = empty(size, id, title);
        let mut draft = Self::of(Read { map, head: HEAD.to_owned(), notes: Notes::default() });
        draft.written = None;
        Ok(draft)
    }

    /// Reads a map file; `name` is that of the file, for its faults. Until the game is known
    /// ([`Draft::set_palette`]), slopes and hilltops follow from the ground if they do so in the file.
    ///
    /// # Errors
    /// Every fault of form, with line and column. Faults of meaning are no reason not to edit a map.
    pub fn read(name: &str, text: &str) -> Result<Self, Vec<DataError>> {
        let mut draft = Self::of(reading::read(name, text)?);
        draft.manner.follows = ground::followed(&draft.map);
        Ok(draft)
    }

    fn of(Read { map, head, notes }: Read) -> Self {
        Self {
            map,
            head,
            notes,
            manner: Manner::default(),
            done: Vec::new(),
            undone: Vec::new(),
            fit: None,
            stroke: None,
            revision: 0,
            written: Some(0),
        }
    }

    /// The map as it is now. Its lists are sorted.
    pub fn map(&self) -> &MapFile {
        &self.map
    }

    pub fn size(&self) -> Size {
        Size::of(&self.map)
    }

    /// The text of the map file: fields in a fixed order, sorted lists, lines of at most 120 columns, with the comment
    /// at the head and the comments at fields and entries. Reading and writing it again gives the same bytes.
    pub fn text(&self) -> String {
        text_of(&self.map, &self.head, &self.notes)
    }

    /// The comment at the head of the file, with its line ends; empty without one.
    pub fn head(&self) -> &str {
        &self.head
    }

    /// A number that grows with every change of the map, also by undo and redo.
    pub fn revision(&self) -> u64 {
        self.revision
    }

    /// Whether the map differs from its file.
    pub fn is_changed(&self) -> bool {
        let in_stroke = self.stroke.as_ref().is_some_and(|stroke| stroke.before != self.map);
        in_stroke || self.written != Some(self.steps())
    }

    /// Notes that the map has just been written to its file.
    pub fn mark_written(&mut self) {
        self.end_stroke();
        self.written = Some(self.steps());
    }

    /// Notes that the map is in no file, as one that was resumed.
    pub fn mark_unwritten(&mut self) {
        self.written = None;
    }

    /// Sets what follows from the ground in the maps of a game.
    pub fn set_palette(&mut self, palette: &Palette) {
        self.manner.follows = palette.follows;
    }

    /// The parts of the map that follow from others.
    pub fn follows(&self) -> Follows {
        self.manner.follows
    }

    pub fn symmetry(&self) -> Symmetry {
        self.manner.symmetry
    }

    /// Sets the symmetry for the changes from now on.
    pub fn set_symmetry(&mut self, symmetry: Symmetry) {
        self.manner.symmetry = symmetry;
    }

    /// Whether the symmetry is exact on this size.
    pub fn is_symmetry_exact(&self) -> bool {
        self.manner.symmetry.is_exact(self.size())
    }

    /// The faults of the map, with their hexes. A map with faults of the first kind (a hex with two terrains, a bridge
    /// without a road) makes no board; the others (a slope without a rise) are only found without those.
    pub fn faults(&self) -> Vec<MapFault> {
        faults::faults_of(&self.map)
    }
}

/// Changes.
impl Draft {
    /// Carries out a change: one step of undo or, within a stroke, a part of it. Returns whether it has changed the map.
    ///
    /// # Errors
    /// The reason why it cannot be carried out, as a sentence without a capital; nothing has changed.
    pub fn change(&mut self, change: &Change) -> Result<bool, Text> {
        let new = carried_out(&self.map, change, self.manner)?;
        if new == self.map {
            return Ok(false);
        }
        let before = std::mem::replace(&mut self.map, new);
        self.revision += 1;
        if change.moves_hexes() {
            self.notes.forget_hexes();
        }
        if self.stroke.is_none() {
            self.keep_step(before);
        }
        Ok(true)
    }

    /// Begins a stroke: all changes until its end are one step of undo. A stroke that is not finished is ended first.
    pub fn begin_stroke(&mut self) {
        self.end_stroke();
        self.stroke = Some(Stroke { before: self.map.clone(), line: None });
    }

    /// Begins a stroke that draws a line from this hex. [`Draft::extend_line`] continues it.
    pub fn begin_line(&mut self, kind: ChainKind, at: Hex) -> bool {
        self.begin_stroke();
        if let Some(stroke) = &mut self.stroke {
            stroke.line = Some((kind, Vec::new()));
        }
        self.extend_line(at)
    }

    /// Continues the line of a stroke to this hex, by a straight row of hexes if it is not adjacent. Going back over the
    /// last step shortens it. Returns whether the map has changed.
    pub fn extend_line(&mut self, to: Hex) -> bool {
        let size = self.size();
        let Some(Stroke { before, line: Some((kind, path)) }) = &mut self.stroke else { return false };
        lines::drag(size, path, to);
        let change = Change::Chain { kind: *kind, path: path.clone() };
        match carried_out(before, &change, self.manner) {
            Ok(new) if new != self.map => {
                self.map = new;
                self.revision += 1;
                true
            }
            _ => false,
        }
    }

    /// The path of the line that is drawn; empty without one.
    pub fn line(&self) -> &[Hex] {
        match &self.stroke {
            Some(Stroke { line: Some((_, path)), .. }) => path,
            _ => &[],
        }
    }

    /// Whether a stroke is not finished.
    pub fn in_stroke(&self) -> bool {
        self.stroke.is_some()
    }

    /// Ends a stroke, which becomes a step of undo. Returns whether it has changed the map.
    pub fn end_stroke(&mut self) -> bool {
        self.stroke.take().is_some_and(|stroke| self.keep_step(stroke.before))
    }

    /// Ends a stroke and undoes it, without a way to redo it.
    pub fn cancel_stroke(&mut self) {
        let Some(stroke) = self.stroke.take() else { return };
        if stroke.before != self.map {
            self.map = stroke.before;
            self.revision += 1;
        }
    }

    /// Keeps the difference from an earlier state as a step of undo; returns whether there is one.
    fn keep_step(&mut self, mut before: MapFile) -> bool {
        let Some(step) = Step::between(&mut before, &mut self.map) else { return false };
        self.note(Done::Map(step));
        true
    }

    fn note(&mut self, done: Done) {
        // The state of the file cannot be reached any more.
        if self.written.is_some_and(|written| written > self.steps()) {
            self.written = None;
        }
        self.undone.clear();
        self.done.push(done);
    }

    /// The number of steps of the map that can be undone.
    fn steps(&self) -> usize {
        self.done.iter().filter(|done| done.is_of_map()).count()
    }

    /// Notes another fit of the picture under the map as a step of undo: its places of three hexes before and after.
    pub fn note_fit(&mut self, before: Corners, after: Corners) {
        self.end_stroke();
        self.note(Done::Fit(before, after));
    }

    /// Takes the fit that undo or redo has brought back.
    pub fn take_fit(&mut self) -> Option<Corners> {
        self.fit.take()
    }

    /// Drops the steps that fitted the picture under the map, because it is another one now.
    pub fn forget_fits(&mut self) {
        self.done.retain(Done::is_of_map);
        self.undone.retain(Done::is_of_map);
    }

    pub fn can_undo(&self) -> bool {
        self.in_stroke() || !self.done.is_empty()
    }

    pub fn can_redo(&self) -> bool {
        !self.in_stroke() && !self.undone.is_empty()
    }

    /// Undoes the last step; a stroke that is not finished is ended first. Returns whether there was one.
    pub fn undo(&mut self) -> bool {
        self.end_stroke();
        let Some(done) = self.done.pop() else { return false };
        match &done {
            Done::Map(step) => {
                step.undo(&mut self.map);
                self.revision += 1;
            }
            Done::Fit(before, _) => self.fit = Some(*before),
        }
        self.undone.push(done);
        true
    }

    /// Redoes the step that was undone last. Returns whether there was one.
    pub fn redo(&mut self) -> bool {
        self.end_stroke();
        let Some(done) = self.undone.pop() else { return false };
        match &done {
            Done::Map(step) => {
                step.redo(&mut self.map);
                self.revision += 1;
            }
            Done::Fit(_, after) => self.fit = Some(*after),
        }
        self.done.push(done);
        true
    }

    /// The number of entries of lists that undo and redo remember, for measurements.
    pub fn remembered(&self) -> usize {
        self.done.iter().chain(&self.undone).map(Done::entries).sum()
    }
}

/// What is at a place of the map, for the mouse: whether a click draws or removes.
impl Draft {
    /// The terrain of a hex.
    pub fn terrain(&self, hex: Hex) -> Terrain {
        ground::terrain_at(&self.map, hex)
    }

    /// The level of a hex, 0 to 2.
    pub fn level(&self, hex: Hex) -> u8 {
        ground::level_at(&self.map, hex)
    }

    /// Whether a feature is along a hexside; a slope, whether it rises from this hex.
    pub fn has_side(&self, kind: SideKind, hex: Hex, side: Hexside) -> bool {
        let place = if kind == SideKind::Slope { (hex, side) } else { named(self.size(), hex, side) };
        has_side(sides_of(&self.map, kind), place)
    }

    /// Whether a single thing is at a hexside or, if it is in a hex, there.
    pub fn has_point(&self, kind: PointKind, hex: Hex, side: Hexside) -> bool {
        crossings::has_point(&self.map, kind, (hex, side))
    }

    /// The hexes of a brush, without those beyond the map: to show it under the mouse.
    pub fn brush(&self, at: Hex, radius: u8) -> Vec<Hex> {
        ground::brush(self.size(), at, radius)
    }

    /// The free ends of lines of a kind, which a new line continues.
    pub fn free_ends(&self, kind: ChainKind) -> Vec<Hex> {
        lines::free_ends(&self.map, kind)
    }
}

/// A map of clear ground.
fn empty(size: Size, id: &str, title: &str) -> MapFile {
    MapFile {
        id: id.to_owned(),
        title: title.to_owned(),
        subtitle: String::new(),
        columns: size.columns,
        rows: size.rows,
        woods: Vec::new(),
        swamp: Vec::new(),
        lake: Vec::new(),
        town: Vec::new(),
        hilltop: Vec::new(),
        buildings: Vec::new(),
        orchard: Vec::new(),
        crops: Vec::new(),
        stream_hexes: Vec::new(),
        gully_hexes: Vec::new(),
        bridge_hexes: Vec::new(),
        walls: Vec::new(),
        hedges: Vec::new(),
        level_1: Vec::new(),
        level_2: Vec::new(),
        rivers: Vec::new(),
        streams: Vec::new(),
        crests: Vec::new(),
        slopes: Vec::new(),
        bridges: Vec::new(),
        fords: Vec::new(),
        gullies: Vec::new(),
        river_names: Vec::new(),
        roads: Vec::new(),
        road_river_joins: Vec::new(),
        rails: Vec::new(),
        road_exits: Vec::new(),
        rail_exits: Vec::new(),
        countryside: None,
        places: Vec::new(),
        areas: Vec::new(),
        limits: Vec::new(),
    }
}
