//! The lists of a map file, in the one form in which the editor keeps them: hexes sorted column by column, each hexside
//! named once and always from the same of its two hexes.

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use crate::{
    engine::board::{Hex, Hexside, MapFile, RiverSides, Terrain},
    scene::{ChainKind, SideKind},
};

/// A list of a map file.
pub(super) type List<T> = fn(&mut MapFile) -> &mut Vec<T>;

/// The lists of hexes that are sorted.
pub(super) const HEX_LISTS: [List<Hex>; 10] = [
    |map| &mut map.woods,
    |map| &mut map.swamp,
    |map| &mut map.lake,
    |map| &mut map.town,
    |map| &mut map.hilltop,
    |map| &mut map.orchard,
    |map| &mut map.crops,
    |map| &mut map.bridge_hexes,
    |map| &mut map.level_1,
    |map| &mut map.level_2,
];

/// The lists of hexes in the order of a course.
pub(super) const COURSES: [List<Hex>; 2] = [|map| &mut map.stream_hexes, |map| &mut map.gully_hexes];

/// The lists of hexsides that can be named from either hex.
pub(super) const SIDE_LISTS: [List<RiverSides>; 5] = [
    |map| &mut map.rivers,
    |map| &mut map.streams,
    |map| &mut map.crests,
    |map| &mut map.walls,
    |map| &mut map.hedges,
];

/// The lists of hexsides that are named from a certain hex.
pub(super) const DIRECTED: [List<RiverSides>; 3] =
    [|map| &mut map.slopes, |map| &mut map.road_exits, |map| &mut map.rail_exits];

/// The lists of pairs of adjacent hexes.
pub(super) const PAIRS: [List<(Hex, Hex)>; 3] =
    [|map| &mut map.bridges, |map| &mut map.fords, |map| &mut map.road_river_joins];

/// The lists of chains.
pub(super) const CHAINS: [List<Vec<Hex>>; 3] =
    [|map| &mut map.roads, |map| &mut map.rails, |map| &mut map.gullies];

/// The size of a map.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Size {
    /// 1 to 255.
    pub columns: u8,
    /// 1 to 99.
    pub rows: u8,
}

impl Size {
    /// The largest map.
    pub const MOST: Self = Self { columns: 255, rows: 99 };

    /// The size of a map.
    pub fn of(map: &MapFile) -> Self {
        Self { columns: map.columns, rows: map.rows }
    }

    /// The size with so many columns and rows; none if no map has that.
    pub fn new(columns: i32, rows: i32) -> Option<Self> {
        let (columns, rows) = (u8::try_from(columns).ok()?, u8::try_from(rows).ok()?);
        Hex::new(columns, rows).map(|_| Self { columns, rows })
    }

    /// Whether the hex is on a map of this size.
    pub fn contains(self, hex: Hex) -> bool {
        hex.column() <= self.columns && hex.row() <= self.rows
    }

    /// The hex across a side, if it is on the map.
    pub fn across(self, hex: Hex, side: Hexside) -> Option<Hex> {
        hex.step(side).filter(|next| self.contains(*next))
    }

    /// All hexes, column by column.
    pub fn hexes(self) -> impl Iterator<Item = Hex> {
        (1..=self.columns)
            .flat_map(move |column| (1..=self.rows).filter_map(move |row| Hex::new(column, row)))
    }
}

/// The place of a hex in sorted lists: its column, then its row.
pub(super) fn place(hex: Hex) -> (u8, u8) {
    (hex.column(), hex.row())
}

/// An entry of a sorted list.
pub(super) trait Sorted: Clone + PartialEq + Send + Sync + 'static {
    /// Its place; no two entries of a list have the same.
    fn place(&self) -> (u8, u8);
}

impl Sorted for Hex {
    fn place(&self) -> (u8, u8) {
        place(*self)
    }
}

impl Sorted for RiverSides {
    fn place(&self) -> (u8, u8) {
        place(self.hex)
    }
}

/// Whether a sorted list has the hex.
pub(super) fn has(list: &[Hex], hex: Hex) -> bool {
    list.binary_search_by_key(&place(hex), |other| place(*other)).is_ok()
}

/// Adds a hex to a sorted list.
pub(super) fn insert(list: &mut Vec<Hex>, hex: Hex) {
    if let Err(at) = list.binary_search_by_key(&place(hex), |other| place(*other)) {
        list.insert(at, hex);
    }
}

/// Removes a hex from a sorted list.
pub(super) fn remove(list: &mut Vec<Hex>, hex: Hex) {
    if let Ok(at) = list.binary_search_by_key(&place(hex), |other| place(*other)) {
        list.remove(at);
    }
}

/// Whether a list of hexsides has this one, named from this hex.
pub(super) fn has_side(list: &[RiverSides], (hex, side): (Hex, Hexside)) -> bool {
    let at = list.binary_search_by_key(&place(hex), Sorted::place);
    at.ok().and_then(|at| list.get(at)).is_some_and(|entry| entry.sides.contains(&side))
}

/// Adds a hexside to a list, named from this hex, or removes it.
pub(super) fn set_side(list: &mut Vec<RiverSides>, (hex, side): (Hex, Hexside), on: bool) {
    match list.binary_search_by_key(&place(hex), Sorted::place) {
        Ok(at) => {
            let Some(entry) = list.get_mut(at) else { return };
            entry.sides.retain(|other| *other != side);
            if on {
                entry.sides.push(side);
                entry.sides.sort_unstable();
            }
            if entry.sides.is_empty() {
                list.remove(at);
            }
        }
        Err(at) if on => list.insert(at, RiverSides { hex, sides: vec![side] }),
        Err(_) => {}
    }
}

/// Returns the one name of a hexside: from the hex of which it is the north-east, south-east or south side or, at the
/// edge of the map, from the hex that is on the map.
pub(super) fn named(size: Size, hex: Hex, side: Hexside) -> (Hex, Hexside) {
    if matches!(side, Hexside::NorthEast | Hexside::SouthEast | Hexside::South) && size.contains(hex) {
        return (hex, side);
    }
    size.across(hex, side).map_or((hex, side), |next| (next, side.opposite()))
}

/// The list of a kind of hexside.
pub(super) fn sides_of(map: &MapFile, kind: SideKind) -> &[RiverSides] {
    match kind {
        SideKind::River => &map.rivers,
        SideKind::Stream => &map.streams,
        SideKind::Crest => &map.crests,
        SideKind::Wall => &map.walls,
        SideKind::Hedge => &map.hedges,
        SideKind::Slope => &map.slopes,
    }
}

/// The same list, to change it.
pub(super) fn sides_mut(map: &mut MapFile, kind: SideKind) -> &mut Vec<RiverSides> {
    match kind {
        SideKind::River => &mut map.rivers,
        SideKind::Stream => &mut map.streams,
        SideKind::Crest => &mut map.crests,
        SideKind::Wall => &mut map.walls,
        SideKind::Hedge => &mut map.hedges,
        SideKind::Slope => &mut map.slopes,
    }
}

/// The chains of a kind of line. A list of hexes that a line fills is divided where two of them are not adjacent.
pub(super) fn chains_of(map: &MapFile, kind: ChainKind) -> Vec<Vec<Hex>> {
    match kind {
        ChainKind::Road => map.roads.clone(),
        ChainKind::Rail => map.rails.clone(),
        ChainKind::Gully => map.gullies.clone(),
        ChainKind::StreamHexes => runs(&map.stream_hexes),
        ChainKind::GullyHexes => runs(&map.gully_hexes),
    }
}

fn runs(course: &[Hex]) -> Vec<Vec<Hex>> {
    course.chunk_by(|one, next| one.side_towards(*next).is_some()).map(<[Hex]>::to_vec).collect()
}

/// Sets the chains of a kind of line. Chains without a step are left out, but for lines that fill their hexes.
pub(super) fn set_chains(map: &mut MapFile, kind: ChainKind, chains: Vec<Vec<Hex>>) {
    let list = match kind {
        ChainKind::StreamHexes => return map.stream_hexes = joined(chains),
        ChainKind::GullyHexes => return map.gully_hexes = joined(chains),
        ChainKind::Road => &mut map.roads,
        ChainKind::Rail => &mut map.rails,
        ChainKind::Gully => &mut map.gullies,
    };
    *list = chains.into_iter().filter(|chain| chain.len() > 1).collect();
    sort_chains(list);
}

fn joined(mut chains: Vec<Vec<Hex>>) -> Vec<Hex> {
    sort_chains(&mut chains);
    chains.concat()
}

fn sort_chains(chains: &mut Vec<Vec<Hex>>) {
    chains.sort_by_cached_key(|chain| chain.iter().map(|hex| place(*hex)).collect::<Vec<_>>());
    chains.dedup();
}

/// The list of a terrain; none for clear ground, which has no list.
pub(super) fn cover(terrain: Terrain) -> Option<List<Hex>> {
    let list: List<Hex> = match terrain {
        Terrain::Clear => return None,
        Terrain::Woods => |map| &mut map.woods,
        Terrain::Swamp => |map| &mut map.swamp,
        Terrain::Lake => |map| &mut map.lake,
        Terrain::Town => |map| &mut map.town,
        Terrain::Hilltop => |map| &mut map.hilltop,
        Terrain::Orchard => |map| &mut map.orchard,
        Terrain::Crops => |map| &mut map.crops,
        Terrain::Stream => |map| &mut map.stream_hexes,
        Terrain::Gully => |map| &mut map.gully_hexes,
    };
    Some(list)
}

/// Brings a map into the form of the editor. A hex or hexside that a list has twice is in it once afterwards.
pub(super) fn tidy(map: &mut MapFile) {
    let size = Size::of(map);
    for list in HEX_LISTS {
        let list = list(map);
        list.sort_unstable_by_key(|hex| place(*hex));
        list.dedup();
    }
    for list in SIDE_LISTS {
        tidy_sides(list(map), |hex, side| named(size, hex, side));
    }
    for list in DIRECTED {
        tidy_sides(list(map), |hex, side| (hex, side));
    }
    for list in PAIRS {
        let list = list(map);
        list.iter_mut().for_each(|pair| *pair = ordered(*pair));
        list.sort_unstable_by_key(|(one, other)| (place(*one), place(*other)));
        list.dedup();
    }
    for list in CHAINS {
        sort_chains(list(map));
    }
}

/// A pair of hexes with the western or upper one first.
pub(super) fn ordered((one, other): (Hex, Hex)) -> (Hex, Hex) {
    if place(other) < place(one) { (other, one) } else { (one, other) }
}

fn tidy_sides(list: &mut Vec<RiverSides>, name: impl Fn(Hex, Hexside) -> (Hex, Hexside)) {
    let mut all: Vec<(Hex, Hexside)> = list
        .iter()
        .flat_map(|entry| entry.sides.iter().map(|side| (entry.hex, *side)))
        .map(|(hex, side)| name(hex, side))
        .collect();
    all.sort_unstable_by_key(|(hex, side)| (place(*hex), *side));
    all.dedup();
    let sides = |entry: &[(Hex, Hexside)]| -> Vec<Hexside> { entry.iter().map(|(_, side)| *side).collect() };
    *list = all
        .chunk_by(|one, next| one.0 == next.0)
        .filter_map(|entry| Some(RiverSides { hex: entry.first()?.0, sides: sides(entry) }))
        .collect();
}
