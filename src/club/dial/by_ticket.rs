//! The thread of a line by ticket: it connects, sends and receives, and connects again, as that of a socket does.

use super::{
    calling::{FIRST_PAUSE, LASTING, LONGEST, LONGEST_PAUSE, LONGEST_REASON, MOST_WAITING, PING, SLOW, TURN},
    shared::{Arrived, LineNews, Shared},
};
use crate::{
    club::tickets::{ClubTicket, FrameFault, PROTOCOL, Reach, bind, read_text, write_text},
    engine::data::shortened,
};
use iroh::{
    Endpoint, EndpointAddr, TransportAddr,
    endpoint::{Connection, ConnectionError, RecvStream, SendStream, VarInt},
};
use std::{
    future::poll_fn,
    pin::pin,
    sync::{
        Arc,
        atomic::Ordering::Relaxed,
        mpsc::{Receiver, SyncSender, TryRecvError, TrySendError},
    },
    task::Poll,
    time::{Duration, Instant},
};
use tokio::{
    runtime::Builder,
    time::{sleep, timeout},
};

/// The message by which the club notices that the line is alive: of a kind that it ignores.
const ALIVE: &str = r#"{"t":"ping"}"#;
/// The time in which a host must be found: through a relay it takes longer than a socket.
const SLOW_TO_FIND: Duration = Duration::from_secs(15);

/// The end of a connection.
enum End {
    /// The line is dropped, and nothing waits for it any more.
    Dropped,
    /// The reason, in a sentence.
    Lost(String),
}

/// The things that the thread works with.
pub(super) struct Caller {
    pub ticket: Box<ClubTicket>,
    pub to_send: Receiver<String>,
    pub arriving: SyncSender<Arrived>,
    pub shared: Arc<Shared>,
}

impl Caller {
    /// Keeps the line until it is dropped.
    pub fn run(self) {
        match Builder::new_current_thread().enable_all().build() {
            Ok(runtime) => runtime.block_on(self.keep()),
            Err(error) => {
                self.shared.note_lost(format!("the line to the club cannot be made: {error}"));
                let _ = self.arriving.try_send(Arrived::News(LineNews::Lost));
                (self.shared.waker)();
            }
        }
    }

    async fn keep(&self) {
        let mut pause = FIRST_PAUSE;
        while !self.shared.is_closed() {
            let began = Instant::now();
            let End::Lost(why) = self.call().await else { return };
            if began.elapsed() >= LASTING + SLOW_TO_FIND {
                pause = FIRST_PAUSE;
            }
            if self.shared.note_lost(why) {
                if self.pass_on(Arrived::News(LineNews::Lost)).await.is_err() {
                    return;
                }
            } else {
                (self.shared.waker)();
            }
            let mut waiting = self.shared.wait(pause);
            while self.shared.still_waits(&mut waiting) {
                sleep(TURN).await;
            }
            pause = (pause * 2).min(LONGEST_PAUSE);
        }
    }

    /// Connects, and passes texts both ways until the connection ends.
    async fn call(&self) -> End {
        let reach = self.ticket.relay.clone().map_or(Reach::Direct, Reach::Relay);
        let endpoint = match bind(None, &reach).await {
            Ok(endpoint) => endpoint,
            Err(why) => return End::Lost(why),
        };
        let end = match self.connect(&endpoint).await {
            Ok(connection) => {
                let end = self.talk(&connection).await;
                connection.close(VarInt::from_u32(0), b"");
                end
            }
            Err(end) => end,
        };
        let _ = timeout(SLOW, endpoint.close()).await;
        end
    }

    async fn connect(&self, endpoint: &Endpoint) -> Result<Connection, End> {
        let direct = self.ticket.addresses.iter().copied().map(TransportAddr::Ip);
        let relay = self.ticket.relay.iter().cloned().map(TransportAddr::Relay);
        let host = EndpointAddr::from_parts(self.ticket.id, direct.chain(relay));
        match timeout(SLOW_TO_FIND, endpoint.connect(host, PROTOCOL)).await {
            Ok(Ok(connection)) => Ok(connection),
            _ => Err(End::Lost("the host of this ticket does not answer".to_owned())),
        }
    }

    async fn talk(&self, connection: &Connection) -> End {
        let lost = || End::Lost("the host does not answer any more".to_owned());
        let Ok((mut send, mut receive)) = connection.open_bi().await else { return lost() };
        let hello = self.shared.status().hello.clone();
        if write_text(&mut send, &hello).await.is_err() {
            return lost();
        }
        self.shared.note_connected();
        // Only this thread makes connections.
        let made = self.shared.status().made;
        if self.pass_on(Arrived::News(LineNews::Connected)).await.is_err() {
            return End::Dropped;
        }
        let (answer, answers) = tokio::sync::mpsc::unbounded_channel();
        let mut reading = pin!(self.read_all(&mut receive, made, answer));
        let mut writing = pin!(self.write_all(&mut send, answers));
        let end = poll_fn(|context| match writing.as_mut().poll(context) {
            Poll::Ready(end) => Poll::Ready(end),
            Poll::Pending => reading.as_mut().poll(context),
        })
        .await;
        match (end, connection.close_reason()) {
            (End::Lost(_), Some(ConnectionError::ApplicationClosed(closed))) if !closed.reason.is_empty() => {
                End::Lost(shortened(&String::from_utf8_lossy(&closed.reason), LONGEST_REASON))
            }
            (end, _) => end,
        }
    }

    /// Receives until the connection ends; answers about dice go to the other half.
    async fn read_all(
        &self,
        stream: &mut RecvStream,
        made: u64,
        answers: tokio::sync::mpsc::UnboundedSender<String>,
    ) -> End {
        loop {
            let text = match read_text(stream, LONGEST).await {
                Ok(text) => text,
                Err(FrameFault::Ended) => return End::Lost("the host does not answer any more".to_owned()),
                Err(FrameFault::TooLong | FrameFault::NoText) => {
                    return End::Lost("the host has sent a message that cannot be read".to_owned());
                }
            };
            if let Some(answer) = self.shared.dice_answer(&text) {
                let _ = answers.send(answer);
            }
            while self.shared.waiting.load(Relaxed) > MOST_WAITING {
                if self.shared.is_closed() {
                    return End::Dropped;
                }
                sleep(TURN).await;
            }
            self.shared.waiting.fetch_add(text.len(), Relaxed);
            if self.pass_on(Arrived::Text { made, text }).await.is_err() {
                return End::Dropped;
            }
        }
    }

    /// Sends until the line is dropped.
    async fn write_all(
        &self,
        stream: &mut SendStream,
        mut answers: tokio::sync::mpsc::UnboundedReceiver<String>,
    ) -> End {
        let mut pinged = Instant::now();
        loop {
            let next = match answers.try_recv() {
                Ok(answer) => Some(answer),
                Err(_) => match self.to_send.try_recv() {
                    Ok(text) => Some(text),
                    Err(TryRecvError::Empty) if pinged.elapsed() >= PING => {
                        pinged = Instant::now();
                        Some(ALIVE.to_owned())
                    }
                    Err(TryRecvError::Empty) => None,
                    Err(TryRecvError::Disconnected) => return End::Dropped,
                },
            };
            match next {
                Some(text) => {
                    if write_text(stream, &text).await.is_err() {
                        return End::Lost("the host does not answer any more".to_owned());
                    }
                }
                None => sleep(TURN).await,
            }
        }
    }

    /// Passes something on to the program; waits while the channel is full.
    async fn pass_on(&self, mut arrived: Arrived) -> Result<(), End> {
        loop {
            match self.arriving.try_send(arrived) {
                Ok(()) => break,
                Err(TrySendError::Full(back)) => arrived = back,
                Err(TrySendError::Disconnected(_)) => return Err(End::Dropped),
            }
            sleep(TURN).await;
        }
        (self.shared.waker)();
        Ok(())
    }
}
