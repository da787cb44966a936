//! Maps are drawn, undone, mirrored, shifted, joined, written and read again.

mod drawing;
mod files;
mod names;
mod random;
mod whole;

use super::{Change, Draft, Entry, Margins, Seam, Size, Symmetry};
use crate::{
    engine::{
        board::{Area, Edge, Hex, Hexside, MapFile, Place, PlaceKind, Terrain},
        data::{shipped_names, shipped_text},
    },
    scene::{ChainKind, Follows, Palette, PointKind, SideKind},
};

fn hex(id: &str) -> Hex {
    id.parse().expect("a hex id")
}

fn hexes(ids: &str) -> Vec<Hex> {
    ids.split_whitespace().map(hex).collect()
}

/// An empty map on which slopes and hilltops follow from levels.
fn hilly(columns: u8, rows: u8) -> Draft {
    let mut draft = Draft::new(columns, rows, "test", "Test").expect("a size");
    let follows = Follows { slopes: true, hilltops: true };
    draft.set_palette(&Palette { follows, ..Palette::default() });
    draft
}

/// Carries out a change that must change something.
fn change(draft: &mut Draft, change: &Change) {
    assert_eq!(draft.change(change), Ok(true), "{change:?}");
}

fn terrain(at: &str, radius: u8, terrain: Terrain) -> Change {
    Change::Terrain { at: hex(at), radius, terrain }
}

fn level(at: &str, radius: u8, level: u8) -> Change {
    Change::Level { at: hex(at), radius, level }
}

fn chain(kind: ChainKind, path: &str) -> Change {
    Change::Chain { kind, path: hexes(path) }
}

fn point(kind: PointKind, at: &str, side: Hexside) -> Change {
    Change::Point { kind, hex: hex(at), side, on: true }
}

/// The text of a map after it was read again: the same bytes.
fn again(draft: &Draft) -> Draft {
    let text = draft.text();
    let read = Draft::read("map.ron", &text).expect("the editor reads what it writes");
    assert_eq!(read.text(), text);
    assert_eq!(read.map(), draft.map());
    read
}

/// The shipped maps, by name and text.
fn shipped_maps() -> Vec<(&'static str, &'static str)> {
    let maps = shipped_names().filter(|name| name.contains("/map"));
    maps.filter_map(|name| Some((name, shipped_text(name)?))).collect()
}
