//! The standard pack, carried inside the program so that it works from anywhere.

use super::error::PackError;
use super::map_art::MapArt;
use super::pack::Pack;
use crate::{data::DataError, settings::Colours};

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
fn built_in(wanted: &str) -> Result<&'static str, String> {
    let found = FILES.iter().find(|(file, _)| *file == wanted);
    found.map(|(_, text)| *text).ok_or_else(|| "it is not built in".to_owned())
}

impl Pack {
    /// The standard pack in the colours that a player has chosen.
    ///
    /// # Errors
    /// The pack inside the program is damaged.
    pub fn in_colours(colours: Colours) -> Result<Self, PackError> {
        match colours {
            Colours::Usual => Self::standard(),
            Colours::ColourBlind => Self::standard()?.with_palette("colour_blind"),
        }
    }

    /// The standard pack, from inside the program; the folder `assets/packs/standard` gives the same.
    pub fn standard() -> Result<Self, PackError> {
        Self::read("standard", &|wanted| built_in(wanted).map(str::to_owned))
    }
}

impl MapArt {
    /// How the standard pack paints maps, from inside the program.
    ///
    /// # Errors
    /// The file inside the program is damaged.
    pub fn standard() -> Result<Self, DataError> {
        let file = "standard/map.ron";
        let text = built_in("map.ron").map_err(|why| DataError::whole_file(file, why))?;
        Self::read(file, text)
    }
}
