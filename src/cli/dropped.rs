//! Parcels that are dropped on the window.

use super::{check, entry::GameList, parcels};
use crate::{
    engine::data::{self, Shown, parcel::Installed},
    table::{ParcelDeed, Parcels},
};
use std::path::Path;

/// Returns the actions of the window for a parcel that is dropped on it: the same as those of the commands.
pub(super) fn of_window(games: GameList) -> Parcels {
    Parcels::new(move |path, deed| {
        let check = |path: &Path| check::path_faults(games, path);
        match deed {
            ParcelDeed::Look => {
                let (_, plan) = parcels::planned(games, path)?;
                let wrong = parcels::faults(games, path, &check);
                if wrong.is_empty() { Ok(parcels::words(&plan.things)) } else { Err(wrong) }
            }
            ParcelDeed::Install => {
                let own = data::own_folder();
                let own = own.ok_or_else(|| vec!["no folder for your own content".to_owned()])?;
                let Installed { things, known, notes } = parcels::install(games, path, &own, &check)?;
                let new =
                    things.iter().map(|thing| format!("{thing} is in {}", own.join(&thing.place).shown()));
                let old = known.iter().map(|thing| format!("{thing} is already installed"));
                Ok(new.chain(old).chain(notes).collect())
            }
        }
    })
}
