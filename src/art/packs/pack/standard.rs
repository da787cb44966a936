//! The standard pack, from inside the program.

use super::{Pack, built_in::standard_map_text};
use crate::{
    art::packs::{error::PackError, map_art::MapArt},
    engine::data::DataError,
    settings::Colours,
};
use std::sync::OnceLock;

impl Pack {
    /// Returns the standard pack in the colours that a player has chosen.
    ///
    /// # Errors
    /// The pack inside the program is damaged.
    pub fn in_colours(colours: Colours) -> Result<Self, PackError> {
        Ok(Self::standard()?.wearing(colours))
    }

    /// Returns the pack in the colours that a player has chosen, if it has them.
    pub fn wearing(self, colours: Colours) -> Self {
        let name = match colours {
            Colours::Usual => return self,
            Colours::ColourBlind => "colour_blind",
        };
        if self.palettes.contains_key(name) { self.clone().with_palette(name).unwrap_or(self) } else { self }
    }

    /// Returns the standard pack, from inside the program; the folder `assets/packs/standard` gives the same.
    ///
    /// # Errors
    /// The pack inside the program is damaged.
    pub fn standard() -> Result<Self, PackError> {
        Self::standard_kept().cloned()
    }

    /// The standard pack, read once.
    pub(crate) fn standard_kept() -> Result<&'static Self, PackError> {
        static STANDARD: OnceLock<Result<Pack, PackError>> = OnceLock::new();
        STANDARD.get_or_init(Self::read_standard).as_ref().map_err(Clone::clone)
    }
}

impl MapArt {
    /// Returns the standard pack's numbers for painting maps, from inside the program.
    ///
    /// # Errors
    /// The file inside the program is damaged.
    pub fn standard() -> Result<Self, DataError> {
        Self::read_whole("standard/map.ron", standard_map_text())
    }
}
