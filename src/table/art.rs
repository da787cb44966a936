//! The art pack on the table: the one that the player has chosen, as its files are now.
//!
//! A thread watches the files ([`watch`](crate::art::packs::watch)) and wakes the window when one has changed;
//! while none does, nothing is drawn.

use super::{
    art_mark::{self, Mark},
    pictures::waker,
    settings::SettingsRead,
};
use crate::{
    art::packs::{
        library::{self, Entry},
        pack::Pack,
        watch::{Loaded, News, Watcher},
    },
    settings::{Colours, Settings},
};
use bevy::{prelude::*, window::RequestRedraw};
use std::{path::PathBuf, sync::Arc, time::Duration};

/// How long the window waits at its start for the pack that was chosen, before it opens with the
/// standard one.
const FIRST: Duration = Duration::from_secs(3);

/// Faults that are told, with those that are found while faces are painted.
const MOST_TOLD: usize = 20;

/// The art pack on the table.
#[derive(Resource, Clone)]
pub struct Art {
    /// The pack, in the colours that the player has chosen; none if the program is damaged.
    pub pack: Option<Arc<Pack>>,
    /// What is wrong with its files, a sentence each with its place. That is drawn as it was.
    pub faults: Vec<String>,
    /// The packs that can be chosen.
    pub packs: Vec<Entry>,
    /// Counts up whenever another pack is chosen, and not when its files change.
    pub chosen: u64,
    /// What is to be said of the last start; until another pack is chosen.
    note: Option<String>,
    /// Which one that was.
    id: String,
    /// The same in its usual colours.
    plain: Option<Arc<Pack>>,
    colours: Colours,
}

impl Default for Art {
    fn default() -> Self {
        let plain = Pack::standard().map_err(|error| error!("counters cannot be drawn: {error}")).ok();
        let plain = plain.map(Arc::new);
        let (pack, colours) = (plain.clone(), Colours::default());
        Self {
            pack,
            faults: Vec::new(),
            packs: Vec::new(),
            chosen: 0,
            note: None,
            id: String::new(),
            plain,
            colours,
        }
    }
}

impl Art {
    /// Puts another pack on the table.
    fn take(&mut self, loaded: Loaded) {
        if self.id != loaded.id {
            self.note.take_if(|_| !self.id.is_empty());
            (self.id, self.chosen) = (loaded.id, self.chosen + 1);
        }
        let same = self.plain.as_ref().is_some_and(|plain| Arc::ptr_eq(plain, &loaded.pack));
        if !same {
            self.plain = Some(loaded.pack);
            self.dress();
        }
        self.faults =
            self.note.iter().cloned().chain(loaded.faults.iter().map(ToString::to_string)).collect();
    }

    /// Whether the pack of this id has been read and lies on the table.
    pub(super) fn has_loaded(&self, id: &str) -> bool {
        self.id == id
    }

    /// Tells of a drawing that was given up while it was painted, once.
    pub(super) fn tell(&mut self, fault: String) {
        if self.faults.len() < MOST_TOLD && !self.faults.contains(&fault) {
            self.faults.push(fault);
        }
    }

    /// Puts the player's colours on the pack.
    fn dress(&mut self) {
        self.pack = match (&self.plain, self.colours) {
            (Some(plain), Colours::ColourBlind) => Some(Arc::new(Pack::clone(plain).wearing(self.colours))),
            (plain, Colours::Usual) => plain.clone(),
            (None, _) => None,
        };
    }
}

/// Folders with packs; those of the program and of the user if there is no such resource.
#[derive(Resource, Clone, Debug)]
pub struct PackFolders(pub Vec<PathBuf>);

/// The thread that watches the pack's files.
#[derive(Resource)]
struct Watched {
    watcher: Watcher,
    folders: Vec<PathBuf>,
}

/// Where the art of the table is brought up to date.
#[derive(SystemSet, Clone, Debug, PartialEq, Eq, Hash)]
pub struct ArtSet;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Art>()
        .add_systems(PreUpdate, put_colours_on.in_set(ArtSet).run_if(resource_changed::<Settings>));
}

/// Packs from the disk, as they are saved.
pub fn watching_plugin(app: &mut App) {
    app.add_plugins(art_mark::plugin).add_systems(Startup, begin.after(SettingsRead)).add_systems(
        PreUpdate,
        (choose.run_if(resource_changed::<Settings>), receive).chain().in_set(ArtSet),
    );
}

fn put_colours_on(settings: Res<Settings>, mut art: ResMut<Art>) {
    if art.colours != settings.colours {
        art.colours = settings.colours;
        art.dress();
    }
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
    world.resource_mut::<Mark>().lay(&chosen, &folders);
    let watched = folders.clone();
    let watcher = match Watcher::begin(watched, &chosen, move || waker.wake()) {
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
    mut mark: ResMut<Mark>,
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
