//! Shows messages on the desktop of the system.

use super::notices::{Notice, Notices};
use crate::engine::text::say;
use bevy::prelude::*;
use notify_rust::Notification;
use std::{
    sync::{
        Arc, Once,
        atomic::{AtomicBool, Ordering},
    },
    thread,
};

/// Whether a message is under way: a desktop that does not answer gets no second one.
static IS_UNDER_WAY: AtomicBool = AtomicBool::new(false);
/// Lets the reason why no message can be shown be written once.
static FAULT: Once = Once::new();

/// Has messages shown on the desktop.
pub(crate) fn use_desktop(app: &mut App) {
    app.insert_resource(Notices(Arc::new(show)));
}

/// Shows a message from a thread of its own: the desktop may answer late, or not at all.
fn show(notice: Notice) {
    if IS_UNDER_WAY.swap(true, Ordering::AcqRel) {
        return;
    }
    let program = say!("online-window");
    let work = move || {
        let text = plain(&notice.text);
        let shown = Notification::new().appname(&program).summary(&notice.title).body(&text).show();
        if let Err(why) = shown {
            note_fault(&why.to_string());
        }
        IS_UNDER_WAY.store(false, Ordering::Release);
    };
    if let Err(why) = thread::Builder::new().name("notice".to_owned()).spawn(work) {
        note_fault(&why.to_string());
        IS_UNDER_WAY.store(false, Ordering::Release);
    }
}

/// Writes the first fault into the log; many a desktop shows no messages, which disturbs no game.
fn note_fault(why: &str) {
    FAULT.call_once(|| warn!("the desktop shows no notifications: {why}"));
}

/// Returns a text without the signs of markup, which some desktops read in the text of a message.
fn plain(text: &str) -> String {
    text.chars().filter(|letter| !matches!(letter, '<' | '>' | '&')).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_desktop_finds_markup() {
        assert_eq!(plain("Turn 3, <b>Smith & Sons</b>"), "Turn 3, bSmith  Sons/b");
    }
}
