//! A module of 174 units in the window: opened, matched, looked at and written as a pack.

use super::{
    super::window::{
        ImportGame, ImportGames,
        page::import_page,
        state::{ImportAction, ImportMemory, ImportState, OpenModule, Progress},
        table::{ImportAsked, Importing, parts_plugin, read},
        thumbnails::Thumbnails,
    },
    *,
};
use crate::{
    engine::{
        storage::{Disk, DiskFault, PlannedFault},
        text::{PSEUDO, in_language, within},
    },
    panels::{Theme, dress, tests::screen::Screen},
    settings::Colours,
    table::{PackFolders, Saving},
};
use bevy::prelude::App;
use bevy_egui::egui::Context;
use std::{
    sync::Arc,
    time::{Duration, Instant},
};

const UNITS: usize = 174;

fn units() -> Vec<Unit> {
    (1..=UNITS).map(|number| unit(&format!("unit-{number}"), &name(number), "green")).collect()
}

fn name(number: usize) -> String {
    format!("{number} Rifle Division")
}

/// Writes a module in which each unit has a piece with a front and a reduced back, and one piece belongs to none.
fn large_module(folder: &Folder) -> PathBuf {
    let mut slots = slot("Truck", &definition(&["piece;;;truck.png;Truck"], &["null"]));
    let mut images = vec![("truck.png".to_owned(), png(2))];
    for number in 1..=UNITS {
        let (front, back) = (format!("f{number}.png"), format!("f{number}-b.png"));
        let flip = layer("Flip", "F", &["", &back], &["", "Reduced"]);
        let piece = format!("piece;;;{front};{}", name(number));
        slots += &slot(&name(number), &definition(&[&flip, &piece], &["-1", "null"]));
        images.extend([(front, png(2)), (back, png(2))]);
    }
    let images: Vec<(&str, Vec<u8>)> =
        images.iter().map(|(name, bytes)| (name.as_str(), bytes.clone())).collect();
    folder.module(&build(&side("Infantry", &slots)), &images)
}

/// Runs the app until nothing is being done.
fn wait(app: &mut App) -> Progress {
    let end = Instant::now() + Duration::from_secs(60);
    loop {
        app.update();
        let progress = app.world().resource::<Importing>().progress.clone();
        if progress != Progress::Working || Instant::now() > end {
            return progress;
        }
    }
}

fn ask(app: &mut App, action: ImportAction) -> Progress {
    app.world_mut().write_message(ImportAsked(action));
    wait(app)
}

#[test]
fn all_units_are_matched_and_the_pack_is_written() {
    let folder = Folder::new();
    let module = large_module(&folder);
    let packs = folder.0.join("packs");
    let disk = Disk::with_faults(Arc::new(PlannedFault::at(DiskFault::Error, usize::MAX)));
    let game = ImportGame { id: "a-game", title: "A game".to_owned(), units: Arc::new(units) };
    let mut app = App::new();
    app.insert_resource(ImportGames(vec![game]))
        .insert_resource(PackFolders(vec![packs.clone()]))
        .insert_resource(Saving::on(disk, Vec::new()))
        .add_plugins(parts_plugin);
    assert_eq!(ask(&mut app, ImportAction::Open(module, "a-game")), Progress::None);
    let counts = |app: &App| app.world().resource::<Importing>().open.as_ref().unwrap().matching.counts();
    assert_eq!(counts(&app), (UNITS, UNITS));
    ask(&mut app, ImportAction::Unmatch("unit-7".to_owned()));
    assert_eq!(counts(&app), (UNITS, UNITS - 1));
    let open = app.world().resource::<Importing>().open.as_ref().unwrap();
    let called = |wanted: &str| open.matching.pieces().iter().position(|piece| piece.name == wanted).unwrap();
    let (truck, seventh) = (called("Truck"), called(&name(7)));
    assert!(open.free.contains(&truck) && open.free.contains(&seventh) && open.free.len() == 2);
    ask(&mut app, ImportAction::Match("unit-7".to_owned(), truck));
    ask(&mut app, ImportAction::TurnOver("unit-8".to_owned()));
    // The last change is undone, and the one before it stays.
    ask(&mut app, ImportAction::Unmatch("unit-9".to_owned()));
    assert_eq!(counts(&app), (UNITS, UNITS - 1));
    ask(&mut app, ImportAction::Undo);
    assert_eq!(counts(&app), (UNITS, UNITS));
    // What is no module is refused, and what was open stays open.
    let wrong = ask(&mut app, ImportAction::Open(folder.file("notes.vmod", b"no zip"), "a-game"));
    assert!(matches!(&wrong, Progress::Failed(why) if why.contains("notes.vmod")), "{wrong:?}");
    assert_eq!(counts(&app), (UNITS, UNITS));
    let Progress::Written { id, units, images, notes, folder } =
        ask(&mut app, ImportAction::Write("My Module".to_owned()))
    else {
        panic!("{:?}", app.world().resource::<Importing>().progress);
    };
    assert_eq!((id.as_str(), units, notes), ("my-module", UNITS, Vec::new()));
    assert_eq!(images, 2 * UNITS - 1, "the truck has no back");
    let text = fs::read_to_string(folder.join("pack.ron")).unwrap();
    for card in [
        "\"unit-7\": (card: (front: \"images/truck.png\")),",
        "\"unit-8\": (card: (front: \"images/f8-b.png\", back: \"images/f8.png\")),",
        "\"unit-174\": (card: (front: \"images/f174.png\", back: \"images/f174-b.png\")),",
    ] {
        assert!(text.contains(card), "{card}");
    }
    assert!(packs.join("my-module.matches.ron").is_file());
    // The same pack may be written again, after a correction.
    let again = ask(&mut app, ImportAction::Write("My Module".to_owned()));
    assert!(matches!(again, Progress::Written { .. }), "{again:?}");
}

/// The page with a module.
struct Desk {
    module: OpenModule,
    thumbnails: Thumbnails,
    progress: Progress,
    memory: ImportMemory,
    screen: Screen,
}

impl Desk {
    fn new(folder: &Folder) -> Self {
        let (_, module) = read(&large_module(folder), "a-game", units()).unwrap();
        let screen = Screen::new(1280.0, 720.0);
        let memory = ImportMemory { name: "mine".to_owned(), ..ImportMemory::default() };
        Self { module, thumbnails: Thumbnails::default(), progress: Progress::None, memory, screen }
    }

    fn press(&mut self, names: &[&str]) -> Vec<ImportAction> {
        let mut actions = Vec::new();
        let games = [("a-game", "A game".to_owned()), ("other", "Another".to_owned())];
        let mut draw = |ctx: &Context| {
            if dress(ctx, Theme::Light) {
                let state = ImportState {
                    in_use: "standard",
                    games: &games,
                    module: Some(&self.module),
                    thumbnails: &mut self.thumbnails,
                    progress: &self.progress,
                    theme: Theme::Light,
                    colours: Colours::Usual,
                    memory: &mut self.memory,
                };
                actions.extend(import_page(ctx, state));
            }
            Vec::new()
        };
        self.screen.settle(&mut draw);
        for name in names {
            self.screen.press(name, &mut draw);
        }
        self.screen.settle(&mut draw);
        actions
    }
}

/// Of 174 lines those that are seen are drawn, and only their pictures are read.
#[test]
fn only_the_visible_lines_are_drawn() {
    let folder = Folder::new();
    let mut desk = Desk::new(&folder);
    desk.module.change(|matching| matching.unmatch("unit-9"));
    let place = |desk: &Desk| desk.module.rows().iter().position(|row| row.unit == "unit-9");
    let before = place(&desk);
    assert!(before.is_some_and(|place| place > 0), "a line stays in its place");
    desk.module.sort();
    assert_eq!(place(&desk), Some(0));
    desk.press(&[]);
    let drawn = desk.screen.texts().iter().filter(|text| text.ends_with(" Rifle Division")).count();
    assert!((4..40).contains(&drawn), "{drawn} lines: {:?}", desk.screen.texts());
    assert!(desk.screen.has("9 Rifle Division") && desk.screen.has("No picture"), "the first in the table");
    let asked = (1..=UNITS).filter(|number| desk.thumbnails.has_asked(&format!("f{number}.png"))).count();
    assert!((3..40).contains(&asked), "{asked} pictures");
    desk.memory.search = "174 rifle".to_owned();
    desk.press(&[]);
    assert!(desk.screen.has("174 Rifle Division") && !desk.screen.has("9 Rifle Division"));
}

#[test]
fn matches_are_chosen_and_taken_away() {
    let folder = Folder::new();
    let mut desk = Desk::new(&folder);
    desk.memory.search = "174 rifle".to_owned();
    let unit = || "unit-174".to_owned();
    let asked = desk.press(&["Remove unit-174", "Turn over unit-174"]);
    assert_eq!(asked, [ImportAction::Unmatch(unit()), ImportAction::TurnOver(unit())]);
    let truck = desk.module.matching.pieces().iter().position(|piece| piece.name == "Truck").unwrap();
    assert_eq!(desk.press(&["Undo last match"]), [], "there is none");
    desk.module.change(|matching| matching.unmatch("unit-174"));
    let asked = desk.press(&["Undo last match", "Sort again"]);
    assert_eq!(asked, [ImportAction::Undo, ImportAction::Sort]);
    desk.module.change(Matching::undo);
    let asked = desk.press(&["Choose unit-174", "Counters / Infantry / Truck"]);
    assert_eq!(asked, [ImportAction::Match(unit(), truck)]);
    desk.memory.path = "own.vmod".to_owned();
    let asked = desk.press(&["Another", "Open module", "Write the pack", "Close"]);
    let write = ImportAction::Write("mine".to_owned());
    assert_eq!(asked, [ImportAction::Open("own.vmod".into(), "other"), write, ImportAction::Close]);
}

#[test]
fn nothing_is_cut_in_a_longer_language() {
    let folder = Folder::new();
    let mut desk = Desk::new(&folder);
    desk.progress = Progress::Written {
        id: "mine".to_owned(),
        folder: "packs/mine".into(),
        units: 3,
        images: 4,
        notes: Vec::new(),
    };
    within(in_language(PSEUDO), || {
        for unit in [None, Some("unit-3".to_owned())] {
            desk.memory.unit = unit;
            desk.press(&[]);
            assert_eq!(desk.screen.cut(), Vec::<String>::new(), "{:?}", desk.memory.unit);
            assert!(desk.screen.texts().iter().any(|text| text.contains('é')));
        }
    });
}
