//! Keys and the hand-over screen by the settings file.

use super::{Table, on_the_move, windowless::hex};
use bevy::{
    input::{
        ButtonState,
        keyboard::{Key, KeyboardInput},
    },
    prelude::*,
};
use kessel::{
    games::{self, guderian::rules::phase::Phase},
    settings::{Command, Settings},
    table::{Hand, Saving, Screen},
};

#[test]
fn keys_follow_the_settings_file_and_changes_are_kept() {
    let folder = std::env::temp_dir().join(format!("kessel-keys-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder");
    let path = folder.join("settings.ron");
    std::fs::write(&path, "(keys: {\"end_phase\": [\"Ctrl+K\"]})").expect("written");
    let mut table = Table::with_settings(Some(path.clone()), on_the_move);
    table.tap(KeyCode::KeyE);
    table.tap(KeyCode::Enter);
    assert_eq!(table.position().public.phase, Phase::GermanMovement, "E means nothing now");
    table.tap(KeyCode::Escape);
    table.tap_with(KeyCode::ControlLeft, KeyCode::KeyK);
    table.reads_what_is_left();
    table.tap(KeyCode::Enter);
    // No unit is adjacent to an enemy: the combat phase passes by itself.
    assert_eq!(table.position().public.phase, Phase::GermanMechanized);
    table.tap(KeyCode::KeyD);
    table.get::<Saving>().settle();
    let text = std::fs::read_to_string(&path).expect("the file");
    let kept = kessel::settings::read("settings.ron", &text, &games::on_table().keys())
        .expect("it can be read")
        .settings;
    assert!(kept.dock.folded, "the folded dock is kept");
    assert_eq!(kept.keys.hint(Command::EndPhase), "Ctrl+K");
    std::fs::write(&path, "(scale: big)").expect("written");
    let table = Table::with_settings(Some(path), on_the_move);
    assert_eq!(*table.get::<Settings>(), Settings::default(), "a wrong file leaves what is usual");
    std::fs::remove_dir_all(&folder).expect("removed");
}

#[test]
fn the_settings_file_tells_whether_a_hand_over_screen_comes_between_turns() {
    let folder = std::env::temp_dir().join(format!("kessel-hand-over-keys-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder");
    let path = folder.join("settings.ron");
    for (text, comes) in [("(hand_over: true)", Screen::HandOver), ("(hand_over: false)", Screen::Table)] {
        std::fs::write(&path, text).expect("written");
        let mut table = Table::with_settings(Some(path.clone()), |_, position| {
            position.public.turn = 2;
            position.public.phase = Phase::AirInterdiction;
        });
        table.tap(KeyCode::KeyE);
        table.reads_what_is_left();
        table.tap(KeyCode::Enter);
        assert_eq!(table.position().public.phase, Phase::SovietMovement, "{:?}", table.refusal());
        assert_eq!(*table.get::<State<Screen>>().get(), comes, "{text}");
    }
    std::fs::remove_dir_all(&folder).expect("removed");
}

/// The shortcut follows the letter: on a German keyboard Z is where an English one has Y. Held and typed within one
/// frame it counts as well.
#[test]
fn a_shortcut_follows_the_letter_on_every_layout() {
    for (place, typed, undone) in [
        (KeyCode::KeyY, "z", true),
        (KeyCode::KeyZ, "y", false),
        (KeyCode::KeyW, "z", true),
        (KeyCode::KeyZ, "я", true),
    ] {
        let mut table = Table::with(on_the_move);
        let before = table.position().clone();
        table.go_to(hex("1108"));
        table.tap_with(KeyCode::ShiftLeft, KeyCode::Enter);
        let held = table.get::<Hand>().held.clone().expect("the stack is in the hand");
        let lit = held.offer.places.keys().find(|to| to.distance(hex("1108")) == 2);
        table.go_to(*lit.expect("two hexes away"));
        table.tap(KeyCode::Enter);
        assert_ne!(*table.position(), before, "{:?}", table.refusal());
        let window = table.window();
        let control = (KeyCode::ControlLeft, Key::Control);
        let letter = (place, Key::Character(typed.into()));
        let down = [control.clone(), letter.clone()].map(|key| (key, ButtonState::Pressed));
        let up = [letter, control].map(|key| (key, ButtonState::Released));
        for ((key_code, logical_key), state) in down.into_iter().chain(up) {
            let input = KeyboardInput { key_code, logical_key, state, text: None, repeat: false, window };
            table.app.world_mut().write_message(input);
        }
        table.wait(3);
        assert_eq!(*table.position() == before, undone, "{typed} on {place:?}");
    }
}
