//! A table of results by row and column, written as lines of words.

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};
use std::{fmt, str::FromStr};

/// Rows of results; every row is as long as the first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table<T> {
    rows: Vec<Vec<T>>,
}

impl<T: Copy> Table<T> {
    /// Returns the entry, with row and column counted from 0; beyond the end, that of the last row or column.
    #[expect(clippy::indexing_slicing, reason = "a table without rows or columns is refused when it is read")]
    pub fn at(&self, row: usize, column: usize) -> T {
        let row = &self.rows[row.min(self.rows.len() - 1)];
        row[column.min(row.len() - 1)]
    }

    /// The number of rows; at least one.
    pub fn rows(&self) -> usize {
        self.rows.len()
    }

    /// The number of columns; at least one.
    pub fn columns(&self) -> usize {
        self.rows.first().map_or(0, Vec::len)
    }
}

impl<T: fmt::Display> Serialize for Table<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(
            self.rows.iter().map(|row| row.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")),
        )
    }
}

impl<'de, T> Deserialize<'de> for Table<T>
where
    T: FromStr,
    T::Err: fmt::Display,
{
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let lines = Vec::<String>::deserialize(deserializer)?;
        let rows = lines
            .iter()
            .map(|line| line.split_whitespace().map(str::parse).collect::<Result<Vec<T>, _>>())
            .collect::<Result<Vec<_>, _>>()
            .map_err(D::Error::custom)?;
        let columns = rows.first().map_or(0, Vec::len);
        if columns == 0 || rows.iter().any(|row| row.len() != columns) {
            return Err(D::Error::custom("every row of a table needs the same number of results"));
        }
        Ok(Self { rows })
    }
}
