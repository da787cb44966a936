//! Parcels that are dropped on the window: checked on a thread of their own, and installed when the player confirms.
//! The program supplies both functions to the table.

use crate::{
    engine::data::{
        Shown,
        parcel::{About, Allowed, MOST_BYTES_OF_FILE, SentBefore, Thing},
        read_bytes,
    },
    panels::{self, Action, ParcelAnswer, ParcelTold, SentParcel},
    settings::Settings,
    table::{
        app::{
            host::{Asked, Host},
            sets::TableSet,
            waker::waker,
        },
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
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ParcelDeed {
    /// List the contents of a zip file, if it has no faults, and what must be asked.
    Look(PathBuf),
    /// Install it among the player's own things.
    Install(PathBuf, Allowed),
    /// Write a parcel of these things of the player's own, with these facts and this picture.
    Send(Vec<Thing>, About, Option<Vec<u8>>),
}

/// Does the work, and returns its outcome.
type Do = dyn Fn(&ParcelDeed) -> ParcelTold + Send + Sync;

/// The function that checks and installs parcels; without it a dropped file is ignored.
#[derive(Resource, Clone)]
pub struct Parcels(Arc<Do>);

impl Parcels {
    /// Makes parcels with this function.
    pub fn new(work: impl Fn(&ParcelDeed) -> ParcelTold + Send + Sync + 'static) -> Self {
        Self(Arc::new(work))
    }
}

/// The parcel that was dropped, chosen or sent last.
#[derive(Resource)]
pub struct DroppedParcel {
    /// Its file; without a name while a parcel is sent.
    path: PathBuf,
    /// Its title, while it is sent.
    title: String,
    /// Its state.
    pub told: ParcelTold,
    /// Its facts, to be noted when it has been sent.
    pub(super) sent: Option<SentBefore>,
    answer: Option<Mutex<Receiver<ParcelTold>>>,
}

impl DroppedParcel {
    /// Makes a parcel in this state, of which this is to be noted.
    #[cfg(test)]
    pub(super) fn told(told: ParcelTold, sent: SentBefore) -> Self {
        Self { path: PathBuf::new(), title: String::new(), told, sent: Some(sent), answer: None }
    }

    fn name(&self) -> String {
        self.path.file_name().map_or_else(|| self.title.clone(), Shown::shown)
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

/// Adds what the panels ask for.
pub(crate) fn panels_plugin(app: &mut App) {
    app.add_systems(Update, (obey, take_picture).run_if(resource_exists::<Parcels>));
}

/// Starts the work on a parcel, on a thread of its own.
pub(in crate::table) fn begin(world: &mut World, deed: ParcelDeed) {
    let Some(Parcels(work)) = world.get_resource::<Parcels>().cloned() else { return };
    let (tell, told) = channel();
    let waker = waker(world);
    let (path, title) = match &deed {
        ParcelDeed::Look(path) | ParcelDeed::Install(path, _) => (path.clone(), String::new()),
        ParcelDeed::Send(_, about, _) => (PathBuf::new(), about.title.clone()),
    };
    thread::spawn(move || {
        let _ = tell.send(work(&deed));
        waker.wake();
    });
    let answer = Some(Mutex::new(told));
    world.insert_resource(DroppedParcel { path, title, told: ParcelTold::Looking, sent: None, answer });
    world.write_message(RequestRedraw);
}

/// Begins the work that the panels ask for.
fn obey(mut asked: MessageReader<Asked>, mut commands: Commands) {
    for Asked(action) in asked.read() {
        let mut before = None;
        let deed = match action {
            Action::LookAtParcel(path) => ParcelDeed::Look(path.clone()),
            Action::SendParcel(sent) => match picture_of(sent) {
                Ok(picture) => {
                    before = Some(sent_before(sent));
                    ParcelDeed::Send(sent.things.clone(), sent.about.clone(), picture)
                }
                Err(why) => {
                    let (path, title) = (PathBuf::new(), sent.about.title.clone());
                    let told = ParcelTold::Wrong(vec![why]);
                    commands.insert_resource(DroppedParcel { path, title, told, sent: None, answer: None });
                    continue;
                }
            },
            _ => continue,
        };
        commands.queue(move |world: &mut World| {
            begin(world, deed);
            if let Some(mut parcel) = world.get_resource_mut::<DroppedParcel>() {
                parcel.sent = before;
            }
        });
    }
}

/// Returns the facts of a parcel that is sent, for the next time.
fn sent_before(sent: &SentParcel) -> SentBefore {
    let picture = sent.picture_file.as_deref().and_then(Path::to_str).unwrap_or_default().to_owned();
    let places = sent.things.iter().map(|thing| thing.place.clone()).collect();
    SentBefore { places, facts: sent.about.clone(), picture }
}

/// Returns the picture of a parcel that is sent: that of the chosen file, or the one that it has.
///
/// # Errors
/// The file cannot be read: a sentence.
fn picture_of(sent: &SentParcel) -> std::result::Result<Option<Vec<u8>>, String> {
    let Some(file) = &sent.picture_file else { return Ok(sent.picture.clone()) };
    read_bytes(file, MOST_BYTES_OF_FILE).map(Some).map_err(|why| format!("{} {why}", file.shown()))
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
            commands.queue(move |world: &mut World| begin(world, ParcelDeed::Look(path)));
        }
    }
}

/// Takes a picture that is dropped while the facts of a parcel are typed.
fn take_picture(
    mut dropped: MessageReader<FileDragAndDrop>,
    host: Option<ResMut<Host>>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let Some(mut host) = host else { return };
    let sheet = &mut host.bypass_change_detection().sheet;
    for file in dropped.read() {
        let FileDragAndDrop::DroppedFile { path_buf, .. } = file else { continue };
        let is_picture = path_buf.extension().is_some_and(|ending| ending.eq_ignore_ascii_case("png"));
        if let Some(path) = path_buf.to_str().filter(|_| is_picture)
            && sheet.drop_picture(path)
        {
            redraw.write(RequestRedraw);
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
        Some(ParcelAnswer::Install(allowed)) => {
            let deed = ParcelDeed::Install(parcel.path.clone(), allowed);
            commands.queue(move |world: &mut World| begin(world, deed));
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
    use crate::panels::{ParcelLooked, Sending, Sheet, SheetMemory};
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
        let lines = |words: &str| vec![words.to_owned()];
        let good = || {
            let things = vec!["pack winter".to_owned()];
            ParcelTold::Good(Box::new(ParcelLooked { things, ..ParcelLooked::default() }))
        };
        let work = move |deed: &ParcelDeed| match deed {
            ParcelDeed::Look(path) if path.ends_with("good.zip") => good(),
            ParcelDeed::Install(path, _) if path.ends_with("good.zip") => {
                ParcelTold::Installed(lines("pack winter is installed"))
            }
            ParcelDeed::Send(things, about, _) => {
                ParcelTold::Sent(lines(&format!("{} {}", about.title, things.len())))
            }
            _ => ParcelTold::Wrong(lines("there is nothing in it")),
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
        assert_eq!(told(&mut app), Some(good()));
        begin(app.world_mut(), ParcelDeed::Install("good.zip".into(), Allowed::default()));
        assert!(matches!(told(&mut app), Some(ParcelTold::Installed(_))));
    }

    /// The settings can look at a zip of a list, and send what is there.
    #[test]
    fn the_panels_look_and_send() {
        let work = |deed: &ParcelDeed| match deed {
            ParcelDeed::Look(path) => ParcelTold::Wrong(vec![path.shown()]),
            ParcelDeed::Send(_, about, _) => ParcelTold::Sent(vec![about.title.clone()]),
            ParcelDeed::Install(..) => ParcelTold::Looking,
        };
        let mut app = App::new();
        app.add_message::<FileDragAndDrop>()
            .add_message::<RequestRedraw>()
            .add_message::<Asked>()
            .insert_resource(Parcels::new(work))
            .add_plugins((plugin, panels_plugin));
        app.world_mut().write_message(Asked(Action::LookAtParcel("summer.zip".into())));
        app.update();
        assert_eq!(told(&mut app), Some(ParcelTold::Wrong(vec!["summer.zip".to_owned()])));
        let about = About { title: "Winter".to_owned(), ..About::default() };
        let sent = SentParcel { things: Vec::new(), about, picture: None, picture_file: None };
        let missing = SentParcel { picture_file: Some("no/such/picture.png".into()), ..sent.clone() };
        app.world_mut().write_message(Asked(Action::SendParcel(Box::new(missing))));
        app.update();
        let wrong = told(&mut app);
        assert!(
            matches!(&wrong, Some(ParcelTold::Wrong(why)) if why[0].contains("picture.png")),
            "{wrong:?}"
        );
        app.world_mut().write_message(Asked(Action::SendParcel(Box::new(sent))));
        app.update();
        assert_eq!(told(&mut app), Some(ParcelTold::Sent(vec!["Winter".to_owned()])));
        assert_eq!(app.world().resource::<DroppedParcel>().name(), "Winter");
    }

    /// A picture that is dropped while a parcel is about to be sent is the picture of that parcel, and no other is.
    #[test]
    fn a_dropped_picture_is_for_the_parcel_that_is_sent() {
        let mut app = App::new();
        app.add_message::<FileDragAndDrop>()
            .add_message::<RequestRedraw>()
            .add_message::<Asked>()
            .init_resource::<Host>()
            .insert_resource(Parcels::new(|_| ParcelTold::Looking))
            .add_plugins((plugin, panels_plugin));
        let path = |app: &App| {
            let sending = app.world().resource::<Host>().sheet.sending.clone();
            sending.map(|sending| sending.picture_path)
        };
        drop_file(&mut app, "before.png");
        let sending = Sending {
            parcel: None,
            row: None,
            things: Vec::new(),
            about: About::default(),
            picture: None,
            picture_path: String::new(),
        };
        let sheet = SheetMemory { sending: Some(sending), ..SheetMemory::default() };
        app.world_mut().resource_mut::<Host>().sheet = sheet;
        drop_file(&mut app, "closed.png");
        assert_eq!(path(&app).as_deref(), Some(""), "the sheet is closed");
        app.world_mut().resource_mut::<Host>().sheet.open = Some(Sheet::Table);
        drop_file(&mut app, "mud.PNG");
        assert_eq!(path(&app).as_deref(), Some("mud.PNG"));
        drop_file(&mut app, "notes.txt");
        assert_eq!(path(&app).as_deref(), Some("mud.PNG"));
    }
}
