//! Dense tables and sets over the hexes of a board.

use super::hex::{HIGH_ROW_SHIFT, Hex, ROW_BITS, ROW_MASK};
use std::ops::{Index, IndexMut};

/// Returns the number of entries of a table over a board of this size.
pub(super) fn room(columns: u8, rows: u8) -> usize {
    let columns = (usize::from(columns) + 1) << ROW_BITS;
    if u16::from(rows) > ROW_MASK { (1 << HIGH_ROW_SHIFT) + columns } else { columns }
}

/// A dense table with one entry for every hex of a board.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct HexMap<T>(Vec<T>);

impl<T: Clone> HexMap<T> {
    /// A table that holds `value` for every hex of a board that has this [`room`](super::Board::room).
    pub fn filled(room: usize, value: T) -> Self {
        Self(vec![value; room])
    }

    /// Sets every entry to `value`, keeping the memory.
    pub fn fill(&mut self, value: T) {
        self.0.fill(value);
    }

    /// Entries, used ones and unused ones.
    pub fn size(&self) -> usize {
        self.0.len()
    }
}

impl<T> HexMap<T> {
    /// The entry of a hex, if the table has one.
    #[inline]
    pub fn get(&self, hex: Hex) -> Option<&T> {
        self.0.get(hex.index())
    }

    /// Sets the entry of a hex, if the table has one.
    pub fn set(&mut self, hex: Hex, value: T) {
        if let Some(entry) = self.0.get_mut(hex.index()) {
            *entry = value;
        }
    }
}

impl<T> Index<Hex> for HexMap<T> {
    type Output = T;
    #[inline]
    fn index(&self, hex: Hex) -> &T {
        &self.0[hex.index()]
    }
}

impl<T> IndexMut<Hex> for HexMap<T> {
    #[inline]
    fn index_mut(&mut self, hex: Hex) -> &mut T {
        &mut self.0[hex.index()]
    }
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct HexSet(fixedbitset::FixedBitSet);

impl HexSet {
    /// An empty set for the hexes of a board that has this [`room`](super::Board::room).
    pub fn new(room: usize) -> Self {
        Self(fixedbitset::FixedBitSet::with_capacity(room))
    }

    /// Adds a hex; returns whether it was new.
    #[inline]
    pub fn insert(&mut self, hex: Hex) -> bool {
        let index = hex.index();
        if index >= self.0.len() {
            self.0.grow(index + 1);
        }
        !self.0.put(index)
    }

    pub fn remove(&mut self, hex: Hex) {
        if hex.index() < self.0.len() {
            self.0.set(hex.index(), false);
        }
    }

    #[inline]
    pub fn contains(&self, hex: Hex) -> bool {
        self.0.contains(hex.index())
    }

    /// Whether no hex is in the set.
    pub fn is_empty(&self) -> bool {
        self.0.is_clear()
    }

    /// The number of hexes in the set.
    pub fn len(&self) -> usize {
        self.0.count_ones(..)
    }

    /// The hexes in sorted order.
    pub fn iter(&self) -> impl Iterator<Item = Hex> + '_ {
        self.0.ones().filter_map(Hex::at)
    }
}

impl FromIterator<Hex> for HexSet {
    fn from_iter<I: IntoIterator<Item = Hex>>(hexes: I) -> Self {
        let mut set = Self::default();
        for hex in hexes {
            set.insert(hex);
        }
        set
    }
}

#[cfg(test)]
mod tests {
    use super::super::{
        Hexside,
        hex::{LAST_COLUMN, LAST_ROW},
    };
    use super::*;

    fn hex(id: &str) -> Hex {
        id.parse().expect("a hex id")
    }

    /// Every hex has its own id and its own index, and both lead back to it.
    #[test]
    fn all_hexes_are_told_apart() {
        let mut all = HexSet::default();
        for column in 1..=LAST_COLUMN {
            for row in 1..=LAST_ROW {
                let hex = Hex::new(column, row).expect("in range");
                assert_eq!((hex.column(), hex.row()), (column, row));
                let id = format!("{column:02}{row:02}");
                assert_eq!((hex.to_string(), id.parse()), (id.clone(), Ok(hex)));
                assert_eq!(serde_json::to_string(&hex).ok(), Some(format!("\"{id}\"")));
                assert!(hex.index() < room(column, row), "{hex}");
                assert!(all.insert(hex), "{hex}");
            }
        }
        assert_eq!(all.iter().count(), usize::from(LAST_COLUMN) * usize::from(LAST_ROW));
        assert!(
            all.iter().is_sorted() && all.iter().all(|hex| Hex::new(hex.column(), hex.row()) == Some(hex))
        );
        let (lower, upper) = (hex("18763"), hex("18764"));
        assert_eq!((lower.step(Hexside::South), upper.step(Hexside::North)), (Some(upper), Some(lower)));
        assert_eq!(hex("9901").step(Hexside::SouthEast), Some(hex("10001")));
        assert_eq!([hex("25501").step(Hexside::NorthEast), hex("0199").step(Hexside::South)], [None; 2]);
    }

    /// A table over a board of printed size has no entries for rows that only a tall board has.
    #[test]
    fn tables_are_as_large_as_their_board() {
        assert_eq!([room(59, 31), room(20, 63)], [60 * 64, 21 * 64]);
        assert!(room(187, 98) <= 10 * room(59, 31));
    }
}
