//! Tests of the settings file: round trip, wrong files, changed key bindings.

#![allow(clippy::unwrap_used, reason = "a test may stop at once")]

use super::*;
use bevy::prelude::{ButtonInput, KeyCode};

fn changed() -> Settings {
    let mut settings = Settings {
        scale: 1.3,
        theme: Theme::Light,
        colours: Colours::ColourBlind,
        pack: "flat".to_owned(),
        packs: [("x".to_owned(), "mine".to_owned())].into(),
        motion: Motion::Fast,
        minimap: false,
        hand_over: false,
        turn_notices: false,
        dock: Dock { side: DockSide::Left, width: 444.0, folded: true },
        ticket_relay: TicketRelay::Own("https://relay.example".to_owned()),
        ..Settings::default()
    };
    settings.keys.set(Command::NextUnit, vec!["Ctrl+Shift+PageDown".parse().unwrap()]);
    settings.keys.set(Command::Minimap, Vec::new());
    settings
}

#[test]
fn what_is_written_is_read_again() {
    for settings in [Settings::default(), changed()] {
        let text = written(&settings, &[]);
        let read = read("settings.ron", &text, &[]).unwrap_or_else(|error| panic!("{error}\n{text}"));
        assert_eq!(read, Read { settings, notes: Vec::new() }, "{text}");
    }
}

#[test]
fn a_file_on_disk_goes_round() {
    let folder = std::env::temp_dir().join(format!("kessel-settings-{}", std::process::id()));
    let path = folder.join("deeper").join("settings.ron");
    assert_eq!(read_file(&path, &[]), Read::default(), "no file is no fault");
    write(&path, &changed(), &[]).unwrap();
    assert_eq!(read_file(&path, &[]).settings, changed());
    std::fs::write(&path, "(scale: 1.2,\n  theme: Blue)").unwrap();
    let wrong = read_file(&path, &[]);
    assert_eq!(wrong.settings, Settings { scale: 1.2, ..Settings::default() }, "the rest is read");
    let note = wrong.notes[0].to_string();
    assert!(note.contains("settings.ron:2:") && note.contains("\"Blue\" is not known here"), "{note}");
    std::fs::write(&path, [0xFF, 0xFE, 0x00]).unwrap();
    assert!(read_file(&path, &[]).notes[0].to_string().contains("not text"), "noise is no panic");
    std::fs::remove_dir_all(&folder).unwrap();
}

#[test]
fn a_wrong_value_is_told_with_its_place() {
    let error = read("settings.ron", "(\n    hand_over: sometimes,\n)", &[]).unwrap_err();
    assert_eq!(error.to_string(), "settings.ron:2:15: true or false is expected here");
}

#[test]
fn a_wrong_key_is_told_with_its_place() {
    let text = "(\n    keys: {\n        \"undo\": [\"Ctrl+Zed\"],\n    },\n)";
    let error = read("settings.ron", text, &[]).unwrap_err();
    assert_eq!(error.line, 3, "{error}");
    assert!(error.sentence.contains("\"Ctrl+Zed\" is not a key"), "{error}");
}

#[test]
fn strangers_are_left_out_and_said() {
    let text = "(scale: 1.2, theme: Light, sound: 3, keys: {\"undo\": [\"U\"], \"dance\": [\"X\"]})";
    let read = read("settings.ron", text, &[]).unwrap();
    assert_eq!(read.settings.scale, 1.2);
    assert!(read.settings.hand_over, "a file from before there was such a setting");
    assert_eq!(read.settings.keys.hint(Command::Undo), "U");
    assert_eq!(read.settings.keys.hint(Command::Redo), "Ctrl+Y", "what is not said is usual");
    assert_eq!(read.notes.len(), 2, "{:?}", read.notes);
    let notes: Vec<String> = read.notes.iter().map(ToString::to_string).collect();
    assert!(notes[0].contains("\"dance\"") && notes[1].contains("\"sound\""), "{notes:?}");
}

#[test]
fn numbers_out_of_bounds_are_brought_back() {
    let read = read("settings.ron", "(scale: 90.0, dock: (width: NaN))", &[]).unwrap();
    assert_eq!((read.settings.scale, read.settings.dock.width), (1.6, 388.0));
}

#[test]
fn chords_are_read_and_written_alike() {
    for text in ["N", "Ctrl+Z", "Ctrl+Shift+Alt+F12", "Shift+.", "Ctrl+-", "NumPlus", "Esc"] {
        assert_eq!(text.parse::<Chord>().unwrap().to_string(), text);
    }
    for wrong in ["", "Ctrl+", "Hyper+Z", "Ctrl Z", "+", "Zed"] {
        assert!(wrong.parse::<Chord>().is_err(), "{wrong}");
    }
}

#[test]
fn no_two_commands_share_a_usual_key() {
    let keys = KeyMap::default();
    for command in Command::all() {
        assert_eq!(keys.conflicts(command, &[]), [], "{command:?}");
        assert_eq!(Command::named(command.word()), Some(command));
    }
}

#[test]
fn a_key_that_is_mapped_anew_does_what_it_is_told() {
    let mut keys = KeyMap::default();
    let chord = Chord::plain(KeyCode::KeyE);
    keys.set(Command::Undo, vec![chord]);
    assert_eq!(keys.conflicts(Command::Undo, &[]), [(chord, Command::EndPhase)]);
    keys.set(Command::EndPhase, vec![Chord::plain(KeyCode::KeyQ)]);
    assert_eq!(keys.conflicts(Command::Undo, &[]), []);
    assert_eq!(keys.commands(chord, &[]).collect::<Vec<_>>(), [Command::Undo]);
    let mut down = ButtonInput::default();
    down.press(KeyCode::KeyE);
    let layout = KeyLayout::default();
    assert!(keys.is_down(Command::Undo, &down, &layout));
    down.press(KeyCode::ControlLeft);
    assert!(!keys.is_down(Command::Undo, &down, &layout), "with Control it is another chord");
    keys.reset(Command::Undo);
    assert_eq!(keys.words(Command::Redo), "Ctrl+Y  Ctrl+Shift+Z");
}

/// Makes a command of one game, with this key.
const fn own(word: &'static str, keys: &'static [Chord]) -> OwnCommand {
    OwnCommand { word, title: word, keys }
}

const DIG: OwnCommand = own("dig", &[Chord::plain(KeyCode::KeyU)]);
const SAIL: OwnCommand = own("sail", &[Chord::plain(KeyCode::KeyU)]);

fn two_games() -> [GameKeys; 2] {
    let game = |title, commands| GameKeys { title, commands, overlays: Vec::new() };
    [game("On land", &[DIG]), game("At sea", &[SAIL])]
}

#[test]
fn keys_of_a_games_own_commands_are_kept() {
    let mut settings = Settings::default();
    settings.keys.set(Command::Own(SAIL), vec!["Ctrl+U".parse().unwrap()]);
    let text = written(&settings, &two_games());
    assert!(text.contains("\"dig\": [\"U\"]") && text.contains("\"sail\": [\"Ctrl+U\"]"), "{text}");
    assert_eq!(read("settings.ron", &text, &two_games()).unwrap(), Read { settings, notes: Vec::new() });
    let read = read("settings.ron", &text, &two_games()[..1]).unwrap();
    assert_eq!(read.settings, Settings::default());
    assert!(read.notes.len() == 1 && read.notes[0].to_string().contains("\"sail\""), "{:?}", read.notes);
}

#[test]
fn keys_clash_within_a_game_and_not_between_two() {
    let mut keys = KeyMap::default();
    assert_eq!(keys.conflicts(Command::Own(DIG), &two_games()), []);
    keys.set(Command::Own(DIG), vec![Chord::plain(KeyCode::KeyE)]);
    let clash = Chord::plain(KeyCode::KeyE);
    assert_eq!(keys.conflicts(Command::Own(DIG), &two_games()), [(clash, Command::EndPhase)]);
    assert_eq!(keys.conflicts(Command::EndPhase, &two_games()), [(clash, Command::Own(DIG))]);
    assert_eq!(keys.commands(clash, &[SAIL]).collect::<Vec<_>>(), [Command::EndPhase]);
    assert_eq!(keys.commands(clash, &[DIG]).collect::<Vec<_>>(), [Command::EndPhase, Command::Own(DIG)]);
}

#[test]
fn old_names_of_commands_are_read() {
    let text = "(keys: {\"take_division\": [\"U\"], \"supply\": [\"Ctrl+5\"]})";
    let read = read("settings.ron", text, &[]).unwrap();
    assert!(read.notes.is_empty(), "{:?}", read.notes);
    assert_eq!(read.settings.keys.hint(Command::TakeFormation), "U");
    assert_eq!(read.settings.keys.hint(Command::Overlay(Overlay(4))), "Ctrl+5");
}

/// A fault in the file loses only the wrong part, and the original file is beside the one that is written.
#[test]
fn a_fault_costs_only_itself_and_the_file_is_kept() {
    let folder = std::env::temp_dir().join(format!("kessel-settings-kept-{}", std::process::id()));
    let path = folder.join("settings.ron");
    let whole = written(&changed(), &[]);
    let cases = [
        ("theme: Light", "theme: Blue", Settings { theme: Theme::Dark, ..changed() }),
        ("pack: \"flat\"", "pack: \"flat", Settings { pack: "standard".to_owned(), ..changed() }),
        ("minimap: false", "minimap: perhaps", Settings { minimap: true, ..changed() }),
    ];
    for (number, (from, to, left)) in (1..).zip(cases) {
        let text = whole.replacen(from, to, 1);
        assert_ne!(text, whole, "{from}");
        std::fs::create_dir_all(&folder).unwrap();
        std::fs::write(&path, &text).unwrap();
        let read = read_file(&path, &[]);
        assert_eq!(read.settings, left, "{to}: {:?}", read.notes);
        assert!(read.notes[0].to_string().contains("settings.ron:"), "{:?}", read.notes);
        write(&path, &Settings { scale: 1.1, ..read.settings }, &[]).unwrap();
        let copy = folder.join(format!("settings.damaged-{number}.ron"));
        assert_eq!(std::fs::read_to_string(&copy).unwrap(), text, "{to}");
        // The file is whole now: no copy of it is made.
        write(&path, &left, &[]).unwrap();
        assert!(!folder.join(format!("settings.damaged-{}.ron", number + 1)).exists());
    }
    // Line ends and marks of other systems' editors.
    for text in [format!("\u{feff}{whole}"), whole.replace('\n', "\r\n"), whole.replace('\n', "\r")] {
        std::fs::write(&path, text).unwrap();
        assert_eq!(read_file(&path, &[]), Read { settings: changed(), notes: Vec::new() });
    }
    std::fs::remove_dir_all(&folder).unwrap();
}

/// A pack that is chosen for one game changes nothing in the others, and settings without such choices are read as before.
#[test]
fn each_game_can_have_an_art_pack() {
    let ids = |words: [&str; 2]| words.map(str::to_owned);
    let mut settings = read("settings.ron", "(pack: \"flat\")", &[]).unwrap().settings;
    settings.use_pack("winter", &["one".to_owned()]);
    settings.use_pack("mud", &["bridge".to_owned()]);
    assert_eq!(settings.pack_for(&ids(["one", "mill"])), "winter");
    assert_eq!(settings.pack_for(&ids(["one", "bridge"])), "mud");
    assert_eq!((settings.pack_for(&ids(["two", "mill"])), settings.pack_for(&[])), ("flat", "flat"));
    settings.use_pack("winter", &[]);
    assert!(settings.has_pack("winter") && settings.has_pack("mud") && !settings.has_pack("flat"));
    settings.drop_pack("winter");
    assert_eq!(settings.pack_for(&ids(["one", "mill"])), "standard");
    assert_eq!(settings.pack_for(&ids(["one", "bridge"])), "mud");
}
