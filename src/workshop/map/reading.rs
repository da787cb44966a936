//! Reads a map file for the editor, with the comments that it keeps: the head, and those at fields and entries.

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use super::{
    lists::{Size, tidy},
    notes::{Notes, at_entries},
    writing::FIELDS,
};
use crate::engine::{
    board::MapFile,
    data::{DataError, Fault, locate, parse_telling_all, with_places},
};
use std::collections::BTreeMap;

/// A map as it was read.
pub(super) struct Read {
    pub map: MapFile,
    pub head: String,
    pub notes: Notes,
}

/// Reads a map.
///
/// # Errors
/// Every fault of form, with its place, or a size that no map has. Faults of meaning are no reason not to edit a map.
pub(super) fn read(file: &str, text: &str) -> Result<Read, Vec<DataError>> {
    let mut map: MapFile = parse_telling_all(file, text)?;
    if Size::new(i32::from(map.columns), i32::from(map.rows)).is_none() {
        let Size { columns, rows } = Size::MOST;
        let path = if map.columns == 0 { "columns" } else { "rows" };
        let fault = Fault::new(path, format!("a map has 1 to {columns} columns and 1 to {rows} rows"));
        return Err(with_places(file, text, vec![fault]));
    }
    tidy(&mut map);
    let notes = Notes { fields: before_fields(text), entries: at_entries(text, Size::of(&map)) };
    Ok(Read { map, head: head_of(text), notes })
}

/// Returns the text before the outermost bracket, with a line end after its last line.
fn head_of(text: &str) -> String {
    let (line, column) = locate(text, "").unwrap_or((1, 1));
    let mut head: String =
        text.lines().take(line - 1).map(|line| line.trim_end().to_owned() + "\n").collect();
    let before: String = text.lines().nth(line - 1).unwrap_or_default().chars().take(column - 1).collect();
    if !before.trim().is_empty() {
        head += &(before.trim_end().to_owned() + "\n");
    }
    head
}

/// Returns the comments that are in lines of their own before the line of a field.
fn before_fields(text: &str) -> BTreeMap<String, Vec<String>> {
    let (first, _) = locate(text, "").unwrap_or((1, 1));
    let (mut notes, mut open) = (BTreeMap::new(), Vec::new());
    for line in text.lines().skip(first) {
        let line = line.trim();
        if line.starts_with("//") {
            open.push(line.to_owned());
            continue;
        }
        let name = line.split(':').next().unwrap_or_default();
        if FIELDS.contains(&name) && !open.is_empty() {
            notes.entry(name.to_owned()).or_insert(std::mem::take(&mut open));
        }
        open.clear();
    }
    notes
}
