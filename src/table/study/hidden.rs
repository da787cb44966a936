//! The files of the games whose result is hidden, for the cards of these games on the title screen.

use bevy::prelude::Resource;
use std::{
    collections::BTreeSet,
    path::{Path, PathBuf},
};

/// The files of the games whose result is hidden, until it is shown or the program ends.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct HiddenGames(BTreeSet<PathBuf>);

impl HiddenGames {
    /// Hides the result of the game in these files, or shows it.
    pub fn hide(&mut self, files: impl IntoIterator<Item = PathBuf>, hidden: bool) {
        for file in files {
            if hidden {
                self.0.insert(file);
            } else {
                self.0.remove(&file);
            }
        }
    }

    /// Whether the result of the game in this file is hidden.
    pub fn hides(&self, file: &Path) -> bool {
        self.0.contains(file)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_result_is_hidden_until_it_is_shown() {
        let (mut hidden, file) = (HiddenGames::default(), PathBuf::from("one.kessel"));
        hidden.hide([file.clone()], true);
        assert!(hidden.hides(&file) && !hidden.hides(Path::new("other.kessel")));
        hidden.hide([file.clone()], false);
        assert!(!hidden.hides(&file));
    }
}
