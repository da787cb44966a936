//! The computer's seats: a player thinks when its side has something to decide, and its orders come at a
//! pace that a person can follow. It is handed only what its side may see.

use crate::table::{
    animation::Scene,
    opponent::{Hurry, Thinks, ThoughtEnded},
    screen::Screen,
    session::{OrderRequest, Request, Session, answer_requests, lies},
    thinker::{Thinker, ThoughtOut},
};
use crate::{
    games::panzer44::{
        players::by_name,
        rules::{Panzer44, Position, View},
    },
    panels::Seat,
};
use bevy::{prelude::*, window::RequestRedraw};

/// Seconds between two orders.
const PAUSE: f32 = 0.3;

/// The computer players at the table, in the order of their sides' numbers.
#[derive(Resource, Default)]
struct Opponents {
    thinkers: [Option<Thinker<Panzer44>>; 2],
    seats: [Seat; 2],
    orders: usize,
    ready: Option<ThoughtOut<Panzer44>>,
    waited: f32,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Opponents>().add_systems(
        Update,
        play.run_if(in_state(Screen::Table).and_then(lies::<Panzer44>)).before(answer_requests),
    );
}

/// Lets the computer think when it is its turn, and gives its order when nothing moves any more.
fn play(
    (session, position): (Res<Session<Panzer44>>, Option<Res<Position>>),
    (scene, time): (Scene, Res<Time<Real>>),
    mut opponents: ResMut<Opponents>,
    (mut thinks, hurry): (ResMut<Thinks>, Res<Hurry>),
    mut requests: MessageWriter<OrderRequest>,
    (waker, mut redraw): (Res<ThoughtEnded>, MessageWriter<RequestRedraw>),
) {
    let (Some(rulebook), Some(position), Some(record)) = (&session.rulebook, position, session.record())
    else {
        return;
    };
    let opponents = opponents.bypass_change_detection();
    opponents.take_seats(&session, record.file.played.len());
    let view = View::to_play(rulebook, &position);
    let Some(thinker) = &mut opponents.thinkers[view.side.number()] else {
        thinks.set_if_neq(Thinks(None));
        return;
    };
    if let Some(out) = thinker.answer() {
        opponents.ready = Some(out);
    }
    opponents.ready.take_if(|out| out.about != session.moves);
    thinks.set_if_neq(Thinks(thinker.progress()));
    // Who throws dice by hand is waited for.
    if position.public.outcome.is_some() || session.people.dice.is_some() {
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
    let Some(ThoughtOut { advice, .. }) = opponents.ready.take() else { return };
    opponents.waited = 0.0;
    requests.write(OrderRequest(Request::advised(advice.order, advice.reason)));
}

impl Opponents {
    /// Other players sit down when the seats change, or orders were taken back.
    fn take_seats(&mut self, session: &Session<Panzer44>, orders: usize) {
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
