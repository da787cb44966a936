//! Parcels in the window: dropped on it, chosen in its settings, or sent from there.

use super::{check, entry::GameList, parcels};
use crate::{
    engine::data::{
        self, Shown,
        parcel::{Allowed, Installed, Picture, picture_bytes},
    },
    panels::{ParcelLooked, ParcelTold},
    table::{ParcelDeed, Parcels},
};
use std::{path::Path, sync::Arc};

/// Returns the actions of the window for parcels: the same as those of the commands.
pub(super) fn of_window(games: GameList) -> Parcels {
    Parcels::new(move |deed| {
        let done = match deed {
            ParcelDeed::Look(path) => look(games, path),
            ParcelDeed::Install(path, allowed) => install(games, path, *allowed),
            ParcelDeed::Send(things, about, picture) => own_folder().and_then(|own| {
                let check = |path: &Path| check::path_faults(games, path);
                let sent = parcels::send(games, &own, (things.as_slice(), about, picture.clone()), &check)?;
                Ok(ParcelTold::Sent(vec![sent.shown()]))
            }),
        };
        done.unwrap_or_else(ParcelTold::Wrong)
    })
}

fn own_folder() -> Result<std::path::PathBuf, Vec<String>> {
    data::own_folder().ok_or_else(|| vec!["no folder for your own content".to_owned()])
}

fn look(games: GameList, path: &Path) -> Result<ParcelTold, Vec<String>> {
    let check = |path: &Path| check::path_faults(games, path);
    let (parcel, plan, examined) = parcels::looked(games, path, &own_folder()?, &check)?;
    let bytes = plan.about.as_ref().and_then(|about| picture_bytes(&parcel, about));
    let picture = bytes.and_then(|bytes| Picture::read(bytes).ok()).map(Arc::new);
    Ok(ParcelTold::Good(Box::new(ParcelLooked {
        things: parcels::words(&plan.things),
        about: plan.about,
        picture,
        questions: examined.questions,
        installed: examined.installed,
    })))
}

fn install(games: GameList, path: &Path, allowed: Allowed) -> Result<ParcelTold, Vec<String>> {
    let check = |path: &Path| check::path_faults(games, path);
    let own = own_folder()?;
    let Installed { things, updated, known, mine, notes, .. } =
        parcels::install(games, path, &own, allowed, &check)?;
    let new = things.iter().chain(&updated);
    let new = new.map(|thing| format!("{thing} is in {}", own.join(&thing.place).shown()));
    let old = known.iter().map(|thing| format!("{thing} is already installed"));
    let kept = mine.iter().map(|place| format!("your own version is kept in {}", own.join(place).shown()));
    Ok(ParcelTold::Installed(new.chain(old).chain(kept).chain(notes).collect()))
}
