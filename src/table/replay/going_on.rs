//! A replay that plays automatically: at its own speed, or in casting mode at that of the caster, with stops at combats
//! and time to read notes.

use super::replayed::Replay;
use crate::{
    panels::ReplayAction,
    table::{
        counters::{animation::AnimatedScene, gliding::Gliding},
        session::{Request, Session, SessionRequest},
        tabled::OnTable,
        viewers::casting::pace::Casting,
    },
};
use bevy::{prelude::*, window::RequestRedraw};

/// Seconds between two orders at the usual speed.
const PACE: f32 = 0.9;
/// The fastest speed at which counters still visibly move.
const WALKING: f32 = 2.0;

/// Returns the speed of a replay, in times of the usual one.
fn speed(own: u8, casting: Option<&Casting>) -> f32 {
    casting.filter(|casting| casting.on).map_or(f32::from(own), |casting| casting.speed)
}

/// Whether counters visibly move at the speed of a replay.
pub(super) fn walks(own: u8, casting: Option<&Casting>) -> bool {
    speed(own, casting) <= WALKING
}

/// Plays automatically while that is switched on.
pub(super) fn go_on<G: OnTable>(
    (replay, session): (Option<ResMut<Replay<G>>>, Res<Session<G>>),
    (moving, scene): (Query<(), With<Gliding>>, AnimatedScene),
    (time, mut casting): (Res<Time<Real>>, ResMut<Casting>),
    mut requests: MessageWriter<SessionRequest>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let Some(mut replay) = replay else { return };
    let (replay, casting) = (replay.bypass_change_detection(), casting.bypass_change_detection());
    if !replay.playing {
        return;
    }
    redraw.write(RequestRedraw);
    if casting.on && scene.is_playing() {
        // Viewers begin to read once nothing moves any more.
        replay.waited = 0.0;
        return;
    }
    if casting.on && casting.reading.is_infinite() {
        casting.reading = 0.0;
        replay.playing = false;
        return;
    }
    replay.waited += time.delta_secs().min(0.25);
    let reading = if casting.on { casting.reading } else { 0.0 };
    let due = reading.max(PACE / speed(replay.speed, Some(&*casting)));
    let walking = walks(replay.speed, Some(&*casting)) && !moving.is_empty();
    if replay.waited < due || walking {
        return;
    }
    (replay.waited, casting.reading) = (0.0, 0.0);
    if replay.now >= replay.timeline.orders() {
        replay.playing = false;
        return;
    }
    let next = replay.now + 1;
    requests.write(SessionRequest(Request::Replay(ReplayAction::Go(next))));
    let events = session.record().and_then(|record| record.events.get(replay.now));
    let note = replay.notes.get(&next).map(String::as_str);
    casting.reading = casting.pause_after::<G>(events.map_or(&[][..], Vec::as_slice), note);
}
