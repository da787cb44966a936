//! The requests of programs over HTTP.

use super::{
    answers::{answered, error, has_error, listed, plain},
    session::{Bots, Session, greeted},
};
use crate::{
    club::{
        paged::{Asked, Kinds},
        server::{
            asker::{address_of, is_of_this_club},
            desk::Club,
            door::Caller,
            own_link::{ALIVE_EVERY, OwnLink},
        },
    },
    engine::{
        board::{Hex, HexError},
        counters::{IdError, UnitId},
        text::ENGLISH,
    },
    referee::wire::{
        ClientMessage, ErrorCode, Form, LONGEST_FROM_CLIENT, RefereeMessage, read_from_client,
        read_from_referee, written,
    },
};
use axum::{
    Router,
    body::Body,
    extract::{ConnectInfo, DefaultBodyLimit, FromRequestParts, Path, Query},
    http::{HeaderMap, HeaderName, header, request::Parts},
    response::{IntoResponse, Response},
    routing::{get, post},
};
// The streams of Bevy's executor are those of axum.
use bevy::tasks::futures_lite::stream::unfold;
use serde::Deserialize;
use serde_json::Value;
use std::{collections::VecDeque, convert::Infallible, net::IpAddr, sync::Arc};
use tokio::{task::spawn_blocking, time::timeout};

/// Returns the answers to programs.
pub(in crate::club::server) fn router(club: Club, kinds: Kinds) -> Router {
    Router::new()
        .route("/api/messages", post(send))
        .route("/api/games/{game}/messages", post(send_about))
        .route("/api/games/{game}/stream", get(stream))
        .route("/api/games/{game}/view", get(view))
        .route("/api/games/{game}/legal", get(legal))
        .route("/api/games/{game}/odds", get(odds))
        .layer(DefaultBodyLimit::max(LONGEST_FROM_CLIENT))
        .with_state(Arc::new(Bots::new(club, kinds)))
}

/// The sender of a message, who is a guest without a token. No page of another server is one.
struct Sender {
    bots: Arc<Bots>,
    token: Option<String>,
    from: IpAddr,
}

impl FromRequestParts<Arc<Bots>> for Sender {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, bots: &Arc<Bots>) -> Result<Self, Refusal> {
        if !is_of_this_club(&parts.headers) {
            return Err(Refusal(error(ErrorCode::Role, "pages of other servers may not send messages")));
        }
        let from = caller_of(parts, bots).await?.1;
        let token = token_in(&parts.headers).map(str::to_owned);
        Ok(Self { bots: Arc::clone(bots), token, from })
    }
}

/// The player of a token, who asks something.
struct Player {
    bots: Arc<Bots>,
    token: String,
    from: IpAddr,
    caller: Caller,
}

impl FromRequestParts<Arc<Bots>> for Player {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, bots: &Arc<Bots>) -> Result<Self, Refusal> {
        let token = token_in(&parts.headers).map(str::to_owned).ok_or_else(|| Refusal(no_token()))?;
        let (caller, from) = caller_of(parts, bots).await?;
        Ok(Self { bots: Arc::clone(bots), token, from, caller })
    }
}

/// The error with which a request is refused, before it is carried out.
struct Refusal(Arc<str>);

impl IntoResponse for Refusal {
    fn into_response(self) -> Response {
        listed(&[self.0])
    }
}

/// Returns the other end of a connection, and its address.
async fn caller_of(parts: &mut Parts, bots: &Arc<Bots>) -> Result<(Caller, IpAddr), Refusal> {
    let caller = ConnectInfo::<Caller>::from_request_parts(parts, bots).await;
    let unknown = |_| Refusal(error(ErrorCode::Unavailable, "the connection has no address"));
    let ConnectInfo(caller) = caller.map_err(unknown)?;
    let from = address_of(caller.address.ip(), &parts.headers);
    Ok((caller, from))
}

/// A message about the club, such as `join` or `lobby`. Without a token the sender is a guest.
async fn send(sender: Sender, text: String) -> Response {
    sent(&sender, None, &text).await
}

/// A message about a game, in the seat of the player with the token.
async fn send_about(sender: Sender, Path(game): Path<String>, text: String) -> Response {
    sent(&sender, Some(&game), &text).await
}

async fn sent(sender: &Sender, game: Option<&str>, text: &str) -> Response {
    let Sender { bots, token, from } = sender;
    let message = match read_from_client(text) {
        Ok(message) => message,
        Err(fault) => return listed(&[written(&fault.message()).into()]),
    };
    if let (Some(game), Some(named)) = (game, message.game())
        && game != named
    {
        return listed(&[error(ErrorCode::OtherGame, "this message is about another game")]);
    }
    let texts = match token.as_deref() {
        Some(token) => {
            let session = bots.session(token);
            let mut session = session.lock().await;
            session.ask(&bots.club, (Some(token), *from), (&message, text)).await
        }
        None if game.is_some() => vec![no_token()],
        None => Session::default().ask(&bots.club, (None, *from), (&message, text)).await,
    };
    listed(&texts)
}

/// Everything that the player is sent of a game, a message a line. A silent stream has an empty line now and then.
async fn stream(player: Player, Path(game): Path<String>) -> Response {
    let link = match greeted(&player.bots.club, Some(player.token.as_str()), player.from).await {
        Ok(link) => link,
        Err(texts) => return listed(&texts),
    };
    let texts = link.ask(&written(&opened(game))).await.unwrap_or_default();
    if has_error(&texts) {
        return listed(&texts);
    }
    player.caller.stay();
    let lines = unfold((link, VecDeque::from(texts)), next_line);
    // Nothing more is asked on this connection, whose time is not limited. A proxy passes each line on at once.
    let unlimited = [(header::CONNECTION, "close"), (HeaderName::from_static("x-accel-buffering"), "no")];
    (plain("application/x-ndjson"), unlimited, Body::from_stream(lines)).into_response()
}

/// Waits for the next line of a stream; none when its link has ended.
async fn next_line(
    (mut link, mut waiting): (OwnLink, VecDeque<Arc<str>>),
) -> Option<(Result<String, Infallible>, (OwnLink, VecDeque<Arc<str>>))> {
    let mut line = String::new();
    match waiting.pop_front() {
        Some(text) => line.push_str(&text),
        None => match timeout(ALIVE_EVERY, link.next()).await {
            Ok(text) => line.push_str(&text?),
            Err(_) => link.live().await?,
        },
    }
    line.push('\n');
    Some((Ok(line), (link, waiting)))
}

async fn view(player: Player, Path(game): Path<String>) -> Response {
    about(&player, game, Asked::View).await
}

async fn legal(player: Player, Path(game): Path<String>) -> Response {
    about(&player, game, Asked::Legal).await
}

/// The attack of a question about odds, as `kessel odds` is given it: ids and hexes are separated by commas.
#[derive(Deserialize)]
struct Attack {
    attackers: String,
    target: String,
    #[serde(default)]
    overrun: bool,
}

impl Attack {
    fn asked(&self) -> Result<Asked, String> {
        let attackers: Result<Vec<UnitId>, IdError> = self.attackers.split(',').map(str::parse).collect();
        let target: Result<Vec<Hex>, HexError> = self.target.split(',').map(str::parse).collect();
        Ok(Asked::Odds {
            attackers: attackers.map_err(|error| error.to_string())?,
            target: target.map_err(|error| error.to_string())?,
            overrun: self.overrun,
        })
    }
}

async fn odds(player: Player, Path(game): Path<String>, Query(attack): Query<Attack>) -> Response {
    match attack.asked() {
        Ok(asked) => about(&player, game, asked).await,
        Err(why) => answered(Err(why)),
    }
}

/// Answers a question about a game with the eyes of the seat: from what the seat is sent.
async fn about(player: &Player, game: String, asked: Asked) -> Response {
    let Player { bots, token, from, .. } = player;
    let session = bots.session(token);
    let mut session = session.lock().await;
    let open = opened(game.clone());
    let texts = session.ask(&bots.club, (Some(token.as_str()), *from), (&open, &written(&open))).await;
    let mut whole = texts.iter().filter_map(|text| match read_from_referee(text) {
        Ok(RefereeMessage::Game(whole)) => Some(whole),
        _ => None,
    });
    let Some(whole) = whole.next_back() else {
        let thinks = || error(ErrorCode::Unavailable, "a computer player thinks; ask again in a moment");
        return if has_error(&texts) { listed(&texts) } else { listed(&[thinks()]) };
    };
    let held = session.followed.take().filter(|(followed, _)| *followed == game);
    let kind = bots.kinds.iter().find(|known| known.kind() == whole.head.kind);
    let held = held.map(|(_, follower)| follower).or_else(|| Some(kind?.follow(&game, ENGLISH)));
    let Some(mut follower) = held else { return answered(Err("this game is not played here".to_owned())) };
    // It is given back when the answer is there, even if the program no longer waits for it.
    let right = Arc::clone(&bots.answering).acquire_owned().await;
    let answer = spawn_blocking(move || {
        let _right = right;
        let n = whole.n;
        follower.hear(&RefereeMessage::Game(whole));
        let answer = follower.answer(&asked);
        (follower, answer.map(|answer| numbered(answer, n)))
    });
    match answer.await {
        Ok((follower, answer)) => {
            session.followed = Some((game, follower));
            answered(answer)
        }
        Err(_) => answered(Err("the game could not answer this".to_owned())),
    }
}

/// Adds to an answer the number of the view that it is about, which the next order names.
fn numbered(mut answer: Value, n: u64) -> Value {
    if let Value::Object(fields) = &mut answer {
        fields.insert("n".to_owned(), n.into());
    }
    answer
}

/// The question for a whole game.
fn opened(game: String) -> ClientMessage {
    ClientMessage::Open { game, form: Form::View, n: None, hash: None }
}

/// The token in the headers of a request.
fn token_in(headers: &HeaderMap) -> Option<&str> {
    headers.get(header::AUTHORIZATION)?.to_str().ok()?.strip_prefix("Bearer ").map(str::trim)
}

fn no_token() -> Arc<str> {
    error(ErrorCode::Token, "a token is expected, in a header Authorization: Bearer TOKEN")
}
