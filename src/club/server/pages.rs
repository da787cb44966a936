//! The answers of the server over HTTP: the line of a player's program, a look at its health, pages, and the API for
//! programs that play.

use super::{
    asker::{address_of, is_of_this_club},
    bots,
    desk::Club,
    door::Caller,
    link::attend,
    watching,
};
use crate::{club::paged::Kinds, referee::wire::LONGEST_FROM_CLIENT};
use axum::{
    Json, Router,
    extract::{ConnectInfo, State, ws::WebSocketUpgrade},
    http::{HeaderMap, StatusCode},
    response::{IntoResponse, Response},
    routing::get,
};
use serde::Serialize;
use std::sync::atomic::Ordering::Relaxed;

/// The bytes that are read of a link at a time.
const READ_BUFFER: usize = 8 * 1024;

/// Returns the answers of a club with these kinds of games.
pub(super) fn router(club: Club, kinds: Kinds) -> Router {
    let (pages, programs) = (watching::router(club.clone(), kinds), bots::router(club.clone(), kinds));
    let own = Router::new().route("/line", get(line)).route("/health", get(health)).with_state(club);
    own.merge(pages).merge(programs).fallback(missing)
}

async fn missing() -> (StatusCode, &'static str) {
    (StatusCode::NOT_FOUND, "There is no such page.\n")
}

/// The answer to a look at the server's health.
#[derive(Serialize)]
struct Health {
    ok: bool,
    links: usize,
    games: usize,
}

async fn health(State(club): State<Club>) -> Response {
    let (links, games) = (club.counts.links.load(Relaxed), club.counts.games.load(Relaxed));
    // Without its hall the club hears nothing any more.
    let ok = !club.desk.is_closed();
    let status = if ok { StatusCode::OK } else { StatusCode::SERVICE_UNAVAILABLE };
    (status, Json(Health { ok, links, games })).into_response()
}

/// Opens the line of a player's program.
async fn line(
    State(club): State<Club>,
    ConnectInfo(caller): ConnectInfo<Caller>,
    headers: HeaderMap,
    upgrade: WebSocketUpgrade,
) -> Response {
    if !is_of_this_club(&headers) {
        return (StatusCode::FORBIDDEN, "Pages of other servers may not open a line to this club.\n")
            .into_response();
    }
    let from = address_of(caller.address.ip(), &headers);
    upgrade
        .read_buffer_size(READ_BUFFER)
        .max_message_size(LONGEST_FROM_CLIENT)
        .max_frame_size(LONGEST_FROM_CLIENT)
        .on_upgrade(move |socket| {
            caller.stay();
            attend(socket, from, club)
        })
}
