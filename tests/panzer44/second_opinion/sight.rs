//! Lines of sight by intervals: the points of the line at which each hex begins and ends (10.2 to 10.8).

use kessel::{
    engine::board::{Hex, MapFile, RiverSides},
    games::panzer44::rules::Rulebook,
};
use proptest::prelude::*;
use std::{
    cmp::Ordering,
    collections::{BTreeMap, BTreeSet},
    sync::LazyLock,
};

type Place = (i64, i64);
type Pair = (Place, Place);

/// A fraction with a positive lower part.
#[derive(Clone, Copy, Debug)]
struct Share(i64, i64);

impl Share {
    fn order(self, other: Self) -> Ordering {
        (self.0 * other.1).cmp(&(other.0 * self.1))
    }
}

struct Plain {
    columns: i64,
    rows: i64,
    blocking: BTreeSet<Place>,
    sides: BTreeSet<Pair>,
}

static BOOK: LazyLock<Rulebook> = LazyLock::new(|| Rulebook::load("fog").unwrap());
static PLAIN: LazyLock<Plain> = LazyLock::new(|| Plain::new(&BOOK.map));

fn place(hex: Hex) -> Place {
    (i64::from(hex.column()), i64::from(hex.row()))
}

/// The two hexes on either side of a hexside, the lower first.
fn pair(a: Place, b: Place) -> Pair {
    (a.min(b), a.max(b))
}

/// The adjacent hex over a side, even columns half a hex lower (1.4).
fn beyond((column, row): Place, side: &str) -> Place {
    let lower = i64::from(column % 2 == 0);
    match side {
        "n" => (column, row - 1),
        "s" => (column, row + 1),
        "ne" => (column + 1, row - 1 + lower),
        "se" => (column + 1, row + lower),
        "sw" => (column - 1, row + lower),
        "nw" => (column - 1, row - 1 + lower),
        other => panic!("{other}"),
    }
}

impl Plain {
    fn new(map: &MapFile) -> Self {
        let lists = [&map.woods, &map.town, &map.hilltop];
        let blocking = lists.into_iter().flatten().map(|hex| place(*hex)).collect();
        let mut sides = BTreeSet::new();
        let entries: Vec<&RiverSides> = map.crests.iter().chain(&map.slopes).collect();
        for entry in entries {
            for side in &entry.sides {
                let hex = place(entry.hex);
                sides.insert(pair(hex, beyond(hex, side.short_name())));
            }
        }
        Self { columns: i64::from(map.columns), rows: i64::from(map.rows), blocking, sides }
    }

    fn is_off(&self, (column, row): Place) -> bool {
        !(1..=self.columns).contains(&column) || !(1..=self.rows).contains(&row)
    }

    fn hex_blocks(&self, hex: Place, ends: Pair) -> bool {
        self.is_off(hex) || hex != ends.0 && hex != ends.1 && self.blocking.contains(&hex)
    }

    fn side_blocks(&self, a: Place, b: Place, (from, to): Pair) -> bool {
        let of_an_end = [a, b].iter().any(|hex| *hex == from || *hex == to);
        self.is_off(a) || self.is_off(b) || !of_an_end && self.sides.contains(&pair(a, b))
    }

    fn way_blocks(&self, x: Place, over: Place, y: Place, ends: Pair) -> bool {
        self.side_blocks(x, over, ends) || self.hex_blocks(over, ends) || self.side_blocks(over, y, ends)
    }

    fn sees(&self, from: Place, to: Place) -> bool {
        if from == to {
            return true;
        }
        let ends = (from, to);
        let mut inside: Vec<(Share, Share, Place)> = Vec::new();
        let mut beside: BTreeMap<Place, (Share, Share)> = BTreeMap::new();
        let mut touched: Vec<(Share, Place)> = Vec::new();
        for column in from.0.min(to.0) - 1..=from.0.max(to.0) + 1 {
            for row in from.1.min(to.1) - 2..=from.1.max(to.1) + 2 {
                let hex = (column, row);
                match stretch(hex, from, to) {
                    Some((begin, end, _)) if begin.order(end) == Ordering::Equal => {
                        touched.push((begin, hex))
                    }
                    Some((begin, end, true)) => inside.push((begin, end, hex)),
                    Some((begin, end, false)) => {
                        beside.insert(hex, (begin, end));
                    }
                    None => {}
                }
            }
        }
        inside.sort_by(|a, b| a.0.order(b.0));
        if inside.iter().any(|(.., hex)| self.hex_blocks(*hex, ends)) {
            return false;
        }
        inside.windows(2).all(|two| {
            let ((_, leaves, x), (enters, _, y)) = (two[0], two[1]);
            if leaves.order(enters) == Ordering::Less {
                // The line runs along a hexside between two hexes (10.4).
                let hands = beside.iter().filter(|(_, (begin, _))| begin.order(leaves) == Ordering::Equal);
                let ways: Vec<bool> = hands.map(|(hex, _)| self.way_blocks(x, *hex, y, ends)).collect();
                assert_eq!(ways.len(), 2, "{from:?} {to:?}");
                return !(ways[0] && ways[1]);
            }
            let direct = self.side_blocks(x, y, ends);
            // Through a corner the line touches a third hex (10.5).
            let third = touched.iter().find(|(at, hex)| {
                at.order(leaves) == Ordering::Equal && is_near(*hex, x) && is_near(*hex, y)
            });
            match third {
                Some((_, z)) => !(direct && self.way_blocks(x, *z, y, ends)),
                None => !direct,
            }
        })
    }
}

fn is_near(a: Place, b: Place) -> bool {
    ["n", "ne", "se", "s", "sw", "nw"].iter().any(|side| beyond(a, side) == b)
}

fn centre((column, row): Place) -> Place {
    (3 * column, 2 * row + i64::from(column % 2 == 0))
}

/// The stretch of the line within a hex: from, to, and whether it passes the inside; by the three strips of 10.8.
fn stretch(hex: Place, from: Place, to: Place) -> Option<(Share, Share, bool)> {
    let (a, b, c) = (centre(from), centre(to), centre(hex));
    let (start, way) = ((a.0 - c.0, a.1 - c.1), (b.0 - a.0, b.1 - a.1));
    let strips: [(fn(Place) -> i64, i64); 3] = [(|(_, y)| y, 1), (|(x, y)| x + y, 2), (|(x, y)| x - y, 2)];
    let (mut begin, mut end, mut inside) = (Share(0, 1), Share(1, 1), true);
    for (of, half) in strips {
        let (at, speed) = (of(start), of(way));
        if speed == 0 {
            if at.abs() > half {
                return None;
            }
            inside &= at.abs() < half;
            continue;
        }
        let sign = speed.signum();
        let enters = Share((-half * sign - at) * sign, speed.abs());
        let leaves = Share((half * sign - at) * sign, speed.abs());
        if enters.order(begin) == Ordering::Greater {
            begin = enters;
        }
        if leaves.order(end) == Ordering::Less {
            end = leaves;
        }
    }
    (begin.order(end) != Ordering::Greater).then_some((begin, end, inside))
}

fn any_hex() -> impl Strategy<Value = Hex> {
    (1..=30_u8, 1..=20_u8).prop_map(|(column, row)| Hex::new(column, row).unwrap())
}

fn agree(from: Hex, to: Hex) {
    let (here, there) = (PLAIN.sees(place(from), place(to)), BOOK.ground().blocks(from, to).is_empty());
    assert_eq!(here, there, "{from} {to}");
}

/// Every pair of hexes up to a range of seven.
#[test]
fn all_lines_of_seven_hexes() {
    let hexes: Vec<Hex> = BOOK.board.hexes().collect();
    for from in &hexes {
        for to in hexes.iter().filter(|to| from < *to && from.distance(**to) <= 7) {
            agree(*from, *to);
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(4000))]
    /// Any pair of hexes.
    #[test]
    fn any_line(from in any_hex(), to in any_hex()) {
        agree(from, to);
    }
}
