//! The pages over HTTP. A private game has the same answer as none.

use super::{
    looking::{Unseen, look},
    watched::{Key, Looker, Seen, Watched},
};
use crate::club::{
    accounts::letters_of,
    paged::{Kinds, Page},
    server::{asker::address_of, desk::Club, door::Caller},
};
use axum::{
    Router,
    extract::{ConnectInfo, Path, Query, State},
    http::{HeaderMap, HeaderName, HeaderValue, StatusCode, header},
    response::{
        IntoResponse, Response, Sse,
        sse::{Event, KeepAlive},
    },
    routing::get,
};
// The streams of Bevy's executor are those of axum.
use bevy::tasks::futures_lite::stream::unfold;
use serde::Deserialize;
use std::{convert::Infallible, sync::Arc, time::Duration};
use tokio::sync::watch::Receiver;

/// The page, its code and its style, which name no game: all else comes by the stream.
const PAGE: &str = include_str!("page.html");
const CODE: &str = include_str!("page.js");
const STYLE: &str = include_str!("page.css");

/// The things that a page may load: code, style, pictures and events of this club, and nothing else.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; \
                      connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
/// Whether an answer may be kept: pictures have names that follow from their contents.
const NEVER: &str = "no-store";
const A_DAY: &str = "private, max-age=86400, immutable";
const A_MINUTE: &str = "max-age=60";
/// The pause after which a silent stream sends a sign of life.
const ALIVE: Duration = Duration::from_secs(15);

/// Returns the pages of a club.
pub(in crate::club::server) fn router(club: Club, kinds: Kinds) -> Router {
    Router::new()
        .route("/g/{game}", get(page))
        .route("/g/{game}/live", get(live))
        .route("/g/{game}/sheet.jpg", get(sheet))
        .route("/g/{game}/faces/{face}", get(face))
        .route("/page.js", get(code))
        .route("/page.css", get(style))
        .with_state(Arc::new(Watched::new(club, kinds)))
}

/// The part of an address behind the question mark.
#[derive(Deserialize)]
struct Asked {
    /// The invitation to watch a private game.
    #[serde(default)]
    watch: String,
}

async fn page(
    State(watched): State<Arc<Watched>>,
    Path(game): Path<String>,
    Query(asked): Query<Asked>,
    ConnectInfo(caller): ConnectInfo<Caller>,
    headers: HeaderMap,
) -> Response {
    match seen(&watched, game, asked, (&caller, &headers)).await {
        Ok(_) => guarded((kept("text/html; charset=utf-8", NEVER), PAGE).into_response()),
        Err(unseen) => refused(unseen),
    }
}

/// Sends a page everything that happens, as Server-Sent Events.
async fn live(
    State(watched): State<Arc<Watched>>,
    Path(game): Path<String>,
    Query(asked): Query<Asked>,
    ConnectInfo(caller): ConnectInfo<Caller>,
    headers: HeaderMap,
) -> Response {
    let Some(looker) = watched.count(address_of(caller.address.ip(), &headers)) else {
        return refused(Unseen::Crowded);
    };
    let mut seen = match seen(&watched, game, asked, (&caller, &headers)).await {
        Ok((seen, _)) => seen,
        Err(unseen) => return refused(unseen),
    };
    caller.stay();
    // The page that is there already is the first event.
    seen.mark_changed();
    let events = unfold((seen, looker), next_event);
    let stream = Sse::new(events).keep_alive(KeepAlive::new().interval(ALIVE));
    // Nothing more is asked on this connection, whose time is not limited. A proxy passes each event on at once.
    let close = (header::CONNECTION, "close");
    let at_once = (HeaderName::from_static("x-accel-buffering"), "no");
    guarded(([close, at_once], stream).into_response())
}

/// Waits for the next page of a game; none when its link has ended: the browser asks again.
async fn next_event(
    (mut seen, looker): (Receiver<Seen>, Looker),
) -> Option<(Result<Event, Infallible>, (Receiver<Seen>, Looker))> {
    seen.changed().await.ok()?;
    let text = match &*seen.borrow_and_update() {
        Seen::Shown(page) => Some(Arc::clone(&page.text)),
        Seen::Waiting | Seen::Gone => None,
    };
    Some((Ok(Event::default().data(text?)), (seen, looker)))
}

/// The printed sheet of a game.
async fn sheet(
    State(watched): State<Arc<Watched>>,
    Path(game): Path<String>,
    Query(asked): Query<Asked>,
    ConnectInfo(caller): ConnectInfo<Caller>,
    headers: HeaderMap,
) -> Response {
    let page = match seen(&watched, game, asked, (&caller, &headers)).await {
        Ok((_, page)) => page,
        Err(unseen) => return refused(unseen),
    };
    match watched.sheet(&page.head).await {
        Some(sheet) => guarded((kept("image/jpeg", A_DAY), sheet).into_response()),
        None => refused(Unseen::Missing),
    }
}

/// The picture of a card.
async fn face(
    State(watched): State<Arc<Watched>>,
    Path((game, face)): Path<(String, String)>,
    Query(asked): Query<Asked>,
    ConnectInfo(caller): ConnectInfo<Caller>,
    headers: HeaderMap,
) -> Response {
    let page = match seen(&watched, game, asked, (&caller, &headers)).await {
        Ok((_, page)) => page,
        Err(unseen) => return refused(unseen),
    };
    match page.faces.get(face.trim_end_matches(".png")) {
        Some(file) => guarded((kept("image/png", A_DAY), file.to_vec()).into_response()),
        None => refused(Unseen::Missing),
    }
}

async fn code() -> Response {
    guarded((kept("text/javascript; charset=utf-8", A_MINUTE), CODE).into_response())
}

async fn style() -> Response {
    guarded((kept("text/css; charset=utf-8", A_MINUTE), STYLE).into_response())
}

async fn seen(
    watched: &Arc<Watched>,
    game: String,
    asked: Asked,
    (caller, headers): (&Caller, &HeaderMap),
) -> Result<(Receiver<Seen>, Arc<Page>), Unseen> {
    let from = address_of(caller.address.ip(), headers);
    // However an invitation is written, the game is watched and drawn once for it.
    let invite = letters_of(&asked.watch);
    look(watched, Key { game, invite }, from).await
}

/// The headers of an answer of this kind that may be kept as long.
fn kept(kind: &'static str, how_long: &'static str) -> [(HeaderName, &'static str); 2] {
    [(header::CONTENT_TYPE, kind), (header::CACHE_CONTROL, how_long)]
}

/// Adds what every answer of a page has: whatever is in a game, a browser carries out no code of it and gives no other
/// server the address of the page.
fn guarded(mut answer: Response) -> Response {
    let all = [
        (header::CONTENT_SECURITY_POLICY, POLICY),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::REFERRER_POLICY, "no-referrer"),
    ];
    for (name, value) in all {
        answer.headers_mut().insert(name, HeaderValue::from_static(value));
    }
    answer
}

fn refused(unseen: Unseen) -> Response {
    let (status, why) = match unseen {
        Unseen::Missing => (StatusCode::NOT_FOUND, "There is no such game, or it is private.\n"),
        Unseen::Crowded => (StatusCode::SERVICE_UNAVAILABLE, "Too many people watch here.\n"),
    };
    guarded((status, kept("text/plain; charset=utf-8", NEVER), why).into_response())
}
