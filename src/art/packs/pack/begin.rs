//! Begins a pack of a player's own: its description, and copies of the standard pack's drawings, to be changed.

use super::{PACK_FILE, built_in::drawings, library::is_name_of_shipped};
use crate::engine::{
    data::{Shown, id_like},
    storage::{Disk, in_plain_words},
};
use std::{fs, path::Path};

/// The comment at the head of its description.
const HEAD: &str =
    "// A pack of your own. What is not here is as in the standard pack. The drawings beside this file are
// copies of that pack's: change them and save, and the table shows it within a second. Those that you
// do not change can be deleted. More in Kessel's guide to art packs.
";

/// Begins a pack of this name in a folder of packs; returns the id by which it is selected.
///
/// # Errors
/// The name has no letter, such a pack already exists, or it cannot be written; nothing of it is then left.
pub fn begin(disk: &Disk, packs: &Path, name: &str) -> Result<String, String> {
    let name = name.trim();
    let id = id_like(name).ok_or("the name of a pack needs a letter or a digit")?;
    let folder = packs.join(&id);
    if is_name_of_shipped(&id) || folder.exists() {
        return Err(format!("there is a pack called {id} already"));
    }
    let name = ron::to_string(name).map_err(|error| error.to_string())?;
    let own = format!("{HEAD}(\n    name: {name},\n    about: \"\",\n)\n");
    let write = |file: &str, text: &str| {
        let path = folder.join(file);
        let made = path.parent().map_or(Ok(()), |folder| disk.make_folder(folder));
        let written = made.and_then(|()| disk.write_whole(&path, text.as_bytes()));
        written.map_err(|error| format!("{}: {}", path.shown(), in_plain_words(&error)))
    };
    // The pack file comes last: the pack is not listed before it is complete.
    let written = drawings().try_for_each(|(file, text)| write(file, text));
    let written = written.and_then(|()| write(PACK_FILE, &own));
    if written.is_err() {
        let _ = fs::remove_dir_all(&folder);
    }
    written.map(|()| id)
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may stop at once")]

    use super::*;
    use crate::{
        art::packs::{
            check::{Known, faults},
            pack::library,
        },
        engine::storage::{DiskFault, PlannedFault},
    };
    use std::sync::Arc;

    #[test]
    fn a_pack_that_is_begun_is_whole_and_can_be_chosen() {
        let packs = std::env::temp_dir().join(format!("kessel-new-pack-{}", std::process::id()));
        let disk = Disk::default();
        let id = begin(&disk, &packs, " Snow & \"Ice\" ").unwrap();
        assert_eq!(id, "snow-ice");
        let listed = library::list(std::slice::from_ref(&packs));
        let entry = listed.iter().find(|entry| entry.id == id).unwrap();
        assert_eq!(entry.name, "Snow & \"Ice\"");
        let own = packs.join(&id).join(PACK_FILE);
        let bound = fs::read_to_string(&own).unwrap().replace("about:", "only_for: [\"fog\"],\n    about:");
        fs::write(&own, bound).unwrap();
        let listed = library::list(std::slice::from_ref(&packs));
        let entry = listed.iter().find(|entry| entry.id == id).unwrap();
        assert!(entry.is_for(&["a-game".to_owned(), "fog".to_owned()]));
        assert!(!entry.is_for(&["a-game".to_owned(), "sun".to_owned()]));
        assert!(packs.join("snow-ice/symbols/armour.svg").is_file());
        let found = faults(&packs.join(&id), &Known::default());
        assert!(found.is_empty(), "{found:?}");
        assert_eq!(begin(&disk, &packs, "snow ice").unwrap_err(), "there is a pack called snow-ice already");
        assert!(begin(&disk, &packs, "Flat").unwrap_err().contains("already"));
        assert!(begin(&disk, &packs, " …").unwrap_err().contains("needs a letter"));
        // A device of Windows cannot be a folder there.
        assert_eq!(begin(&disk, &packs, "Con").unwrap(), "my-con");
        // A full disk leaves no half pack.
        let full = Disk::with_faults(Arc::new(PlannedFault::at(DiskFault::Full, 30)));
        assert!(begin(&full, &packs, "Mud").unwrap_err().contains("mud"));
        assert!(!packs.join("mud").exists());
        fs::remove_dir_all(&packs).unwrap();
    }
}
