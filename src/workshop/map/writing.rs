//! The text of a map file: fields in the order of their definition, sorted lists, an entry a line, at most 120 columns.

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use super::{
    lists::Size,
    notes::{Notes, Placed},
};
use crate::engine::board::{Countryside, Hex, MapFile, RiverSides};
use std::fmt::Write;

/// The widest line.
const WIDTH: usize = 120;
/// Spaces before a field, before an entry of a list, and before a part of an entry.
const FIELD: usize = 4;
const ENTRY: usize = 8;
const PART: usize = 12;

/// The names of all fields, also of those within the look of the open country.
pub(super) const FIELDS: &[&str] = &[
    "id",
    "title",
    "subtitle",
    "columns",
    "rows",
    "woods",
    "swamp",
    "lake",
    "town",
    "hilltop",
    "buildings",
    "orchard",
    "crops",
    "stream_hexes",
    "gully_hexes",
    "bridge_hexes",
    "walls",
    "hedges",
    "level_1",
    "level_2",
    "rivers",
    "streams",
    "crests",
    "slopes",
    "bridges",
    "fords",
    "gullies",
    "river_names",
    "roads",
    "road_river_joins",
    "rails",
    "road_exits",
    "rail_exits",
    "countryside",
    "fields",
    "farms",
    "bends",
    "places",
    "areas",
    "limits",
];

/// Returns the text of a map with its head and the comments at its fields and entries.
pub(super) fn text_of(map: &MapFile, head: &str, notes: &Notes) -> String {
    let mut page = Page { text: head.to_owned(), notes, size: Size::of(map) };
    page.text.push_str("(\n");
    page.value("id", &quoted(&map.id));
    page.value("title", &quoted(&map.title));
    page.value("subtitle", &quoted(&map.subtitle));
    page.value("columns", &map.columns.to_string());
    page.value("rows", &map.rows.to_string());
    page.ground(map);
    page.water(map);
    page.lines(map);
    page.countryside(map.countryside);
    page.names(map);
    page.text.push_str(")\n");
    page.text
}

/// A text in the making.
struct Page<'a> {
    text: String,
    notes: &'a Notes,
    size: Size,
}

impl<'a> Page<'a> {
    fn placed(&self, name: &str, entries: &[String]) -> Placed<'a> {
        self.notes.placed(name, entries, self.size)
    }

    /// Writes comments in lines of their own.
    fn comments(&mut self, comments: &[&str], indent: usize) {
        for line in comments {
            let _ = writeln!(self.text, "{:indent$}{line}", "");
        }
    }

    fn note(&mut self, name: &str, indent: usize) {
        for line in self.notes.fields.get(name).into_iter().flatten() {
            let _ = writeln!(self.text, "{:indent$}{line}", "");
        }
    }

    fn value(&mut self, name: &str, value: &str) {
        self.note(name, FIELD);
        let end = self.placed(name, &[]).field_end();
        let _ = writeln!(self.text, "{:FIELD$}{name}: {value},{end}", "");
    }

    /// A list of short entries: in one line if it fits, otherwise in full lines.
    fn list(&mut self, name: &str, entries: &[String]) {
        self.note(name, FIELD);
        let placed = self.placed(name, entries);
        let (line, end) = (format!("{:FIELD$}{name}: [{}],", "", entries.join(", ")), placed.field_end());
        if placed.fits_a_line() && line.chars().count() <= WIDTH {
            let _ = writeln!(self.text, "{line}{end}");
            return;
        }
        let _ = writeln!(self.text, "{:FIELD$}{name}: [{end}", "");
        self.fill(entries, ENTRY, &placed);
        self.end_list(&placed);
    }

    fn end_list(&mut self, placed: &Placed) {
        self.comments(&placed.last, ENTRY);
        let _ = writeln!(self.text, "{:FIELD$}],", "");
    }

    /// A list that is left out if it is empty.
    fn some(&mut self, name: &str, entries: &[String]) {
        if !entries.is_empty() {
            self.list(name, entries);
        }
    }

    fn fill(&mut self, entries: &[String], indent: usize, placed: &Placed) {
        let mut line = String::new();
        for (number, entry) in entries.iter().enumerate() {
            let before = placed.before(number);
            let width = indent + line.chars().count() + entry.chars().count() + 2;
            if !line.is_empty() && (width > WIDTH || !before.is_empty()) {
                let _ = writeln!(self.text, "{:indent$}{line}", "");
                line.clear();
            }
            self.comments(before, indent);
            if !line.is_empty() {
                line.push(' ');
            }
            line.push_str(entry);
            line.push(',');
            let end = placed.end(number);
            if !end.is_empty() {
                let _ = writeln!(self.text, "{:indent$}{line}{end}", "");
                line.clear();
            }
        }
        if !line.is_empty() {
            let _ = writeln!(self.text, "{:indent$}{line}", "");
        }
    }

    /// A list of which each entry has a line of its own. An entry that is too long for one is wrapped at its hexes, the
    /// last part of it: `before`, the hexes in square brackets, `after`.
    fn entries(&mut self, name: &str, entries: &[Wrapped]) {
        let lines: Vec<String> = entries.iter().map(Wrapped::line).collect();
        if entries.is_empty() {
            return self.list(name, &lines);
        }
        self.note(name, FIELD);
        let placed = self.placed(name, &lines);
        let _ = writeln!(self.text, "{:FIELD$}{name}: [{}", "", placed.field_end());
        for (number, (line, Wrapped { before, hexes, after })) in lines.iter().zip(entries).enumerate() {
            self.comments(placed.before(number), ENTRY);
            let end = placed.end(number);
            if ENTRY + line.chars().count() < WIDTH {
                let _ = writeln!(self.text, "{:ENTRY$}{line},{end}", "");
                continue;
            }
            let _ = writeln!(self.text, "{:ENTRY$}{before}[", "");
            self.fill(hexes, PART, &Placed::default());
            let _ = writeln!(self.text, "{:ENTRY$}]{after},{end}", "");
        }
        self.end_list(&placed);
    }

    /// Such a list, which is left out if it is empty.
    fn some_entries(&mut self, name: &str, entries: &[Wrapped]) {
        if !entries.is_empty() {
            self.entries(name, entries);
        }
    }

    fn ground(&mut self, map: &MapFile) {
        self.list("woods", &hexes(&map.woods));
        self.list("swamp", &hexes(&map.swamp));
        self.list("lake", &hexes(&map.lake));
        self.some("town", &hexes(&map.town));
        self.some("hilltop", &hexes(&map.hilltop));
        let buildings = map.buildings.iter().map(|building| {
            let before = format!("(name: {}, of: {:?}, hexes: ", quoted(&building.name), building.of);
            Wrapped { before, hexes: hexes(&building.hexes), after: ")" }
        });
        self.some_entries("buildings", &buildings.collect::<Vec<_>>());
        self.some("orchard", &hexes(&map.orchard));
        self.some("crops", &hexes(&map.crops));
        self.some("stream_hexes", &hexes(&map.stream_hexes));
        self.some("gully_hexes", &hexes(&map.gully_hexes));
        self.some("bridge_hexes", &hexes(&map.bridge_hexes));
        self.some("walls", &sides(&map.walls));
        self.some("hedges", &sides(&map.hedges));
        self.some("level_1", &hexes(&map.level_1));
        self.some("level_2", &hexes(&map.level_2));
    }

    fn water(&mut self, map: &MapFile) {
        self.list("rivers", &sides(&map.rivers));
        self.some("streams", &sides(&map.streams));
        self.some("crests", &sides(&map.crests));
        self.some("slopes", &sides(&map.slopes));
        self.some("bridges", &pairs(&map.bridges));
        self.some("fords", &pairs(&map.fords));
        self.some_entries("gullies", &chains(&map.gullies));
        let names = map.river_names.iter().map(|river| {
            let before = format!("(name: {}, near: ", quoted(&river.name));
            Wrapped { before, hexes: hexes(&river.near), after: ")" }
        });
        self.some_entries("river_names", &names.collect::<Vec<_>>());
    }

    fn lines(&mut self, map: &MapFile) {
        self.entries("roads", &chains(&map.roads));
        self.list("road_river_joins", &pairs(&map.road_river_joins));
        self.entries("rails", &chains(&map.rails));
        self.list("road_exits", &sides(&map.road_exits));
        self.list("rail_exits", &sides(&map.rail_exits));
    }

    fn countryside(&mut self, countryside: Option<Countryside>) {
        let Some(Countryside { fields, hedges, farms, bends }) = countryside else { return };
        self.note("countryside", FIELD);
        let _ = writeln!(self.text, "{:FIELD$}countryside: Some((", "");
        for (name, value) in [("fields", fields), ("hedges", hedges), ("farms", farms), ("bends", bends)] {
            // The hedges of hexsides have the same name and comments of their own.
            if name != "hedges" {
                self.note(name, ENTRY);
            }
            let _ = writeln!(self.text, "{:ENTRY$}{name}: {value},", "");
        }
        let _ = writeln!(self.text, "{:FIELD$})),", "");
    }

    fn names(&mut self, map: &MapFile) {
        let places = map.places.iter().map(|place| {
            let before = format!("(name: {}, kind: {:?}, hexes: ", quoted(&place.name), place.kind);
            Wrapped { before, hexes: hexes(&place.hexes), after: ")" }
        });
        self.entries("places", &places.collect::<Vec<_>>());
        let areas = map.areas.iter().map(|area| {
            let before = format!("(id: {}, edge: {:?}, hexes: ", quoted(&area.id), area.edge);
            Wrapped { before, hexes: hexes(&area.hexes), after: ")" }
        });
        self.entries("areas", &areas.collect::<Vec<_>>());
        if map.limits.is_empty() {
            return;
        }
        let limits = map.limits.iter();
        let lines: Vec<String> = limits
            .map(|limit| format!("(name: {}, after_column: {})", quoted(&limit.name), limit.after_column))
            .collect();
        self.note("limits", FIELD);
        let placed = self.placed("limits", &lines);
        let _ = writeln!(self.text, "{:FIELD$}limits: [{}", "", placed.field_end());
        for (number, line) in lines.iter().enumerate() {
            self.comments(placed.before(number), ENTRY);
            let end = placed.end(number);
            let _ = writeln!(self.text, "{:ENTRY$}{line},{end}", "");
        }
        self.end_list(&placed);
    }
}

/// An entry with hexes at its end.
struct Wrapped {
    before: String,
    hexes: Vec<String>,
    after: &'static str,
}

impl Wrapped {
    /// The entry in one line.
    fn line(&self) -> String {
        format!("{}[{}]{}", self.before, self.hexes.join(", "), self.after)
    }
}

fn hexes(list: &[Hex]) -> Vec<String> {
    list.iter().map(|hex| format!("\"{hex}\"")).collect()
}

fn sides(list: &[RiverSides]) -> Vec<String> {
    let entry = |entry: &RiverSides| {
        let sides: Vec<&str> = entry.sides.iter().map(|side| side.short_name()).collect();
        format!("\"{} {}\"", entry.hex, sides.join(" "))
    };
    list.iter().map(entry).collect()
}

fn pairs(list: &[(Hex, Hex)]) -> Vec<String> {
    list.iter().map(|(one, other)| format!("(\"{one}\", \"{other}\")")).collect()
}

fn chains(list: &[Vec<Hex>]) -> Vec<Wrapped> {
    list.iter().map(|chain| Wrapped { before: String::new(), hexes: hexes(chain), after: "" }).collect()
}

/// A text in quotation marks, as RON reads it.
fn quoted(text: &str) -> String {
    let mut told = String::with_capacity(text.len() + 2);
    told.push('"');
    for letter in text.chars() {
        match letter {
            '"' | '\\' => told.extend(['\\', letter]),
            control if control.is_control() => told.extend(control.escape_default()),
            other => told.push(other),
        }
    }
    told.push('"');
    told
}
