//! The pages over HTTP. A private game has the same answer as none.

use super::{
    language::{language_of, page_in},
    looking::{Unseen, look},
    watched::{Key, Looker, Seen, Watched},
};
use crate::{
    club::{
        accounts::letters_of,
        paged::{Kinds, Page},
        server::{asker::address_of, desk::Club, door::Caller},
    },
    engine::text::{in_language, t},
};
use axum::{
    Router,
    extract::{ConnectInfo, FromRequestParts, Path, Query},
    http::{HeaderName, HeaderValue, StatusCode, header, request::Parts},
    response::{
        IntoResponse, Response, Sse,
        sse::{Event, KeepAlive},
    },
    routing::get,
};
// The streams of Bevy's executor are those of axum.
use bevy::tasks::futures_lite::stream::unfold;
use serde::Deserialize;
use std::{convert::Infallible, net::IpAddr, sync::Arc, time::Duration};
use tokio::sync::watch::Receiver;

/// The code of the page, its style and its icon.
const CODE: &str = include_str!("page.js");
const STYLE: &str = include_str!("page.css");
const ICON: &str = include_str!("page.svg");

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
        .route("/page.svg", get(icon))
        .with_state(Arc::new(Watched::new(club, kinds)))
}

/// The part of an address behind the question mark.
#[derive(Deserialize)]
struct Asked {
    /// The invitation to watch a private game.
    #[serde(default)]
    watch: String,
    /// The language of the page, if it is not that of the browser.
    #[serde(default)]
    lang: String,
}

/// The part of an address before the question mark.
#[derive(Deserialize)]
struct Place {
    game: String,
    /// The name of a picture; empty in the address of anything else.
    #[serde(default)]
    face: String,
}

/// A request for something of a game.
struct Visit {
    watched: Arc<Watched>,
    key: Key,
    face: String,
    from: IpAddr,
    caller: Caller,
}

/// The answer to a visitor to whom nothing is shown.
struct Refusal {
    why: Unseen,
    language: String,
}

impl FromRequestParts<Arc<Watched>> for Visit {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, watched: &Arc<Watched>) -> Result<Self, Refusal> {
        let place = Path::<Place>::from_request_parts(parts, watched).await;
        let asked = Query::<Asked>::from_request_parts(parts, watched).await;
        let caller = ConnectInfo::<Caller>::from_request_parts(parts, watched).await;
        let lang = asked.as_ref().map_or("", |Query(asked)| asked.lang.as_str());
        let language = language_of(lang, &parts.headers);
        let (Ok(Path(place)), Ok(Query(asked)), Ok(ConnectInfo(caller))) = (place, asked, caller) else {
            return Err(Refusal { why: Unseen::Missing, language });
        };
        let from = address_of(caller.address.ip(), &parts.headers);
        // However an invitation is written, the game is watched and drawn once for it.
        let key = Key { game: place.game, invite: letters_of(&asked.watch), language };
        Ok(Self { watched: Arc::clone(watched), key, face: place.face, from, caller })
    }
}

impl Visit {
    /// Looks at the game.
    ///
    /// # Errors
    /// Nothing is shown.
    async fn look(&self) -> Result<(Receiver<Seen>, Arc<Page>), Refusal> {
        look(&self.watched, self.key.clone(), self.from).await.map_err(|why| self.refusal(why))
    }

    /// Adds what every answer with something of the game has. Pages of other servers may read a game that every person may
    /// watch, and nothing of one that is watched by an invitation.
    fn answer(&self, answer: Response) -> Response {
        let mut answer = guarded(answer);
        if self.key.invite.is_empty() {
            let all = HeaderValue::from_static("*");
            answer.headers_mut().insert(header::ACCESS_CONTROL_ALLOW_ORIGIN, all);
        }
        answer
    }

    fn refusal(&self, why: Unseen) -> Refusal {
        Refusal { why, language: self.key.language.clone() }
    }
}

async fn page(visit: Visit) -> Result<Response, Refusal> {
    visit.look().await?;
    let page = page_in(&visit.key.language);
    Ok(visit.answer((kept("text/html; charset=utf-8", NEVER), page).into_response()))
}

/// Sends a page everything that happens, as Server-Sent Events.
async fn live(visit: Visit) -> Result<Response, Refusal> {
    let looker = visit.watched.count(visit.from).ok_or_else(|| visit.refusal(Unseen::Crowded))?;
    let (mut seen, _) = visit.look().await?;
    visit.caller.stay();
    // The page that is there already is the first event.
    seen.mark_changed();
    let events = unfold((seen, looker), next_event);
    let stream = Sse::new(events).keep_alive(KeepAlive::new().interval(ALIVE));
    // Nothing more is asked on this connection, whose time is not limited. A proxy passes each event on at once.
    let close = (header::CONNECTION, "close");
    let at_once = (HeaderName::from_static("x-accel-buffering"), "no");
    Ok(visit.answer(([close, at_once], stream).into_response()))
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
async fn sheet(visit: Visit) -> Result<Response, Refusal> {
    let (_, page) = visit.look().await?;
    let sheet = visit.watched.sheet(&page.head, &visit.key.language).await;
    let sheet = sheet.ok_or_else(|| visit.refusal(Unseen::Missing))?;
    Ok(visit.answer((kept("image/jpeg", A_DAY), sheet).into_response()))
}

/// The picture of a card.
async fn face(visit: Visit) -> Result<Response, Refusal> {
    let (_, page) = visit.look().await?;
    let file = page.faces.get(visit.face.trim_end_matches(".png"));
    let file = file.ok_or_else(|| visit.refusal(Unseen::Missing))?;
    Ok(visit.answer((kept("image/png", A_DAY), file.to_vec()).into_response()))
}

async fn code() -> Response {
    guarded((kept("text/javascript; charset=utf-8", A_MINUTE), CODE).into_response())
}

async fn style() -> Response {
    guarded((kept("text/css; charset=utf-8", A_MINUTE), STYLE).into_response())
}

async fn icon() -> Response {
    guarded((kept("image/svg+xml", A_DAY), ICON).into_response())
}

/// The headers of an answer of this kind that may be kept as long.
fn kept(kind: &'static str, how_long: &'static str) -> [(HeaderName, &'static str); 2] {
    [(header::CONTENT_TYPE, kind), (header::CACHE_CONTROL, how_long)]
}

/// Adds what every answer of a page has: whatever is in a game, a browser carries out no code of it and gives no other
/// server the address of the page. A cache in between keeps no answer for a browser that prefers another language.
fn guarded(mut answer: Response) -> Response {
    let all = [
        (header::CONTENT_SECURITY_POLICY, POLICY),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::REFERRER_POLICY, "no-referrer"),
        (header::VARY, "accept-language"),
    ];
    for (name, value) in all {
        answer.headers_mut().insert(name, HeaderValue::from_static(value));
    }
    answer
}

impl IntoResponse for Refusal {
    fn into_response(self) -> Response {
        let (status, why) = match self.why {
            Unseen::Missing => (StatusCode::NOT_FOUND, t!("club-page-missing")),
            Unseen::Crowded => (StatusCode::SERVICE_UNAVAILABLE, t!("club-page-crowded")),
        };
        let why = format!("{}\n", why.in_language(&in_language(&self.language)));
        guarded((status, kept("text/plain; charset=utf-8", NEVER), why).into_response())
    }
}
