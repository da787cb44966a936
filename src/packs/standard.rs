//! The standard pack, carried inside the program so that it works from anywhere.

use super::error::PackError;
use super::map_art::MapArt;
use super::pack::Pack;
use crate::{data::DataError, settings::Colours};
use std::{io, sync::OnceLock};

/// Name and text of each file of `assets/packs/standard`.
macro_rules! files {
    ($($file:literal),* $(,)?) => {
        &[$(($file, include_str!(concat!("../../assets/packs/standard/", $file)))),*]
    };
}

const FILES: &[(&str, &str)] = files![
    "pack.ron",
    "map.ron",
    "german.svg",
    "soviet.svg",
    "leader.svg",
    "symbols/infantry.svg",
    "symbols/armour.svg",
    "symbols/mechanized.svg",
    "symbols/motorized.svg",
    "symbols/cavalry.svg",
    "symbols/star.svg",
    "badges/disrupted.svg",
    "badges/out_of_supply.svg",
    "badges/moved.svg",
    "badges/attacked.svg",
    "badges/halted.svg",
    "badges/count.svg",
    "markers/air_interdiction.svg",
    "markers/soviet_interdiction.svg",
    "markers/rail_cut.svg",
    "markers/turn.svg",
    "markers/disrupted.svg",
    "markers/out_of_supply.svg",
];

/// The text of one of these files.
pub(super) fn built_in(wanted: &str) -> io::Result<&'static str> {
    let found = FILES.iter().find(|(file, _)| *file == wanted);
    found.map(|(_, text)| *text).ok_or_else(|| io::Error::new(io::ErrorKind::NotFound, "it is not built in"))
}

/// The text of the standard pack's `pack.ron`.
pub(super) fn standard_text() -> &'static str {
    FILES[0].1
}

/// The text of the standard pack's `map.ron`.
pub(super) fn standard_map_text() -> &'static str {
    FILES[1].1
}

impl Pack {
    /// The standard pack in the colours that a player has chosen.
    ///
    /// # Errors
    /// The pack inside the program is damaged.
    pub fn in_colours(colours: Colours) -> Result<Self, PackError> {
        Ok(Self::standard()?.wearing(colours))
    }

    /// The pack in the colours that a player has chosen, as far as it has such.
    pub fn wearing(self, colours: Colours) -> Self {
        let name = match colours {
            Colours::Usual => return self,
            Colours::ColourBlind => "colour_blind",
        };
        if self.palettes.contains_key(name) { self.clone().with_palette(name).unwrap_or(self) } else { self }
    }

    /// The standard pack, from inside the program; the folder `assets/packs/standard` gives the same.
    ///
    /// # Errors
    /// The pack inside the program is damaged.
    pub fn standard() -> Result<Self, PackError> {
        Self::standard_kept().cloned()
    }

    /// The standard pack, read once.
    pub(super) fn standard_kept() -> Result<&'static Self, PackError> {
        static STANDARD: OnceLock<Result<Pack, PackError>> = OnceLock::new();
        STANDARD.get_or_init(Self::read_standard).as_ref().map_err(Clone::clone)
    }
}

impl MapArt {
    /// How the standard pack paints maps, from inside the program.
    ///
    /// # Errors
    /// The file inside the program is damaged.
    pub fn standard() -> Result<Self, DataError> {
        Self::read_whole("standard/map.ron", standard_map_text())
    }
}
