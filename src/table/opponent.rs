//! The computer's seat: a player who is asked for an order when its side has something to decide.

use super::{
    animation::Scene,
    screen::Screen,
    session::{OrderRequest, Request, Session},
};
use crate::{
    games::guderian::{Guderian, Position, View},
    panels::Seat,
    players::{Seated, Thought, guderian::by_name},
};
use bevy::{prelude::*, window::RequestRedraw};

/// Seconds between two orders, so that a person can follow.
const PAUSE: f32 = 0.35;

/// The computer players at the table, Soviet first.
#[derive(Resource, Default)]
struct Opponents {
    players: [Option<Seated<Guderian>>; 2],
    seats: [Seat; 2],
    waited: f32,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Opponents>()
        .add_systems(Update, play.run_if(in_state(Screen::Table)).before(super::session::answer_requests));
}

/// Gives the computer's order when it is its turn and nothing moves any more.
fn play(
    session: Res<Session>,
    position: Option<Res<Position>>,
    scene: Scene,
    time: Res<Time<Real>>,
    mut opponents: ResMut<Opponents>,
    mut requests: MessageWriter<OrderRequest>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let (Some(rulebook), Some(position)) = (&session.rulebook, position) else { return };
    let opponents = opponents.bypass_change_detection();
    if opponents.seats != session.seats {
        opponents.seats = session.seats.clone();
        opponents.players = [0, 1].map(|side: usize| match &session.seats[side] {
            Seat::Computer(name) => by_name(name, side as u64 + 1),
            Seat::Human => None,
        });
    }
    let public = &position.public;
    let waits = public.table.referee_off || session.people.dice.is_some();
    if public.outcome.is_some() || waits {
        return;
    }
    let view = View::to_play(rulebook, &position);
    let Some(player) = &mut opponents.players[view.side.number()] else { return };
    redraw.write(RequestRedraw);
    opponents.waited += time.delta_secs();
    if opponents.waited < PAUSE || scene.is_playing() {
        return;
    }
    opponents.waited = 0.0;
    let advice = player.advise(&view, &Thought::default());
    requests.write(OrderRequest(Request::Advised(advice.order, advice.reason)));
}
