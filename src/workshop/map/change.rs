//! The changes of a map: each is one step of undo.

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use super::{
    crossings, ground, lines,
    lists::{Size, tidy},
    names::{self, Entry},
    symmetry::Symmetry,
    twins::{Mirror, with_images},
    whole::{self, Margins, Seam},
};
use crate::{
    engine::{
        board::{Area, Building, ColumnLimit, Countryside, Hex, Hexside, MapFile, Place, RiverName, Terrain},
        text::Text,
    },
    scene::{ChainKind, Follows, PointKind, SideKind},
};

/// A change of a map. Hexes beyond the map are left out.
///
/// With a symmetry, everything is repeated at its mirror image: what is drawn, names, buildings, areas and limits.
/// Changes of the whole map are not.
#[derive(Clone, Debug, PartialEq)]
pub enum Change {
    /// Covers the hexes of a brush; clear ground erases their cover.
    Terrain {
        at: Hex,
        /// 0 to 2 hexes.
        radius: u8,
        terrain: Terrain,
    },
    /// Covers the connected hexes that have the terrain of this hex.
    FillTerrain { at: Hex, terrain: Terrain },
    /// Sets the level of the hexes of a brush.
    Level {
        at: Hex,
        /// 0 to 2 hexes.
        radius: u8,
        /// 0 to 2; a higher one counts as 2.
        level: u8,
    },
    /// Sets the level of the connected hexes that have the level of this hex.
    FillLevel { at: Hex, level: u8 },
    /// Draws a feature along a hexside, or removes it. A slope rises from this hex.
    Side { kind: SideKind, hex: Hex, side: Hexside, on: bool },
    /// Draws a line from hex to hex. Gaps of the path become straight rows of hexes. Where it begins or ends at the free
    /// end of a line of this kind, it continues that line; going back from there shortens it. Hexes that a line fills
    /// lose their cover.
    Chain { kind: ChainKind, path: Vec<Hex> },
    /// Removes the step between two adjacent hexes, which divides the line. Lines that fill their hexes have no steps.
    EraseStep { kind: ChainKind, from: Hex, to: Hex },
    /// Removes the line of this kind in a hex: all steps that lead there or, if it fills its hexes, the hex.
    EraseChain { kind: ChainKind, at: Hex },
    /// Puts a bridge, a ford or the like at a hexside, or removes it. An exit takes the nearest side at the edge of the
    /// map; a join divides the road there. A bridge in a hex needs no side.
    Point { kind: PointKind, hex: Hex, side: Hexside, on: bool },
    /// Removes everything in the hexes of a brush: cover, level, hexsides, lines, crossings, exits, houses, and their
    /// part of named places.
    Erase {
        at: Hex,
        /// 0 to 2 hexes.
        radius: u8,
    },
    /// A named place.
    Place(Entry<Place>),
    /// A building: its hexes are houses, and belong to no other building.
    Building(Entry<Building>),
    /// The name of a river or stream.
    River(Entry<RiverName>),
    /// An entry area.
    Area(Entry<Area>),
    /// A line between two columns.
    Limit(Entry<ColumnLimit>),
    /// The id, which is part of the name of its file.
    Id(String),
    /// The title and the line under it.
    Titles { title: String, subtitle: String },
    /// The look of the open country.
    Countryside(Option<Countryside>),
    /// Another size; content beyond it is dropped.
    Resize(Margins),
    /// Shifts everything by so many columns to the east and rows to the south. An odd number of columns also shifts it
    /// by half a hex downwards: all hexes keep their distances and directions.
    Shift { columns: i16, rows: i16 },
    /// Joins another map.
    Join { seam: Seam, other: Box<MapFile> },
}

/// The rules by which changes are carried out.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Manner {
    pub symmetry: Symmetry,
    pub follows: Follows,
}

/// Returns the map after a change, in the form of the editor.
///
/// # Errors
/// The change cannot be carried out.
pub(super) fn carried_out(map: &MapFile, change: &Change, manner: Manner) -> Result<MapFile, Text> {
    let mut new = map.clone();
    let changed = match change {
        Change::Resize(margins) => return whole::resized(map, *margins),
        Change::Shift { columns, rows } => return Ok(whole::shifted(map, *columns, *rows)),
        Change::Join { seam, other } => {
            let mut whole = whole::joined(map, other, *seam)?;
            ground::follow(&mut whole, manner.follows, &whole::along(Size::of(map), *seam));
            return Ok(whole);
        }
        change if change.is_drawn() => draw(&mut new, change, manner.symmetry),
        change => write(&mut new, change, manner.symmetry),
    };
    ground::follow(&mut new, manner.follows, &changed);
    crossings::drop_orphans(map, &mut new);
    tidy(&mut new);
    Ok(new)
}

impl Change {
    /// Whether it is drawn on hexes or hexsides.
    pub fn is_drawn(&self) -> bool {
        match self {
            Self::Terrain { .. }
            | Self::FillTerrain { .. }
            | Self::Level { .. }
            | Self::FillLevel { .. }
            | Self::Side { .. }
            | Self::Chain { .. }
            | Self::EraseStep { .. }
            | Self::EraseChain { .. }
            | Self::Point { .. }
            | Self::Erase { .. } => true,
            Self::Place(_)
            | Self::Building(_)
            | Self::River(_)
            | Self::Area(_)
            | Self::Limit(_)
            | Self::Id(_)
            | Self::Titles { .. }
            | Self::Countryside(_)
            | Self::Resize(_)
            | Self::Shift { .. }
            | Self::Join { .. } => false,
        }
    }
}

impl Change {
    /// Whether what was in a hex is in another one afterwards.
    pub(super) fn moves_hexes(&self) -> bool {
        match self {
            Self::Resize(margins) => margins.north != 0 || margins.west != 0,
            Self::Shift { .. } => true,
            _ => false,
        }
    }
}

/// Draws a change with its images; returns the hexes whose ground may have changed.
fn draw(map: &mut MapFile, change: &Change, symmetry: Symmetry) -> Vec<Hex> {
    let size = Size::of(map);
    match change {
        Change::Terrain { at, radius, terrain } => {
            let hexes = symmetry.with_images(size, ground::brush(size, *at, *radius));
            ground::set_terrain(map, &hexes, *terrain);
            hexes
        }
        Change::FillTerrain { at, terrain } => {
            let hexes = ground::area_of(size, *at, |hex| ground::terrain_at(map, hex));
            let hexes = symmetry.with_images(size, hexes);
            ground::set_terrain(map, &hexes, *terrain);
            hexes
        }
        Change::Level { at, radius, level } => {
            let hexes = symmetry.with_images(size, ground::brush(size, *at, *radius));
            ground::set_level(map, &hexes, (*level).min(2));
            hexes
        }
        Change::FillLevel { at, level } => {
            let hexes = ground::area_of(size, *at, |hex| ground::level_at(map, hex));
            let hexes = symmetry.with_images(size, hexes);
            ground::set_level(map, &hexes, (*level).min(2));
            hexes
        }
        Change::Erase { at, radius } => {
            let hexes = symmetry.with_images(size, ground::brush(size, *at, *radius));
            ground::erase(map, &hexes);
            hexes
        }
        Change::Side { kind, hex, side, on } => {
            let all = symmetry.with_image(size, *hex, *side);
            all.into_iter().for_each(|place| crossings::set(map, *kind, place, *on));
            Vec::new()
        }
        Change::Point { kind, hex, side, on } => {
            let all = symmetry.with_image(size, *hex, *side);
            all.into_iter().for_each(|place| crossings::set_point(map, *kind, place, *on));
            Vec::new()
        }
        Change::Chain { kind, path } => draw_line(map, *kind, symmetry.with_image_of_path(size, path)),
        Change::EraseStep { kind, from, to } => {
            let images = [symmetry.image(size, *from), symmetry.image(size, *to)];
            lines::erase_step(map, *kind, *from, *to);
            if let [Some(from), Some(to)] = images {
                lines::erase_step(map, *kind, from, to);
            }
            Vec::new()
        }
        Change::EraseChain { kind, at } => {
            let hexes = symmetry.with_images(size, vec![*at]);
            lines::erase_at(map, *kind, &hexes);
            hexes
        }
        _ => Vec::new(),
    }
}

/// Draws a line along paths. Hexes that it fills lose their cover.
fn draw_line(map: &mut MapFile, kind: ChainKind, paths: Vec<Vec<Hex>>) -> Vec<Hex> {
    let before = filled(map, kind);
    for path in paths {
        lines::draw(map, kind, &path);
    }
    let after = filled(map, kind);
    let new: Vec<Hex> = after.iter().copied().filter(|hex| !before.contains(hex)).collect();
    let terrain = if kind == ChainKind::GullyHexes { Terrain::Gully } else { Terrain::Stream };
    ground::uncover(map, &new, terrain);
    ground::leave_buildings(map, &new);
    let gone = before.into_iter().filter(|hex| !after.contains(hex));
    new.into_iter().chain(gone).collect()
}

/// The hexes that lines of this kind fill.
fn filled(map: &MapFile, kind: ChainKind) -> Vec<Hex> {
    match kind {
        ChainKind::StreamHexes => map.stream_hexes.clone(),
        ChainKind::GullyHexes => map.gully_hexes.clone(),
        ChainKind::Road | ChainKind::Rail | ChainKind::Gully => Vec::new(),
    }
}

/// Changes names with their images, and titles; returns the hexes whose ground may have changed.
fn write(map: &mut MapFile, change: &Change, symmetry: Symmetry) -> Vec<Hex> {
    let mirror = Mirror { symmetry, size: Size::of(map) };
    match change {
        Change::Place(change) => {
            let changes = with_images(&map.places, change, mirror);
            names::list(&mut map.places, &changes);
        }
        Change::River(change) => {
            let changes = with_images(&map.river_names, change, mirror);
            names::list(&mut map.river_names, &changes);
        }
        Change::Area(change) => {
            let changes = with_images(&map.areas, change, mirror);
            names::list(&mut map.areas, &changes);
        }
        Change::Limit(change) => {
            let changes = with_images(&map.limits, change, mirror);
            names::list(&mut map.limits, &changes);
        }
        Change::Building(change) => {
            let changes = with_images(&map.buildings, change, mirror);
            return changes.iter().flat_map(|change| names::building(map, change)).collect();
        }
        Change::Id(id) => map.id.clone_from(id),
        Change::Titles { title, subtitle } => {
            map.title.clone_from(title);
            map.subtitle.clone_from(subtitle);
        }
        Change::Countryside(countryside) => map.countryside = *countryside,
        _ => {}
    }
    Vec::new()
}
