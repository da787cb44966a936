//! The language of the table: chosen in the settings, at first that of the system. A thread watches its files and wakes
//! the window when a translator has saved one; while none does, nothing is drawn.

use super::{sets::TableSet, shown_language::ShownLanguage, waker::waker};
use crate::{
    engine::{
        data::translation_files,
        text::{ENGLISH, Language, LanguageEntry, Languages, show_in, system_language},
    },
    settings::Settings,
};
use bevy::{prelude::*, window::RequestRedraw};
use std::{
    hash::{DefaultHasher, Hash, Hasher},
    sync::{
        Arc, Mutex,
        mpsc::{Receiver, RecvTimeoutError, Sender, channel},
    },
    time::Duration,
};

/// The time from one look at the files to the next.
const PAUSE: Duration = Duration::from_millis(400);

/// The languages that can be chosen.
#[derive(Resource, Default)]
pub(super) struct KnownLanguages(pub Vec<LanguageEntry>);

/// The thread that watches the files of the language.
#[derive(Resource)]
struct LanguageWatcher {
    chosen: Sender<String>,
    read: Mutex<Receiver<Arc<Language>>>,
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<KnownLanguages>()
        .init_resource::<ShownLanguage>()
        .add_systems(Startup, begin.after(TableSet::ReadSettings))
        .add_systems(PreUpdate, (choose.run_if(resource_changed::<Settings>), receive).chain());
}

/// Returns the id of the language that these settings ask for.
fn wished(settings: &Settings, languages: &Languages) -> String {
    let known = languages.ids();
    if known.contains(&settings.language) { settings.language.clone() } else { system_language(&known) }
}

fn begin(world: &mut World) {
    let languages = Languages::of_user();
    let id = wished(world.resource::<Settings>(), &languages);
    show_in(languages.read(&id));
    world.resource_mut::<KnownLanguages>().0 = languages.entries();
    let waker = waker(world);
    let (chosen, choices) = channel();
    let (give, read) = channel();
    let work = move || watch(&languages, id, &choices, &give, &|| waker.wake());
    match std::thread::Builder::new().name("language".to_owned()).spawn(work) {
        Ok(_) => world.insert_resource(LanguageWatcher { chosen, read: Mutex::new(read) }),
        Err(error) => error!("no thread for watching texts: {error}"),
    }
}

/// Sends the language again whenever another one is chosen or its files change; ends with the table.
fn watch(
    languages: &Languages,
    mut id: String,
    choices: &Receiver<String>,
    give: &Sender<Arc<Language>>,
    wake: &dyn Fn(),
) {
    let mut seen = files(languages, &id);
    loop {
        match choices.recv_timeout(PAUSE) {
            Ok(chosen) => id = chosen,
            Err(RecvTimeoutError::Timeout) => {}
            Err(RecvTimeoutError::Disconnected) => return,
        }
        let now = files(languages, &id);
        if now != seen {
            seen = now;
            if give.send(languages.read(&id)).is_err() {
                return;
            }
            wake();
        }
    }
}

/// Returns a digest of the language, its files and the translations of data files, and their times and sizes.
fn files(languages: &Languages, id: &str) -> u64 {
    let mut digest = DefaultHasher::new();
    id.hash(&mut digest);
    let of_data = if id == ENGLISH { Vec::new() } else { translation_files(id) };
    for file in languages.files(id).into_iter().chain(of_data) {
        let about = file.metadata().ok();
        about.map(|about| (about.len(), about.modified().ok())).hash(&mut digest);
        file.hash(&mut digest);
    }
    digest.finish()
}

fn choose(settings: Res<Settings>, watcher: Option<Res<LanguageWatcher>>, mut before: Local<Option<String>>) {
    let Some(watcher) = watcher else { return };
    let language = Some(settings.language.clone());
    if *before != language && before.replace(settings.language.clone()).is_some() {
        let _ = watcher.chosen.send(wished(&settings, &Languages::of_user()));
    }
}

fn receive(
    watcher: Option<Res<LanguageWatcher>>,
    mut shown: ResMut<ShownLanguage>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let Some(watcher) = watcher else { return };
    let news: Vec<_> = watcher.read.lock().map(|read| read.try_iter().collect()).unwrap_or_default();
    if let Some(language) = news.into_iter().last() {
        show_in(language);
        shown.change();
        // The panels are laid out in one frame and drawn in the next.
        redraw.write(RequestRedraw);
    }
}
