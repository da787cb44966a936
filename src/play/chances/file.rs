//! The file `GAME.chances.ron` beside a game, which keeps its chances.

use super::curve::Chances;
use crate::engine::{
    data::{DataError, Shown, parse, read_file},
    orders::{BranchEyes, Game, Record, sealed_number},
    storage::Disk,
};
use ron::ser::{PrettyConfig, to_string_pretty};
use serde::{Deserialize, Serialize};
use std::{
    io,
    path::{Path, PathBuf},
};

/// The beginning of the file.
const HEAD: &str = "// The chances over the game in the file beside this one, from quick games of computer players. It can be\n\
                    // deleted: the program computes them again.\n";

/// The chances of a game with what they are about.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ChanceFile {
    /// The seed of the game, sealed: the dice to come follow from it.
    #[serde(with = "sealed_number")]
    seed: u64,
    /// The viewer whose knowledge the quick games began with.
    eyes: BranchEyes,
    /// The number of orders that the game had.
    orders: usize,
    /// The hash of the position after the last of them; empty without an order.
    hash: String,
    chances: Chances,
}

impl ChanceFile {
    /// Returns the path of the file beside this game.
    pub fn path_of(game: &Path) -> PathBuf {
        game.with_extension("chances.ron")
    }

    /// Whether a file is such a file, by its name.
    pub fn is_named(path: &Path) -> bool {
        let has = |name: &Path, ending: &str| name.extension().is_some_and(|other| other == ending);
        has(path, "ron") && path.file_stem().is_some_and(|stem| has(Path::new(stem), "chances"))
    }

    /// Makes the file of a game as it is now.
    pub fn of<G: Game>(record: &Record<G>, eyes: BranchEyes, chances: Chances) -> Self {
        let orders = record.file.played.len();
        Self { seed: record.file.header.seed, eyes, orders, hash: hash_after(record, orders), chances }
    }

    /// Reads the file; none if there is none.
    ///
    /// # Errors
    /// It cannot be read: its fault, with its place.
    pub fn read(path: &Path) -> Result<Option<Self>, DataError> {
        if !path.exists() {
            return Ok(None);
        }
        parse(&path.shown(), &read_file(path)?).map(Some)
    }

    /// Returns the chances for this viewer of a game that is as it was then or has gone on since; none of another game,
    /// and none after an undo of its last order.
    pub fn known<G: Game>(self, record: &Record<G>, eyes: BranchEyes) -> Chances {
        let is_same = self.seed == record.file.header.seed
            && self.eyes == eyes
            && self.orders <= record.file.played.len()
            && self.hash == hash_after(record, self.orders);
        if is_same { self.chances.of_game(self.orders) } else { Chances::default() }
    }

    /// Writes the file, if enough room is left for games.
    ///
    /// # Errors
    /// It cannot be written.
    pub fn write(&self, disk: &Disk, path: &Path) -> io::Result<()> {
        let form = PrettyConfig::new().indentor("    ").new_line("\n").depth_limit(3);
        let body = to_string_pretty(self, form).map_err(io::Error::other)?;
        disk.write_spare(path, format!("{HEAD}{body}\n").as_bytes())
    }
}

/// Returns the hash of the position after this many orders of a game.
fn hash_after<G: Game>(record: &Record<G>, orders: usize) -> String {
    let last = orders.checked_sub(1).and_then(|last| record.file.played.get(last));
    last.map_or_else(String::new, |played| played.hash.to_string())
}

#[cfg(test)]
mod tests {
    use super::{
        super::curve::{ChanceAt, Cost},
        *,
    };
    use crate::play::matches::Share;

    /// A file can be edited: what no game has is left out, and computed again.
    #[test]
    fn wild_numbers_of_a_file_are_left_out() {
        let share = Share::wilson(4.0, 8);
        let at = |after| ChanceAt { after, points: 3.0, wins: [share; 2] };
        let many = Share { of: u64::MAX, ..share };
        let wild = [
            at(9),
            ChanceAt { points: f32::NAN, ..at(1) },
            ChanceAt { points: f32::INFINITY, ..at(1) },
            ChanceAt { wins: [many; 2], ..at(1) },
            ChanceAt { wins: [share, many], ..at(1) },
            ChanceAt { wins: [Share { low: -1e300, ..share }; 2], ..at(1) },
            ChanceAt { wins: [Share { share: f64::NAN, ..share }; 2], ..at(1) },
        ];
        let moments = [at(5), at(2)].into_iter().chain(wild).chain([at(5)]).collect();
        let cost = |after, side, lost| Cost { after, side, lost };
        let costs = vec![cost(4, 1, 0.2), cost(usize::MAX, 0, 0.2), cost(1, 2, 0.2), cost(1, 0, f32::NAN)];
        let known = Chances { moments, costs }.of_game(5);
        assert_eq!(known, Chances { moments: vec![at(2), at(5)], costs: vec![cost(4, 1, 0.2)] });
    }
}
