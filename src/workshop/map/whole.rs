//! Changes of the whole map: another size, a shift, two maps joined.

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use super::{
    lines::draw,
    lists::{CHAINS, COURSES, DIRECTED, HEX_LISTS, PAIRS, SIDE_LISTS, Size, chains_of, set_chains, tidy},
};
use crate::{
    engine::{
        board::{Area, Edge, Hex, Hexside, MapFile, RiverSides},
        text::{Text, t},
    },
    scene::ChainKind,
};
use std::collections::BTreeSet;

/// The columns and rows that a map wins at each of its edges, or loses there if the number is negative.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Margins {
    pub north: i16,
    pub east: i16,
    pub south: i16,
    /// An odd number lays the drawing half a hex lower, because low columns become high ones.
    pub west: i16,
}

impl Margins {
    /// The margins from one size to another. The north-west corner stays where it is or, if the east or the south is
    /// kept, the corner there.
    pub fn between(from: Size, to: Size, keep_east: bool, keep_south: bool) -> Self {
        let columns = i16::from(to.columns) - i16::from(from.columns);
        let rows = i16::from(to.rows) - i16::from(from.rows);
        let (east, west) = if keep_east { (0, columns) } else { (columns, 0) };
        let (south, north) = if keep_south { (0, rows) } else { (rows, 0) };
        Self { north, east, south, west }
    }
}

/// The edge at which another map is joined.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Seam {
    /// The other map continues this one to the east. If this one has an odd number of columns, the other one lies half a
    /// hex lower, and the last hexes of its even columns are lost; see [`Seam::is_exact`].
    East,
    /// The other map continues this one to the south.
    South,
}

impl Seam {
    /// Whether nothing of the other map is lost.
    pub fn is_exact(self, size: Size) -> bool {
        self == Self::South || size.columns.is_multiple_of(2)
    }
}

/// Returns the refusal of a size that no map has.
pub(super) fn no_size() -> Text {
    t!("workshop-map-size", columns = Size::MOST.columns, rows = Size::MOST.rows)
}

/// A map that is laid on a sheet of another size.
#[derive(Clone, Copy)]
struct Move {
    from: Size,
    to: Size,
    columns: i32,
    rows: i32,
}

impl Move {
    /// Column and row after the move, even beyond the sheet. All hexes move by the same distance: by an odd number of
    /// columns also by half a hex downwards.
    fn place(self, hex: Hex) -> (i32, i32) {
        let (column, row) = (i32::from(hex.column()), i32::from(hex.row()));
        let lower = self.columns % 2 != 0 && hex.column().is_multiple_of(2);
        (column + self.columns, row + self.rows + i32::from(lower))
    }

    fn hex(self, hex: Hex) -> Option<Hex> {
        let (column, row) = self.place(hex);
        on_sheet(column, row).filter(|hex| self.to.contains(*hex))
    }

    /// A hexside, named from the hex of it that is still on the map.
    fn side(self, (hex, side): (Hex, Hexside)) -> Option<(Hex, Hexside)> {
        let other = || Some((self.hex(self.from.across(hex, side)?)?, side.opposite()));
        self.hex(hex).map(|hex| (hex, side)).or_else(other)
    }

    fn hexes(self, hexes: &[Hex]) -> Vec<Hex> {
        hexes.iter().filter_map(|hex| self.hex(*hex)).collect()
    }

    /// An area at its edge of the new sheet. One that was the whole edge is the whole edge again.
    fn area(self, area: &Area) -> Area {
        let whole =
            |size: Size| -> Vec<Hex> { size.hexes().filter(|hex| on_edge(size, *hex, area.edge)).collect() };
        let had: BTreeSet<Hex> = area.hexes.iter().copied().collect();
        let old: BTreeSet<Hex> = whole(self.from).into_iter().collect();
        let hexes = if had == old {
            whole(self.to)
        } else {
            let snapped = |hex: &Hex| {
                let (column, row) = self.place(*hex);
                let (last_column, last_row) = (i32::from(self.to.columns), i32::from(self.to.rows));
                let (column, row) = match area.edge {
                    Edge::North => (column, 1),
                    Edge::South => (column, last_row),
                    Edge::West => (1, row),
                    Edge::East => (last_column, row),
                };
                on_sheet(column, row).filter(|hex| self.to.contains(*hex))
            };
            area.hexes.iter().filter_map(snapped).collect()
        };
        Area { hexes, ..area.clone() }
    }

    /// The whole map. What is beyond the new sheet is dropped, also exits over sides that are no longer at the edge.
    fn map(self, mut map: MapFile) -> MapFile {
        for list in HEX_LISTS.into_iter().chain(COURSES) {
            let list = list(&mut map);
            *list = self.hexes(list);
        }
        for list in SIDE_LISTS {
            let list = list(&mut map);
            *list = sides(list).filter_map(|side| self.side(side)).map(entry).collect();
        }
        for (list, is_exit) in DIRECTED.into_iter().zip([false, true, true]) {
            let list = list(&mut map);
            let kept = |(hex, side): (Hex, Hexside)| {
                let hex = self.hex(hex)?;
                (self.to.across(hex, side).is_none() == is_exit).then_some((hex, side))
            };
            *list = sides(list).filter_map(kept).map(entry).collect();
        }
        for list in PAIRS {
            let list = list(&mut map);
            let both = |(one, other): &(Hex, Hex)| Some((self.hex(*one)?, self.hex(*other)?));
            *list = list.iter().filter_map(both).collect();
        }
        for list in CHAINS {
            let list = list(&mut map);
            *list = list.iter().flat_map(|chain| self.parts(chain)).collect();
        }
        self.names(&mut map);
        (map.columns, map.rows) = (self.to.columns, self.to.rows);
        tidy(&mut map);
        map
    }

    /// The parts of a chain that are still on the map.
    fn parts(self, chain: &[Hex]) -> Vec<Vec<Hex>> {
        let moved: Vec<Option<Hex>> = chain.iter().map(|hex| self.hex(*hex)).collect();
        let parts = moved.split(Option::is_none).filter(|part| part.len() > 1);
        parts.map(|part| part.iter().flatten().copied().collect()).collect()
    }

    fn names(self, map: &mut MapFile) {
        map.buildings.iter_mut().for_each(|building| building.hexes = self.hexes(&building.hexes));
        map.buildings.retain(|building| !building.hexes.is_empty());
        map.places.iter_mut().for_each(|place| place.hexes = self.hexes(&place.hexes));
        map.places.retain(|place| !place.hexes.is_empty());
        map.river_names.iter_mut().for_each(|river| river.near = self.hexes(&river.near));
        map.river_names.retain(|river| !river.near.is_empty());
        map.areas = map.areas.iter().map(|area| self.area(area)).collect();
        map.areas.retain(|area| !area.hexes.is_empty());
        map.limits.retain_mut(|limit| {
            let after = u8::try_from(i32::from(limit.after_column) + self.columns);
            limit.after_column = after.unwrap_or(0);
            (1..self.to.columns).contains(&limit.after_column)
        });
    }
}

fn on_sheet(column: i32, row: i32) -> Option<Hex> {
    Hex::new(u8::try_from(column).ok()?, u8::try_from(row).ok()?)
}

fn on_edge(size: Size, hex: Hex, edge: Edge) -> bool {
    match edge {
        Edge::North => hex.row() == 1,
        Edge::South => hex.row() == size.rows,
        Edge::West => hex.column() == 1,
        Edge::East => hex.column() == size.columns,
    }
}

/// The hexsides of a list, one by one.
fn sides(list: &[RiverSides]) -> impl Iterator<Item = (Hex, Hexside)> + '_ {
    list.iter().flat_map(|entry| entry.sides.iter().map(|side| (entry.hex, *side)))
}

fn entry((hex, side): (Hex, Hexside)) -> RiverSides {
    RiverSides { hex, sides: vec![side] }
}

/// Gives a map another size.
///
/// # Errors
/// No map has that size.
pub(super) fn resized(map: &MapFile, margins: Margins) -> Result<MapFile, Text> {
    let from = Size::of(map);
    let [north, east, south, west] =
        [margins.north, margins.east, margins.south, margins.west].map(i32::from);
    let to = Size::new(i32::from(from.columns) + east + west, i32::from(from.rows) + north + south);
    let to = to.ok_or_else(no_size)?;
    Ok(Move { from, to, columns: west, rows: north }.map(map.clone()))
}

/// Shifts everything to the east and to the south, or the other way with negative numbers. An odd number of columns
/// also shifts it by half a hex downwards: high columns become low ones.
pub(super) fn shifted(map: &MapFile, columns: i16, rows: i16) -> MapFile {
    let size = Size::of(map);
    Move { from: size, to: size, columns: i32::from(columns), rows: i32::from(rows) }.map(map.clone())
}

/// Joins another map to this one. Names of the other map that are already here get a number. Roads and railways that
/// leave both maps at adjacent hexes of the seam are joined; entry areas at the seam are dropped.
///
/// # Errors
/// The map would be too large.
pub(super) fn joined(map: &MapFile, other: &MapFile, seam: Seam) -> Result<MapFile, Text> {
    let (own, others) = (Size::of(map), Size::of(other));
    let (columns, rows) = (i32::from(own.columns), i32::from(own.rows));
    let (other_columns, other_rows) = (i32::from(others.columns), i32::from(others.rows));
    let (to, shift) = match seam {
        Seam::East => (Size::new(columns + other_columns, rows.max(other_rows)), (columns, 0)),
        Seam::South => (Size::new(columns.max(other_columns), rows + other_rows), (0, rows)),
    };
    let to = to.ok_or_else(no_size)?;
    let second = Move { from: others, to, columns: shift.0, rows: shift.1 };
    let (mut one, mut two) = (map.clone(), other.clone());
    let (edge, other_edge) = match seam {
        Seam::East => (Edge::East, Edge::West),
        Seam::South => (Edge::South, Edge::North),
    };
    one.areas.retain(|area| area.edge != edge);
    two.areas.retain(|area| area.edge != other_edge);
    let mut whole = Move { from: own, to, columns: 0, rows: 0 }.map(one);
    append(&mut whole, second.map(two));
    let exits = [
        (ChainKind::Road, &map.road_exits, &other.road_exits),
        (ChainKind::Rail, &map.rail_exits, &other.rail_exits),
    ];
    for (kind, exits, other_exits) in exits {
        let ends: Vec<Hex> = other_exits.iter().filter_map(|exit| second.hex(exit.hex)).collect();
        for from in exits.iter().map(|exit| exit.hex).filter(|hex| on_edge(own, *hex, edge)) {
            if let Some(end) = ends.iter().find(|end| from.side_towards(**end).is_some()) {
                draw(&mut whole, kind, &[from, *end]);
            }
        }
    }
    Ok(whole)
}

/// The hexes of the first map along the seam.
pub(super) fn along(size: Size, seam: Seam) -> Vec<Hex> {
    let edge = match seam {
        Seam::East => Edge::East,
        Seam::South => Edge::South,
    };
    size.hexes().filter(|hex| on_edge(size, *hex, edge)).collect()
}

/// Adds everything of a map to another one of the same size.
fn append(map: &mut MapFile, mut other: MapFile) {
    for list in HEX_LISTS {
        let more = std::mem::take(list(&mut other));
        list(map).extend(more);
    }
    for list in SIDE_LISTS.into_iter().chain(DIRECTED) {
        let more = std::mem::take(list(&mut other));
        list(map).extend(more);
    }
    for list in PAIRS {
        let more = std::mem::take(list(&mut other));
        list(map).extend(more);
    }
    for kind in ChainKind::ALL {
        let chains = [chains_of(map, kind), chains_of(&other, kind)].concat();
        set_chains(map, kind, chains);
    }
    map.river_names.append(&mut other.river_names);
    map.limits.append(&mut other.limits);
    let taken = map.buildings.iter().map(|building| building.name.clone()).collect();
    renamed(taken, other.buildings.iter_mut().map(|building| &mut building.name));
    map.buildings.append(&mut other.buildings);
    let taken = map.places.iter().map(|place| place.name.clone()).collect();
    renamed(taken, other.places.iter_mut().map(|place| &mut place.name));
    map.places.append(&mut other.places);
    // An edge that is an area of both maps as a whole is one area.
    other.areas.retain(|area| !map.areas.contains(area));
    let taken = map.areas.iter().map(|area| area.id.clone()).collect();
    renamed(taken, other.areas.iter_mut().map(|area| &mut area.id));
    map.areas.append(&mut other.areas);
    map.countryside = map.countryside.or(other.countryside);
    tidy(map);
}

/// Gives names that are already taken a number.
fn renamed<'a>(mut taken: BTreeSet<String>, names: impl Iterator<Item = &'a mut String>) {
    for name in names {
        if taken.contains(name) {
            let free = (2_u32..).map(|number| format!("{name} {number}")).find(|it| !taken.contains(it));
            *name = free.unwrap_or_default();
        }
        taken.insert(name.clone());
    }
}
