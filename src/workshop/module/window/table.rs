//! The import at the table: opened from the menu; modules are read and packs are written on threads of their own.

use super::{
    page::import_page,
    state::{ImportAction, ImportGames, ImportMemory, ImportState, OpenModule, Progress},
    thumbnails::Thumbnails,
};
use crate::{
    art::packs::pack::library::folder_of_user,
    engine::{
        data::{Shown, id_like},
        storage::{Disk, in_plain_words},
        text::say,
    },
    panels::{Action, WorkshopWish, dress},
    settings::Settings,
    table::{
        PackFolders, Saving,
        app::{
            host::{Host, offer},
            sets::TableSet,
            waker::{Waker, waker},
        },
        map::printed::Printed,
    },
    workshop::{
        module::{Matches, Matching, Module, Unit, write_pack},
        page::{OpenPage, Opened, Task, is_open},
    },
};
use bevy::{prelude::*, window::RequestRedraw};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use std::{
    path::{Path, PathBuf},
    sync::{Arc, Mutex, PoisonError},
    task::Poll,
};

/// A module that was opened: with its table of matches, or what is wrong with it.
type Read = Result<(Module, OpenModule), String>;

/// The module that is imported.
#[derive(Resource, Default)]
pub(in crate::workshop::module) struct Importing {
    module: Option<Arc<Mutex<Module>>>,
    pub(in crate::workshop::module) open: Option<OpenModule>,
    thumbnails: Thumbnails,
    pub(in crate::workshop::module) progress: Progress,
    reading: Option<Task<Read>>,
    writing: Option<Task<Progress>>,
    /// The folders of packs that were written here: they may be written again.
    written: Vec<PathBuf>,
    memory: ImportMemory,
    /// The game that was on the table when the page was drawn last.
    on_table: Option<&'static str>,
}

/// An action of the player that changes the matches or needs a thread.
#[derive(Message, Clone, Debug)]
pub(in crate::workshop::module) struct ImportAsked(pub ImportAction);

/// Adds the page, and its entry in the menu.
pub(crate) fn plugin(app: &mut App) {
    offer(app, WorkshopWish::Import);
    let page = is_open(WorkshopWish::Import);
    app.init_resource::<ImportGames>()
        .add_message::<FileDragAndDrop>()
        .add_systems(Update, take_dropped.after(Opened).run_if(page.clone()))
        .add_systems(EguiPrimaryContextPass, draw.in_set(TableSet::DrawEditors).run_if(page));
    parts_plugin(app);
}

/// Adds what needs no window.
pub(in crate::workshop::module) fn parts_plugin(app: &mut App) {
    app.init_resource::<Importing>()
        .add_message::<ImportAsked>()
        .add_message::<RequestRedraw>()
        .add_systems(Update, (answer, hear).chain().after(Opened));
}

/// Takes the path of a module that is dropped on the window.
fn take_dropped(mut dropped: MessageReader<FileDragAndDrop>, mut importing: ResMut<Importing>) {
    for file in dropped.read() {
        let FileDragAndDrop::DroppedFile { path_buf, .. } = file else { continue };
        let is_module = path_buf.extension().is_some_and(|ending| ending.eq_ignore_ascii_case("vmod"));
        if is_module && let Some(path) = path_buf.to_str() {
            path.clone_into(&mut importing.bypass_change_detection().memory.path);
        }
    }
}

fn draw(
    mut contexts: EguiContexts,
    (mut importing, mut host, mut open): (ResMut<Importing>, ResMut<Host>, ResMut<OpenPage>),
    (games, settings, printed): (Res<ImportGames>, Res<Settings>, Option<Res<Printed>>),
    mut asked: MessageWriter<ImportAsked>,
    mut redraw: MessageWriter<RequestRedraw>,
) -> Result {
    let context = contexts.ctx_mut()?.clone();
    let (importing, host) = (importing.bypass_change_detection(), host.bypass_change_detection());
    let (theme, colours) = (host.memory.theme, host.memory.colours);
    if !dress(&context, theme) {
        return Ok(());
    }
    let games: Vec<(&'static str, String)> =
        games.0.iter().map(|game| (game.id, game.title.clone())).collect();
    let sheet = printed.as_ref().and_then(|printed| printed.sheet.as_ref());
    let lying = sheet.and_then(|sheet| sheet.of.first());
    importing.choose(games.iter().map(|(id, _)| *id).find(|id| lying.is_some_and(|lying| lying == id)));
    let of_module: Vec<String> = importing.open.iter().map(|open| open.game.clone()).collect();
    let state = ImportState {
        games: &games,
        module: importing.open.as_ref(),
        thumbnails: &mut importing.thumbnails,
        progress: &importing.progress,
        in_use: settings.pack_for(&of_module),
        theme,
        colours,
        memory: &mut importing.memory,
    };
    for action in import_page(&context, state) {
        match action {
            ImportAction::Close => open.0 = None,
            ImportAction::OpenFolder(folder) => host.ask([Action::OpenFolder(folder)]),
            ImportAction::Use(pack) => {
                let mut chosen = Settings::clone(&settings);
                chosen.use_pack(&pack, &of_module);
                host.ask([Action::Change(Box::new(chosen))]);
            }
            action => _ = asked.write(ImportAsked(action)),
        }
        redraw.write(RequestRedraw);
    }
    Ok(())
}

/// Carries out the actions of the player.
fn answer(world: &mut World) {
    let asked: Vec<ImportAsked> = world.resource_mut::<Messages<ImportAsked>>().drain().collect();
    for ImportAsked(action) in asked {
        let done = match action {
            ImportAction::Open(path, game) => begin_reading(world, path, game),
            ImportAction::Write(name) => begin_writing(world, &name),
            action => {
                change(&mut world.resource_mut::<Importing>(), action);
                Ok(())
            }
        };
        if let Err(why) = done {
            world.resource_mut::<Importing>().progress = Progress::Failed(why);
        }
        world.write_message(RequestRedraw);
    }
}

/// Changes the table of matches.
fn change(importing: &mut Importing, action: ImportAction) {
    let Some(open) = &mut importing.open else { return };
    match action {
        ImportAction::Match(unit, piece) => open.change(|matching| _ = matching.set(&unit, piece)),
        ImportAction::Unmatch(unit) => open.change(|matching| matching.unmatch(&unit)),
        ImportAction::TurnOver(unit) => open.change(|matching| matching.turn_over(&unit)),
        ImportAction::Accept(percent) => {
            open.change(|matching| matching.accept(f32::from(percent) / 100.0 - 0.005));
        }
        ImportAction::ByNumbers => open.change(Matching::match_by_numbers),
        ImportAction::Undo => open.change(Matching::undo),
        ImportAction::Sort => open.sort(),
        _ => {}
    }
}

/// Begins to read a module.
///
/// # Errors
/// There is no such game or no thread: a sentence.
fn begin_reading(world: &mut World, path: PathBuf, game: &'static str) -> Result<(), String> {
    let waker = waker(world);
    let games = world.get_resource::<ImportGames>().cloned().unwrap_or_default();
    let known = games.0.into_iter().find(|known| known.id == game);
    let units = known.ok_or_else(|| say!("import-no-game"))?.units;
    let mut importing = world.resource_mut::<Importing>();
    if importing.reading.is_some() || importing.writing.is_some() {
        return Ok(());
    }
    let task = Task::begin(waker, move || read(&path, game, units()));
    importing.reading = Some(task.map_err(|error| say!("page-no-thread", why = error.to_string()))?);
    importing.progress = Progress::Working;
    Ok(())
}

/// Opens a module, and guesses which piece is which unit.
pub(in crate::workshop::module) fn read(path: &Path, game: &str, units: Vec<Unit>) -> Read {
    let module = Module::open(path).map_err(|fault| fault.to_string())?;
    let matching = Matching::guessed(units, module.pieces.clone());
    let file = path.file_name().unwrap_or_default().shown();
    let open = OpenModule::new(file, game.to_owned(), matching, module.notes.clone());
    Ok((module, open))
}

/// Begins to write the pack.
///
/// # Errors
/// Its name has no letter, there is no folder for packs, or no thread: a sentence.
fn begin_writing(world: &mut World, name: &str) -> Result<(), String> {
    let waker = waker(world);
    let disk = world.get_resource::<Saving>().map(Saving::disk).unwrap_or_default();
    let folders = world.get_resource::<PackFolders>();
    let packs = folders.map_or_else(folder_of_user, |folders| folders.0.last().cloned());
    let packs = packs.ok_or_else(|| say!("page-no-folder"))?;
    let id = id_like(name).ok_or_else(|| say!("import-no-name"))?;
    let folder = packs.join(&id);
    let mut importing = world.resource_mut::<Importing>();
    if importing.reading.is_some() || importing.writing.is_some() {
        return Ok(());
    }
    let (Some(module), Some(open)) = (importing.module.clone(), importing.open.as_ref()) else {
        return Ok(());
    };
    let matches = Matches::of(&open.matching, &open.file, &open.game);
    let text = matches.to_text(open.matching.units());
    let again = importing.written.contains(&folder);
    let title = name.to_owned();
    let work = move || {
        // The pack has the name that was typed.
        module.lock().unwrap_or_else(PoisonError::into_inner).name = title;
        written(&disk, &module, (&matches, &text), (id, &folder), again)
    };
    let task = Task::begin(waker, work);
    importing.writing = Some(task.map_err(|error| say!("page-no-thread", why = error.to_string()))?);
    importing.progress = Progress::Working;
    Ok(())
}

/// Writes the pack and, beside its folder, the file with the matches.
pub(in crate::workshop::module) fn written(
    disk: &Disk,
    module: &Mutex<Module>,
    (matches, text): (&Matches, &str),
    (id, folder): (String, &Path),
    again: bool,
) -> Progress {
    let mut module = module.lock().unwrap_or_else(PoisonError::into_inner);
    let packed = match write_pack(disk, &mut module, matches, folder, again) {
        Ok(packed) => packed,
        Err(why) => return Progress::Failed(why),
    };
    let mut notes = packed.notes;
    let file = folder.with_file_name(format!("{id}.matches.ron"));
    if let Err(error) = disk.write_whole(&file, text.as_bytes()) {
        let why = in_plain_words(&error);
        notes.push(say!("table-file-not-written", file = file.shown(), why = why));
    }
    let (units, images) = (packed.units, packed.images);
    Progress::Written { id, folder: folder.to_owned(), units, images, notes }
}

/// Takes the module or the pack when it is ready.
fn hear(world: &mut World) {
    let importing = world.resource::<Importing>();
    if importing.reading.is_none() && importing.writing.is_none() {
        return;
    }
    let waker = waker(world);
    let mut importing = world.resource_mut::<Importing>();
    let importing = importing.bypass_change_detection();
    let mut is_ready = false;
    if let Some(Poll::Ready(read)) = importing.reading.as_ref().map(Task::answer) {
        importing.reading = None;
        importing.progress = Progress::None;
        match read.unwrap_or_else(|| Err(say!("page-stopped"))) {
            Ok((module, open)) => importing.show(module, open, waker),
            // What was open stays open.
            Err(why) => importing.progress = Progress::Failed(why),
        }
        is_ready = true;
    }
    if let Some(Poll::Ready(progress)) = importing.writing.as_ref().map(Task::answer) {
        importing.writing = None;
        importing.progress = progress.unwrap_or_else(|| Progress::Failed(say!("page-stopped")));
        if let Progress::Written { folder, .. } = &importing.progress {
            importing.written.push(folder.clone());
        }
        is_ready = true;
    }
    if is_ready {
        world.write_message(RequestRedraw);
    }
}

impl Importing {
    /// Chooses the game that has come on the table; a choice of the player stays until then.
    fn choose(&mut self, on_table: Option<&'static str>) {
        if self.on_table != on_table {
            self.on_table = on_table;
            self.memory.game = on_table.unwrap_or(self.memory.game);
        }
    }

    /// Shows another module.
    fn show(&mut self, module: Module, open: OpenModule, waker: Waker) {
        let module = Arc::new(Mutex::new(module));
        let (memory, written) = (&mut self.memory, &self.written);
        if memory.name.is_empty() || written.iter().any(|folder| folder.ends_with(&memory.name)) {
            memory.name = open.file.rsplit_once('.').map_or(open.file.as_str(), |(stem, _)| stem).to_owned();
        }
        (memory.unit, memory.search, memory.piece) = (None, String::new(), String::new());
        memory.ranked = None;
        // Without a thread the table has no pictures, and the rest of it works.
        self.thumbnails = Thumbnails::of(Arc::clone(&module), waker).unwrap_or_default();
        (self.module, self.open) = (Some(module), Some(open));
    }
}
