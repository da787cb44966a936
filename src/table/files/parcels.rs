//! Parcels that are dropped on the window: checked on a thread of their own, and installed when the player confirms.
//! The program supplies both functions to the table.

use crate::{
    engine::data::Shown,
    panels::{self, ParcelAnswer, ParcelTold},
    settings::Settings,
    table::{
        app::{sets::TableSet, waker::waker},
        session::{Request, SessionRequest},
    },
};
use bevy::{prelude::*, window::RequestRedraw};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use std::{
    path::{Path, PathBuf},
    sync::{
        Arc, Mutex,
        mpsc::{Receiver, channel},
    },
    thread,
};

/// The work on a parcel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ParcelDeed {
    /// List its contents, if it has no faults.
    Look,
    /// Install it among the player's own things.
    Install,
}

/// Does the work; returns the contents of the parcel, or its faults, a sentence each.
type Do = dyn Fn(&Path, ParcelDeed) -> Result<Vec<String>, Vec<String>> + Send + Sync;

/// The function that checks and installs parcels; without it a dropped file is ignored.
#[derive(Resource, Clone)]
pub struct Parcels(Arc<Do>);

impl Parcels {
    /// Makes parcels with this function.
    pub fn new(
        work: impl Fn(&Path, ParcelDeed) -> Result<Vec<String>, Vec<String>> + Send + Sync + 'static,
    ) -> Self {
        Self(Arc::new(work))
    }
}

/// The parcel that was dropped last.
#[derive(Resource)]
pub struct DroppedParcel {
    path: PathBuf,
    /// Its state.
    pub told: ParcelTold,
    answer: Option<Mutex<Receiver<ParcelTold>>>,
}

impl DroppedParcel {
    fn name(&self) -> String {
        self.path.file_name().map(Shown::shown).unwrap_or_default()
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.add_message::<FileDragAndDrop>()
        .add_message::<SessionRequest>()
        .add_systems(Update, take_game.before(TableSet::AnswerRequests));
    app.add_systems(Update, (take, hear).chain().run_if(resource_exists::<Parcels>));
}

pub(crate) fn pictures_plugin(app: &mut App) {
    let shown = resource_exists::<DroppedParcel>;
    app.add_systems(EguiPrimaryContextPass, show.after(TableSet::DrawPanels).run_if(shown));
}

/// Starts the work on a parcel, on a thread of its own.
fn begin(world: &mut World, path: PathBuf, deed: ParcelDeed) {
    let Some(Parcels(work)) = world.get_resource::<Parcels>().cloned() else { return };
    let (tell, told) = channel();
    let (waker, at) = (waker(world), path.clone());
    thread::spawn(move || {
        let outcome = match (work(&at, deed), deed) {
            (Ok(lines), ParcelDeed::Look) => ParcelTold::Good(lines),
            (Ok(lines), ParcelDeed::Install) => ParcelTold::Installed(lines),
            (Err(lines), _) => ParcelTold::Wrong(lines),
        };
        let _ = tell.send(outcome);
        waker.wake();
    });
    world.insert_resource(DroppedParcel { path, told: ParcelTold::Looking, answer: Some(Mutex::new(told)) });
    world.write_message(RequestRedraw);
}

/// Opens a game file that was dropped, as if it had been chosen.
fn take_game(mut dropped: MessageReader<FileDragAndDrop>, mut requests: MessageWriter<SessionRequest>) {
    for file in dropped.read() {
        let FileDragAndDrop::DroppedFile { path_buf, .. } = file else { continue };
        if path_buf.extension().is_some_and(|ending| ending.eq_ignore_ascii_case("kessel")) {
            requests.write(SessionRequest(Request::Load(path_buf.clone())));
        }
    }
}

/// Takes a dropped file, if it may be a parcel.
fn take(mut dropped: MessageReader<FileDragAndDrop>, mut commands: Commands) {
    for file in dropped.read() {
        let FileDragAndDrop::DroppedFile { path_buf, .. } = file else { continue };
        if path_buf.extension().is_some_and(|ending| ending.eq_ignore_ascii_case("zip")) {
            let path = path_buf.clone();
            commands.queue(move |world: &mut World| begin(world, path, ParcelDeed::Look));
        }
    }
}

fn hear(parcel: Option<ResMut<DroppedParcel>>, mut redraw: MessageWriter<RequestRedraw>) {
    let Some(mut parcel) = parcel else { return };
    let answer = parcel.answer.as_ref().and_then(|answer| answer.lock().ok()?.try_recv().ok());
    if let Some(told) = answer {
        (parcel.told, parcel.answer) = (told, None);
        redraw.write(RequestRedraw);
    }
}

fn show(
    mut contexts: EguiContexts,
    (parcel, settings): (Res<DroppedParcel>, Res<Settings>),
    mut commands: Commands,
) -> Result {
    let context = contexts.ctx_mut()?;
    if !panels::dress(context, settings.theme) {
        return Ok(());
    }
    let palette = settings.theme.palette_in(settings.colours);
    match panels::parcel(context, palette, &parcel.name(), &parcel.told) {
        Some(ParcelAnswer::Install) => {
            let path = parcel.path.clone();
            commands.queue(move |world: &mut World| begin(world, path, ParcelDeed::Install));
        }
        Some(ParcelAnswer::Close) => commands.remove_resource::<DroppedParcel>(),
        None => {}
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may stop at once")]

    use super::*;
    use std::time::{Duration, Instant};

    fn drop_file(app: &mut App, name: &str) {
        let window = app.world_mut().spawn_empty().id();
        app.world_mut().write_message(FileDragAndDrop::DroppedFile { window, path_buf: name.into() });
        app.update();
    }

    fn told(app: &mut App) -> Option<ParcelTold> {
        let end = Instant::now() + Duration::from_secs(20);
        loop {
            app.update();
            let told = app.world().get_resource::<DroppedParcel>().map(|parcel| parcel.told.clone());
            if told != Some(ParcelTold::Looking) || Instant::now() > end {
                return told;
            }
        }
    }

    #[test]
    fn a_parcel_is_looked_through_and_installed_only_when_the_player_says_so() {
        let mut app = App::new();
        let work = |path: &Path, deed| match (path.to_str(), deed) {
            (Some("good.zip"), ParcelDeed::Look) => Ok(vec!["pack winter".to_owned()]),
            (Some("good.zip"), ParcelDeed::Install) => Ok(vec!["pack winter is installed".to_owned()]),
            _ => Err(vec!["there is nothing in it".to_owned()]),
        };
        app.add_message::<FileDragAndDrop>()
            .add_message::<RequestRedraw>()
            .insert_resource(Parcels::new(work))
            .add_plugins(plugin);
        drop_file(&mut app, "notes.txt");
        assert_eq!(told(&mut app), None, "that is no parcel");
        drop_file(&mut app, "bad.zip");
        assert_eq!(told(&mut app), Some(ParcelTold::Wrong(vec!["there is nothing in it".to_owned()])));
        drop_file(&mut app, "good.zip");
        assert_eq!(told(&mut app), Some(ParcelTold::Good(vec!["pack winter".to_owned()])));
        begin(app.world_mut(), "good.zip".into(), ParcelDeed::Install);
        assert!(matches!(told(&mut app), Some(ParcelTold::Installed(_))));
    }
}
