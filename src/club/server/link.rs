//! The task of one link: passes what is received to the hall, and sends what the hall has for it.

use super::{
    desk::{Club, Event, STOPS},
    outgoing::{Out, TaskEnd, ends},
};
use crate::club::hall::LinkId;
use axum::{
    Error,
    body::Bytes,
    extract::ws::{CloseCode, CloseFrame, Message, Utf8Bytes, WebSocket},
};
use std::{future::poll_fn, net::IpAddr, pin::pin, task::Poll, time::Duration};
use tokio::{
    sync::oneshot,
    time::{Instant, Interval, MissedTickBehavior, interval_at, sleep, timeout},
};

/// The pause between two pings: they keep a line open through routers, and answers to them show that the other end is
/// alive.
const PING: Duration = Duration::from_secs(20);
/// The message by which the hall notices that a link is alive: of a kind that it ignores.
pub(super) const ALIVE: &str = r#"{"t":"ping"}"#;
/// The time in which a link must take a message.
const SLOW: Duration = Duration::from_secs(30);
/// The time in which a link that is closed must take the reason.
const GOODBYE: Duration = Duration::from_secs(1);
/// The time before a line with unread bytes is closed: the system drops what was sent when it is closed.
const UNREAD: Duration = Duration::from_millis(200);

// The codes of a close frame (RFC 6455, 7.4.1).
const AWAY: CloseCode = 1001;
const WRONG: CloseCode = 1002;
const NO_TEXT: CloseCode = 1003;
const REFUSED: CloseCode = 1008;
const TOO_LONG: CloseCode = 1009;

/// The end of a link.
enum End {
    /// The other end is gone, or takes nothing.
    Silent,
    /// The other end gets the reason.
    Said(CloseCode, &'static str),
    /// The same, with bytes that are not read.
    Unread(CloseCode, &'static str),
}

/// The next event on a link.
enum Next {
    Out(Option<Out>),
    In(Option<Result<Message, Error>>),
    Ping,
    Cut,
}

/// Attends to a link until it ends.
pub(super) async fn attend(mut socket: WebSocket, from: IpAddr, club: Club) {
    let (end, mut queue) = ends(club.waits);
    let (answer, link) = oneshot::channel();
    if club.desk.send(Event::Link { from, end, answer }).await.is_err() {
        return part(socket, End::Said(AWAY, STOPS)).await;
    }
    let ended = match link.await {
        Ok(Ok(link)) => {
            let ended = converse(&mut socket, &mut queue, link, &club).await;
            // The hall may have closed meanwhile.
            let _ = club.desk.send(Event::Gone { link }).await;
            ended
        }
        Ok(Err(why)) => End::Said(REFUSED, why),
        Err(_) => End::Said(AWAY, STOPS),
    };
    part(socket, ended).await;
}

/// Passes messages both ways until the link ends.
async fn converse(socket: &mut WebSocket, queue: &mut TaskEnd, link: LinkId, club: &Club) -> End {
    let mut pings = interval_at(Instant::now() + PING, PING);
    pings.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut has_spoken = false;
    loop {
        let text = match next(socket, queue, &mut pings).await {
            Next::Cut | Next::In(None) => return End::Silent,
            Next::Out(None) => return End::Said(AWAY, STOPS),
            Next::Out(Some(Out::Close(why))) => return End::Said(REFUSED, why),
            Next::Out(Some(Out::Text(text))) => {
                if !send(socket, queue, Message::text(&*text)).await {
                    return End::Silent;
                }
                continue;
            }
            Next::Ping => {
                if !send(socket, queue, Message::Ping(Bytes::new())).await {
                    return End::Silent;
                }
                continue;
            }
            Next::In(Some(Err(error))) => return fault(error),
            Next::In(Some(Ok(Message::Text(text)))) => text,
            Next::In(Some(Ok(Message::Binary(_)))) => {
                return End::Said(NO_TEXT, "only text messages are read here");
            }
            // The first message is a greeting: a link that has not spoken does not live longer by its pings.
            Next::In(Some(Ok(Message::Ping(_) | Message::Pong(_)))) if has_spoken => {
                Utf8Bytes::from_static(ALIVE)
            }
            // The answer to a close is sent before the end is read.
            Next::In(Some(Ok(Message::Ping(_) | Message::Pong(_) | Message::Close(_)))) => continue,
        };
        has_spoken = true;
        if club.desk.send(Event::Text { link, text }).await.is_err() {
            return End::Said(AWAY, STOPS);
        }
    }
}

/// Returns what happens next; what is to be sent goes first.
async fn next(socket: &mut WebSocket, queue: &mut TaskEnd, pings: &mut Interval) -> Next {
    poll_fn(|context| {
        if queue.poll_cut(context).is_ready() {
            return Poll::Ready(Next::Cut);
        }
        if let Poll::Ready(out) = queue.poll_next(context) {
            return Poll::Ready(Next::Out(out));
        }
        let received = pin!(socket.recv()).poll(context);
        if let Poll::Ready(message) = received {
            return Poll::Ready(Next::In(message));
        }
        pings.poll_tick(context).map(|_| Next::Ping)
    })
    .await
}

/// Sends a message. Returns whether the link has taken it in time, and was not cut meanwhile.
async fn send(socket: &mut WebSocket, queue: &mut TaskEnd, message: Message) -> bool {
    let mut sending = pin!(socket.send(message));
    let sent = poll_fn(|context| {
        if queue.poll_cut(context).is_ready() {
            return Poll::Ready(false);
        }
        sending.as_mut().poll(context).map(|sent| sent.is_ok())
    });
    timeout(SLOW, sent).await.unwrap_or(false)
}

/// Returns the end of a link whose bytes cannot be read.
fn fault(error: Error) -> End {
    let error = error.into_inner();
    match error.downcast_ref::<tungstenite::Error>() {
        Some(tungstenite::Error::Capacity(_)) => End::Unread(TOO_LONG, "this message is too long"),
        Some(tungstenite::Error::Utf8(_)) => End::Unread(NO_TEXT, "this message is no text in UTF-8"),
        Some(tungstenite::Error::Protocol(_)) => End::Unread(WRONG, "this is no message of a WebSocket"),
        _ => End::Silent,
    }
}

/// Ends a link.
async fn part(mut socket: WebSocket, end: End) {
    let (code, why, is_unread) = match end {
        End::Silent => return,
        End::Said(code, why) => (code, why, false),
        End::Unread(code, why) => (code, why, true),
    };
    let close = CloseFrame { code, reason: Utf8Bytes::from_static(short(why)) };
    if !matches!(timeout(GOODBYE, socket.send(Message::Close(Some(close)))).await, Ok(Ok(()))) {
        return;
    }
    if is_unread {
        return sleep(UNREAD).await;
    }
    // Texts that are still under way are read: otherwise the system may drop the reason.
    let read = async { while let Some(Ok(_)) = socket.recv().await {} };
    let _ = timeout(GOODBYE, read).await;
}

/// Returns a sentence that fits a close frame, whose reason has at most 123 bytes.
fn short(why: &'static str) -> &'static str {
    why.get(..why.floor_char_boundary(123)).unwrap_or_default()
}
