//! The pack's files as they are now: a thread watches them ([`watch`](crate::art::packs::pack::watch)) and wakes the
//! window when one has changed. While none does, nothing is drawn.

use super::{
    Art,
    art_mark::{self, TrialMark},
};
use crate::{
    art::packs::pack::{
        library::{self, PackEntry},
        watch::{News, PackWatcher},
    },
    engine::text::say,
    panels::SavingMessage,
    settings::Settings,
    table::{
        app::{sets::TableSet, waker::waker},
        counters::pictures::Pictures,
        files::keeping::Saving,
        map::printed::Printed,
    },
};
use bevy::{prelude::*, window::RequestRedraw};
use std::{path::PathBuf, time::Duration};

/// Frames that are drawn with a pack before it has passed the trial.
const FRAMES: u8 = 3;
/// The time for which the window waits at its start for the chosen pack, before it opens with the standard one.
const FIRST: Duration = Duration::from_secs(3);

/// Folders with packs; without this resource those of the program and of the user.
#[derive(Resource, Clone, Debug)]
pub struct PackFolders(pub Vec<PathBuf>);

/// The thread that watches the pack's files.
#[derive(Resource)]
struct Watched {
    watcher: PackWatcher,
    folders: Vec<PathBuf>,
}

/// The id of the pack in use in the game on the table.
#[derive(Resource, Default)]
struct Worn(String);

/// Returns the chosen pack, unless it is for other games than the one on the table, which has these ids; then the
/// standard one.
fn worn<'a>(chosen: &'a str, packs: &[PackEntry], game: Option<&[String]>) -> &'a str {
    let entry = packs.iter().find(|entry| entry.id == chosen);
    match (game, entry) {
        (Some(ids), Some(entry)) if !entry.is_for(ids) => library::STANDARD,
        _ => chosen,
    }
}

/// Adds packs from the disk, which follow their files.
pub fn watching_plugin(app: &mut App) {
    app.init_resource::<TrialMark>()
        .init_resource::<Worn>()
        .add_systems(Last, settle.run_if(resource_exists::<Art>))
        .add_systems(Startup, begin.after(TableSet::ReadSettings))
        .add_systems(
            PreUpdate,
            (
                choose.run_if(
                    resource_changed::<Settings>
                        .or_eager(resource_exists_and_changed::<Printed>)
                        .or_eager(resource_changed::<Art>),
                ),
                receive,
                tell_what_is_gone.run_if(
                    resource_changed::<Settings>
                        .or_eager(resource_exists_and_changed::<Printed>)
                        .or_eager(resource_changed::<Art>),
                ),
            )
                .chain()
                .in_set(TableSet::PrepareArt),
        );
}

/// Starts watching, and waits for the pack, so that no counter is drawn twice when the table opens.
fn begin(world: &mut World) {
    let fallback = art_mark::fall_back(world);
    let mut folders =
        world.get_resource::<PackFolders>().map_or_else(library::folders, |folders| folders.0.clone());
    if let Some(fallback) = fallback {
        if let Some(note) = &fallback.note {
            warn!("{note}");
        }
        if fallback.built_in_only {
            warn!("the last start did not finish; the built-in standard pack is used");
            folders.clear();
        }
        world.resource_mut::<Art>().note = fallback.note;
    }
    let waker = waker(world);
    let chosen = world.resource::<Settings>().pack.clone();
    world.resource_mut::<TrialMark>().lay(&chosen, &folders);
    world.resource_mut::<Worn>().0.clone_from(&chosen);
    let watched = folders.clone();
    let watcher = match PackWatcher::begin(watched, &chosen, move || waker.wake()) {
        Ok(watcher) => watcher,
        Err(error) => {
            error!("cannot start the thread that watches art packs: {error}");
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
    (settings, art, printed): (Res<Settings>, Res<Art>, Option<Res<Printed>>),
    watched: Option<Res<Watched>>,
    (mut mark, mut now): (ResMut<TrialMark>, ResMut<Worn>),
    mut chosen: Local<Option<String>>,
) {
    let Some(watched) = watched else { return };
    let sheet = printed.as_ref().and_then(|printed| printed.sheet.as_ref());
    let game = sheet.map(|sheet| sheet.of.as_slice());
    let wish = settings.pack_for(game.unwrap_or_default());
    // A player who has chosen a missing pack gets it once its folder is back.
    let wanted = match is_gone(wish, &art.packs, &watched.folders) {
        true => library::STANDARD,
        false => worn(wish, &art.packs, game),
    };
    if chosen.as_deref() != Some(wanted) {
        // The first time it is the pack of the start.
        if chosen.replace(wanted.to_owned()).is_some() {
            mark.lay(wanted, &watched.folders);
        }
        watched.watcher.choose(wanted);
        wanted.clone_into(&mut now.0);
    }
}

fn receive(
    watched: Option<Res<Watched>>,
    worn: Res<Worn>,
    mut art: ResMut<Art>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    for news in watched.map(|watched| watched.watcher.news()).unwrap_or_default() {
        hear(&mut art, &worn.0, news);
        // The panels are laid out in one frame and drawn in the next.
        redraw.write(RequestRedraw);
    }
}

/// Whether the folder of a pack is known to be missing: without a list of packs nothing is known.
fn is_gone(id: &str, packs: &[PackEntry], folders: &[PathBuf]) -> bool {
    let mut places = folders.iter().map(|folder| folder.join(id)).chain([PathBuf::from(id)]);
    let is_there = packs.iter().any(|entry| entry.id == id) || places.any(|place| place.is_dir());
    !packs.is_empty() && !is_there
}

/// Shows that the folder of the chosen pack is missing, and that it is back. The pack stays chosen: meanwhile the
/// standard one is used.
fn tell_what_is_gone(
    (settings, art, watched): (Res<Settings>, Res<Art>, Option<Res<Watched>>),
    printed: Option<Res<Printed>>,
    saving: Option<ResMut<Saving>>,
    mut gone: Local<Option<String>>,
) {
    let Some(watched) = watched else { return };
    let id = settings.pack_for(printed.as_deref().map_or(&[][..], Printed::ids));
    let is_away = is_gone(id, &art.packs, &watched.folders);
    let was_away = gone.as_deref() == Some(id);
    *gone = is_away.then(|| id.to_owned());
    let (words, about) = match (was_away, is_away) {
        (false, true) => (say!("table-pack-missing", pack = id), say!("table-pack-missing.about")),
        (true, false) => (say!("table-pack-back", pack = id), String::new()),
        _ => return,
    };
    if let Some(mut saving) = saving {
        saving.say(SavingMessage { words, about, folder: None });
    }
}

fn hear(art: &mut Art, chosen: &str, news: News) {
    match news {
        News::Packs { packs, strays } => (art.packs, art.strays) = (packs, strays),
        News::Loaded(loaded) if loaded.id == chosen => art.take(loaded),
        News::Loaded(_) => {}
    }
}

/// Removes the mark when the pack has passed the trial: its first faces are painted, or the program ends normally.
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

#[cfg(test)]
mod tests {
    use super::*;

    /// A winter pack is not used in a September game: a pack that is not for the game is replaced by the standard one.
    #[test]
    fn a_pack_is_worn_in_the_games_that_it_is_for() {
        let entry = PackEntry {
            id: "winter".to_owned(),
            name: "Winter".to_owned(),
            about: String::new(),
            only_for: vec!["moscow".to_owned()],
            folder: None,
        };
        let packs = [entry];
        let game = |scenario: &str| ["a game".to_owned(), scenario.to_owned()];
        assert_eq!(worn("winter", &packs, Some(&game("moscow"))), "winter");
        assert_eq!(worn("winter", &packs, Some(&game("kiev"))), "standard");
        assert_eq!(worn("flat", &packs, Some(&game("kiev"))), "flat");
        assert_eq!(worn("winter", &packs, None), "winter");
    }
}
