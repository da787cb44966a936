//! The keys of presenter mode and of the capture window.

use super::{Table, on_the_move};
use bevy::{camera::visibility::RenderLayers, input::ButtonState, picking::Pickable, prelude::*};
use kessel::table::{CaptureWindow, MapView, Presenter};

/// `P` hides the panels and gives the whole window to the map; nothing else changes.
#[test]
fn presenter_mode_comes_and_goes_with_a_key() {
    let mut table = Table::with(on_the_move);
    let area = table.get::<MapView>().area;
    assert!(area.min.y > 0.0, "there is a bar at the top");
    table.tap(KeyCode::KeyP);
    table.wait(4);
    let presenter = table.get::<Presenter>();
    let caption = presenter.caption.clone().expect("viewers are told something");
    assert!(presenter.on && caption.phase == "German movement phase", "{caption:?}");
    let view = table.get::<MapView>();
    assert_eq!(view.area.min, Vec2::ZERO, "the map has the whole window");
    assert!(view.covered > 100.0, "but what lies under the caption is not looked at");
    table.tap(KeyCode::KeyP);
    table.wait(4);
    assert!(!table.get::<Presenter>().on && table.get::<Presenter>().caption.is_none());
    assert_eq!(table.get::<MapView>().area, area);
}

/// The layers that the camera over the map shows; none for those of the players.
pub fn camera_layers(table: &mut Table) -> Option<RenderLayers> {
    let world = table.app.world_mut();
    let mut cameras = world.query_filtered::<Option<&RenderLayers>, With<SpritePickingCamera>>();
    cameras.iter(world).next().expect("a camera").cloned()
}

/// In a game in which both players know the same, viewers also see the plans.
#[test]
fn presenter_mode_shows_the_plans_of_a_game_without_secrets() {
    let mut table = Table::with(on_the_move);
    table.tap(KeyCode::KeyP);
    table.wait(4);
    assert!(table.get::<Presenter>().on && camera_layers(&mut table).is_none());
}

/// The capture window opens and closes; it takes no clicks, and the caption is written for it.
#[test]
fn the_capture_window_opens_and_closes_with_a_key() {
    let mut table = Table::with(on_the_move);
    let windows = |table: &mut Table| {
        let world = table.app.world_mut();
        let mut windows = world.query_filtered::<&Pickable, (With<Window>, With<CaptureWindow>)>();
        windows.iter(world).copied().collect::<Vec<_>>()
    };
    assert_eq!(windows(&mut table), []);
    table.tap_with(KeyCode::ShiftLeft, KeyCode::KeyP);
    assert_eq!(windows(&mut table), [Pickable::IGNORE]);
    assert!(table.get::<Presenter>().caption.is_some() && !table.get::<Presenter>().on);
    table.tap_with(KeyCode::ShiftLeft, KeyCode::KeyP);
    table.wait(2);
    assert_eq!(windows(&mut table), []);
    assert!(table.get::<Presenter>().caption.is_none(), "nobody is told any more");
}

/// On a slow machine Shift is pressed, then a key, and both are released within one frame. Only the keys held down at
/// the press of the key count.
#[test]
fn shift_belongs_to_the_key_that_it_was_pressed_with() {
    let mut table = Table::with(on_the_move);
    for (key, state) in [
        (KeyCode::ShiftLeft, ButtonState::Pressed),
        (KeyCode::KeyP, ButtonState::Pressed),
        (KeyCode::KeyP, ButtonState::Released),
        (KeyCode::ShiftLeft, ButtonState::Released),
    ] {
        table.tell_key(key, state);
    }
    table.wait(3);
    assert!(!table.get::<Presenter>().on, "that was no P alone");
    assert!(table.get::<Presenter>().caption.is_some(), "the capture window is open");
    for (key, state) in [
        (KeyCode::KeyP, ButtonState::Pressed),
        (KeyCode::KeyP, ButtonState::Released),
        (KeyCode::ShiftLeft, ButtonState::Pressed),
    ] {
        table.tell_key(key, state);
    }
    table.wait(3);
    assert!(table.get::<Presenter>().on, "Shift came after P");
}
