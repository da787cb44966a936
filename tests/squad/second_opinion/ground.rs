//! The ground by the opinion's own reading of the map's lists (6.3, 9.7).

use kessel::engine::board::{Hex, MapFile, RiverSides};
use std::collections::{BTreeMap, BTreeSet};

pub type Place = (i64, i64);
type Pair = (Place, Place);

/// The ground of a hex; a hex in no list is open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ground {
    Open,
    Stone,
    Wood,
    Woods,
    Orchard,
    Crops,
    Stream,
    Gully,
    Water,
}

/// The feature of a hexside.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bar {
    Wall,
    Hedge,
}

/// A map in plain sets.
pub struct Field {
    pub columns: i64,
    pub rows: i64,
    ground: BTreeMap<Place, Ground>,
    level: BTreeMap<Place, i64>,
    bridges: BTreeSet<Place>,
    roads: BTreeSet<Pair>,
    bars: BTreeMap<Pair, Bar>,
}

pub fn place(hex: Hex) -> Place {
    (i64::from(hex.column()), i64::from(hex.row()))
}

pub fn hex((column, row): Place) -> Hex {
    Hex::new(column as u8, row as u8).unwrap()
}

fn pair(a: Place, b: Place) -> Pair {
    (a.min(b), a.max(b))
}

/// The adjacent hexes by the sides n ne se s sw nw, even columns half a hex lower (1.3).
pub fn around((column, row): Place) -> [Place; 6] {
    let (up, down) = if column % 2 == 0 { (row, row + 1) } else { (row - 1, row) };
    [
        (column, row - 1),
        (column + 1, up),
        (column + 1, down),
        (column, row + 1),
        (column - 1, down),
        (column - 1, up),
    ]
}

/// The middle of a hex in whole numbers (9.7).
pub fn middle((column, row): Place) -> Place {
    (3 * column, 2 * row + i64::from(column % 2 == 0))
}

/// The number of a side in the order of [`around`].
pub fn number(side: &str) -> usize {
    ["n", "ne", "se", "s", "sw", "nw"].iter().position(|name| *name == side).unwrap()
}

fn bars(entries: &[RiverSides], bar: Bar) -> impl Iterator<Item = (Pair, Bar)> + '_ {
    entries.iter().flat_map(move |entry| {
        let at = place(entry.hex);
        entry.sides.iter().map(move |side| (pair(at, around(at)[number(side.short_name())]), bar))
    })
}

impl Field {
    pub fn new(map: &MapFile) -> Self {
        let mut ground = BTreeMap::new();
        let lists = [
            (&map.woods, Ground::Woods),
            (&map.orchard, Ground::Orchard),
            (&map.crops, Ground::Crops),
            (&map.stream_hexes, Ground::Stream),
            (&map.gully_hexes, Ground::Gully),
            (&map.swamp, Ground::Water),
            (&map.lake, Ground::Water),
        ];
        for (hexes, kind) in lists {
            ground.extend(hexes.iter().map(|hex| (place(*hex), kind)));
        }
        for building in &map.buildings {
            let wooden = format!("{:?}", building.of) == "Wood";
            let kind = if wooden { Ground::Wood } else { Ground::Stone };
            ground.extend(building.hexes.iter().map(|hex| (place(*hex), kind)));
        }
        let mut level: BTreeMap<Place, i64> = map.level_1.iter().map(|hex| (place(*hex), 1)).collect();
        level.extend(map.level_2.iter().map(|hex| (place(*hex), 2)));
        let links = map.roads.iter().flat_map(|chain| chain.windows(2));
        Self {
            columns: i64::from(map.columns),
            rows: i64::from(map.rows),
            ground,
            level,
            bridges: map.bridge_hexes.iter().map(|hex| place(*hex)).collect(),
            roads: links.map(|link| pair(place(link[0]), place(link[1]))).collect(),
            bars: bars(&map.walls, Bar::Wall).chain(bars(&map.hedges, Bar::Hedge)).collect(),
        }
    }

    /// Every hex of the map.
    pub fn places(&self) -> impl Iterator<Item = Place> + use<> {
        let rows = self.rows;
        (1..=self.columns).flat_map(move |column| (1..=rows).map(move |row| (column, row)))
    }

    pub fn is_on(&self, (column, row): Place) -> bool {
        (1..=self.columns).contains(&column) && (1..=self.rows).contains(&row)
    }

    pub fn ground(&self, at: Place) -> Ground {
        self.ground.get(&at).copied().unwrap_or(Ground::Open)
    }

    pub fn is_building(&self, at: Place) -> bool {
        matches!(self.ground(at), Ground::Stone | Ground::Wood)
    }

    pub fn level(&self, at: Place) -> i64 {
        self.level.get(&at).copied().unwrap_or(0)
    }

    pub fn is_bridge(&self, at: Place) -> bool {
        self.bridges.contains(&at)
    }

    pub fn is_road(&self, a: Place, b: Place) -> bool {
        self.roads.contains(&pair(a, b))
    }

    pub fn bar(&self, a: Place, b: Place) -> Option<Bar> {
        self.bars.get(&pair(a, b)).copied()
    }

    /// Whether a hex or one around it has anything except open, level ground.
    pub fn is_special(&self, at: Place) -> bool {
        let near = around(at);
        self.ground(at) != Ground::Open
            || self.level(at) > 0
            || near.iter().any(|it| self.bar(at, *it).is_some())
    }

    /// Hexes from one to the other, the first not counted (1.3): a column to the side also leads half a row up or down.
    pub fn distance(&self, a: Place, b: Place) -> i64 {
        let columns = (a.0 - b.0).abs();
        let half_rows = (middle(a).1 - middle(b).1).abs();
        columns.max((columns + half_rows) / 2)
    }
}
