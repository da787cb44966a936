//! The places of games with comments: `studies/ID.kessel` in a folder of data files.

use super::{ids::is_id, library::folders};
use std::path::PathBuf;

/// The folder below `scenarios`.
pub const STUDIES: &str = "studies";

/// Returns the file of the game with comments that has this id; none if there is no such game.
pub fn study_file(id: &str) -> Option<PathBuf> {
    let name = format!("{STUDIES}/{id}.kessel");
    let mut paths = folders().into_iter().map(|folder| folder.join(&name));
    paths.find(|path| is_id(id) && path.is_file())
}
