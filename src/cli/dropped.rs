//! Parcels in the window: dropped on it, chosen in its settings, or sent from there.

use super::{check, entry::GameList, parcels};
use crate::{
    engine::{
        data::{
            self, Shown,
            parcel::{self, About, Allowed, Installed, Ledger, Picture, Thing, picture_bytes},
        },
        text::say,
    },
    panels::{OwnThing, ParcelLooked, ParcelTold},
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
        things: plan
            .things
            .iter()
            .map(|thing| called(thing, parcel::title_in(&parcel, &plan, thing)))
            .collect(),
        about: plan.about,
        picture,
        questions: examined.questions,
        installed: examined.installed,
        namesake: examined.namesake,
    })))
}

fn install(games: GameList, path: &Path, allowed: Allowed) -> Result<ParcelTold, Vec<String>> {
    let check = |path: &Path| check::path_faults(games, path);
    let own = own_folder()?;
    let before = Ledger::read(&own).unwrap_or_default();
    let Installed { things, updated, known, mine, notes, .. } =
        parcels::install(games, path, &own, allowed, &check)?;
    let title = |thing: &Thing| called(thing, parcel::title_of(&own, thing));
    let version = version_words(path, &before);
    let changed = updated.iter().map(|thing| say!("parcels-thing-updated", thing = title(thing)));
    let new = things
        .iter()
        .map(|thing| say!("parcels-thing-new", thing = title(thing), place = own.join(&thing.place).shown()));
    let old = known.iter().map(|thing| say!("parcels-thing-known", thing = title(thing)));
    let kept = mine.iter().map(|place| say!("parcels-thing-kept", place = own.join(place).shown()));
    let lines = version.into_iter().chain(changed).chain(new).chain(old).chain(kept);
    Ok(ParcelTold::Installed(lines.chain(notes).collect()))
}

/// Returns the sentence about an update; none if no other version of the parcel was installed before.
fn version_words(path: &Path, before: &Ledger) -> Option<String> {
    let about = parcel::glance(path)?.about;
    let installed = &before.find(&about.key())?.facts;
    let (title, version) = (about.title.as_str(), about.version.as_str());
    let is_other = !installed.version.is_empty() && installed.version != version && !version.is_empty();
    is_other.then(|| {
        say!("parcels-updated", title = title, before = installed.version.as_str(), version = version)
    })
}

/// Returns the kind and the title of a thing, or its id if it has no title.
fn called(thing: &Thing, title: Option<String>) -> String {
    let title = title.unwrap_or_default();
    OwnThing { thing: thing.clone(), title, facts: About::default(), packs: Vec::new() }.heading()
}
