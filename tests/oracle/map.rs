//! The hex grid and the printed features on it (section 1).

use bevy::platform::collections::HashSet;

/// Column and row, both from 1 (1.2).
pub type Hex = (i32, i32);

/// Two adjacent hexes, the smaller first: a hexside, or a link of a road or railroad.
pub type Edge = (Hex, Hex);

/// The edge between two hexes, in its one normal order.
pub fn edge(a: Hex, b: Hex) -> Edge {
    if a <= b { (a, b) } else { (b, a) }
}

/// The printed map. All edges are in the order that [`edge`] gives.
#[derive(Debug, Clone)]
pub struct Map {
    pub columns: i32,
    pub rows: i32,
    pub woods: HashSet<Hex>,
    pub swamp: HashSet<Hex>,
    pub lake: HashSet<Hex>,
    pub major: HashSet<Hex>,
    pub rivers: HashSet<Edge>,
    /// Roads for movement (5.11).
    pub roads: HashSet<Edge>,
    /// Roads for supply: the same and the links interrupted at a river hexside (11.4 a).
    pub supply_roads: HashSet<Edge>,
    pub rails: HashSet<Edge>,
}

impl Map {
    /// Is the hex printed on the map (1.2)?
    pub fn contains(&self, hex: Hex) -> bool {
        (1..=self.columns).contains(&hex.0) && (1..=self.rows).contains(&hex.1)
    }

    /// Every hex of the map.
    pub fn hexes(&self) -> Vec<Hex> {
        let mut all = Vec::new();
        for column in 1..=self.columns {
            for row in 1..=self.rows {
                all.push((column, row));
            }
        }
        all
    }

    /// The adjacent hexes that are on the map: n, s, ne, se, nw, sw (1.2).
    pub fn neighbours(&self, hex: Hex) -> Vec<Hex> {
        let (c, r) = hex;
        let odd = c % 2 != 0;
        let around = if odd {
            [(c, r - 1), (c, r + 1), (c + 1, r - 1), (c + 1, r), (c - 1, r - 1), (c - 1, r)]
        } else {
            [(c, r - 1), (c, r + 1), (c + 1, r), (c + 1, r + 1), (c - 1, r), (c - 1, r + 1)]
        };
        around.into_iter().filter(|hex| self.contains(*hex)).collect()
    }

    /// Every side of a lake hex is a lake hexside, and there are no others (11.3).
    pub fn lake_side(&self, a: Hex, b: Hex) -> bool {
        self.lake.contains(&a) || self.lake.contains(&b)
    }

    /// Is there a river on the hexside between the two?
    pub fn river(&self, a: Hex, b: Hex) -> bool {
        self.rivers.contains(&edge(a, b))
    }
}
