//! The map editor in the window, with the games that the window knows.
#![allow(clippy::unwrap_used, reason = "a test may stop at once")]

use super::on_table;
use crate::{
    engine::{
        board::{Hex, Terrain},
        data,
    },
    panels::{Action, WorkshopWish},
    scene::ChainKind,
    settings::Settings,
    table::{
        Drafting, MapView, Screen,
        app::{host::Asked, screen, sets},
        map::printed::Printed,
        session,
    },
    workshop::map::{
        Change, Draft, Opened, Size, Underlay,
        pages::{Answer, MapAction},
        table::{Editing, MapAsked, MapEditor, Question, parts_plugin},
    },
};
use bevy::{prelude::*, state::app::StatesPlugin, window::RequestRedraw};
use std::{
    fs,
    path::{Path, PathBuf},
    sync::Arc,
    time::{Duration, Instant},
};

/// A folder of a user's own, removed at the end of the test.
struct Own(PathBuf);

impl Own {
    fn new(name: &str) -> Self {
        let folder = std::env::temp_dir().join(format!("kessel-map-editor-{name}-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        Self(folder)
    }
}

impl Drop for Own {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// The title, with the editor and without panels.
fn app(own: &Path) -> App {
    let mut app = App::new();
    app.add_plugins((MinimalPlugins, StatesPlugin))
        .init_resource::<Settings>()
        .init_resource::<MapView>()
        .init_resource::<Printed>()
        .add_message::<RequestRedraw>()
        .insert_resource(on_table())
        .add_plugins((screen::plugin, sets::plugin, session::requests::plugin, parts_plugin));
    app.world_mut().resource_mut::<MapEditor>().own = Some(own.to_owned());
    app.update();
    app
}

fn wish(app: &mut App, wish: WorkshopWish) {
    app.world_mut().write_message(Asked(Action::Workshop(wish)));
    app.update();
    app.update();
}

fn answer(app: &mut App, answer: Answer) {
    app.world_mut().resource_mut::<MapEditor>().answer = Some(answer);
    (0..3).for_each(|_| app.update());
}

fn edit(app: &mut App, opened: Opened) {
    app.world_mut().resource_mut::<MapEditor>().wanted = Some(opened);
    (0..3).for_each(|_| app.update());
}

fn ask(app: &mut App, actions: impl IntoIterator<Item = MapAction>) {
    app.world_mut().write_message_batch(actions.into_iter().map(MapAsked));
    app.update();
}

fn shown(app: &App) -> Screen {
    *app.world().resource::<State<Screen>>().get()
}

fn draft(app: &App) -> &Draft {
    &app.world().resource::<MapEditor>().editing.as_ref().unwrap().draft
}

fn hex(id: &str) -> Hex {
    id.parse().unwrap()
}

fn woods(at: &str) -> MapAction {
    MapAction::Change(Change::Terrain { at: hex(at), radius: 0, terrain: Terrain::Woods })
}

fn stroke() -> [MapAction; 4] {
    [MapAction::Begin, woods("0505"), woods("0506"), MapAction::End]
}

fn close(app: &mut App) {
    ask(app, [MapAction::Close]);
    app.update();
    assert_eq!(shown(app), Screen::Title);
    assert!(app.world().resource::<MapEditor>().editing.is_none());
    assert!(!app.world().contains_resource::<Drafting>());
}

#[test]
fn a_new_map_is_drawn_kept_and_saved() {
    let own = Own::new("new");
    let mut app = app(&own.0);
    wish(&mut app, WorkshopWish::NewMap);
    assert!(app.world().resource::<MapEditor>().question.is_some());
    let size = Size { columns: 20, rows: 15 };
    answer(&mut app, Answer::Create { game: 0, size, title: "Mill".to_owned() });
    assert_eq!((shown(&app), draft(&app).size()), (Screen::Workshop, size));
    assert!(app.world().contains_resource::<Drafting>());
    let game = on_table().iter().next().unwrap().id();
    let kept = own.0.join("workshop").join("drafts").join(game).join("mill.ron");
    assert_eq!(fs::read_to_string(&kept).unwrap(), draft(&app).text(), "a new map is kept from the start");
    ask(&mut app, stroke());
    let sheet = app.world().resource::<Printed>().sheet.clone().unwrap();
    assert_eq!(sheet.map.woods, [hex("0505"), hex("0506")]);
    assert_eq!(sheet.board.terrain(hex("0506")), Terrain::Woods);
    assert_eq!(fs::read_to_string(&kept).unwrap(), draft(&app).text(), "a killed editor loses nothing");
    ask(&mut app, [MapAction::BeginLine(ChainKind::Road, hex("0101")), MapAction::ExtendLine(hex("0105"))]);
    assert_eq!(draft(&app).map().roads.len(), 1);
    ask(&mut app, [MapAction::End, MapAction::Undo]);
    assert!(draft(&app).map().roads.is_empty());
    // The next state is of the same sheet, so that only what has changed is painted.
    let next = app.world().resource::<Printed>().sheet.clone().unwrap();
    assert!(!Arc::ptr_eq(&sheet, &next) && sheet.of == next.of);
    ask(&mut app, [MapAction::Save]);
    let saved = own.0.join("scenarios").join(game).join("map-mill.ron");
    let text = fs::read_to_string(&saved).unwrap();
    assert_eq!(text, draft(&app).text());
    assert_eq!(Draft::read("map-mill.ron", &text).unwrap().text(), text);
    assert!(!kept.exists(), "what is saved is no draft");
    // It is saved again in its own place.
    ask(&mut app, [woods("0101"), MapAction::Save]);
    assert_eq!(fs::read_to_string(&saved).unwrap(), draft(&app).text());
    close(&mut app);
}

#[test]
fn a_kept_draft_is_offered() {
    let own = Own::new("kept");
    let mut app = app(&own.0);
    let game = on_table().iter().next().unwrap().id();
    let other = || Opened::new(game, (8, 8), "Other", Some(&own.0)).unwrap();
    edit(&mut app, other());
    ask(&mut app, stroke());
    close(&mut app);
    edit(&mut app, other());
    assert_eq!(shown(&app), Screen::Title, "it is asked first");
    answer(&mut app, Answer::Cancel);
    assert_eq!(shown(&app), Screen::Title);
    edit(&mut app, other());
    answer(&mut app, Answer::GoOn);
    assert_eq!((shown(&app), draft(&app).map().woods.len()), (Screen::Workshop, 2));
    close(&mut app);
    edit(&mut app, other());
    answer(&mut app, Answer::Anew);
    assert_eq!((shown(&app), draft(&app).map().woods.len()), (Screen::Workshop, 0));
}

/// A program that was killed leaves a draft, which *New map* lists: one goes on with it, or discards it.
#[test]
fn kept_drafts_are_listed_for_a_new_map() {
    let own = Own::new("listed");
    let game = on_table().iter().next().unwrap().id();
    {
        let mut killed = app(&own.0);
        edit(&mut killed, Opened::new(game, (9, 8), "Farm", Some(&own.0)).unwrap());
        ask(&mut killed, stroke());
    }
    let mut app = app(&own.0);
    let listed = |app: &App| match &app.world().resource::<MapEditor>().question {
        Some(Question::New(form)) => form.kept.clone(),
        _ => Vec::new(),
    };
    wish(&mut app, WorkshopWish::NewMap);
    let kept = listed(&app);
    assert_eq!(kept.len(), 1);
    assert_eq!((kept[0].title.as_str(), kept[0].size), ("Farm", Size { columns: 9, rows: 8 }));
    answer(&mut app, Answer::Resume(0));
    assert_eq!((shown(&app), draft(&app).map().woods.len()), (Screen::Workshop, 2));
    close(&mut app);
    wish(&mut app, WorkshopWish::NewMap);
    answer(&mut app, Answer::Discard(0));
    assert!(listed(&app).is_empty() && shown(&app) == Screen::Title);
    assert!(app.world().resource::<MapEditor>().question.is_some(), "it is asked on");
}

/// The map of every shipped scenario is edited as a copy, and the sheet of the game comes back afterwards.
#[test]
fn the_map_on_the_table_is_edited_as_a_copy() {
    let own = Own::new("copy");
    let mut app = app(&own.0);
    for game in on_table().iter() {
        let scenario = data::scenario_ids(game.id()).into_iter().next().unwrap();
        let sheet = Arc::new(game.scenario_print(&scenario).unwrap());
        app.insert_resource(Printed::of(Arc::clone(&sheet)));
        wish(&mut app, WorkshopWish::EditMap);
        app.update();
        assert_eq!(shown(&app), Screen::Workshop, "{}", game.id());
        let copy = draft(&app).map();
        assert_ne!(copy.id, sheet.map.id);
        assert_eq!((copy.columns, &copy.title), (sheet.map.columns, &sheet.map.title));
        ask(&mut app, stroke());
        assert_ne!(app.world().resource::<Printed>().sheet.as_ref().unwrap().of, sheet.of);
        close(&mut app);
        let now = app.world().resource::<Printed>().sheet.clone().unwrap();
        assert!(Arc::ptr_eq(&now, &sheet), "{}", game.id());
    }
}

/// Waits until the picture under the hexes is read or refused.
fn wait_for_picture(app: &mut App) {
    let end = Instant::now() + Duration::from_secs(30);
    while editing(app).under.is_reading() && Instant::now() < end {
        app.update();
    }
    app.update();
    assert!(!editing(app).under.is_reading());
}

fn editing(app: &App) -> &Editing {
    app.world().resource::<MapEditor>().editing.as_ref().unwrap()
}

/// A picture is chosen and fitted, another file that is none leaves it there, and it comes back with the draft.
#[test]
fn a_picture_lies_under_the_hexes() {
    let own = Own::new("picture");
    let mut app = app(&own.0);
    let game = on_table().iter().next().unwrap().id();
    edit(&mut app, Opened::new(game, (8, 8), "Scan", Some(&own.0)).unwrap());
    let [scan, notes] = ["scan.svg", "notes.png"].map(|name| own.0.join(name));
    let svg = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 90 30'><circle r='3'/></svg>";
    fs::write(&scan, svg).unwrap();
    fs::write(&notes, "no picture").unwrap();
    let window = app.world_mut().spawn_empty().id();
    app.world_mut().write_message(FileDragAndDrop::DroppedFile { window, path_buf: scan.clone() });
    app.update();
    wait_for_picture(&mut app);
    let path = scan.to_str().unwrap();
    assert_eq!(editing(&app).under.shown.as_ref().unwrap().picture, path);
    let corners = [(0.1, 0.1), (0.8, 0.1), (0.1, 0.7)];
    ask(&mut app, [MapAction::Fit(corners), MapAction::Fade(20)]);
    // Each fit is a step of undo, in its order among the strokes, and no change of the map.
    let fit = |app: &App| editing(app).under.shown.as_ref().unwrap().corners;
    assert!(draft(&app).can_undo());
    ask(&mut app, stroke());
    ask(&mut app, [MapAction::Undo]);
    assert_eq!(fit(&app), corners, "the stroke comes first");
    ask(&mut app, [MapAction::Undo]);
    assert_eq!(fit(&app), Underlay::new(String::new()).corners);
    ask(&mut app, [MapAction::Redo]);
    assert_eq!(fit(&app), corners);
    assert!(draft(&app).map().woods.is_empty() && draft(&app).can_redo());
    ask(&mut app, [MapAction::Picture(Some(notes.to_str().unwrap().to_owned()))]);
    wait_for_picture(&mut app);
    let said = editing(&app).said.clone().unwrap();
    assert!(said.contains("notes.png") && said.contains("neither a PNG"), "{said}");
    let fitted = Underlay { picture: path.to_owned(), corners, map: 20 };
    assert_eq!(editing(&app).under.shown, Some(fitted.clone()));
    assert!(!draft(&app).text().contains("scan.svg"), "it is not in the file of the map");
    close(&mut app);
    edit(&mut app, Opened::new(game, (8, 8), "Scan", Some(&own.0)).unwrap());
    answer(&mut app, Answer::GoOn);
    wait_for_picture(&mut app);
    assert_eq!((&editing(&app).under.shown, &editing(&app).said), (&Some(fitted), &None));
    // Without its file, the map is still edited.
    close(&mut app);
    fs::remove_file(&scan).unwrap();
    edit(&mut app, Opened::new(game, (8, 8), "Scan", Some(&own.0)).unwrap());
    answer(&mut app, Answer::GoOn);
    wait_for_picture(&mut app);
    assert!(editing(&app).said.as_ref().unwrap().contains("scan.svg"));
    ask(&mut app, stroke());
    assert_eq!(draft(&app).map().woods.len(), 2);
    ask(&mut app, [MapAction::Picture(None)]);
    assert_eq!(editing(&app).under.shown, None);
    let kept = own.0.join("workshop").join("drafts").join(game).join("scan.picture");
    assert!(!kept.exists());
}
