//! The sheet of settings, keys, help and credits, tested by the labels of its buttons.

use super::screen::{Draw, Screen};
use crate::{
    art::packs::pack::library::{self, PackEntry},
    engine::{
        data::parcel::{About, Glanced, KeptParcel, Removal, SentBefore, Thing, ThingKind},
        manual::guides,
        text::{Languages, PSEUDO, Text, in_language, within},
    },
    panels::{
        self, Action, OwnThing, ParcelShelf, SentParcel, Sheet, SheetMemory, SheetState, ShelfParcel, buttons,
    },
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
    parcels: ParcelShelf,
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
            parcels: ParcelShelf::default(),
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
            parcels: &self.parcels,
            games: &games(),
            titles: &[("second", "Second of Two")],
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
    // A game can have another one.
    desk.click("Art pack for Second of Two");
    desk.click("Standard");
    assert_eq!((desk.settings.pack.as_str(), desk.settings.packs["second"].as_str()), ("flat", "standard"));
    desk.click("As for all games");
    assert!(desk.settings.packs.is_empty());
    // A pack that is for some games changes nothing in the others.
    let mine = |only_for: &[&str]| PackEntry {
        id: "mine".to_owned(),
        name: "Mine".to_owned(),
        about: String::new(),
        only_for: only_for.iter().map(|id| (*id).to_owned()).collect(),
        folder: Some("packs/mine".into()),
    };
    desk.packs.push(mine(&["second"]));
    desk.click("Art pack for all games");
    desk.click("Mine");
    assert_eq!((desk.settings.pack.as_str(), desk.settings.packs["second"].as_str()), ("flat", "mine"));
    assert!(desk.words().contains("Only for Second of Two"), "{}", desk.words());
    desk.settings.packs.clear();
    desk.click("Art pack for all games");
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
    const NOTICES: &str = "Desktop notification on your turn";
    let mut desk = Desk::at(Sheet::Table);
    // A scale applies when the pointer has left its button, which would otherwise move away under it.
    assert_eq!(desk.click("Bigger"), []);
    assert_eq!(desk.settings.scale, 1.1);
    for label in ["Light", "Colour-blind", "None", "Left", "Small map", "Hand-over screen", NOTICES] {
        let actions = desk.click(label);
        assert!(matches!(actions.as_slice(), [Action::Change(_)]), "{label}: {actions:?}");
    }
    let settings = &desk.settings;
    assert_eq!((settings.theme, settings.colours), (Theme::Light, Colours::ColourBlind));
    assert_eq!((settings.scale, settings.motion, settings.minimap), (1.1, Motion::Reduced, false));
    assert_eq!((settings.dock.side, settings.hand_over), (DockSide::Left, false));
    assert!(!settings.turn_notices);
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

/// The address of a relay is used as a whole, once the player leaves its field or the settings; a wrong one is not used.
#[cfg(feature = "ticket")]
#[test]
fn a_relay_of_ones_own_is_named() {
    use crate::settings::TicketRelay;
    use bevy_egui::egui::Event;

    let own = TicketRelay::Own("https://relay.example".to_owned());
    let mut desk = Desk::at(Sheet::Table);
    desk.click("Relay for tickets: Your own");
    desk.click("Address of the relay");
    desk.on_screen(|screen, draw| screen.frame(vec![Event::Text("relay.example".to_owned())], draw));
    desk.settle();
    assert!(desk.words().contains("A relay is an address such as"), "{}", desk.words());
    desk.memory.relay = Some(" https://relay.example".to_owned());
    desk.settle();
    assert!(desk.words().contains("Press Enter to use this relay"), "{}", desk.words());
    assert_eq!(desk.settings.ticket_relay, TicketRelay::Public);
    desk.click("Close");
    assert_eq!((&desk.settings.ticket_relay, &desk.memory.relay), (&own, &None));

    desk.memory.open = Some(Sheet::Table);
    desk.settle();
    desk.memory.relay = Some("wss://relay.example".to_owned());
    desk.memory.open = Some(Sheet::Help);
    desk.settle();
    assert_eq!(desk.settings.ticket_relay, own, "a wrong address changes nothing");
    desk.memory.open = Some(Sheet::Table);
    desk.settle();
    desk.click("Relay for tickets: None");
    assert_eq!((&desk.settings.ticket_relay, &desk.memory.relay), (&TicketRelay::Direct, &None));
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
        facts: About { title: title.to_owned(), author: "M. Weiß".to_owned(), ..About::default() },
        packs: Vec::new(),
    };
    desk.own = vec![named("bridge", "The bridge"), named("mill", "The mill at night")];
    desk.settle();
    assert!(desk.words().contains("Scenario \u{201c}The bridge\u{201d} · bridge"), "{}", desk.words());
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

/// A shelf with a parcel, and two zip files of which one is a newer version of it.
fn shelf() -> ParcelShelf {
    let about = |title: &str, version: &str| About {
        title: title.to_owned(),
        version: version.to_owned(),
        author: "M. Weiß".to_owned(),
        ..About::default()
    };
    let bridge = Thing { kind: ThingKind::Scenario, place: "scenarios/second/bridge.ron".to_owned() };
    let river = Thing { kind: ThingKind::Part, place: "scenarios/second/river.ron".to_owned() };
    let kept = KeptParcel { facts: about("Winter", "1.2"), date: "2026-11-22".to_owned(), files: Vec::new() };
    let removal = Removal {
        goes: vec![bridge.clone()],
        stays: vec![(river.clone(), "scenario mine".to_owned())],
        changed: vec!["scenarios/second/bridge.ron".to_owned()],
    };
    let parcel = ShelfParcel { kept, things: vec![bridge, river], removal, ..ShelfParcel::default() };
    let zip = |file: &str, about: About| Glanced { path: file.into(), about };
    let zips = vec![zip("winter.zip", about("Winter", "1.3")), zip("summer.zip", about("Summer", ""))];
    ParcelShelf { parcels: vec![parcel], zips, ..ParcelShelf::default() }
}

#[test]
fn a_parcel_is_updated_sent_and_removed() {
    let mut desk = Desk::at(Sheet::Table);
    desk.parcels = shelf();
    desk.settle();
    for text in ["Winter", "Version 1.2", "by M. Weiß", "2026-11-22", "bridge.ron was changed", "Summer"] {
        assert!(desk.words().contains(text), "{text}: {}", desk.words());
    }
    assert_eq!(desk.click("Update Winter to 1.3"), [Action::LookAtParcel("winter.zip".into())]);
    assert_eq!(desk.click("Install Summer"), [Action::LookAtParcel("summer.zip".into())]);
    let parcel = desk.parcels.parcels[0].clone();
    assert_eq!(desk.click("Send Winter"), [], "the facts are asked for first");
    desk.memory.sending.as_mut().unwrap().about.version = "1.3".to_owned();
    desk.settle();
    let about = About { version: "1.3".to_owned(), ..parcel.kept.facts.clone() };
    let things = parcel.things.clone();
    let sent = SentParcel { things, about, picture: None, picture_file: None };
    assert_eq!(desk.click("Write parcel"), [Action::SendParcel(Box::new(sent))]);
    assert_eq!(desk.memory.sending, None);
    assert_eq!(desk.click("Remove parcel Winter"), [], "it asks first");
    assert!(desk.words().contains("river stays: scenario mine needs it"), "{}", desk.words());
    assert_eq!(desk.click("Keep parcel Winter"), []);
    desk.click("Remove parcel Winter");
    assert_eq!(desk.click("Yes, remove parcel Winter"), [Action::RemoveParcel(parcel.kept.facts.key())]);
}

/// What the player has made is sent with the facts that its file gives, and without a version there is none.
#[test]
fn a_thing_of_ones_own_is_sent() {
    let mut desk = Desk::at(Sheet::Table);
    let thing = Thing { kind: ThingKind::Pack, place: "packs/mud".to_owned() };
    let facts = About { title: "Mud".to_owned(), author: "M. Weiß".to_owned(), ..About::default() };
    let title = "Mud".to_owned();
    let packs = Vec::new();
    desk.own = vec![OwnThing { thing: thing.clone(), title, facts: facts.clone(), packs }];
    desk.settle();
    desk.click("Send art pack mud");
    desk.memory.sending.as_mut().unwrap().about.version = "new".to_owned();
    desk.settle();
    assert!(!buttons(&desk.screen.ctx).is_empty() && desk.words().contains("numbers with full stops"));
    assert_eq!(desk.click("Write parcel"), [], "that is no version");
    desk.memory.sending.as_mut().unwrap().about.version = "1".to_owned();
    desk.settle();
    let about = About { version: "1".to_owned(), ..facts };
    desk.memory.sending.as_mut().unwrap().picture_path = " \"pictures/mud.png\" ".to_owned();
    let picture_file = Some("pictures/mud.png".into());
    let sent = SentParcel { things: vec![thing], about, picture: None, picture_file };
    assert_eq!(desk.click("Write parcel"), [Action::SendParcel(Box::new(sent))]);
}

/// A scenario takes along the pack in use with the pictures of its unit types; other things are ticked. The facts are those
/// of the last time, with the next version, and what was sent is not offered for installation.
#[test]
fn several_things_are_sent_in_one_parcel() {
    let mut desk = Desk::at(Sheet::Table);
    let thing = |kind, place: &str| Thing { kind, place: place.to_owned() };
    let pack = thing(ThingKind::Pack, "packs/mud");
    let mill = thing(ThingKind::Scenario, "scenarios/second/mill.ron");
    let ford = thing(ThingKind::Scenario, "scenarios/second/ford.ron");
    let own = |thing: &Thing, packs: &[&Thing]| OwnThing {
        thing: thing.clone(),
        title: String::new(),
        facts: About::default(),
        packs: packs.iter().map(|pack| (*pack).clone()).collect(),
    };
    desk.own = vec![own(&pack, &[]), own(&ford, &[]), own(&mill, &[&pack])];
    let facts = About {
        title: "The mill".to_owned(),
        version: "1.1".to_owned(),
        author: "M. Weiß".to_owned(),
        ..About::default()
    };
    let (places, picture) = (vec![mill.place.clone()], "mill.png".to_owned());
    desk.parcels.sent.sent = vec![SentBefore { places, facts: facts.clone(), picture }];
    desk.parcels.zips = vec![Glanced { path: "mill-1.1.zip".into(), about: facts.clone() }];
    desk.settle();
    assert!(!desk.words().contains("mill-1.1.zip"), "{}", desk.words());
    desk.click("Send scenario mill");
    assert_eq!(
        desk.memory.sending.as_ref().unwrap().things,
        std::slice::from_ref(&mill),
        "that pack is not in use"
    );
    desk.click("Cancel");
    desk.settings.use_pack("mud", &["second".to_owned()]);
    desk.click("Send scenario mill");
    desk.click("Also in this parcel: scenario ford");
    let about = About { version: "1.2".to_owned(), ..facts };
    let picture_file = Some("mill.png".into());
    let sent = SentParcel { things: vec![mill, pack, ford], about, picture: None, picture_file };
    assert_eq!(desk.click("Write parcel"), [Action::SendParcel(Box::new(sent))]);
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
