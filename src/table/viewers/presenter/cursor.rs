//! The mouse pointer in presenter mode, hidden once it has rested for a while.

use super::Presenter;
use crate::table::app::waker::{Waker, waker};
use bevy::{
    prelude::*,
    window::{CursorMoved, CursorOptions, PrimaryWindow},
};
use std::{
    thread,
    time::{Duration, Instant},
};

/// The time for which the pointer rests before it is hidden.
const RESTS: Duration = Duration::from_secs(2);

/// The time of the pointer's last movement, and of the next check whether it rests.
#[derive(Resource)]
struct Pointer {
    moved: Instant,
    looked_for: Option<Instant>,
    waker: Waker,
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, prepare).add_systems(Update, hide.run_if(resource_exists::<Pointer>));
}

fn prepare(world: &mut World) {
    let waker = waker(world);
    world.insert_resource(Pointer { moved: Instant::now(), looked_for: None, waker });
}

/// Hides the pointer. A window at rest draws nothing: a clock of its own wakes it once, when the pointer is due to be
/// hidden.
fn hide(
    presenter: Res<Presenter>,
    mut moves: MessageReader<CursorMoved>,
    mut buttons: MessageReader<bevy::input::mouse::MouseButtonInput>,
    mut pointer: ResMut<Pointer>,
    mut window: Single<&mut CursorOptions, With<PrimaryWindow>>,
) {
    let pointer = pointer.bypass_change_detection();
    let now = Instant::now();
    if moves.read().count() + buttons.read().count() > 0 || (presenter.is_changed() && presenter.is_new()) {
        pointer.moved = now;
    }
    let rests = presenter.on && now.duration_since(pointer.moved) >= RESTS;
    if window.visible == rests {
        window.visible = !rests;
    }
    if !presenter.on || rests || pointer.looked_for.is_some_and(|then| then > now) {
        return;
    }
    let then = pointer.moved + RESTS + Duration::from_millis(20);
    pointer.looked_for = Some(then);
    let waker = pointer.waker.clone();
    // Without the thread the pointer is hidden with the next frame that is drawn.
    let _ = thread::Builder::new().name("pointer".to_owned()).spawn(move || {
        thread::sleep(then.saturating_duration_since(Instant::now()));
        waker.wake();
    });
}
