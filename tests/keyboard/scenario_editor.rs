//! The scenario editor at a table without a window: a scenario is changed, saved under another home, and played.

use super::{Table, hex, word};
use bevy::prelude::*;
use bevy_egui::EguiPlugin;
use kessel::{
    engine::{
        board::Hex,
        data::{self, Source},
        drafts::{AnyDraft, Change, Extra, FieldValue, UnitsOf},
        orders::{ChosenOptions, Game, RulebookData},
    },
    games::{
        guderian::rules::Guderian,
        panzer44::rules::Panzer44,
        platoon::rules::{Platoon, Rulebook},
    },
    panels::{Custom, NewGame, Seat},
    settings::Settings,
    table::{self, Buttons, Request, Session, SessionRequest},
    workshop::{
        plugin,
        scenario::{Editing, Pick, ScenarioAction, ScenarioAsked},
    },
};
use std::{
    fs,
    path::{Path, PathBuf},
    time::{Duration, Instant},
};

/// A folder of the user's own, which is removed in the end.
struct Home(PathBuf);

impl Home {
    fn new(name: &str) -> Self {
        let folder = std::env::temp_dir().join(format!("kessel-editor-{name}-{}", std::process::id()));
        let _ = fs::remove_dir_all(&folder);
        Self(folder)
    }
}

impl Drop for Home {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// A game of two people on a table with the editor, which keeps its files in this folder.
fn begun<G: Game>(home: &Path, scenario: &str) -> Table {
    let plugins = |app: &mut App| {
        app.add_plugins(EguiPlugin::default()).add_plugins((table::plugin, table::panels_plugin));
        plugin::plugin_in(app, Some(home.to_owned()));
        plugin::game_plugin::<Platoon>(app);
        plugin::game_plugin::<Guderian>(app);
        plugin::game_plugin::<Panzer44>(app);
    };
    let mut table = Table::lay(plugins, |_, _| {});
    table.app.world_mut().resource_mut::<Settings>().hand_over = false;
    table.app.world_mut().write_message(SessionRequest(Request::NewGame(NewGame {
        scenario: scenario.to_owned(),
        options: ChosenOptions::usual::<G>(),
        seed: Some(5),
        seats: [Seat::Human, Seat::Human],
        custom: Custom::default(),
    })));
    table.wait(8);
    table
}

impl Table {
    fn edit(&mut self, action: ScenarioAction) {
        self.app.world_mut().write_message(ScenarioAsked(action));
        self.wait(3);
    }

    fn written(&self) -> String {
        self.get::<Editing>().text().expect("a scenario is open")
    }

    /// Takes this hex as if it were clicked for the editor.
    fn take(&mut self, at: Hex) {
        self.go_to(at);
        self.edit(ScenarioAction::AtCursor);
    }
}

/// The farm road as it comes with the program.
fn farm_road() -> Box<dyn AnyDraft> {
    let source = data::load_of("platoon", "farm-road").expect("a scenario");
    Platoon::draft(&source).expect("an editor").expect("a draft")
}

#[test]
fn a_scenario_is_edited_saved_and_played() {
    let home = Home::new("played");
    let mut table = begun::<Platoon>(&home.0, "farm-road");
    table.edit(ScenarioAction::Toggle);
    let mut draft = farm_road();
    assert_eq!(table.get::<Editing>().said(), None);
    assert_eq!(Ok(table.written()), draft.text());
    assert!(table.get::<Buttons>().0.contains_key("Save scenario"), "{:?}", table.get::<Buttons>().0.keys());

    let number = Change::Number { side: 0, of: UnitsOf::Group(0), kind: word("ge-rifle"), number: 3 };
    table.edit(ScenarioAction::Change(number.clone(), None));
    draft.change(&number).expect("a change");
    assert_eq!(Ok(table.written()), draft.text());
    table.edit(ScenarioAction::Pick(Some(Pick::Area { side: 0, group: 0 })));
    for hexes in [vec![hex("0903")], vec![hex("0903"), hex("0405")]] {
        table.take(*hexes.last().expect("a hex"));
        draft.change(&Change::Paint { side: 0, group: 0, hexes }).expect("a change");
        assert_eq!(Ok(table.written()), draft.text());
    }
    table.edit(ScenarioAction::Undo);
    assert!(draft.undo());
    assert_eq!(Ok(table.written()), draft.text());
    table.edit(ScenarioAction::Redo);
    assert!(draft.redo());
    assert_eq!(Ok(table.written()), draft.text());
    assert!(home.0.join("drafts/platoon/farm-road.ron").is_file(), "unsaved changes are kept");

    table.edit(ScenarioAction::Save);
    let saved = home.0.join("scenarios/platoon/farm-road-2.ron");
    let text = fs::read_to_string(&saved).expect("a saved scenario");
    assert_eq!(text, table.written());
    let source = Source { name: "farm-road-2.ron".to_owned(), text };
    assert!(Rulebook::read(&source).is_ok() && !home.0.join("drafts/platoon/farm-road.ron").exists());

    table.edit(ScenarioAction::Play);
    let begun = table.get::<Session<Platoon>>().rulebook.clone().expect("a game");
    assert_eq!(begun.scenario.id, word("farm-road-2"), "{:?}", table.get::<Editing>().said());
    assert!(table.get::<Editing>().is_shown());
    table.edit(ScenarioAction::Close);
    assert!(!table.get::<Editing>().is_shown() && !table.get::<Buttons>().0.contains_key("Save scenario"));
}

/// What was not saved is offered when the scenario is opened again, also after another program has ended.
#[test]
fn unsaved_changes_are_found_again() {
    let home = Home::new("found");
    let change = Change::Title("Mine".to_owned());
    for resumed in [true, false] {
        let mut table = begun::<Platoon>(&home.0, "farm-road");
        table.edit(ScenarioAction::Toggle);
        table.edit(ScenarioAction::Change(change.clone(), Some(1)));
        assert!(table.written().contains("title: \"Mine\""));
        drop(table);
        let mut table = begun::<Platoon>(&home.0, "farm-road");
        table.edit(ScenarioAction::Toggle);
        assert_eq!(table.get::<Editing>().text(), None, "it is asked about first");
        table.edit(ScenarioAction::Resume(resumed));
        assert_eq!(table.written().contains("title: \"Mine\""), resumed);
        assert_eq!(home.0.join("drafts/platoon/farm-road.ron").exists(), resumed);
        table.edit(ScenarioAction::Save);
        drop(table);
        assert!(!home.0.join("drafts/platoon/farm-road.ron").exists());
    }
}

#[test]
fn fairness_is_counted_at_the_table() {
    let home = Home::new("fair");
    let mut table = begun::<Platoon>(&home.0, "farm-road");
    table.edit(ScenarioAction::Toggle);
    assert_eq!(table.get::<Editing>().fairness(), None);
    table.edit(ScenarioAction::BeginFairness("random".to_owned(), 2));
    let end = Instant::now() + Duration::from_secs(60);
    while !table.get::<Editing>().fairness().is_some_and(|line| line.contains("of 2")) {
        assert!(Instant::now() < end, "{:?}", table.get::<Editing>().fairness());
        table.wait(1);
    }
    table.edit(ScenarioAction::BeginFairness("nobody".to_owned(), 2));
    assert!(table.get::<Editing>().said().is_some_and(|why| why.contains("nobody")));
}

/// Works are built where the map is clicked, and the next clicks extend their area.
#[test]
fn works_are_built_where_the_map_is_clicked() {
    let home = Home::new("works");
    let mut table = begun::<Platoon>(&home.0, "farm-road");
    table.edit(ScenarioAction::Toggle);
    let mut draft = farm_road();
    let (section, list) = ("german-works", Extra::Works);
    table.edit(ScenarioAction::Pick(Some(Pick::NewThing { section, list, what: word("mines") })));
    table.take(hex("0903"));
    let with = FieldValue::Thing { list, what: "mines".to_owned() };
    draft.change(&Change::AddThing { section, with, hexes: vec![hex("0903")] }).expect("a change");
    assert_eq!(Ok(table.written()), draft.text());
    table.take(hex("0405"));
    let value = FieldValue::Columns { columns: Some((4, 9)), or_all: false };
    draft.change(&Change::Field { section, thing: 0, field: 1, value }).expect("a change");
    assert_eq!(Ok(table.written()), draft.text());
    assert!(table.written().contains("mines: Some((columns: (4, 9), number: 1))"), "{}", table.written());
}

/// A bridge that may be blown is chosen by the hexes at its ends, and removed in the same way.
#[test]
fn bridges_are_chosen_by_their_ends() {
    let home = Home::new("bridges");
    let mut table = begun::<Panzer44>(&home.0, "ailette");
    table.edit(ScenarioAction::Toggle);
    let (section, thing, field) = ("demolition", 0, 3);
    let bridges = |table: &Table| -> String {
        let text = table.written();
        let rest = text.split_once("bridges: ").map(|(_, rest)| rest).expect("bridges");
        rest.split_once(", most").map(|(bridges, _)| bridges.to_owned()).expect("their number")
    };
    table.edit(ScenarioAction::Pick(Some(Pick::Field { section, thing, field })));
    table.take(hex("2410"));
    assert_eq!(bridges(&table), r#"[("2310", "2410"), ("2314", "2414")]"#);
    table.take(hex("2310"));
    assert_eq!(bridges(&table), r#"[("2314", "2414")]"#);
    // A hex that is not adjacent begins another pair.
    for word in ["0101", "2410", "2310"] {
        table.take(hex(word));
    }
    assert_eq!(bridges(&table), r#"[("2314", "2414"), ("2310", "2410")]"#);
}

/// A game without groups: counters are put into hexes and moved, and the result is saved.
#[test]
fn counters_are_placed_in_hexes() {
    let home = Home::new("placed");
    let mut table = begun::<Guderian>(&home.0, "dnieper");
    table.edit(ScenarioAction::Toggle);
    assert_eq!(table.get::<Editing>().said(), None);
    let source = data::load_of("guderian", "dnieper").expect("a scenario");
    let mut draft = Guderian::draft(&source).expect("an editor").expect("a draft");
    assert_eq!(Ok(table.written()), draft.text());
    let unit = word("inf-7");
    table.edit(ScenarioAction::Pick(Some(Pick::NewPlaced { unit })));
    table.take(hex("0416"));
    draft.change(&Change::AddPlaced { unit, hex: hex("0416") }).expect("a change");
    assert_eq!(Ok(table.written()), draft.text());
    let placed = draft.view().placed.map_or(0, |placed| placed.len()) - 1;
    table.edit(ScenarioAction::Pick(Some(Pick::MovePlaced { placed })));
    table.take(hex("0515"));
    draft.change(&Change::MovePlaced { placed, hex: hex("0515") }).expect("a change");
    assert_eq!(Ok(table.written()), draft.text());
    table.edit(ScenarioAction::Save);
    assert!(home.0.join("scenarios/guderian/dnieper-2.ron").is_file(), "{:?}", table.get::<Editing>().said());
}

/// A type of one's own is in a file beside the scenario, and a refused value is not written.
#[test]
fn a_type_of_ones_own_is_made_and_changed() {
    let home = Home::new("types");
    let mut table = begun::<Platoon>(&home.0, "farm-road");
    table.edit(ScenarioAction::Toggle);
    let copy = |id: &str| ScenarioAction::NewType {
        of: word("ge-rifle"),
        id: id.to_owned(),
        name: "Guards".to_owned(),
    };
    table.edit(copy("ge-guards"));
    assert_eq!(table.get::<Editing>().said(), None);
    let file = home.0.join("scenarios/platoon/units-farm-road.ron");
    let list = || fs::read_to_string(&file).expect("a list of units");
    assert!(list().contains("\"ge-guards\"") && table.written().contains("platoon/units-farm-road.ron"));
    table.edit(copy("ge-guards"));
    assert!(table.get::<Editing>().said().is_some_and(|why| why.contains("ge-guards")));
    let value = |text: &str| ScenarioAction::TypeValue {
        id: "ge-guards".to_owned(),
        path: "defence".to_owned(),
        text: text.to_owned(),
    };
    let before = list();
    table.edit(value("100"));
    table.edit(value("many"));
    assert_eq!(list(), before, "what the game refuses is not written");
    table.edit(value("17"));
    let after = list();
    assert!(after != before && after.contains("defence: 17"));
    // Values are steps of undo, also those that are typed letter by letter.
    table.edit(value("16"));
    table.edit(ScenarioAction::Undo);
    assert_eq!(list(), before);
    table.edit(ScenarioAction::Redo);
    table.edit(value("17"));
    assert_eq!(list(), after);
    // Another type in the same list, and the first one, which brought the list.
    table.edit(copy("ge-other"));
    assert!(list().contains("ge-other"));
    table.edit(ScenarioAction::Undo);
    assert_eq!(list(), after);
    for _ in 0..2 {
        table.edit(ScenarioAction::Undo);
    }
    assert!(!table.written().contains("units-farm-road"), "{}", table.written());
    for _ in 0..2 {
        table.edit(ScenarioAction::Redo);
    }
    assert!(table.written().contains("platoon/units-farm-road.ron"));
    assert_eq!(list(), after);
    let number = Change::Number { side: 0, of: UnitsOf::Group(0), kind: word("ge-guards"), number: 1 };
    table.edit(ScenarioAction::Change(number, None));
    table.edit(ScenarioAction::Play);
    let begun = table.get::<Session<Platoon>>().rulebook.clone().expect("a game");
    assert_eq!(begun.scenario.id, word("farm-road-2"), "{:?}", table.get::<Editing>().said());
    assert_eq!(begun.units.find(word("ge-guards")).map(|kind| kind.defence), Some(17));
}
