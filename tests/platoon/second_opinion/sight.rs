//! The ground by the opinion's own reading of the map's lists, and lines of sight. They are judged by the side of the
//! line on which each corner of a hex is (9).

use super::scenes::{Chance, LANDS, hex};
use kessel::{
    engine::board::{Hex, MapFile, RiverSides},
    games::platoon::rules::sight::obstacle,
};
use std::collections::{BTreeMap, BTreeSet};

pub type Place = (i64, i64);
type Pair = (Place, Place);

/// The cover of a hex; a hex in no list is clear (6.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cover {
    Clear,
    Woods,
    Town,
    Swamp,
    Lake,
}

/// A map in plain sets.
pub struct Field {
    pub columns: i64,
    pub rows: i64,
    cover: BTreeMap<Place, Cover>,
    level: BTreeMap<Place, i64>,
    gullies: BTreeSet<Place>,
    along_gully: BTreeSet<Pair>,
    roads: BTreeSet<Pair>,
    streams: BTreeSet<Pair>,
    rivers: BTreeSet<Pair>,
    fords: BTreeSet<Pair>,
}

pub fn place(hex: Hex) -> Place {
    (i64::from(hex.column()), i64::from(hex.row()))
}

/// Two adjacent hexes, the lower first.
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

fn sides_of(entries: &[RiverSides]) -> BTreeSet<Pair> {
    let names = ["n", "ne", "se", "s", "sw", "nw"];
    let mut sides = BTreeSet::new();
    for entry in entries {
        let at = place(entry.hex);
        for side in &entry.sides {
            let number = names.iter().position(|name| *name == side.short_name()).unwrap();
            sides.insert(pair(at, around(at)[number]));
        }
    }
    sides
}

fn links_of(chains: &[Vec<Hex>]) -> BTreeSet<Pair> {
    let links = chains.iter().flat_map(|chain| chain.windows(2));
    links.map(|link| pair(place(link[0]), place(link[1]))).collect()
}

/// The middle of a hex in whole numbers (9.6).
fn middle((column, row): Place) -> Place {
    (3 * column, 2 * row + i64::from(column % 2 == 0))
}

/// The corners of a hex around its middle (9.6).
const CORNERS: [Place; 6] = [(2, 0), (1, 1), (-1, 1), (-2, 0), (-1, -1), (1, -1)];

impl Field {
    pub fn new(map: &MapFile) -> Self {
        let mut cover = BTreeMap::new();
        let lists = [
            (&map.woods, Cover::Woods),
            (&map.town, Cover::Town),
            (&map.swamp, Cover::Swamp),
            (&map.lake, Cover::Lake),
        ];
        for (hexes, kind) in lists {
            cover.extend(hexes.iter().map(|hex| (place(*hex), kind)));
        }
        let mut level: BTreeMap<Place, i64> = map.level_1.iter().map(|hex| (place(*hex), 1)).collect();
        level.extend(map.level_2.iter().map(|hex| (place(*hex), 2)));
        let fords = map.fords.iter().map(|(a, b)| pair(place(*a), place(*b))).collect();
        Self {
            columns: i64::from(map.columns),
            rows: i64::from(map.rows),
            cover,
            level,
            gullies: map.gullies.iter().flatten().map(|hex| place(*hex)).collect(),
            along_gully: links_of(&map.gullies),
            roads: links_of(&map.roads),
            streams: sides_of(&map.streams),
            rivers: sides_of(&map.rivers),
            fords,
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

    pub fn cover(&self, at: Place) -> Cover {
        self.cover.get(&at).copied().unwrap_or(Cover::Clear)
    }

    pub fn level(&self, at: Place) -> i64 {
        self.level.get(&at).copied().unwrap_or(0)
    }

    /// Woods and town conceal (10.1).
    pub fn conceals(&self, at: Place) -> bool {
        matches!(self.cover(at), Cover::Woods | Cover::Town)
    }

    pub fn is_gully(&self, at: Place) -> bool {
        self.gullies.contains(&at)
    }

    /// Whether units there are in the gully: they are not if a road enters it (9.5).
    pub fn is_in_gully(&self, at: Place) -> bool {
        self.is_gully(at) && !around(at).iter().any(|near| self.is_road(at, *near))
    }

    pub fn is_along_gully(&self, a: Place, b: Place) -> bool {
        self.along_gully.contains(&pair(a, b))
    }

    pub fn is_road(&self, a: Place, b: Place) -> bool {
        self.roads.contains(&pair(a, b))
    }

    pub fn is_stream(&self, a: Place, b: Place) -> bool {
        self.streams.contains(&pair(a, b))
    }

    pub fn is_river(&self, a: Place, b: Place) -> bool {
        self.rivers.contains(&pair(a, b))
    }

    pub fn is_ford(&self, a: Place, b: Place) -> bool {
        self.fords.contains(&pair(a, b))
    }

    /// Whether a hex or one around it has anything except open, level ground.
    pub fn is_special(&self, at: Place) -> bool {
        self.cover(at) != Cover::Clear
            || self.level(at) > 0
            || self.is_gully(at)
            || around(at).iter().any(|near| self.is_stream(at, *near))
    }

    /// Hexes from one to the other, the first not counted (1.3): a column to the side also leads half a row up or down.
    pub fn distance(&self, a: Place, b: Place) -> i64 {
        let columns = (a.0 - b.0).abs();
        let half_rows = (middle(a).1 - middle(b).1).abs();
        columns.max((columns + half_rows) / 2)
    }

    /// Whether ground or cover rises above the line (9.3).
    fn rises(&self, at: Place, from: Place, to: Place) -> bool {
        if !self.is_on(at) {
            return true;
        }
        let (lower, higher) = if self.level(from) <= self.level(to) { (from, to) } else { (to, from) };
        let (lo, hi) = (self.level(lower), self.level(higher));
        let top = self.level(at) + i64::from(self.conceals(at));
        top > lo && (top - lo) * self.distance(from, to) > (hi - lo) * self.distance(lower, at)
    }

    /// Whether a hex sees another (9.3 to 9.5).
    pub fn sees(&self, from: Place, to: Place) -> bool {
        let distance = self.distance(from, to);
        if distance <= 1 {
            return true;
        }
        let hidden = |at, from| self.is_in_gully(at) && self.level(from) <= self.level(at);
        if hidden(from, to) || hidden(to, from) {
            return false;
        }
        let (start, end) = (middle(from), middle(to));
        let way = (end.0 - start.0, end.1 - start.1);
        // Hexsides along which the line runs, each with whether all the hexes on it block.
        let mut along: BTreeMap<[Place; 2], bool> = BTreeMap::new();
        for column in from.0.min(to.0) - 1..=from.0.max(to.0) + 1 {
            for row in from.1.min(to.1) - 2..=from.1.max(to.1) + 2 {
                let at = (column, row);
                let here = middle(at);
                // In true proportions a row is root 3 times as high as it is written here. A hex on the line is then
                // between the ends if its middle is.
                let forward = |a: Place, b: Place| (b.0 - a.0) * way.0 + 3 * (b.1 - a.1) * way.1;
                if at == from || at == to || forward(start, here) <= 0 || forward(here, end) <= 0 {
                    continue;
                }
                let corners = CORNERS.map(|(x, y)| (here.0 + x, here.1 + y));
                let hands = corners.map(|(x, y)| (way.0 * (y - start.1) - way.1 * (x - start.0)).signum());
                if hands.contains(&1) && hands.contains(&-1) {
                    if self.rises(at, from, to) {
                        return false;
                    }
                    continue;
                }
                let mut on_line: Vec<Place> =
                    corners.into_iter().zip(hands).filter(|(_, hand)| *hand == 0).map(|(it, _)| it).collect();
                on_line.sort_unstable();
                if let [a, b] = on_line[..] {
                    *along.entry([a, b]).or_insert(true) &= self.rises(at, from, to);
                }
            }
        }
        !along.into_values().any(|blocks| blocks)
    }
}

/// This number of random pairs of hexes on each of the maps, in both directions.
fn compare(pairs: usize) {
    let mut chance = Chance(901);
    let mut seen = 0;
    for number in 0..pairs {
        let land = &LANDS[number % 4];
        let from = land.spot(&mut chance);
        let most = *chance.of(&[4, 8, 40]);
        let near: Vec<Place> =
            land.field.places().filter(|at| *at != from && land.field.distance(from, *at) <= most).collect();
        let to = *chance.of(&near);
        for (from, to) in [(from, to), (to, from)] {
            let found = obstacle(&land.rules.board, hex(from), hex(to)).is_none();
            let opinion = land.field.sees(from, to);
            assert_eq!(found, opinion, "{} from {} to {}", land.rules.map.id, hex(from), hex(to));
            assert_eq!(
                i64::from(hex(from).distance(hex(to))),
                land.field.distance(from, to),
                "{} {}",
                hex(from),
                hex(to)
            );
            seen += usize::from(opinion);
        }
    }
    assert!(seen > pairs / 3 && seen < pairs * 5 / 3, "{seen} of {pairs} pairs see each other");
}

#[test]
fn lines_of_sight() {
    compare(800);
}

#[test]
#[ignore = "long: 20,000 pairs of hexes"]
fn lines_of_sight_long() {
    compare(20_000);
}
