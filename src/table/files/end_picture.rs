//! The picture of a game that is over: the map and the result, painted on a thread of its own into the folder of
//! pictures beside the games.

use super::keeping::{Saving, folder_of_games};
use crate::{
    art::{
        packs::pack::Pack,
        painter::{Packing, picture_file},
    },
    engine::{
        data::Shown,
        orders::{Position, Refusal},
        storage::{Disk, in_plain_words},
        text::{say, t},
    },
    panels::SavingMessage,
    scene::{EndPage, pictured::HasFaces, still::Still},
    table::{
        app::waker::waker,
        art::Art,
        files,
        replay::ended,
        session::{Session, trouble},
        tabled::OnTable,
    },
};
use bevy::prelude::*;
use std::{
    path::Path,
    sync::{
        Arc, Mutex,
        mpsc::{Receiver, Sender, channel},
    },
    thread,
};

/// The answers of the threads that write pictures.
#[derive(Resource)]
pub(crate) struct EndPictures {
    tell: Sender<SavingMessage>,
    told: Mutex<Receiver<SavingMessage>>,
}

impl Default for EndPictures {
    fn default() -> Self {
        let (tell, told) = channel();
        Self { tell, told: Mutex::new(told) }
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<EndPictures>().add_systems(Update, tell);
}

/// Starts painting the picture of the game on the table.
///
/// # Errors
/// The game goes on, or there is no folder for pictures.
pub(crate) fn save<G: OnTable + HasFaces>(world: &mut World) -> Result<(), Refusal> {
    let page = ended::page::<G>(world).ok_or_else(|| trouble(t!("table-not-over")))?;
    let folder = folder_of_games(world)?;
    let (session, position) = (world.resource::<Session<G>>(), world.get_resource::<Position<G>>());
    let (Some(rulebook), Some(position)) = (session.rulebook.clone(), position.cloned()) else {
        return Err(trouble(t!("table-no-game")));
    };
    let path = files::picture_for(&folder, G::about(&rulebook).id);
    let pack = world.get_resource::<Art>().and_then(|art| art.pack.clone());
    let disk = world.get_resource::<Saving>().map(Saving::disk).unwrap_or_default();
    let (wake, told) = (waker(world), answers(world));
    let work = move || {
        let still = Still::of::<G>(&rulebook, &position);
        let written = write(&page, &still, pack, (&disk, &path));
        let _ = told.send(notice(&path, written));
        wake.wake();
    };
    let begun = thread::Builder::new().name("picture".to_owned()).spawn(work);
    begun.map(drop).map_err(|error| trouble(t!("table-no-painting", why = error.to_string())))
}

/// Returns the end at which a thread that writes pictures sends its notice.
pub(super) fn answers(world: &mut World) -> Sender<SavingMessage> {
    world.get_resource_or_init::<EndPictures>().tell.clone()
}

/// Paints and writes a picture.
fn write(
    page: &EndPage,
    still: &Still,
    pack: Option<Arc<Pack>>,
    (disk, path): (&Disk, &Path),
) -> Result<(), String> {
    let pack = match pack {
        Some(pack) => pack,
        None => Arc::new(Pack::standard().map_err(|error| error.to_string())?),
    };
    let picture = page.paint(still, &pack)?;
    let png = picture_file(&picture, Packing::Light).map_err(|error| error.to_string())?;
    disk.write_spare(path, &png).map_err(|error| in_plain_words(&error))
}

/// Returns the notice about a picture.
pub(super) fn notice(path: &Path, written: Result<(), String>) -> SavingMessage {
    match written {
        Ok(()) => {
            let name = path.file_name().unwrap_or_default().shown();
            let folder = path.parent().map(Path::to_owned);
            SavingMessage { words: say!("table-picture-saved", name = name), about: path.shown(), folder }
        }
        Err(why) => {
            let about = say!("table-file-not-written", file = path.shown(), why = why);
            SavingMessage { words: say!("table-picture-not-saved"), about, folder: None }
        }
    }
}

/// Shows a notice when a picture is written.
fn tell(pictures: Res<EndPictures>, mut saving: ResMut<Saving>) {
    let told = pictures.told.lock().ok().and_then(|told| told.try_recv().ok());
    if let Some(notice) = told {
        saving.bypass_change_detection().say_more(notice);
    }
}
