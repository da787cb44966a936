//! The notes of a replay: shown whole, stepped through, and the time line that is clicked for a moment only.

use super::remember::{go, stand};
use crate::panels;
use bevy_egui::egui::{Event, Key, Modifiers, PointerButton, pos2, vec2};

/// A button of the mouse that is pressed and released within one frame is down in none.
#[test]
fn a_short_press_on_the_track_goes_there_too() {
    let mut stand = stand(30);
    let track = panels::buttons(&stand.screen.ctx)["Timeline"].shrink2(vec2(6.0, 0.0));
    let at = pos2(track.left() + track.width() * 0.25, track.center().y);
    let pressed = |pressed| Event::PointerButton {
        pos: at,
        button: PointerButton::Primary,
        pressed,
        modifiers: Modifiers::NONE,
    };
    stand.frame(vec![Event::PointerMoved(at)]);
    assert_eq!(stand.frame(vec![pressed(true), pressed(false)]), go(15));
}

/// Buttons and keys go from note to note; behind the last one nothing is known.
#[test]
fn notes_are_stepped_through() {
    let at = |now| {
        let mut stand = stand(now);
        if let Some(replay) = &mut stand.replay {
            replay.notes.insert(50, "The end begins".to_owned());
        }
        stand.settle();
        stand
    };
    assert_eq!(at(30).press("Next note"), go(50));
    assert_eq!(at(30).press("Previous note"), go(25));
    assert_eq!(at(30).key(Key::PageDown), go(50));
    assert_eq!(at(30).key(Key::PageUp), go(25));
    assert!(at(50).press("Next note").is_empty() && at(50).key(Key::PageDown).is_empty());
    assert!(at(25).press("Previous note").is_empty());
    let mut hidden = at(30);
    if let Some(replay) = &mut hidden.replay {
        replay.known = Some(40);
    }
    hidden.settle();
    assert!(hidden.key(Key::PageDown).is_empty(), "a hidden result is not told by notes");
}

/// The note of a moment is shown whole and once, above the strip.
#[test]
fn a_long_note_is_shown_whole() {
    let note = "The regiment is cut off, and the bridge behind it is held. ".repeat(12);
    let note = note.trim().to_owned();
    let mut stand = stand(25);
    if let Some(replay) = &mut stand.replay {
        replay.notes.insert(25, note.clone());
    }
    stand.settle();
    assert_eq!(stand.texts().iter().filter(|text| text.contains("is cut off")).count(), 1);
    assert!(stand.has(&note) && !stand.screen.cut().iter().any(|text| text.contains("is cut off")));
    if let Some(replay) = &mut stand.replay {
        replay.now = 26;
    }
    stand.settle();
    assert!(!stand.has("is cut off"), "a note belongs to its moment");
}
