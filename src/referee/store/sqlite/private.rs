//! Files that no other user of the machine can read: a database contains hidden units and dice to come.

use super::faults::Trouble;
use std::{
    fs::{self, OpenOptions},
    path::Path,
};

/// Makes an empty file that its owner alone can read. What SQLite puts next to a database has the rights of the database.
pub fn make(path: &Path) -> Result<(), Trouble> {
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    {
        use std::os::unix::fs::OpenOptionsExt;
        options.mode(0o600);
    }
    options.open(path).map(drop).map_err(|error| Trouble::cannot("made", path, &error))
}

/// Takes the rights of other users to a file away. It works on the name: a file that is opened and closed here would take
/// the locks away that SQLite has on it in this process.
#[cfg(unix)]
pub fn restrict(path: &Path, about: &fs::Metadata) -> Result<(), Trouble> {
    use std::os::unix::fs::PermissionsExt;
    if about.permissions().mode() & 0o077 == 0 {
        return Ok(());
    }
    fs::set_permissions(path, fs::Permissions::from_mode(0o600))
        .map_err(|error| Trouble::cannot("hidden from other users", path, &error))
}

/// Elsewhere the rights of the folder count.
#[cfg(not(unix))]
pub fn restrict(_path: &Path, _about: &fs::Metadata) -> Result<(), Trouble> {
    Ok(())
}
