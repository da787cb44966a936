//! The standard pack, from inside the program.

use super::{Pack, built_in::standard_map_text};
use crate::{
    art::packs::{error::PackError, map_art::MapArt},
    engine::data::{DataError, Fault},
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

/// Returns the faults of unit types that name a picture which is no symbol of the standard pack; each type with its path
/// in the file. In other packs a type has a drawing of its own by an entry of `units`.
pub fn picture_faults<'a>(types: impl IntoIterator<Item = (String, Option<&'a str>)>) -> Vec<Fault> {
    let Ok(standard) = Pack::standard_kept() else { return Vec::new() };
    let known: Vec<&str> = standard.symbol_names().collect();
    let named = types.into_iter().filter_map(|(path, picture)| Some((path, picture?)));
    let unknown = named.filter(|(_, picture)| !known.contains(picture));
    let told = unknown.map(|(path, picture)| {
        let why = format!(
            "no symbol is called \"{picture}\": choose one of {}; a drawing of your own belongs in an art pack (units: {{\"TYPE\": \
             (symbol: File(\"…\"))}})",
            known.join(", ")
        );
        Fault::new(format!("{path}.picture"), why)
    });
    told.collect()
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
