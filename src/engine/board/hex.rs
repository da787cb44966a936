//! Hexes and the six sides of a hex.
//!
//! The id of a hex is that of the printed map, `CCRR`: two digits of column, two of row. Both are counted from 01 at
//! the north-west corner. From column 100 the id is `CCCRR`. Hexes are flat-topped and even columns are half a hex
//! lower.

#![warn(clippy::cast_possible_truncation)]

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};
use std::{fmt, num::NonZeroU16, str::FromStr};
use thiserror::Error;

/// Bits of the row below those of the column.
pub(super) const ROW_BITS: u16 = 6;
pub(super) const ROW_MASK: u16 = (1 << ROW_BITS) - 1;
/// The one extra bit of rows from 64. It is above the column, so that tables of boards without such rows need no
/// entries for them.
pub(super) const HIGH_ROW_SHIFT: u16 = ROW_BITS + 8;

/// The last column that a hex can have.
pub(super) const LAST_COLUMN: u8 = u8::MAX;
/// The last row.
pub(super) const LAST_ROW: u8 = 99;

/// A hex of the printed map, packed into two bytes: column 1 to 255, row 1 to 99. Hexes are sorted column by column,
/// but rows from 64 come after all others.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Hex(NonZeroU16);

/// The reason why a text is not the id of a hex.
#[derive(Clone, Debug, Error, PartialEq, Eq)]
pub enum HexError {
    /// The text does not have four digits, or five from column 100.
    #[error("\"{0}\" is not a hex id: four digits are expected, column then row, like \"2216\"")]
    NotAnId(String),
    /// A number is zero or too large.
    #[error("\"{0}\" is not a hex id: columns go from 01 to {LAST_COLUMN}, rows from 01 to {LAST_ROW}")]
    OutOfRange(String),
}

/// The lower byte, which is enough for columns and rows.
const fn low(number: u16) -> u8 {
    number.to_le_bytes()[0]
}

impl Hex {
    /// The hex in this column (1 to 255) and row (1 to 99), if both are in range.
    #[inline]
    pub fn new(column: u8, row: u8) -> Option<Self> {
        if column == 0 || !(1..=LAST_ROW).contains(&row) {
            return None;
        }
        let row = u16::from(row);
        let packed =
            ((row >> ROW_BITS) << HIGH_ROW_SHIFT) | (u16::from(column) << ROW_BITS) | (row & ROW_MASK);
        NonZeroU16::new(packed).map(Self)
    }

    /// The column, counted from 1 at the west edge.
    #[inline]
    pub fn column(self) -> u8 {
        low(self.0.get() >> ROW_BITS)
    }

    /// The row, counted from 1 at the north edge.
    #[inline]
    pub fn row(self) -> u8 {
        let packed = self.0.get();
        low(((packed >> HIGH_ROW_SHIFT) << ROW_BITS) | (packed & ROW_MASK))
    }

    /// The index of this hex in tables and sets.
    #[inline]
    pub(super) fn index(self) -> usize {
        usize::from(self.0.get())
    }

    /// The hex with this index, if there is one.
    pub(super) fn at(index: usize) -> Option<Self> {
        NonZeroU16::new(u16::try_from(index).ok()?).map(Self)
    }

    /// Returns the hex across a side, even beyond the edge of the board. Even columns are half a hex lower.
    #[inline]
    pub fn step(self, side: Hexside) -> Option<Self> {
        let (column, row) = (i16::from(self.column()), i16::from(self.row()));
        let lower = i16::from(column % 2 == 0);
        let (dc, dr) = match side {
            Hexside::North => (0, -1),
            Hexside::NorthEast => (1, lower - 1),
            Hexside::SouthEast => (1, lower),
            Hexside::South => (0, 1),
            Hexside::SouthWest => (-1, lower),
            Hexside::NorthWest => (-1, lower - 1),
        };
        Self::new(u8::try_from(column + dc).ok()?, u8::try_from(row + dr).ok()?)
    }

    /// Returns the side of this hex that touches `other`, if they are adjacent.
    #[inline]
    pub fn side_towards(self, other: Self) -> Option<Hexside> {
        ALL_SIDES.into_iter().find(|side| self.step(*side) == Some(other))
    }

    /// The same hex in the coordinates of `hexx`, whose y axis points down here.
    #[inline]
    pub fn to_hexx(self) -> hexx::Hex {
        hexx::Hex::from_offset_coordinates(
            [i32::from(self.column()) - 1, i32::from(self.row()) - 1],
            hexx::OffsetHexMode::Odd,
            hexx::HexOrientation::Flat,
        )
    }

    /// The printed hex at these coordinates of `hexx`, if it has an id.
    pub fn from_hexx(hex: hexx::Hex) -> Option<Self> {
        let [column, row] = hex.to_offset_coordinates(hexx::OffsetHexMode::Odd, hexx::HexOrientation::Flat);
        Self::new(u8::try_from(column + 1).ok()?, u8::try_from(row + 1).ok()?)
    }

    /// Returns the direction from this hex to another one, on a map with north at the top.
    pub fn direction(self, other: Self) -> Compass {
        const COMPASS: [Compass; 8] = [
            Compass::North,
            Compass::Northeast,
            Compass::East,
            Compass::Southeast,
            Compass::South,
            Compass::Southwest,
            Compass::West,
            Compass::Northwest,
        ];
        // In units of the distance between opposite sides of a hex; even columns are half a unit lower.
        let place = |hex: Self| {
            let lower = if hex.column().is_multiple_of(2) { 0.5 } else { 0.0 };
            (f32::from(hex.column()) * 3_f32.sqrt() / 2.0, f32::from(hex.row()) + lower)
        };
        let ((x, y), (other_x, other_y)) = (place(self), place(other));
        let turned = (other_x - x).atan2(y - other_y).rem_euclid(std::f32::consts::TAU);
        let eighth = (turned / std::f32::consts::FRAC_PI_4).round();
        COMPASS
            .into_iter()
            .cycle()
            .zip(0_u8..=8)
            .find(|(_, number)| f32::from(*number) >= eighth)
            .map_or(Compass::North, |(wind, _)| wind)
    }

    /// Returns the distance between two hexes over an open board.
    #[inline]
    pub fn distance(self, other: Self) -> u32 {
        self.to_hexx().unsigned_distance_to(other.to_hexx())
    }
}

/// A direction on a map with north at the top.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Compass {
    North,
    Northeast,
    East,
    Southeast,
    South,
    Southwest,
    West,
    Northwest,
}

impl fmt::Display for Hex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:02}{:02}", self.column(), self.row())
    }
}

impl fmt::Debug for Hex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Hex {
    type Err = HexError;

    fn from_str(text: &str) -> Result<Self, HexError> {
        let is_id = match text.len() {
            4 => true,
            // Each hex has one id: columns below 100 have two digits.
            5 => !text.starts_with('0'),
            _ => false,
        };
        if !is_id || !text.bytes().all(|byte| byte.is_ascii_digit()) {
            return Err(HexError::NotAnId(
                text.lines().next().unwrap_or_default().chars().take(24).collect(),
            ));
        }
        let number = |digits: &str| digits.parse::<u8>().unwrap_or(0);
        let (column, row) = text.split_at_checked(text.len() - 2).unwrap_or_default();
        Self::new(number(column), number(row)).ok_or_else(|| HexError::OutOfRange(text.to_owned()))
    }
}

/// Digits of an id with a column of three digits and a row of two.
const MOST_DIGITS: usize = 5;
const ID_COUNT: usize = 100 * (LAST_COLUMN as usize + 1);
/// The first id of five digits.
const FIRST_LONG_ID: usize = 100 * 100;

/// The digits of every possible id, each at five times its number.
static ALL_DIGITS: &str = match std::str::from_utf8(&DIGITS) {
    Ok(digits) => digits,
    Err(_) => panic!("digits are text"),
};

static DIGITS: [u8; MOST_DIGITS * ID_COUNT] = {
    let mut digits = [b'0'; MOST_DIGITS * ID_COUNT];
    let mut id = 0;
    while id < ID_COUNT {
        let mut rest = id;
        let mut at = MOST_DIGITS * id + if id < FIRST_LONG_ID { 4 } else { 5 };
        while rest > 0 {
            at -= 1;
            digits[at] += (rest % 10).to_le_bytes()[0];
            rest /= 10;
        }
        id += 1;
    }
    digits
};

impl Serialize for Hex {
    /// Writes the prepared digits: a position has hundreds of hexes and is hashed after each order.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let id = 100 * usize::from(self.column()) + usize::from(self.row());
        let (at, digits) = (MOST_DIGITS * id, if id < FIRST_LONG_ID { 4 } else { 5 });
        serializer.serialize_str(ALL_DIGITS.get(at..at + digits).unwrap_or_default())
    }
}

impl<'de> Deserialize<'de> for Hex {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map_err(D::Error::custom)
    }
}

/// One of the six sides of a flat-topped hex, clockwise from the north.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Hexside {
    /// Towards the hex above.
    North,
    /// Upper right.
    NorthEast,
    /// Lower right.
    SouthEast,
    /// Towards the hex below.
    South,
    /// Lower left.
    SouthWest,
    /// Upper left.
    NorthWest,
}

/// All six sides, clockwise from the north.
pub const ALL_SIDES: [Hexside; 6] = [
    Hexside::North,
    Hexside::NorthEast,
    Hexside::SouthEast,
    Hexside::South,
    Hexside::SouthWest,
    Hexside::NorthWest,
];

impl Hexside {
    /// 0 for north, then clockwise to 5.
    pub fn number(self) -> usize {
        self as usize
    }

    /// This side as one bit of six.
    pub fn bit(self) -> u8 {
        1 << self as u8
    }

    /// The same hexside as the adjacent hex counts it.
    pub fn opposite(self) -> Self {
        ALL_SIDES[(self.number() + 3) % 6]
    }

    /// `n`, `ne`, `se`, `s`, `sw` or `nw`, as in map files.
    pub fn short_name(self) -> &'static str {
        ["n", "ne", "se", "s", "sw", "nw"][self.number()]
    }

    pub fn from_short_name(name: &str) -> Option<Self> {
        ALL_SIDES.into_iter().find(|side| side.short_name() == name)
    }
}

#[cfg(test)]
mod tests {
    use super::{
        Compass::{East, North, Northeast, Northwest, South, Southeast, Southwest, West},
        *,
    };

    fn hex(id: &str) -> Hex {
        id.parse().expect("a hex id")
    }

    #[test]
    fn a_hex_lies_in_one_of_eight_winds_from_another() {
        let around = |id: &str| ALL_SIDES.map(|side| hex(id).step(side).map(|to| hex(id).direction(to)));
        let winds = [North, Northeast, Southeast, South, Southwest, Northwest].map(Some);
        assert_eq!((around("2216"), around("2115")), (winds, winds));
        assert_eq!([hex("2216").direction(hex("2616")), hex("2216").direction(hex("2016"))], [East, West]);
        assert_eq!(hex("2216").direction(hex("2113")), North, "a little aside");
    }

    #[test]
    fn even_columns_lie_lower() {
        let around = |id: &str| ALL_SIDES.map(|side| hex(id).step(side).map(|h| h.to_string()));
        let list = |ids: [&str; 6]| ids.map(|id| Some(id.to_owned()));
        assert_eq!(around("2216"), list(["2215", "2316", "2317", "2217", "2117", "2116"]));
        assert_eq!(around("2115"), list(["2114", "2214", "2215", "2116", "2015", "2014"]));
    }

    #[test]
    fn hexx_agrees_with_the_printed_ids() {
        for column in 1..=59 {
            for row in 1..=31 {
                let hex = Hex::new(column, row).expect("in range");
                assert_eq!(Hex::from_hexx(hex.to_hexx()), Some(hex));
                for side in ALL_SIDES {
                    if let Some(next) = hex.step(side) {
                        assert_eq!(hex.distance(next), 1, "{hex} {next}");
                        assert_eq!(next.step(side.opposite()), Some(hex));
                    }
                }
            }
        }
    }

    #[test]
    fn wrong_ids_say_what_is_expected() {
        for wrong in ["221", "2a16", "02216", "100016", "1001\u{e9}"] {
            assert_eq!(wrong.parse::<Hex>(), Err(HexError::NotAnId(wrong.to_owned())));
        }
        for wrong in ["0016", "2200", "10000", "25601"] {
            assert_eq!(wrong.parse::<Hex>(), Err(HexError::OutOfRange(wrong.to_owned())));
        }
        assert_eq!(hex("0101").to_string(), "0101");
    }
}
