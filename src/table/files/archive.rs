//! Deletion of saved games, with the files beside them.

use super::keeping::Saving;
use crate::{
    engine::{
        data::Shown,
        storage::{Disk, in_plain_words, is_kept_by_another},
        text::say,
    },
    panels::{Action, SavingMessage},
    table::{
        app::host::{Asked, Host},
        files,
    },
};
use bevy::prelude::*;
use std::path::{Path, PathBuf};

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(Update, obey);
}

fn obey(mut asked: MessageReader<Asked>, mut host: ResMut<Host>, mut saving: ResMut<Saving>) {
    for Asked(action) in asked.read() {
        let Action::DeleteGames(paths) = action else { continue };
        let host = host.bypass_change_detection();
        for path in paths {
            match delete(&saving.disk(), &files::game_folders(), path) {
                Ok(()) => host.forget_game(path),
                Err(why) => {
                    let words = say!("table-not-deleted");
                    saving.say(SavingMessage { words, about: why, folder: None });
                }
            }
        }
    }
}

/// Deletes a game, and the files beside it.
fn delete(disk: &Disk, folders: &[PathBuf], path: &Path) -> Result<(), String> {
    if !folders.iter().any(|folder| Some(folder.as_path()) == path.parent()) {
        return Err(say!("table-not-a-saved-game", file = path.shown()));
    }
    if is_kept_by_another(path) {
        return Err(say!("table-is-played", file = path.shown()));
    }
    disk.remove(path).map_err(|error| format!("{}: {}", path.shown(), in_plain_words(&error)))?;
    for ending in ["png", "view", "plans", "lock", "chances.ron", "proof"] {
        // A file that does not exist need not be deleted.
        let _ = disk.remove(&path.with_extension(ending));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may stop at once")]

    use super::*;
    use crate::engine::storage::KeptFile;
    use std::{fs, sync::Arc};

    #[test]
    fn a_game_goes_with_its_picture_unless_it_is_played_or_lies_elsewhere() {
        let folder = std::env::temp_dir().join(format!("kessel-archive-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        let (disk, folders) = (Disk::default(), [folder.clone()]);
        let path = folder.join("Old.kessel");
        for ending in ["kessel", "png", "view", "plans", "chances.ron"] {
            fs::write(path.with_extension(ending), "").unwrap();
        }
        assert!(delete(&disk, &[], &path).unwrap_err().contains("is not in a folder of saved games"));
        assert_eq!(delete(&disk, &folders, &path), Ok(()));
        let left = || fs::read_dir(&folder).unwrap().flatten().count();
        assert_eq!(left(), 0);
        assert!(delete(&disk, &folders, &path).is_err(), "it has gone");
        let played = KeptFile::begin(disk.clone(), &path, "one\n".to_owned(), true, Arc::new(|| {}));
        played.settle().unwrap();
        assert!(delete(&disk, &folders, &path).unwrap_err().contains("is being played"));
        assert_eq!(fs::read_to_string(&path).unwrap(), "one\n");
        drop(played);
        fs::remove_dir_all(&folder).unwrap();
    }
}
