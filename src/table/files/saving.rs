//! Saving and its troubles: shown until saving works again, tried again automatically, and moved to another place if
//! the player wishes.

use super::keeping::{AutosaveFile, Saving, SavingTold};
use crate::{
    engine::{
        data::Shown,
        orders::{Autosave, Refusal},
        storage::clear_leftovers,
        text::{Arg, id, say, t},
    },
    panels::{self, Action, SavingMessage, SavingShown},
    play::feed::FeedFile,
    settings::Settings,
    table::{
        app::{
            host::{Asked, Host},
            screen::Screen,
            sets::TableSet,
            waker::waker,
        },
        files,
        session::trouble,
        tabled::registry::{self, GameKept, Games},
        viewers::presenter::Presenter,
    },
};
use bevy::{prelude::*, window::RequestRedraw};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use std::{
    path::{Path, PathBuf},
    sync::Arc,
    time::Duration,
};

/// The pause before a failed feed is tried again without new lines.
const FEED_PAUSE: Duration = Duration::from_secs(5);

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Saving>()
        .init_resource::<SavingTold>()
        .add_systems(Startup, find_waker)
        .add_systems(Update, watch.after(TableSet::AnswerRequests))
        .add_systems(Last, settle.run_if(on_message::<AppExit>));
}

/// Adds the strip and the bar.
pub(crate) fn panels_plugin(app: &mut App) {
    app.add_systems(Update, obey.before(TableSet::AnswerRequests))
        .add_systems(EguiPrimaryContextPass, tell.before(TableSet::DrawPanels));
}

fn find_waker(world: &mut World) {
    let waker = waker(world);
    world.resource_mut::<Saving>().wake = Arc::new(move || waker.wake());
}

/// Checks whether everything can be saved, and shows a change.
fn watch(world: &mut World) {
    let games: Vec<GameKept> = Games::of(world).iter().filter_map(|game| game.kept(world)).collect();
    let feed = feed_trouble(world);
    let mut saving = world.resource_mut::<Saving>();
    let saving = saving.bypass_change_detection();
    saving.forget();
    let mut shown = SavingShown::default();
    for game in &games {
        for aside in &game.set_aside {
            let words = say!("table-set-aside", name = in_short(aside));
            let about = say!("table-set-aside.about", file = game.path.shown(), aside = aside.shown());
            (saving.notice, saving.notice_ends) = (Some(SavingMessage { words, about, folder: None }), None);
        }
        if let Some(trouble) = &game.trouble {
            shown.elsewhere = true;
            shown.troubles.push(told(None, &game.path, &trouble.why));
        }
    }
    for (path, (what, file)) in &saving.files {
        shown.troubles.extend(file.trouble().map(|trouble| told(Some(*what), path, &trouble.why)));
    }
    shown.troubles.extend(feed.map(|(path, why)| told(Some(id!("table-what-feed")), &path, &why)));
    shown.notice.clone_from(&saving.notice);
    if world.resource_mut::<SavingTold>().set_if_neq(SavingTold(shown)) {
        world.write_message(RequestRedraw);
    }
}

/// `what` is the message of the file’s name; none for the game.
fn told(what: Option<&'static str>, path: &Path, why: &str) -> SavingMessage {
    let words = match what {
        None => say!("table-not-saved", why = why),
        Some(what) => say!("table-not-saved-what", what = Arg::Name(what), why = why),
    };
    let about = say!("table-not-saved.about", file = path.shown(), why = why);
    SavingMessage { words, about, folder: None }
}

/// Tries to write the unwritten lines of the feed, and returns its trouble.
fn feed_trouble(world: &mut World) -> Option<(PathBuf, String)> {
    let mut feed = world.get_resource_mut::<FeedFile>()?;
    let why = feed.bypass_change_detection().catch_up()?;
    let path = feed.path().to_owned();
    let mut saving = world.resource_mut::<Saving>();
    let saving = saving.bypass_change_detection();
    if !std::mem::replace(&mut saving.feed_waits, true) {
        let wake = Arc::clone(&saving.wake);
        std::thread::spawn(move || {
            std::thread::sleep(FEED_PAUSE);
            wake();
        });
    }
    Some((path, why))
}

/// Writes everything that can be written when the program ends.
fn settle(world: &mut World) {
    if let Some(mut feed) = world.get_resource_mut::<FeedFile>() {
        feed.finish();
    }
    registry::settle(world);
    world.resource::<Saving>().settle();
}

/// Returns a file with its folder, for places without room for more.
fn in_short(path: &Path) -> String {
    let name = |path: &Path| path.file_name().unwrap_or_default().shown();
    let folder = path.parent().map(name).unwrap_or_default();
    Path::new(&folder).join(name(path)).shown()
}

/// Shows that a game has been saved by hand, and its name.
pub(crate) fn saved(world: &mut World, path: &Path) {
    let name = path.file_stem().unwrap_or_default().shown();
    let (words, about) = (say!("table-saved", name = name), say!("table-saved.about", file = path.shown()));
    world.resource_mut::<Saving>().say(SavingMessage { words, about, folder: None });
}

/// Saves the game on the table in the first other file that can be written.
///
/// # Errors
/// None can be written, or the game is not saved at all.
pub(crate) fn save_elsewhere(world: &mut World, autosave: &Autosave) -> Result<(), Refusal> {
    let from = autosave.path();
    let saving = world.resource::<Saving>();
    let mut why = say!("table-no-other-folder");
    let mut found = None;
    for folder in from.parent().into_iter().chain(saving.elsewhere.iter().map(PathBuf::as_path)) {
        let path = files::new_autosave(folder);
        match autosave.move_to(&path) {
            Ok(()) => {
                found = Some(path);
                break;
            }
            Err(trouble) => why = format!("{}: {trouble}", folder.shown()),
        }
    }
    let Some(path) = found else {
        return Err(trouble(t!("table-not-saved-elsewhere", why = why)));
    };
    let about = say!("table-saved-elsewhere.about", file = path.shown());
    let words = say!("table-saved-elsewhere", name = in_short(&path));
    let mut saving = world.resource_mut::<Saving>();
    (saving.notice, saving.notice_ends) = (Some(SavingMessage { words, about, folder: None }), None);
    world.insert_resource(AutosaveFile(path));
    Ok(())
}

/// Carries out the actions of the panels.
fn obey(mut asked: MessageReader<Asked>, mut saving: ResMut<Saving>) {
    for Asked(action) in asked.read() {
        if *action == Action::DismissNotice {
            saving.understood();
        }
    }
}

/// Supplies the bar with its notices, and shows them at the top of screens without a bar.
fn tell(
    mut contexts: EguiContexts,
    (told, settings, presenter): (Res<SavingTold>, Res<Settings>, Res<Presenter>),
    (screen, mut host): (Res<State<Screen>>, ResMut<Host>),
    mut asked: MessageWriter<Asked>,
    mut redraw: MessageWriter<RequestRedraw>,
) -> Result {
    let context = contexts.ctx_mut()?;
    let host = host.bypass_change_detection();
    host.memory.saving.clone_from(&told.0);
    let has_bar = matches!(screen.get(), Screen::Table | Screen::Replay) && !presenter.on;
    if !has_bar && panels::dress(context, settings.theme) {
        let palette = settings.theme.palette_in(settings.colours);
        if let Some(action) = panels::saving_strip(context, palette, &told.0) {
            asked.write(Asked(action));
            redraw.write(RequestRedraw);
        }
    }
    Ok(())
}

/// Clears leftovers of killed processes and full disks from the program's own folders.
pub(crate) fn clear_folders() {
    let mut folders: Vec<PathBuf> = files::data_folder().into_iter().chain(files::elsewhere()).collect();
    if let Some(data) = files::data_folder() {
        let scenarios = std::fs::read_dir(data.join("scenarios")).into_iter().flatten().flatten();
        folders.extend(scenarios.map(|entry| entry.path()));
        folders.extend(["to-send", "scenarios", "pictures"].map(|folder| data.join(folder)));
    }
    let dirs = directories::ProjectDirs::from("", "", "kessel");
    folders.extend(dirs.iter().flat_map(|dirs| [dirs.config_dir().to_owned(), dirs.cache_dir().to_owned()]));
    for folder in folders {
        clear_leftovers(&folder);
    }
}
