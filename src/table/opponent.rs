//! The computer's seats: a player thinks when its side has something to decide, and its orders come at a
//! pace that a person can follow.

use super::{
    animation::Scene,
    app::SLEEP,
    hint::Hinted,
    host::Asked,
    pictures::{Waker, waker},
    screen::Screen,
    session::{OrderRequest, Request, Session},
    thinker::{Thinker, ThoughtOut},
};
use crate::{
    games::{
        guderian::{
            players::by_name,
            rules::{Position, View},
        },
        panzer44::rules::Panzer44,
    },
    panels::{Action, Seat},
};
use bevy::{
    prelude::*,
    window::RequestRedraw,
    winit::{UpdateMode, WinitSettings},
};
use std::time::Duration;

/// Seconds between two orders, so that a person can follow.
const PAUSE: f32 = 0.35;
/// How often the window looks how far a thought has come.
const GLANCE: Duration = Duration::from_millis(150);
/// Put behind the reason of an order whose thought was cut short: it may not come again.
const CUT_SHORT: &str = "(thought cut short)";

/// The computer players at the table, Soviet first.
#[derive(Resource, Default)]
struct Opponents {
    thinkers: [Option<Thinker>; 2],
    seats: [Seat; 2],
    /// Orders of the game when a player was asked last: fewer mean that some were taken back, or that
    /// another game lies on the table.
    orders: usize,
    ready: Option<ThoughtOut>,
    waited: f32,
}

/// Wakes the window when a thought has ended.
#[derive(Resource)]
pub(crate) struct ThoughtEnded(pub Waker);

/// Whether the computer's moves are shown as fast as they come, until a person is asked.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Hurry(pub bool);

/// How far a computer player has come with its thought, for the panels.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Thinks(pub Option<f32>);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Opponents>()
        .add_systems(Startup, |world: &mut World| {
            let waker = waker(world);
            world.insert_resource(ThoughtEnded(waker));
        })
        // Away from the table nobody waits for a thought, and the window rests.
        .add_systems(OnExit(Screen::Table), |mut thinks: ResMut<Thinks>| {
            thinks.set_if_neq(Thinks(None));
        })
        .add_systems(
            Update,
            (
                (obey, play).chain().run_if(in_state(Screen::Table)).before(super::session::answer_requests),
                glance.run_if(
                    resource_changed::<Thinks>
                        .or_eager(resource_changed::<Hinted>)
                        .or_eager(resource_changed::<Hinted<Panzer44>>),
                ),
            ),
        );
}

/// While somebody thinks, the window draws now and then; it need not for anything else.
fn glance(
    thinks: Res<Thinks>,
    (hinted, second): (Res<Hinted>, Res<Hinted<Panzer44>>),
    settings: Option<ResMut<WinitSettings>>,
) {
    let Some(mut settings) = settings else { return };
    let thinking = thinks.0.is_some() || hinted.is_thinking() || second.is_thinking();
    let wait = if thinking { GLANCE } else { SLEEP };
    let mode = UpdateMode::reactive_low_power(wait);
    (settings.focused_mode, settings.unfocused_mode) = (mode, mode);
}

/// Has whoever thinks answer at once, and moves come faster, if a person asks for it.
fn obey(mut asked: MessageReader<Asked>, opponents: Res<Opponents>, mut hurry: ResMut<Hurry>) {
    for Asked(action) in asked.read() {
        match action {
            Action::AnswerNow => opponents.thinkers.iter().flatten().for_each(Thinker::stop),
            Action::Hurry => hurry.0 = !hurry.0,
            _ => {}
        }
    }
}

/// Lets the computer think when it is its turn, and gives its order when nothing moves any more.
fn play(
    session: Res<Session>,
    position: Option<Res<Position>>,
    scene: Scene,
    time: Res<Time<Real>>,
    mut opponents: ResMut<Opponents>,
    (mut thinks, mut hurry): (ResMut<Thinks>, ResMut<Hurry>),
    mut requests: MessageWriter<OrderRequest>,
    (waker, mut redraw): (Res<ThoughtEnded>, MessageWriter<RequestRedraw>),
) {
    let (Some(rulebook), Some(position), Some(record)) = (&session.rulebook, position, session.record())
    else {
        return;
    };
    let opponents = opponents.bypass_change_detection();
    opponents.take_seats(&session, record.file.played.len());
    let public = &position.public;
    let waits = public.table.referee_off || session.people.dice.is_some();
    let view = View::to_play(rulebook, &position);
    let Some(thinker) = &mut opponents.thinkers[view.side.number()] else {
        thinks.set_if_neq(Thinks(None));
        hurry.set_if_neq(Hurry(false));
        return;
    };
    // What it thought of a position that is gone is of no use.
    if let Some(out) = thinker.answer().filter(|out| out.about == session.moves) {
        opponents.ready = Some(out);
    }
    if opponents.ready.as_ref().is_some_and(|out| out.about != session.moves) {
        opponents.ready = None;
    }
    thinks.set_if_neq(Thinks(thinker.progress()));
    if public.outcome.is_some() || waits {
        hurry.set_if_neq(Hurry(false));
        return;
    }
    if opponents.ready.is_none() {
        thinker.ask(view.keep(), session.moves, waker.0.clone());
        thinks.set_if_neq(Thinks(thinker.progress()));
    }
    opponents.waited += time.delta_secs();
    if !hurry.0 && (opponents.waited < PAUSE || scene.is_playing()) {
        redraw.write(RequestRedraw);
        return;
    }
    let Some(ThoughtOut { advice, cut_short, .. }) = opponents.ready.take() else { return };
    opponents.waited = 0.0;
    let reason = if cut_short { format!("{} {CUT_SHORT}", advice.reason) } else { advice.reason };
    requests.write(OrderRequest(Request::advised(advice.order, reason.trim().to_owned())));
}

impl Opponents {
    /// Other players sit down when the seats change; a player that remembers orders which were taken back,
    /// or another game, makes room for a new one.
    fn take_seats(&mut self, session: &Session, orders: usize) {
        if self.seats != session.seats || orders < self.orders {
            self.thinkers.iter().flatten().for_each(Thinker::stop);
            self.ready = None;
            self.seats = session.seats.clone();
            self.thinkers = [0, 1].map(|side: usize| match &session.seats[side] {
                Seat::Computer(name) => by_name(name, side as u64 + 1).map(Thinker::new),
                Seat::Human => None,
            });
        }
        self.orders = orders;
    }
}
