//! The counter editor at the table: opened from the menu, with the pack in use and the units of the game.

use super::{
    PackFile, UnitChange,
    list::{CounterEntry, entries_of},
    page::{CountersAction, CountersMemory, CountersState, counters_page},
    take_picture,
};
use crate::{
    art::packs::pack::{Pack, library::is_name_of_shipped},
    engine::{storage::Disk, text::say},
    panels::{Action, WorkshopWish, dress, kit::cards::Cards},
    settings::Settings,
    table::{
        Art, Hosted, Saving, Session,
        app::{
            host::{Host, offer},
            sets::{GameSet, TableSet},
            waker::{Waker, waker},
        },
        map::printed::Printed,
    },
    workshop::page::{OpenPage, Opened, Task, is_open},
};
use bevy::{prelude::*, window::RequestRedraw};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use std::{
    path::{Path, PathBuf},
    sync::Arc,
    task::Poll,
};

/// A picture that is brought into the pack: its key, its side, and its name in the pack or what is wrong with it.
type Taken = (String, bool, Result<String, String>);

/// The units and types of the game on the table.
#[derive(Default)]
struct Listed {
    /// The game and the number of times that one was laid out; none before the first.
    of: Option<(&'static str, u64)>,
    entries: Option<Vec<CounterEntry>>,
    task: Option<Task<Vec<CounterEntry>>>,
}

/// The editor.
#[derive(Resource, Default)]
struct Counters {
    file: Option<PackFile>,
    /// The folder that was opened last, also without success.
    tried: Option<PathBuf>,
    listed: Listed,
    taking: Option<Task<Taken>>,
    said: Option<String>,
    memory: CountersMemory,
    cards: Cards,
    /// The pack from which the cards are drawn.
    drawn_from: Option<Arc<Pack>>,
}

/// The requests that need the whole world.
#[derive(Message, Clone, Debug)]
struct CountersAsked(CountersAction);

/// Adds the page, and its entry in the menu.
pub(crate) fn plugin(app: &mut App) {
    offer(app, WorkshopWish::Counters);
    let page = is_open(WorkshopWish::Counters);
    app.init_resource::<Counters>()
        .add_message::<CountersAsked>()
        .add_message::<FileDragAndDrop>()
        .add_systems(Update, (follow, take_dropped).chain().after(Opened).run_if(page.clone()))
        .add_systems(Update, (answer, hear).chain().after(Opened))
        .add_systems(EguiPrimaryContextPass, draw.in_set(TableSet::DrawEditors).run_if(page));
}

/// Adds the units of a game.
pub(crate) fn game_plugin<G: Hosted>(app: &mut App) {
    let listing = list::<G>.after(Opened).in_set(GameSet::AskAtTable(G::ID));
    app.add_systems(Update, listing.run_if(is_open(WorkshopWish::Counters)));
}

/// Begins to list the units of the game on the table.
fn list<G: Hosted>(world: &mut World) {
    let session = world.resource::<Session<G>>();
    let of = Some((G::ID, session.laid));
    let Some(rulebook) = session.rulebook.clone() else { return };
    if world.resource::<Counters>().listed.of == of {
        return;
    }
    let work = move || {
        let printed = G::unit_list(&rulebook).into_iter().chain(G::printed(&rulebook));
        entries_of(printed, G::card_states)
    };
    let begun = Task::begin(waker(world), work);
    let mut counters = world.resource_mut::<Counters>();
    if counters.listed.of.is_some_and(|(game, _)| game != G::ID) {
        counters.memory.leave_game();
    }
    match begun {
        Ok(task) => counters.listed = Listed { of, entries: None, task: Some(task) },
        Err(error) => counters.said = Some(say!("page-no-thread", why = error.to_string())),
    }
}

/// Opens the file of the pack in use, and reads it again after another program has changed it.
fn follow(
    mut counters: ResMut<Counters>,
    (art, settings, printed): (Option<Res<Art>>, Res<Settings>, Option<Res<Printed>>),
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let Some(art) = art else { return };
    let is_changed = art.is_changed();
    let counters = counters.bypass_change_detection();
    let chosen = settings.pack_for(ids_of(printed.as_deref()));
    let own = art.packs.iter().find(|pack| pack.id == chosen && !is_name_of_shipped(&pack.id));
    let folder = own.and_then(|pack| pack.folder.clone());
    if counters.tried == folder && !is_changed {
        return;
    }
    let is_open = counters.file.as_ref().map(PackFile::folder) == folder.as_deref();
    counters.tried.clone_from(&folder);
    let result = match (folder, &mut counters.file) {
        (None, file) => {
            *file = None;
            Ok(())
        }
        (Some(_), Some(file)) if is_open => file.look_again(),
        (Some(folder), file) => {
            *file = None;
            PackFile::open(&folder).map(|opened| *file = Some(opened))
        }
    };
    if let Err(why) = result {
        counters.said = Some(why);
    }
    redraw.write(RequestRedraw);
}

/// Returns the ids of the game on the table and its scenario.
fn ids_of(printed: Option<&Printed>) -> &[String] {
    printed.map_or(&[][..], Printed::ids)
}

/// Takes the path of a picture that is dropped on the window.
fn take_dropped(
    mut dropped: MessageReader<FileDragAndDrop>,
    (mut counters, host): (ResMut<Counters>, Res<Host>),
) {
    // The picture of a parcel that is sent from the sheet over the page is for no counter.
    if host.sheet.takes_picture() {
        dropped.clear();
        return;
    }
    for file in dropped.read() {
        let FileDragAndDrop::DroppedFile { path_buf, .. } = file else { continue };
        let ending = path_buf.extension().map(|ending| ending.to_ascii_lowercase());
        let is_picture = ending.is_some_and(|ending| ["png", "svg"].iter().any(|known| ending == *known));
        if is_picture && let Some(path) = path_buf.to_str() {
            counters.bypass_change_detection().memory.drop_picture(path);
        }
    }
}

fn draw(
    mut contexts: EguiContexts,
    (mut counters, mut host, mut open): (ResMut<Counters>, ResMut<Host>, ResMut<OpenPage>),
    (art, settings, printed): (Option<Res<Art>>, Res<Settings>, Option<Res<Printed>>),
    mut asked: MessageWriter<CountersAsked>,
    mut redraw: MessageWriter<RequestRedraw>,
) -> Result {
    let context = contexts.ctx_mut()?.clone();
    let (counters, host) = (counters.bypass_change_detection(), host.bypass_change_detection());
    let (theme, colours) = (host.memory.theme, host.memory.colours);
    if !dress(&context, theme) {
        return Ok(());
    }
    let pack = art.as_ref().and_then(|art| art.pack.clone());
    if pack.as_ref().map(Arc::as_ptr) != counters.drawn_from.as_ref().map(Arc::as_ptr) {
        counters.cards.draw_from(pack.clone());
        counters.drawn_from = pack;
    }
    let packs = art.as_ref().map(|art| own_packs(art)).unwrap_or_default();
    let ids = ids_of(printed.as_deref());
    let chosen = settings.pack_for(ids);
    // A pack that was begun just now is in the list a moment later.
    let is_listed = art.as_ref().is_none_or(|art| art.packs.iter().any(|pack| pack.id == chosen));
    let state = CountersState {
        packs: &packs,
        pack: chosen,
        is_listed,
        file: counters.file.as_ref(),
        list: counters.listed.entries.as_deref(),
        cards: &mut counters.cards,
        said: counters.said.as_deref(),
        is_busy: counters.taking.is_some(),
        theme,
        colours,
        memory: &mut counters.memory,
    };
    for action in counters_page(&context, state) {
        match action {
            CountersAction::Close => open.0 = None,
            CountersAction::OpenFolder(folder) => host.ask([Action::OpenFolder(folder)]),
            CountersAction::NewPack(name) => host.ask([Action::NewPack(name)]),
            CountersAction::Choose(pack) => {
                let mut chosen = Settings::clone(&settings);
                chosen.use_pack(&pack, ids.get(..1).unwrap_or_default());
                host.ask([Action::Change(Box::new(chosen))]);
            }
            action => _ = asked.write(CountersAsked(action)),
        }
        redraw.write(RequestRedraw);
    }
    Ok(())
}

/// The packs of the player's own, by id and name.
fn own_packs(art: &Art) -> Vec<(String, String)> {
    let own = art.packs.iter().filter(|pack| pack.folder.is_some() && !is_name_of_shipped(&pack.id));
    own.map(|pack| (pack.id.clone(), pack.name.clone())).collect()
}

/// Carries out the actions that change the pack.
fn answer(world: &mut World) {
    let asked: Vec<CountersAsked> = world.resource_mut::<Messages<CountersAsked>>().drain().collect();
    if asked.is_empty() {
        return;
    }
    let disk = world.get_resource::<Saving>().map(Saving::disk).unwrap_or_default();
    let waker = waker(world);
    let mut counters = world.resource_mut::<Counters>();
    for CountersAsked(action) in asked {
        counters.said = counters.carry_out(action, &disk, waker.clone()).err();
    }
    world.write_message(RequestRedraw);
}

impl Counters {
    fn carry_out(&mut self, action: CountersAction, disk: &Disk, waker: Waker) -> Result<(), String> {
        let Some(file) = &mut self.file else { return Ok(()) };
        match action {
            CountersAction::Change(change) => file.change(disk, &change),
            CountersAction::Undo => file.undo(disk),
            CountersAction::Redo => file.redo(disk),
            CountersAction::TakePicture { key, picture, is_back } if self.taking.is_none() => {
                let (disk, pack) = (disk.clone(), file.folder().to_owned());
                let picture = in_pack(&pack, picture);
                let work = move || (key, is_back, take_picture(&disk, &pack, &picture));
                let begun = Task::begin(waker, work);
                let task = begun.map_err(|error| say!("page-no-thread", why = error.to_string()))?;
                self.taking = Some(task);
                Ok(())
            }
            _ => Ok(()),
        }
    }

    /// Names a picture that is in the pack now as the front or the back of a key.
    fn name_picture(&mut self, (key, is_back, name): Taken, disk: &Disk) -> Result<(), String> {
        let name = name?;
        let Some(file) = &mut self.file else { return Ok(()) };
        let before = file.outline().units.get(&key).and_then(|unit| unit.pictures.clone());
        let pictures = match (is_back, before) {
            (true, Some((front, _))) => (front, Some(name)),
            (true, None) => return Ok(()),
            (false, before) => (name, before.and_then(|(_, back)| back)),
        };
        file.change(disk, &UnitChange::Pictures(key, Some(pictures)))
    }
}

/// Returns the path of a picture: one without a folder may be in the pack already.
fn in_pack(pack: &Path, picture: PathBuf) -> PathBuf {
    let inside = pack.join(&picture);
    if inside.is_file() { inside } else { picture }
}

/// Takes the list of units and the pictures when they are ready.
fn hear(
    mut counters: ResMut<Counters>,
    saving: Option<Res<Saving>>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let counters = counters.bypass_change_detection();
    if let Some(Poll::Ready(entries)) = counters.listed.task.as_ref().map(Task::answer) {
        counters.listed.task = None;
        counters.listed.entries = Some(entries.unwrap_or_default());
        redraw.write(RequestRedraw);
    }
    if let Some(Poll::Ready(taken)) = counters.taking.as_ref().map(Task::answer) {
        counters.taking = None;
        let disk = saving.map(|saving| saving.disk()).unwrap_or_default();
        let named = match taken {
            Some(taken) => counters.name_picture(taken, &disk),
            None => Err(say!("page-stopped")),
        };
        counters.said = named.err();
        redraw.write(RequestRedraw);
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may stop at once")]

    use super::*;
    use crate::art::packs::pack::PACK_FILE;
    use std::{
        fs,
        time::{Duration, Instant},
    };

    /// A picture is copied into the pack on a thread, and then named as a front and as a back.
    #[test]
    fn pictures_come_into_the_pack_and_are_named() {
        let folder = std::env::temp_dir().join(format!("kessel-counters-table-{}", std::process::id()));
        let pack = folder.join("mine");
        fs::create_dir_all(&pack).unwrap();
        fs::write(pack.join(PACK_FILE), "// mine\n(\n    name: \"Mine\",\n)\n").unwrap();
        let svg = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'><circle r='3'/></svg>";
        fs::write(folder.join("tank.svg"), svg).unwrap();
        let mut app = App::new();
        app.add_message::<CountersAsked>()
            .add_message::<RequestRedraw>()
            .insert_resource(Counters { file: Some(PackFile::open(&pack).unwrap()), ..Counters::default() })
            .add_systems(Update, (answer, hear).chain());
        for is_back in [false, true] {
            let (key, picture) = ("t-1".to_owned(), folder.join("tank.svg"));
            let action = CountersAction::TakePicture { key, picture, is_back };
            app.world_mut().write_message(CountersAsked(action));
            app.update();
            let end = Instant::now() + Duration::from_secs(20);
            while app.world().resource::<Counters>().taking.is_some() && Instant::now() < end {
                app.update();
            }
            assert_eq!(app.world().resource::<Counters>().said, None);
        }
        let text = fs::read_to_string(pack.join(PACK_FILE)).unwrap();
        let card = "\"t-1\": (card: (front: \"images/tank.svg\", back: \"images/tank.svg\")),";
        assert!(text.starts_with("// mine\n") && text.contains(card), "{text}");
        app.world_mut().write_message(CountersAsked(CountersAction::Undo));
        app.update();
        assert!(!fs::read_to_string(pack.join(PACK_FILE)).unwrap().contains("back"));
        fs::remove_dir_all(&folder).unwrap();
    }
}
