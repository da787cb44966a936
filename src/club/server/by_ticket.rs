//! Links by ticket: each connection has one stream for texts both ways, which are passed to the hall like those of a socket.

use super::{
    desk::{Club, Event, STOPS},
    outgoing::{Out, TaskEnd, ends},
};
use crate::{
    club::{
        hall::LinkId,
        tickets::{ClubTicket, FrameFault, Reach, bind, read_text, ticket_of, write_text},
    },
    engine::complain,
};
use axum::extract::ws::Utf8Bytes;
use iroh::{
    Endpoint,
    endpoint::{Connection, Incoming, IncomingAddr, RecvStream, SendStream, VarInt},
};
use std::{
    future::poll_fn,
    net::{IpAddr, Ipv6Addr},
    pin::pin,
    sync::{
        Arc, Mutex, PoisonError,
        mpsc::{Receiver, Sender, channel},
    },
    task::Poll,
    time::Duration,
};
use tokio::{
    runtime::Handle,
    sync::{Semaphore, oneshot},
    time::{sleep, timeout},
};

/// Limit of the bytes of a message of a player.
const LONGEST: usize = 64 * 1024;
/// The links by ticket that a club has room for.
const MOST_LINKS: usize = 64;
/// The time in which a connection must be made, and its stream opened.
const SLOW: Duration = Duration::from_secs(10);
/// The time in which a link must take a message.
const SLOW_TO_TAKE: Duration = Duration::from_secs(30);
/// The time in which links close with their reason when the server ends, and in which the rest is closed.
const GOODBYE: Duration = Duration::from_millis(50);
const SLOW_TO_CLOSE: Duration = Duration::from_secs(1);
/// The pause between two looks at the addresses of this machine.
const LOOK: Duration = Duration::from_secs(1);

type Waker = Box<dyn Fn() + Send + Sync>;

/// The key of the host, and its port.
type Host = ([u8; 32], u16);

/// The place of the present ticket, for the program.
type Place = Arc<Mutex<Option<ClubTicket>>>;

/// The door for lines by ticket. It is open as long as its server runs.
#[derive(Clone, Debug)]
pub struct TicketDoor {
    ticket: Place,
}

impl TicketDoor {
    /// Opens it, in the executor of the connections; the port is taken if it is free.
    /// Returns also what reports its end: the other side of it is gone then.
    pub(super) fn open(
        runtime: &Handle,
        club: Club,
        (host, reach): (Host, Reach),
        waker: Waker,
    ) -> (Self, Receiver<()>) {
        let ticket = Place::default();
        let (open, end) = channel();
        let running = run(club, (host, reach), Arc::clone(&ticket), waker);
        runtime.spawn(async move {
            running.await;
            drop::<Sender<()>>(open);
        });
        (Self { ticket }, end)
    }

    /// The present ticket, without an invitation; none before the door is open, or if it could not be opened.
    pub fn ticket(&self) -> Option<ClubTicket> {
        self.ticket.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }
}

/// Accepts connections until the server ends.
async fn run(club: Club, (host, reach): (Host, Reach), place: Place, waker: Waker) {
    let endpoint = match bind(Some(host), &reach).await {
        Ok(endpoint) => endpoint,
        Err(why) => {
            complain!("kessel: {why}");
            return;
        }
    };
    tokio::spawn(note(endpoint.clone(), reach, place, waker));
    let room = Arc::new(Semaphore::new(MOST_LINKS));
    while let Some(incoming) = next(&endpoint, &club).await {
        let Ok(permit) = Arc::clone(&room).try_acquire_owned() else {
            incoming.refuse();
            continue;
        };
        let (from, club) = (counted_as(&incoming.remote_addr()), club.clone());
        tokio::spawn(async move {
            let connection = timeout(SLOW, async move { incoming.await }).await;
            if let Ok(Ok(connection)) = connection {
                attend(connection, from, club).await;
            }
            drop(permit);
        });
    }
    // The links close with their reason first.
    sleep(GOODBYE).await;
    let _ = timeout(SLOW_TO_CLOSE, endpoint.close()).await;
}

/// Returns the next connection; none when the server ends.
async fn next(endpoint: &Endpoint, club: &Club) -> Option<Incoming> {
    let mut accepted = pin!(endpoint.accept());
    let mut closed = pin!(club.desk.closed());
    poll_fn(|context| {
        if closed.as_mut().poll(context).is_ready() {
            return Poll::Ready(None);
        }
        accepted.as_mut().poll(context)
    })
    .await
}

/// Keeps the present ticket: the relay is found after a while, and a machine may change its network.
async fn note(endpoint: Endpoint, reach: Reach, place: Place, waker: Waker) {
    while !endpoint.is_closed() {
        let now = Some(ticket_of(&endpoint, &reach));
        let is_new = {
            let mut noted = place.lock().unwrap_or_else(PoisonError::into_inner);
            let is_new = *noted != now;
            *noted = now;
            is_new
        };
        if is_new {
            waker();
        }
        sleep(LOOK).await;
    }
}

/// Returns the address under which the links of a player are counted. Behind a relay it is one of the private addresses
/// (RFC 4193) that follows from the key of the player.
fn counted_as(from: &IncomingAddr) -> IpAddr {
    match from {
        IncomingAddr::Ip(address) => address.ip().to_canonical(),
        IncomingAddr::Relay { endpoint_id, .. } => {
            let mut bytes = [0; 16];
            for (byte, of_key) in bytes.iter_mut().skip(1).zip(endpoint_id.as_bytes()) {
                *byte = *of_key;
            }
            bytes[0] = 0xfd;
            Ipv6Addr::from(bytes).into()
        }
        _ => Ipv6Addr::LOCALHOST.into(),
    }
}

/// Attends to a link until it ends.
async fn attend(connection: Connection, from: IpAddr, club: Club) {
    let why = match timeout(SLOW, connection.accept_bi()).await {
        Ok(Ok((send, receive))) => converse((send, receive), from, &club).await,
        _ => "",
    };
    connection.close(VarInt::from_u32(0), why.as_bytes());
}

/// Adds a link to the hall, and passes texts both ways until it ends; returns the reason.
async fn converse(
    (mut send, mut receive): (SendStream, RecvStream),
    from: IpAddr,
    club: &Club,
) -> &'static str {
    let (end, mut queue) = ends(club.waits);
    let (answer, link) = oneshot::channel();
    if club.desk.send(Event::Link { from, end, answer }).await.is_err() {
        return STOPS;
    }
    let link = match link.await {
        Ok(Ok(link)) => link,
        Ok(Err(why)) => return why,
        Err(_) => return STOPS,
    };
    let why = {
        let mut reading = pin!(read_all(&mut receive, link, club));
        let mut writing = pin!(write_all(&mut send, &mut queue));
        poll_fn(|context| match writing.as_mut().poll(context) {
            Poll::Ready(why) => Poll::Ready(why),
            Poll::Pending => reading.as_mut().poll(context),
        })
        .await
    };
    // The hall may have closed meanwhile.
    let _ = club.desk.send(Event::Gone { link }).await;
    why
}

/// Passes what the player sends to the hall; returns the reason of the end.
async fn read_all(stream: &mut RecvStream, link: LinkId, club: &Club) -> &'static str {
    loop {
        let text = match read_text(stream, LONGEST).await {
            Ok(text) => Utf8Bytes::from(text),
            Err(FrameFault::Ended) => return "",
            Err(FrameFault::TooLong) => return "this message is too long",
            Err(FrameFault::NoText) => return "this message is no text in UTF-8",
        };
        if club.desk.send(Event::Text { link, text }).await.is_err() {
            return STOPS;
        }
    }
}

/// Sends what the hall has for the player; returns the reason of the end.
async fn write_all(stream: &mut SendStream, queue: &mut TaskEnd) -> &'static str {
    loop {
        let out = poll_fn(|context| {
            if queue.poll_cut(context).is_ready() {
                return Poll::Ready(None);
            }
            queue.poll_next(context)
        })
        .await;
        match out {
            Some(Out::Text(text)) => {
                if !matches!(timeout(SLOW_TO_TAKE, write_text(stream, &text)).await, Ok(Ok(()))) {
                    return "";
                }
            }
            Some(Out::Close(why)) => return why,
            None => return "",
        }
    }
}
