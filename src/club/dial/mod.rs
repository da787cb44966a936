//! The line of a player's program to a club: a thread of its own, which dials again when the connection is lost.
//!
//! A text that is sent while there is no connection waits for the next one, after the greeting. Texts that were under way when a
//! connection was lost may be lost too: the program learns of each new connection, and asks again.
//!
//! The line also answers for the program what the club asks about the dice of games that are about to begin.

mod address;
#[cfg(feature = "ticket")]
mod by_ticket;
mod calling;
mod shared;

use super::accounts::Chance;
#[cfg(feature = "ticket")]
use super::tickets::{ClubTicket, is_ticket};
use crate::referee::{
    dice_answers::DiceAnswers,
    dice_proof::{DiceProof, ProofFault},
    wire::{Line, LineFault, LineState},
};
use address::ClubAddress;
use calling::Caller;
use shared::{Arrived, Shared, Status};
pub use shared::{Connection, LineNews};
use std::{
    collections::VecDeque,
    fmt,
    sync::{
        Arc, Mutex,
        atomic::{AtomicUsize, Ordering::Relaxed},
        mpsc::{Receiver, SyncSender, TryRecvError, TrySendError, sync_channel},
    },
    thread,
    time::{Duration, Instant},
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
    /// Taken out of `arrived`, in its order; the texts each with the number of its connection.
    texts: VecDeque<(u64, String)>,
    news: VecDeque<LineNews>,
    /// Whether the thread has ended.
    is_over: bool,
    shared: Arc<Shared>,
}

impl fmt::Debug for SocketLine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("SocketLine").field("connection", &self.connection()).finish_non_exhaustive()
    }
}

/// The way to a club.
enum Way {
    Socket(ClubAddress),
    #[cfg(feature = "ticket")]
    Ticket(Box<ClubTicket>),
}

impl Way {
    fn read(address: &str) -> Result<Self, String> {
        #[cfg(feature = "ticket")]
        if is_ticket(address) {
            let ticket = ClubTicket::read(address).map_err(|fault| fault.to_string())?;
            return Ok(Self::Ticket(Box::new(ticket)));
        }
        ClubAddress::read(address).map(Self::Socket)
    }
}

/// Makes a line to the club of this address: a ticket, `ws://host:port/line`, `wss://host/line`, or `host:port`. `hello` is the
/// first message on each connection. The waker is called in another thread whenever something has arrived.
///
/// # Errors
/// It is no address, or the system has no more threads or no random numbers. A club that does not answer is no error: the
/// line dials again.
pub fn dial(
    address: &str,
    hello: &str,
    waker: impl Fn() + Send + Sync + 'static,
) -> Result<SocketLine, DialFault> {
    let way = Way::read(address).map_err(DialFault)?;
    let status = Mutex::new(Status { hello: hello.to_owned(), ..Status::default() });
    let secret = Chance::of_system(0).map_err(DialFault)?.nonce();
    let dice = Mutex::new(DiceAnswers::new(secret.0));
    let shared = Arc::new(Shared { status, dice, waiting: AtomicUsize::new(0), waker: Box::new(waker) });
    let (outgoing, to_send) = sync_channel(WAITING);
    let (arriving, arrived) = sync_channel(WAITING);
    let in_thread = Arc::clone(&shared);
    thread::Builder::new()
        .name("club line".to_owned())
        .spawn(move || match way {
            Way::Socket(address) => Caller { address, to_send, arriving, shared: in_thread }.run(),
            #[cfg(feature = "ticket")]
            Way::Ticket(ticket) => {
                by_ticket::Caller { ticket, to_send, arriving, shared: in_thread }.run();
            }
        })
        .map_err(|error| DialFault(format!("the line to the club cannot be made: {error}")))?;
    let (texts, news) = (VecDeque::new(), VecDeque::new());
    Ok(SocketLine { outgoing, arrived, texts, news, is_over: false, shared })
}

/// Returns the address of the page of a game at the club of this address, with the invitation to watch it if it is private.
/// A club that is reached by a ticket has none: browsers know no tickets.
pub fn page_of(address: &str, game: &str, watch: Option<&str>) -> Option<String> {
    match Way::read(address).ok()? {
        Way::Socket(address) => address.page(game, watch),
        #[cfg(feature = "ticket")]
        Way::Ticket(_) => None,
    }
}

impl SocketLine {
    /// Whether the line is connected now.
    pub fn connection(&self) -> Connection {
        self.shared.status().connection
    }

    /// The reason why the last connection was lost or could not be made, in a sentence; none while there is one.
    pub fn fault(&self) -> Option<String> {
        self.shared.status().fault.clone()
    }

    /// Sets the first message on each later connection, such as with the token that the club has given.
    pub fn set_hello(&mut self, hello: &str) {
        hello.clone_into(&mut self.shared.status().hello);
    }

    /// Sets the secret from which the numbers for dice are made, as long as no game is about to begin; without it each line has
    /// one of its own. A program that keeps it goes on with the same numbers after it was started again. It is never sent.
    pub fn set_dice_secret(&mut self, secret: [u8; 32]) {
        *self.shared.dice() = DiceAnswers::new(secret);
    }

    /// Checks the proof of a game that is over against what was sent on this line before it began; none if this line was not
    /// there then.
    pub fn check_dice(&self, game: &str, proof: &DiceProof) -> Option<Result<(), ProofFault>> {
        self.shared.dice().check(game, proof)
    }

    /// Returns how many times the club has begun the agreement on the dice of a game again while this line was there.
    pub fn dice_restarts(&self, game: &str) -> u32 {
        self.shared.dice().restarts(game)
    }

    /// Returns the next thing that has happened to the line; none if nothing has. Texts of a connection that is
    /// lost are dropped when there is a new one, since everything is asked for again.
    pub fn news(&mut self) -> Option<LineNews> {
        self.take_arrived();
        self.news.pop_front()
    }

    /// Takes out what the thread has passed on; as long as enough texts wait here, the rest stays with the thread.
    fn take_arrived(&mut self) {
        while self.texts.len() < WAITING {
            match self.arrived.try_recv() {
                Ok(Arrived::Text { made, text }) => self.texts.push_back((made, text)),
                Ok(Arrived::News(news)) => self.news.push_back(news),
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
        // After `state` has named a connection, no text of an earlier one comes.
        let first = self.shared.status().made;
        loop {
            if self.texts.is_empty() {
                self.take_arrived();
            }
            let next = self.texts.pop_front();
            if let Some((_, text)) = &next {
                self.shared.waiting.fetch_sub(text.len(), Relaxed);
            }
            match next {
                Some((made, text)) if made >= first => return Ok(Some(text)),
                Some(_) => {}
                None if self.is_over => return Err(LineFault),
                None => return Ok(None),
            }
        }
    }

    fn state(&self) -> LineState {
        let status = self.shared.status();
        LineState { is_up: status.connection == Connection::Connected, made: status.made }
    }

    fn is_own_number(&self, game: &str, seat: usize, proof: &DiceProof) -> Option<bool> {
        Some(self.shared.dice().is_own_number(game, seat, proof))
    }

    fn next_try(&self) -> Option<Duration> {
        let next = self.shared.status().next_try;
        next.map(|at| at.saturating_duration_since(Instant::now()))
    }
}

impl Drop for SocketLine {
    fn drop(&mut self) {
        self.shared.status().is_closed = true;
    }
}
