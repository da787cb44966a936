//! Showing the game to viewers: presenter mode on one key, and the caption that it shares with the capture
//! window.

mod cursor;

use super::{
    animation::Throw,
    camera::Covered,
    capture::CaptureWindow,
    commands::Given,
    counters::PlainFaces,
    host::Asked,
    replay::Replay,
    screen::Screen,
    session::{Session, answer_requests, lies},
};
use crate::games::guderian::{
    panels::caption::{caption, fight_of},
    table::attack::PlannedAttack,
};
use crate::{
    games::{
        guderian::rules::{Guderian, Position},
        panzer44::rules::Panzer44,
    },
    panels::{
        Action,
        caption::{COVERED, Caption},
    },
    settings::Command,
};
use bevy::{prelude::*, window::RequestRedraw};

/// Seconds for which presenter mode says how to leave it.
const NEW: f32 = 4.0;

/// Presenter mode, and what viewers are told.
#[derive(Resource, Default)]
pub struct Presenter {
    /// Whether the panels are away.
    pub on: bool,
    /// What viewers are told; none while nobody asks, or no game is shown.
    pub caption: Option<Caption>,
    /// Seconds since it was switched on.
    age: f32,
}

impl Presenter {
    /// Whether it has just been switched on.
    pub fn is_new(&self) -> bool {
        self.on && self.age < NEW
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Presenter>().add_plugins(cursor::plugin).add_systems(
        Update,
        (obey, grow_old, tell.run_if(not(lies::<Panzer44>)).after(answer_requests).after(super::hand::Carry))
            .chain(),
    );
}

/// Whether the table shows its panels.
pub(super) fn panels_are_shown(presenter: Res<Presenter>) -> bool {
    !presenter.on
}

/// Switches presenter mode by key or menu.
fn obey(
    mut given: MessageReader<Given>,
    mut asked: MessageReader<Asked>,
    (mut presenter, mut plain, mut covered): (ResMut<Presenter>, ResMut<PlainFaces>, ResMut<Covered>),
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let keys = given.read().filter(|given| given.0 == Command::Presenter).count();
    let entries = asked.read().filter(|asked| asked.0 == Action::Present).count();
    if (keys + entries) % 2 == 1 {
        presenter.on = !presenter.on;
        presenter.age = 0.0;
        plain.0 = presenter.on;
        covered.0 = if presenter.on { COVERED } else { 0.0 };
        redraw.write(RequestRedraw);
    }
}

/// Lets the hint how to leave go after a while.
fn grow_old(
    time: Res<Time<Real>>,
    mut presenter: ResMut<Presenter>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if presenter.is_new() {
        presenter.age += time.delta_secs().min(0.25);
        redraw.write(RequestRedraw);
    }
}

/// For what the caption was written: the state of the game, the moment of a replay, the plan, the die.
#[derive(Clone, Debug, Default, PartialEq)]
struct Written {
    moves: u64,
    shown: Option<usize>,
    planned: PlannedAttack,
    clock: Option<f32>,
    game_is_shown: bool,
}

/// Writes the caption anew when there is something new to tell and somebody to read it.
fn tell(
    (session, position): (Res<Session>, Option<Res<Position>>),
    (plan, throw, screen): (Res<PlannedAttack>, Res<Throw>, Res<State<Screen>>),
    replay: Option<Res<Replay<Guderian>>>,
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
    let now = Written {
        moves: session.moves,
        shown: replay.as_ref().map(|replay| replay.state().now),
        planned: plan.clone(),
        clock: throw.clock,
        game_is_shown: *screen.get() != Screen::Title,
    };
    if written.as_ref() == Some(&now) {
        return;
    }
    let hidden = if throw.hides_result() { session.last_lines() } else { 0 };
    let present = &session.log[..session.log.len().saturating_sub(hidden)];
    let log = replay.as_ref().map_or(present, |replay| replay.log());
    let orders = session.record().map_or(&[][..], |record| record.events.as_slice());
    let orders = &orders[..now.shown.unwrap_or(orders.len()).min(orders.len())];
    let fight = fight_of(rulebook, orders);
    let planned = (!plan.is_empty()).then(|| plan.shown(&position.public));
    presenter.caption = now
        .game_is_shown
        .then(|| caption(rulebook, &position.public, log, fight.as_ref(), planned.as_ref(), throw.clock));
    *written = Some(now);
}
