//! The names of files next to a database.

use std::{
    fs,
    path::{Path, PathBuf},
};

/// The ending of a backup.
const BACKUP: &str = ".backup";

/// Returns the path with more at its end.
pub fn with_ending(path: &Path, ending: &str) -> PathBuf {
    let mut longer = path.as_os_str().to_owned();
    longer.push(ending);
    longer.into()
}

/// Returns the name of a backup that does not exist yet.
pub fn free_backup_name(database: &Path, about: &str) -> PathBuf {
    let mut name = with_ending(database, &format!(".{about}{BACKUP}"));
    let mut number = 2;
    while name.exists() {
        name = with_ending(database, &format!(".{about}-{number}{BACKUP}"));
        number += 1;
    }
    name
}

/// Returns the backup next to a database that was written last.
pub fn newest_backup(database: &Path) -> Option<PathBuf> {
    let own = database.file_name()?.as_encoded_bytes();
    let is_backup = |path: &PathBuf| {
        let name = path.file_name().map(|name| name.as_encoded_bytes());
        name.and_then(|name| name.strip_prefix(own))
            .is_some_and(|rest| rest.starts_with(b".") && rest.ends_with(BACKUP.as_bytes()))
    };
    let files = fs::read_dir(database.parent()?).ok()?.filter_map(|entry| Some(entry.ok()?.path()));
    let dated = files
        .filter(is_backup)
        .filter_map(|path| Some((fs::metadata(&path).and_then(|about| about.modified()).ok()?, path)));
    dated.max().map(|(_, path)| path)
}
