//! The caption that viewers read, written anew when there is something new to tell and somebody to read it.

use crate::games::panzer44::{
    panels::caption,
    rules::{Panzer44, Position},
};
use crate::table::{
    animation::Throw,
    capture::CaptureWindow,
    presenter::Presenter,
    replay::Replay,
    screen::Screen,
    session::{Session, answer_requests, lies},
};
use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, tell.after(answer_requests).run_if(lies::<Panzer44>));
}

/// For what the caption was written: the state of the game, the moment of a replay, whether a game is shown, the die.
type Written = (u64, Option<usize>, bool, Option<f32>);

fn tell(
    (session, position): (Res<Session<Panzer44>>, Option<Res<Position>>),
    (replay, screen, throw): (Option<Res<Replay<Panzer44>>>, Res<State<Screen>>, Res<Throw>),
    windows: Query<(), With<CaptureWindow>>,
    mut written: Local<Option<Written>>,
    mut presenter: ResMut<Presenter>,
) {
    let wanted = presenter.on || !windows.is_empty();
    let (true, Some(rulebook), Some(position)) = (wanted, &session.rulebook, position) else {
        *written = None;
        if presenter.caption.is_some() {
            presenter.caption = None;
        }
        return;
    };
    let moment = replay.as_ref().map(|replay| replay.state().now);
    let now = (session.moves, moment, *screen.get() != Screen::Title, throw.clock);
    if *written == Some(now) {
        return;
    }
    let log = replay.as_ref().map_or(session.log.as_slice(), |replay| replay.log());
    let fought = session.rolled.as_deref().unwrap_or_default();
    presenter.caption = now.2.then(|| caption(rulebook, &position.public, log, (fought, throw.clock)));
    *written = Some(now);
}
