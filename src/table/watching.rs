//! The pack's files as they are now: a thread watches them ([`watch`](crate::art::packs::watch)) and wakes the window
//! when one has changed; while none does, nothing is drawn.

use super::{
    art::{Art, ArtSet},
    art_mark::{self, TrialMark},
    pictures::Pictures,
    settings_file::SettingsRead,
    waker::waker,
};
use crate::{
    art::packs::{
        library,
        watch::{News, PackWatcher},
    },
    settings::Settings,
};
use bevy::{prelude::*, window::RequestRedraw};
use std::{path::PathBuf, time::Duration};

/// Frames that are seen with a pack before it has stood the trial.
const FRAMES: u8 = 3;
/// How long the window waits at its start for the pack that was chosen, before it opens with the
/// standard one.
const FIRST: Duration = Duration::from_secs(3);

/// Folders with packs; those of the program and of the user if there is no such resource.
#[derive(Resource, Clone, Debug)]
pub struct PackFolders(pub Vec<PathBuf>);

/// The thread that watches the pack's files.
#[derive(Resource)]
struct Watched {
    watcher: PackWatcher,
    folders: Vec<PathBuf>,
}

/// Packs from the disk, as they are saved.
pub fn watching_plugin(app: &mut App) {
    app.init_resource::<TrialMark>()
        .add_systems(Last, settle.run_if(resource_exists::<Art>))
        .add_systems(Startup, begin.after(SettingsRead))
        .add_systems(
            PreUpdate,
            (choose.run_if(resource_changed::<Settings>), receive).chain().in_set(ArtSet),
        );
}

/// Begins to watch. The pack is waited for, so that no counter is drawn twice when the table comes up.
fn begin(world: &mut World) {
    let fallback = art_mark::fall_back(world);
    let mut folders =
        world.get_resource::<PackFolders>().map_or_else(library::folders, |folders| folders.0.clone());
    if let Some(fallback) = fallback {
        warn!("{}", fallback.note);
        if fallback.built_in_only {
            folders.clear();
        }
        world.resource_mut::<Art>().note = Some(fallback.note);
    }
    let waker = waker(world);
    let chosen = world.resource::<Settings>().pack.clone();
    world.resource_mut::<TrialMark>().lay(&chosen, &folders);
    let watched = folders.clone();
    let watcher = match PackWatcher::begin(watched, &chosen, move || waker.wake()) {
        Ok(watcher) => watcher,
        Err(error) => {
            error!("no thread for watching art packs: {error}");
            return;
        }
    };
    let mut art = world.resource_mut::<Art>();
    if let Some(news) = watcher.wait(FIRST) {
        hear(&mut art, &chosen, news);
    }
    world.insert_resource(Watched { watcher, folders });
}

fn choose(
    settings: Res<Settings>,
    watched: Option<Res<Watched>>,
    mut mark: ResMut<TrialMark>,
    mut chosen: Local<Option<String>>,
) {
    let Some(watched) = watched else { return };
    if chosen.as_ref() != Some(&settings.pack) {
        // The first time it is the one that the start has begun with.
        if chosen.replace(settings.pack.clone()).is_some() {
            mark.lay(&settings.pack, &watched.folders);
        }
        watched.watcher.choose(&settings.pack);
    }
}

fn receive(
    watched: Option<Res<Watched>>,
    settings: Res<Settings>,
    mut art: ResMut<Art>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    for news in watched.map(|watched| watched.watcher.news()).unwrap_or_default() {
        hear(&mut art, &settings.pack, news);
        // The panels are laid out in one frame and drawn in the next.
        redraw.write(RequestRedraw);
    }
}

fn hear(art: &mut Art, chosen: &str, news: News) {
    match news {
        News::Packs(packs) => art.packs = packs,
        News::Loaded(loaded) if loaded.id == chosen => art.take(loaded),
        News::Loaded(_) => {}
    }
}

/// Takes the mark away when the pack has stood the trial: its first faces are painted; or the program ends in
/// good order.
fn settle(
    mut mark: ResMut<TrialMark>,
    (art, pictures): (Res<Art>, Option<Res<Pictures>>),
    mut exits: MessageReader<AppExit>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let Some(tried) = &mark.tried else { return };
    if exits.read().next().is_some() {
        mark.take_away();
        return;
    }
    if !art.has_loaded(tried) || pictures.is_some_and(|pictures| pictures.is_waiting()) {
        return;
    }
    mark.frames += 1;
    if mark.frames > FRAMES {
        mark.take_away();
    } else {
        redraw.write(RequestRedraw);
    }
}
