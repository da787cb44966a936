//! The line of a player's program to a club: a thread of its own, which dials again when the connection is lost.
//!
//! What is sent while there is no connection waits for the next one, after the greeting. Texts that were under way when a
//! connection was lost may be lost too: the program is told of each new connection, and asks again.

mod address;
mod calling;
mod shared;

use crate::referee::wire::{Line, LineFault};
use address::ClubAddress;
use calling::Caller;
use shared::{Arrived, Shared, Status};
pub use shared::{LineNews, LineState};
use std::{
    collections::VecDeque,
    fmt,
    sync::{
        Arc, Mutex,
        mpsc::{Receiver, SyncSender, TryRecvError, TrySendError, sync_channel},
    },
    thread,
};
use thiserror::Error;

/// The texts that may wait in each direction.
const WAITING: usize = 1024;

/// The reason why a line cannot be made, in a sentence.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{0}")]
pub struct DialFault(String);

/// A line to a club. It ends when it is dropped.
pub struct SocketLine {
    outgoing: SyncSender<String>,
    arrived: Receiver<Arrived>,
    /// Taken out of `arrived`, in its order.
    texts: VecDeque<String>,
    news: VecDeque<LineNews>,
    /// Whether the thread has ended.
    is_over: bool,
    shared: Arc<Shared>,
}

impl fmt::Debug for SocketLine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("SocketLine").field("state", &self.state()).finish_non_exhaustive()
    }
}

/// Makes a line to the club of this address: `ws://host:port/line`, `wss://host/line`, or `host:port`. `hello` is the
/// first message on each connection. The waker is called in another thread whenever something has arrived.
///
/// # Errors
/// It is no address, or the system has no more threads. A club that does not answer is no error: the line dials again.
pub fn dial(
    address: &str,
    hello: &str,
    waker: impl Fn() + Send + Sync + 'static,
) -> Result<SocketLine, DialFault> {
    let address = ClubAddress::read(address).map_err(DialFault)?;
    let status = Status { hello: hello.to_owned(), ..Status::default() };
    let shared = Arc::new(Shared { status: Mutex::new(status), waker: Box::new(waker) });
    let (outgoing, to_send) = sync_channel(WAITING);
    let (arriving, arrived) = sync_channel(WAITING);
    let caller = Caller { address, to_send, arriving, shared: Arc::clone(&shared) };
    thread::Builder::new()
        .name("club line".to_owned())
        .spawn(move || caller.run())
        .map_err(|error| DialFault(format!("the line to the club cannot be made: {error}")))?;
    let (texts, news) = (VecDeque::new(), VecDeque::new());
    Ok(SocketLine { outgoing, arrived, texts, news, is_over: false, shared })
}

impl SocketLine {
    /// Whether the line is connected now.
    pub fn state(&self) -> LineState {
        self.shared.status().state
    }

    /// The reason why the last connection was lost or could not be made, in a sentence; none while there is one.
    pub fn fault(&self) -> Option<String> {
        self.shared.status().fault.clone()
    }

    /// Sets the first message on each later connection, such as with the token that the club has given.
    pub fn set_hello(&mut self, hello: &str) {
        hello.clone_into(&mut self.shared.status().hello);
    }

    /// Returns the next thing that has happened to the line; none if nothing has. Ask for it before the texts: those that
    /// came before a new connection are dropped with it, since everything is asked for again.
    pub fn news(&mut self) -> Option<LineNews> {
        self.take_arrived();
        self.news.pop_front()
    }

    /// Takes out what the thread has passed on.
    fn take_arrived(&mut self) {
        loop {
            match self.arrived.try_recv() {
                Ok(Arrived::Text(text)) => self.texts.push_back(text),
                Ok(Arrived::News(news)) => {
                    if news == LineNews::Connected {
                        self.texts.clear();
                    }
                    self.news.push_back(news);
                }
                Err(TryRecvError::Empty) => return,
                Err(TryRecvError::Disconnected) => {
                    self.is_over = true;
                    return;
                }
            }
        }
    }
}

impl Line for SocketLine {
    fn send(&mut self, text: &str) -> Result<(), LineFault> {
        match self.outgoing.try_send(text.to_owned()) {
            // A text beyond the limit is lost, as on a broken line: it is asked for again.
            Ok(()) | Err(TrySendError::Full(_)) => Ok(()),
            Err(TrySendError::Disconnected(_)) => Err(LineFault),
        }
    }

    fn receive(&mut self) -> Result<Option<String>, LineFault> {
        if self.texts.is_empty() {
            self.take_arrived();
        }
        match self.texts.pop_front() {
            None if self.is_over => Err(LineFault),
            text => Ok(text),
        }
    }
}

impl Drop for SocketLine {
    fn drop(&mut self) {
        self.shared.status().is_closed = true;
    }
}
