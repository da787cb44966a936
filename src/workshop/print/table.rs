//! Printing from the table and from the title: the page is opened from the menu, and the sheets are made on a thread of
//! their own.

use super::{
    PrintJob,
    form::{PrintForm, Subject, file_of_sheets},
    page::{PrintAction, PrintState, Sheets, print_page},
    print,
    settings::PrintSettings,
};
use crate::{
    art::packs::pack::Pack,
    engine::{
        data::{self, DataError, Shown},
        orders::PositionData,
        storage::{Disk, in_plain_words},
        text::say,
    },
    panels::{Action, WorkshopWish, dress},
    table::{
        Art, Hosted, Saving, Screen, Session,
        app::{
            host::{Host, offer, offer_on_title},
            sets::{GameSet, TableSet},
            waker::waker,
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

/// The player wants the sheets: they need the game on the table.
#[derive(Message, Clone, Debug)]
struct MakeSheets;

/// The folder of the user's own things, in which sheets are written; none to print nothing.
#[derive(Resource, Clone, Debug, Default)]
struct SheetsFolder(Option<PathBuf>);

/// The choices and the sheets that are made.
#[derive(Resource, Default)]
struct Printing {
    form: PrintForm,
    sheets: Sheets,
    task: Option<Task<Sheets>>,
}

/// Adds the page, and its entry in the menu.
pub(crate) fn plugin(app: &mut App) {
    offer(app, WorkshopWish::Print);
    offer_on_title(app, WorkshopWish::Print);
    app.insert_resource(SheetsFolder(data::own_folder()))
        .init_resource::<Printing>()
        .add_message::<MakeSheets>()
        .add_systems(Update, hear)
        .add_systems(
            EguiPrimaryContextPass,
            draw.in_set(TableSet::DrawEditors).run_if(is_open(WorkshopWish::Print)),
        );
}

/// Adds what prints a game.
pub(crate) fn game_plugin<G: Hosted>(app: &mut App) {
    app.add_systems(Update, answer::<G>.after(Opened).in_set(GameSet::AskAtTable(G::ID)));
    app.add_systems(Update, answer_on_title::<G>.after(Opened).run_if(in_state(Screen::Title)));
}

fn draw(
    mut contexts: EguiContexts,
    (mut printing, mut host, mut open): (ResMut<Printing>, ResMut<Host>, ResMut<OpenPage>),
    (screen, printed): (Option<Res<State<Screen>>>, Option<Res<Printed>>),
    mut asked: MessageWriter<MakeSheets>,
    mut redraw: MessageWriter<RequestRedraw>,
) -> Result {
    let context = contexts.ctx_mut()?.clone();
    let (printing, host) = (printing.bypass_change_detection(), host.bypass_change_detection());
    let (theme, colours) = (host.memory.theme, host.memory.colours);
    if !dress(&context, theme) {
        return Ok(());
    }
    // At the table there is no question which scenario is meant.
    let is_on_title = screen.is_some_and(|screen| *screen.get() == Screen::Title);
    let chosen = host.chosen_on_title().filter(|_| is_on_title).map(|card| card.title.clone());
    let (form, sheets) = (&mut printing.form, &printing.sheets);
    let map = printed.as_ref().and_then(|printed| printed.board()).filter(|_| !is_on_title);
    let map = map.map(|board| (board.columns(), board.rows()));
    let state = PrintState { form, sheets, chosen: chosen.as_deref(), map, theme, colours };
    for action in print_page(&context, state) {
        match action {
            PrintAction::Close => open.0 = None,
            PrintAction::OpenFolder(folder) => host.ask([Action::OpenFolder(folder)]),
            PrintAction::Make => _ = asked.write(MakeSheets),
        }
        redraw.write(RequestRedraw);
    }
    Ok(())
}

/// A rulebook, or the reason why there is none.
type Read<G> = std::result::Result<Arc<<G as PositionData>::Rulebook>, String>;

/// Begins the sheets of the game on the table that are asked for.
fn answer<G: Hosted>(world: &mut World) {
    let rulebook = world.resource::<Session<G>>().rulebook.clone();
    make::<G>(world, move || rulebook.ok_or_else(|| say!("table-no-game")));
}

/// Begins the sheets of the scenario that is chosen on the title.
fn answer_on_title<G: Hosted>(world: &mut World) {
    let chosen = world.get_resource::<Host>().and_then(Host::chosen_on_title);
    let Some(chosen) = chosen.filter(|card| card.options.game() == G::ID) else { return };
    let id = chosen.id.clone();
    let faults = |faults: Vec<DataError>| faults.iter().map(ToString::to_string).collect::<Vec<_>>();
    make::<G>(world, move || G::rulebook(&id).map(Arc::new).map_err(|why| faults(why).join("\n")));
}

/// Begins the sheets of a scenario, if they are asked for.
fn make<G: Hosted>(world: &mut World, rulebook: impl FnOnce() -> Read<G> + Send + 'static) {
    let asked = world.resource_mut::<Messages<MakeSheets>>().drain().count();
    if asked == 0 || world.resource::<Printing>().task.is_some() {
        return;
    }
    let begun = begin::<G>(world, rulebook);
    let mut printing = world.resource_mut::<Printing>();
    match begun {
        Ok(task) => (printing.sheets, printing.task) = (Sheets::Working, Some(task)),
        Err(why) => printing.sheets = Sheets::Failed(why),
    }
}

/// Begins the sheets on a thread, on which the rulebook is read too.
///
/// # Errors
/// There is no folder or no thread: a sentence.
fn begin<G: Hosted>(
    world: &World,
    rulebook: impl FnOnce() -> Read<G> + Send + 'static,
) -> std::result::Result<Task<Sheets>, String> {
    let folder = world.resource::<SheetsFolder>().0.clone();
    let folder = folder.ok_or_else(|| say!("page-no-folder"))?.join("sheets");
    let form = world.resource::<Printing>().form.clone();
    let pack = world.get_resource::<Art>().and_then(|art| art.pack.clone());
    let disk = world.get_resource::<Saving>().map(Saving::disk).unwrap_or_default();
    let work = move || {
        let rulebook = match rulebook() {
            Ok(rulebook) => rulebook,
            Err(why) => return Sheets::Failed(why),
        };
        let (id, job) = match form.subject {
            Subject::Scenario => (G::about(&rulebook).id, PrintJob::of_scenario::<G>(&rulebook)),
            Subject::Game => (G::ID, PrintJob::of_game::<G>()),
        };
        made(&job, pack, &form.settings(), (&disk, &folder.join(file_of_sheets(id))))
    };
    Task::begin(waker(world), work).map_err(|error| say!("page-no-thread", why = error.to_string()))
}

/// Makes the sheets and writes them.
fn made(
    job: &PrintJob,
    pack: Option<Arc<Pack>>,
    settings: &PrintSettings,
    (disk, file): (&Disk, &Path),
) -> Sheets {
    let pack = match pack {
        Some(pack) => pack,
        None => match Pack::standard() {
            Ok(pack) => Arc::new(pack),
            Err(fault) => return Sheets::Failed(fault.to_string()),
        },
    };
    let printed = match print(job, &pack, settings) {
        Ok(printed) => printed,
        Err(fault) => return Sheets::Failed(fault.to_string()),
    };
    let folder = file.parent().map_or(Ok(()), |folder| disk.make_folder(folder));
    match folder.and_then(|()| disk.write_whole(file, &printed.pdf)) {
        Ok(()) => Sheets::Made { file: file.to_owned(), notes: printed.notes },
        Err(error) => {
            let why = in_plain_words(&error);
            Sheets::Failed(say!("table-file-not-written", file = file.shown(), why = why))
        }
    }
}

/// Takes the sheets when they are made.
fn hear(mut printing: ResMut<Printing>, mut redraw: MessageWriter<RequestRedraw>) {
    let printing = printing.bypass_change_detection();
    let Some(task) = &printing.task else { return };
    let Poll::Ready(answer) = task.answer() else { return };
    printing.sheets = answer.unwrap_or_else(|| Sheets::Failed(say!("page-stopped")));
    printing.task = None;
    redraw.write(RequestRedraw);
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may stop at once")]

    use super::*;
    use crate::{
        engine::manual::CaseTable,
        workshop::print::{Paper, TitledTable},
    };

    #[test]
    fn sheets_are_written_into_their_folder_and_a_fault_is_told() {
        let own = std::env::temp_dir().join(format!("kessel-sheets-{}", std::process::id()));
        let file = own.join("sheets/small.pdf");
        let row = |words: &[&str]| words.iter().map(|word| (*word).to_owned()).collect::<Vec<_>>();
        let table = CaseTable { head: row(&["Die", "Result"]), rows: vec![row(&["1", "D1"])] };
        let chart = TitledTable { title: "Results".to_owned(), table };
        let job = PrintJob { title: "Small".to_owned(), charts: vec![chart], ..PrintJob::default() };
        let settings = PrintSettings::new(15.0, Paper::A4);
        let sheets = made(&job, None, &settings, (&Disk::default(), &file));
        assert_eq!(sheets, Sheets::Made { file: file.clone(), notes: Vec::new() });
        assert!(std::fs::read(&file).unwrap().starts_with(b"%PDF"));
        let nothing = made(&PrintJob::default(), None, &settings, (&Disk::default(), &file));
        assert!(matches!(nothing, Sheets::Failed(why) if why.contains("nothing to print")));
        std::fs::remove_dir_all(&own).unwrap();
    }
}
