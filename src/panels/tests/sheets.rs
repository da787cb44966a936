//! The sheet of settings, keys, help and credits, tested by the labels of its buttons.

use super::screen::{Draw, Screen};
use crate::{
    art::packs::pack::library::{self, PackEntry},
    engine::{
        data::parcel::{Thing, ThingKind},
        manual::guides,
        text::{Languages, PSEUDO, Text, in_language, within},
    },
    panels::{self, Action, OwnThing, Sheet, SheetMemory, SheetState, buttons},
    scene::PrintedGame,
    settings::{Chord, Colours, Command, DockSide, GameKeys, Motion, Overlay, OwnCommand, Settings, Theme},
};
use bevy::prelude::KeyCode;
use bevy_egui::egui::Context;

/// The printed games behind the games of an invented list.
const PRINTED: [PrintedGame; 2] = [
    PrintedGame { title: "First of Two", publisher: "A house, 1970", designer: "Somebody" },
    PrintedGame { title: "Second of Two", publisher: "Another, 1980", designer: "Somebody Else" },
];

/// A command that only one of them has.
const SPOT: OwnCommand =
    OwnCommand { word: "spot", title: "Spot for the guns", keys: &[Chord::plain(KeyCode::KeyU)] };

fn games() -> [GameKeys; 1] {
    [GameKeys { title: "Second of Two", commands: &[SPOT], overlays: vec!["Wide", "Far"] }]
}

struct Desk {
    screen: Screen,
    settings: Settings,
    memory: SheetMemory,
    notes: Vec<Text>,
    packs: Vec<PackEntry>,
    strays: Vec<String>,
    own: Vec<OwnThing>,
    pressed: Option<Chord>,
}

impl Desk {
    fn at(leaf: Sheet) -> Self {
        let memory = SheetMemory { open: Some(leaf), ..SheetMemory::default() };
        let mut desk = Self {
            screen: Screen::new(1280.0, 2400.0),
            settings: Settings::default(),
            memory,
            notes: Vec::new(),
            packs: library::list(&[]),
            strays: Vec::new(),
            own: Vec::new(),
            pressed: None,
        };
        desk.settle();
        desk
    }

    /// Draws the sheet and carries out its actions.
    fn draw(&mut self, ctx: &Context) -> Vec<Action> {
        let state = SheetState {
            settings: &self.settings,
            notes: &self.notes,
            file: "settings.ron",
            languages: &Languages::default().entries(),
            packs: &self.packs,
            strays: &self.strays,
            own: &self.own,
            games: &games(),
            printed: &PRINTED,
            pressed: self.pressed.take(),
            memory: &mut self.memory,
        };
        let asked = panels::sheet(ctx, state);
        for action in &asked {
            match action {
                Action::Change(settings) => self.settings = settings.as_ref().clone(),
                Action::Open(leaf) => self.memory.open = Some(*leaf),
                Action::CloseSheet => self.memory.open = None,
                _ => {}
            }
        }
        asked
    }

    /// Does `work` on the screen, with the sheet on it.
    fn on_screen<T>(&mut self, work: impl FnOnce(&mut Screen, Draw) -> T) -> T {
        let mut screen = std::mem::take(&mut self.screen);
        let done = work(&mut screen, &mut |ctx| self.draw(ctx));
        self.screen = screen;
        done
    }

    fn settle(&mut self) {
        self.on_screen(Screen::settle);
    }

    fn click(&mut self, label: &str) -> Vec<Action> {
        let actions = self.on_screen(|screen, draw| screen.press(label, draw));
        self.settle();
        actions
    }

    fn words(&self) -> String {
        self.screen.texts().join("\n")
    }
}

#[test]
fn an_art_pack_is_chosen_by_its_name() {
    let mut desk = Desk::at(Sheet::Table);
    assert_eq!(desk.settings.pack, "standard");
    desk.click("Flat");
    assert_eq!(desk.settings.pack, "flat");
    assert!(desk.words().contains("Plain surfaces and strong contrast"));
    desk.settings.pack = "lost".to_owned();
    desk.settle();
    assert!(desk.words().contains("Art pack \u{201c}lost\u{201d} not found"));
    // A folder that cannot be chosen is listed, with a name that would work.
    let folder = std::env::temp_dir().join(format!("kessel-strays-{}", std::process::id()));
    for name in ["My Pack", "my.pack", "pack(1)", "good"] {
        std::fs::create_dir_all(folder.join(name)).unwrap();
        std::fs::write(folder.join(name).join("pack.ron"), "(name: \"X\")").unwrap();
    }
    std::fs::create_dir_all(folder.join("unpacked/inner")).unwrap();
    std::fs::write(folder.join("unpacked/inner/pack.ron"), "(name: \"X\")").unwrap();
    std::fs::create_dir_all(folder.join("ending")).unwrap();
    std::fs::write(folder.join("ending/pack.ron.txt"), "(name: \"X\")").unwrap();
    desk.strays = library::strays(std::slice::from_ref(&folder));
    desk.settle();
    let words = desk.words();
    for (name, near) in [("My Pack", "my-pack"), ("my.pack", "my-pack"), ("pack(1)", "pack-1")] {
        let told = format!("The folder \"{name}\" is not a pack: rename it to \"{near}\"");
        assert!(words.contains(&told), "{told}: {words}");
    }
    assert!(!words.contains("\"good\""), "{words}");
    assert!(
        words.contains("The folder \"unpacked\" is not a pack: the pack is inside it, in inner"),
        "{words}"
    );
    assert!(words.contains("it has pack.ron.txt where pack.ron is expected"), "{words}");
    std::fs::remove_dir_all(&folder).unwrap();
}

#[test]
fn settings_are_changed_by_their_buttons() {
    let mut desk = Desk::at(Sheet::Table);
    // A scale applies when the pointer has left its button, which would otherwise move away under it.
    assert_eq!(desk.click("Bigger"), []);
    assert_eq!(desk.settings.scale, 1.1);
    for label in ["Light", "Colour-blind", "None", "Left", "Small map", "Hand-over screen"] {
        let actions = desk.click(label);
        assert!(matches!(actions.as_slice(), [Action::Change(_)]), "{label}: {actions:?}");
    }
    let settings = &desk.settings;
    assert_eq!((settings.theme, settings.colours), (Theme::Light, Colours::ColourBlind));
    assert_eq!((settings.scale, settings.motion, settings.minimap), (1.1, Motion::Reduced, false));
    assert_eq!((settings.dock.side, settings.hand_over), (DockSide::Left, false));
    desk.click("Restore defaults");
    assert_eq!(desk.settings, Settings::default());
    desk.click("Close");
    assert_eq!(desk.memory.open, None);
}

/// A player who closes the settings with the mouse still on the button gets the chosen scale.
#[test]
fn a_size_is_worn_however_the_settings_are_left() {
    let mut desk = Desk::at(Sheet::Table);
    desk.memory.scale = Some(1.2);
    desk.memory.open = None;
    desk.settle();
    assert_eq!((desk.settings.scale, desk.memory.scale), (1.2, None));
    let mut desk = Desk::at(Sheet::Table);
    desk.memory.scale = Some(0.9);
    desk.memory.open = Some(Sheet::Help);
    desk.settle();
    assert_eq!(desk.settings.scale, 0.9);
}

#[test]
fn a_key_is_mapped_anew_and_a_conflict_is_said() {
    let mut desk = Desk::at(Sheet::Table);
    desk.click("Keys");
    desk.click("change next_unit");
    assert!(desk.words().contains("Press a key"));
    desk.pressed = Some(Chord::plain(KeyCode::KeyE));
    desk.settle();
    assert_eq!(desk.settings.keys.words(Command::NextUnit), "E");
    assert!(desk.words().contains("E is also used for \u{201c}End the phase\u{201d}"), "{}", desk.words());
    desk.click("usual next_unit");
    assert!(!desk.words().contains("is also"));
    desk.click("add undo");
    desk.pressed = Some(Chord::plain(KeyCode::Backspace));
    desk.settle();
    assert_eq!(desk.settings.keys.words(Command::Undo), "Ctrl+Z  Backspace");
    desk.click("change undo");
    desk.pressed = Some(Chord::plain(KeyCode::Escape));
    desk.settle();
    assert_eq!(desk.settings.keys.words(Command::Undo), "Ctrl+Z  Backspace", "Esc leaves it as it is");
    desk.click("none undo");
    assert_eq!(desk.settings.keys.words(Command::Undo), "none");
}

#[test]
fn help_lists_every_command_with_its_keys_as_mapped() {
    let mut desk = Desk::at(Sheet::Help);
    desk.settings.keys.set(Command::EndPhase, vec!["Ctrl+K".parse().unwrap()]);
    desk.settle();
    let words = desk.words();
    // The names of overlays in a game say more than their numbers.
    let is_named = |command: Command| matches!(command, Command::Overlay(Overlay(0 | 1)));
    for command in Command::all().chain([Command::Own(SPOT)]) {
        assert_ne!(words.contains(&command.title()), is_named(command), "{command:?}");
    }
    assert!(words.contains("Ctrl+K"));
    for name in ["Second of Two", "Wide", "Far"] {
        assert!(words.contains(&name.to_uppercase()) || words.contains(name), "{name} is missing");
    }
}

#[test]
fn the_sources_and_licences_are_named() {
    let desk = Desk::at(Sheet::ScenarioInfo);
    let words = desk.words();
    for name in [
        "First of Two",
        "A house, 1970",
        "Second of Two",
        "Somebody Else",
        "Libertinus",
        "Ubuntu Font Licence",
        "accesskit",
    ] {
        assert!(words.contains(name), "{name} is missing");
    }
}

/// Each guide is opened by its title, and a button leads back to the list.
#[test]
fn guides_are_read_on_the_sheet() {
    let mut desk = Desk::at(Sheet::Guides);
    for guide in guides() {
        assert!(desk.words().contains("FOR ONE GAME"), "the list");
        assert_eq!(desk.click(&guide.title), [], "{}", guide.file);
        let words = desk.words();
        assert!(words.contains(&guide.title) && !words.contains("FOR ONE GAME"), "{}: {words}", guide.file);
        assert_eq!(desk.click("All guides"), [], "{}", guide.file);
    }
}

/// A link leads to the guide that it names.
#[test]
fn a_link_leads_to_another_guide() {
    let mut desk = Desk::at(Sheet::Guides);
    desk.click("Scenarios for Squad");
    let texts = desk.screen.words();
    let (_, place) = texts.iter().find(|(words, _)| words == "The guide to scenarios").unwrap();
    let asked = desk.on_screen(|screen, draw| screen.click(place.center(), draw));
    assert_eq!(asked, []);
    desk.settle();
    let open = desk.memory.guide.and_then(|number| guides().get(number));
    assert_eq!(open.map(|guide| guide.file), Some("scenarios/README.md"));
}

#[test]
fn what_is_wrong_with_the_file_is_said() {
    let mut desk = Desk::at(Sheet::Table);
    desk.notes = vec!["settings.ron:3:5: something".into()];
    desk.settle();
    assert!(desk.words().contains("settings.ron:3:5"));
}

#[test]
fn a_pack_is_begun_and_what_is_ones_own_is_taken_away() {
    let mut desk = Desk::at(Sheet::Table);
    desk.memory.new_pack = "Winter".to_owned();
    desk.settle();
    let actions = desk.click("New pack");
    assert_eq!(actions, [Action::NewPack("Winter".to_owned())]);
    let named = |file: &str, title: &str| OwnThing {
        thing: Thing { kind: ThingKind::Scenario, place: format!("scenarios/second/{file}.ron") },
        title: title.to_owned(),
    };
    desk.own = vec![named("bridge", "The bridge"), named("mill", "The mill at night")];
    desk.settle();
    assert!(desk.words().contains("Scenario \u{201c}The bridge\u{201d}"), "{}", desk.words());
    assert_eq!(desk.click("Remove scenario bridge"), [], "it asks first");
    assert_eq!(desk.click("Keep scenario bridge"), []);
    let mill = |desk: &Desk| {
        buttons(&desk.screen.ctx).into_iter().find(|(name, _)| name == "Remove scenario mill").unwrap()
    };
    let before = mill(&desk);
    desk.click("Remove scenario bridge");
    let thing = desk.own[0].thing.clone();
    assert_eq!(desk.click("Yes, remove scenario bridge"), [Action::TakeAway(thing)]);
    desk.own.remove(0);
    desk.settle();
    assert_eq!(mill(&desk), before, "nothing slides under the pointer");
    assert!(desk.words().contains("moved to the folder"));
}

/// In a language that is 40 % longer than English nothing on the pages of the sheet is cut.
#[test]
fn nothing_is_cut_on_a_page_in_a_longer_language() {
    within(in_language(PSEUDO), || {
        for leaf in [Sheet::Table, Sheet::Keys, Sheet::Help, Sheet::Guides, Sheet::ScenarioInfo] {
            let desk = Desk::at(leaf);
            assert!(desk.screen.texts().iter().any(|text| text.contains('é')), "{leaf:?}");
            assert_eq!(desk.screen.cut(), Vec::<String>::new(), "{leaf:?}");
        }
    });
}
