//! The installed parcels for the settings, and the zip files in the folders of parcels and of downloads.

use super::{
    own_things::{self, OwnFolder, OwnThings},
    parcels::DroppedParcel,
};
use crate::{
    engine::data::{
        DataError,
        parcel::{
            Glanced, KeptParcel, Ledger, Picture, SentParcels, Thing, folder_of_parcels, own_needs, removal,
            zips_in,
        },
    },
    panels::{ParcelShelf, ParcelTold, Sheet, ShelfParcel},
    table::app::{
        host::Host,
        waker::{Waker, waker},
    },
};
use bevy::{prelude::*, window::RequestRedraw};
use std::{
    path::{Path, PathBuf},
    sync::{
        Arc, Mutex,
        mpsc::{Receiver, channel},
    },
    thread,
};

/// The parcels as the settings show them.
#[derive(Resource, Default)]
pub(crate) struct ShownShelf(pub ParcelShelf);

/// The zip files that are looked for on another thread.
#[derive(Resource)]
struct Search(Mutex<Receiver<Vec<Glanced>>>);

/// Folders in which zip files are looked for, for tests; without this resource those of the user.
#[derive(Resource)]
struct SearchedFolders(Vec<PathBuf>);

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<ShownShelf>().add_systems(Update, (note_sent, look, hear).chain());
}

/// Notes the facts of a parcel when it has been sent.
fn note_sent(own: Option<Res<OwnFolder>>, dropped: Option<ResMut<DroppedParcel>>) {
    let Some(mut parcel) = dropped.filter(|parcel| matches!(parcel.told, ParcelTold::Sent(_))) else {
        return;
    };
    let Some(sent) = parcel.bypass_change_detection().sent.take() else { return };
    // Without the note the facts are typed again.
    if let Some(own) = own_things::folder(own.as_deref())
        && let Err(why) = SentParcels::note(&own, sent)
    {
        warn!("{why}");
    }
}

/// Reads the list of parcels when the settings are open and the things in the folder were read anew, or a card of a
/// parcel was closed over them.
fn look(world: &mut World, mut before: Local<(bool, bool)>) {
    let is_open = world.resource::<Host>().sheet.open == Some(Sheet::Table);
    let has_card = world.contains_resource::<DroppedParcel>();
    let is_new = world.get_resource_ref::<OwnThings>().is_some_and(|things| things.is_changed());
    let is_due = is_open && (is_new || !before.0 || (before.1 && !has_card));
    *before = (is_open, has_card);
    if !is_due {
        return;
    }
    let Some(own) = own_things::folder(world.get_resource::<OwnFolder>()) else { return };
    let zips = std::mem::take(&mut world.resource_mut::<ShownShelf>().0.zips);
    world.resource_mut::<ShownShelf>().0 = ParcelShelf { zips, ..shelf(&own) };
    let folders = world.get_resource::<SearchedFolders>().map(|folders| folders.0.clone());
    search(world, folders.unwrap_or_else(|| folders_of_zips(&own)));
}

/// Returns the folder of parcels and that of downloads.
fn folders_of_zips(own: &Path) -> Vec<PathBuf> {
    let user = directories::UserDirs::new();
    let downloads = user.and_then(|user| user.download_dir().map(Path::to_owned));
    [folder_of_parcels(own)].into_iter().chain(downloads).collect()
}

/// Looks for zip files on a thread of its own, because a folder may be large or far away.
fn search(world: &mut World, folders: Vec<PathBuf>) {
    let (tell, found) = channel();
    let waker: Waker = waker(world);
    thread::spawn(move || {
        let _ = tell.send(zips_in(&folders));
        waker.wake();
    });
    world.insert_resource(Search(Mutex::new(found)));
}

fn hear(
    search: Option<Res<Search>>,
    mut shelf: ResMut<ShownShelf>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let found = search.as_ref().and_then(|search| search.0.lock().ok()?.try_recv().ok());
    if let Some(zips) = found {
        shelf.0.zips = zips;
        redraw.write(RequestRedraw);
    }
}

/// Returns the installed parcels in the folder of the player's own things.
fn shelf(own: &Path) -> ParcelShelf {
    let in_words = |faults: Vec<DataError>| faults.iter().map(ToString::to_string).collect::<Vec<_>>();
    let (sent, faults) = match SentParcels::read(own) {
        Ok(sent) => (sent, Vec::new()),
        Err(faults) => (SentParcels::default(), in_words(faults)),
    };
    let ledger = match Ledger::read(own) {
        Ok(ledger) => ledger,
        Err(wrong) => {
            let faults = [faults, in_words(wrong)].concat();
            return ParcelShelf { sent, faults, ..ParcelShelf::default() };
        }
    };
    let things = own_things::all(own);
    let needs = own_needs(own, &things);
    let parcels = ledger.parcels.iter().map(|kept| ShelfParcel {
        removal: removal(own, &ledger, kept, &needs),
        ..shelf_parcel(own, kept, &things)
    });
    let parcels = parcels.collect();
    ParcelShelf { parcels, sent, faults, ..ParcelShelf::default() }
}

fn shelf_parcel(own: &Path, kept: &KeptParcel, things: &[Thing]) -> ShelfParcel {
    let picture_bytes = kept.picture(own);
    let picture = picture_bytes.as_deref().and_then(|bytes| Picture::read(bytes).ok()).map(Arc::new);
    ShelfParcel {
        picture,
        picture_bytes,
        things: kept.things(things),
        kept: kept.clone(),
        ..ShelfParcel::default()
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may stop at once")]

    use super::*;
    use crate::engine::data::parcel::{About, Allowed, Parcel, SentBefore, describe, install, plan};
    use std::{
        fs,
        time::{Duration, Instant},
    };

    fn parcel(version: &str) -> Parcel {
        let mut parcel = Parcel::default();
        parcel.files.insert("winter/pack.ron".to_owned(), b"(name: \"Winter\")".to_vec());
        let about = About { title: "Winter".to_owned(), version: version.to_owned(), ..About::default() };
        describe(&mut parcel, &about, None).unwrap();
        parcel
    }

    /// The settings list what is installed, and the zip files that are found meanwhile.
    #[test]
    fn parcels_are_listed_when_the_settings_are_opened() {
        let own = std::env::temp_dir().join(format!("kessel-shelf-{}", std::process::id()));
        let _ = fs::remove_dir_all(&own);
        let first = parcel("1");
        let planned = plan(&first, "x", &|_| None).unwrap();
        install(&first, &planned, &own, Allowed::default(), &|_| Vec::new()).unwrap();
        fs::create_dir_all(folder_of_parcels(&own)).unwrap();
        fs::write(folder_of_parcels(&own).join("next.zip"), parcel("2").to_bytes().unwrap()).unwrap();
        let mut app = App::new();
        app.add_message::<RequestRedraw>()
            .init_resource::<Host>()
            .init_resource::<OwnThings>()
            .insert_resource(OwnFolder(own.clone()))
            .insert_resource(SearchedFolders(vec![folder_of_parcels(&own)]))
            .add_plugins(plugin);
        app.update();
        assert_eq!(app.world().resource::<ShownShelf>().0, ParcelShelf::default());
        app.world_mut().resource_mut::<Host>().sheet.open = Some(Sheet::Table);
        let end = Instant::now() + Duration::from_secs(20);
        while app.world().resource::<ShownShelf>().0.zips.is_empty() && Instant::now() < end {
            app.update();
        }
        let shelf = &app.world().resource::<ShownShelf>().0;
        assert_eq!(shelf.zips[0].about.version, "2");
        assert_eq!((shelf.parcels.len(), shelf.parcels[0].things[0].id()), (1, "winter"));
        assert_eq!(shelf.parcels[0].removal.goes.len(), 1);
        fs::remove_dir_all(&own).unwrap();
    }

    /// The facts of a parcel that was sent are there when the next one is.
    #[test]
    fn the_facts_of_a_parcel_are_noted_when_it_was_sent() {
        let own = std::env::temp_dir().join(format!("kessel-shelf-sent-{}", std::process::id()));
        fs::create_dir_all(&own).unwrap();
        let facts = About { title: "Mud".to_owned(), version: "1.1".to_owned(), ..About::default() };
        let before = SentBefore { places: vec!["packs/mud".to_owned()], facts, picture: String::new() };
        let mut app = App::new();
        app.insert_resource(OwnFolder(own.clone())).add_systems(Update, note_sent);
        for told in [ParcelTold::Looking, ParcelTold::Sent(Vec::new())] {
            app.insert_resource(DroppedParcel::told(told, before.clone()));
            app.update();
        }
        assert_eq!(shelf(&own).sent.sent, [before]);
        fs::remove_dir_all(&own).unwrap();
    }
}
