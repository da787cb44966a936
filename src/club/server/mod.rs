//! The server of a club: it accepts connections, brings their messages to the hall and sends what the hall returns.
//!
//! One thread owns the hall and its store, since both wait for the disk. One thread carries out the turns of computer
//! players. One thread runs the connections, each as a task of an executor; it never waits for the other two. Two more
//! draw pages and list the orders of programs that play. All channels between them are bounded: a link that takes nothing
//! is cut, and one that sends too much waits.

mod asker;
mod bots;
#[cfg(feature = "ticket")]
mod by_ticket;
mod computers;
mod desk;
mod door;
mod encryption;
mod link;
mod outgoing;
mod own_link;
mod pages;
mod post;
mod watching;

use crate::{
    club::{hall::Hall, paged::Kinds},
    engine::storage::in_plain_words,
    referee::store::Store,
};
#[cfg(feature = "ticket")]
pub use by_ticket::TicketDoor;
use desk::{Clock, Club, Counts, Desk, Event};
use door::{Caller, Door};
pub use encryption::Encryption;
pub use outgoing::Waits;
pub use post::MailServer;
use post::Post;
use std::{
    fmt, io,
    net::SocketAddr,
    sync::{Arc, mpsc as queue},
    thread::{self, JoinHandle},
    time::Duration,
};
use thiserror::Error;
use tokio::{
    runtime::{Builder, Runtime},
    sync::{mpsc, oneshot},
    time::{MissedTickBehavior, interval, sleep},
};

/// The messages that may wait for the hall: a link that sends another one waits too.
const WAITING: usize = 1024;
/// The pause between two looks of the hall at the time.
const TICK: Duration = Duration::from_millis(250);
/// The threads that draw pages and list orders.
const DRAWING: usize = 2;
/// The time for which a server that ends waits until its links have the reason, in steps.
const GOODBYE: Duration = Duration::from_secs(1);
const STEP: Duration = Duration::from_millis(10);

/// The reason why a server cannot be started, in a sentence.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{0}")]
pub struct ServeFault(String);

/// The things that a server has only if its keeper wants them.
#[derive(Clone, Debug, Default)]
pub struct ServeOptions {
    /// The encryption of all its lines and pages; none behind a proxy that encrypts them.
    pub encryption: Option<Encryption>,
    /// The server that sends mail to players who are away; the rules of the hall must say the same.
    pub mail: Option<MailServer>,
    /// Whether the webhooks of players may lead into the networks of this machine; the rules of the hall must say the same.
    pub reaches_private_hooks: bool,
}

/// A running server. It ends when it is dropped: every link is closed with a sentence.
pub struct Server {
    address: SocketAddr,
    desk: mpsc::Sender<Event>,
    /// Ends the thread of the connections; none once it was used.
    stop: Option<oneshot::Sender<()>>,
    hall: Option<JoinHandle<()>>,
    door: Option<JoinHandle<()>>,
    /// For lines by ticket: the executor of the connections, and the way to the hall.
    #[cfg(feature = "ticket")]
    inside: (tokio::runtime::Handle, Club),
    /// Channels that report when a door for tickets has closed.
    #[cfg(feature = "ticket")]
    doors: std::sync::Mutex<Vec<queue::Receiver<()>>>,
    /// It is not waited for: a computer player may think for a while.
    computers: Option<JoinHandle<()>>,
}

impl fmt::Debug for Server {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Server").field("address", &self.address).finish_non_exhaustive()
    }
}

/// Starts the server of a hall at this address; for port 0 the system chooses one. Computer players keep their orders in
/// a store of their own, which must lead to the same games as that of the hall. Games of these kinds have pages, and
/// programs can play them over HTTP.
///
/// # Errors
/// The address cannot be used, or the system has no more threads.
pub fn serve(
    hall: Hall,
    at: SocketAddr,
    computers: Box<dyn Store>,
    waits: Waits,
    kinds: Kinds,
) -> Result<Server, ServeFault> {
    serve_with(hall, at, (computers, kinds), waits, ServeOptions::default())
}

/// The same, with what its keeper wants besides.
///
/// # Errors
/// As [`serve`].
pub fn serve_with(
    mut hall: Hall,
    at: SocketAddr,
    (computers, kinds): (Box<dyn Store>, Kinds),
    waits: Waits,
    options: ServeOptions,
) -> Result<Server, ServeFault> {
    let cannot = |error: io::Error| ServeFault(cannot_listen(at, &error));
    let runtime = Builder::new_current_thread()
        .enable_io()
        .enable_time()
        .max_blocking_threads(DRAWING)
        .build()
        .map_err(cannot)?;
    let door = {
        let _inside = runtime.enter();
        Door::open(at, waits, options.encryption).map_err(cannot)?
    };
    let address = door.address().map_err(cannot)?;
    let (desk, events) = mpsc::channel(WAITING);
    let (stop, stopped) = oneshot::channel();
    let (work, waiting_work) = queue::channel();
    let (counts, clock) = (Arc::new(Counts::default()), Clock::new());

    let named = |name: &str| thread::Builder::new().name(name.to_owned());
    let club = Club { desk: desk.clone(), counts: Arc::clone(&counts), waits };
    let mut server = Server {
        address,
        desk: desk.clone(),
        stop: Some(stop),
        hall: None,
        door: None,
        #[cfg(feature = "ticket")]
        inside: (runtime.handle().clone(), club.clone()),
        #[cfg(feature = "ticket")]
        doors: std::sync::Mutex::default(),
        computers: None,
    };
    hall.note_services(true, !kinds.is_empty());
    let (letters, waiting_letters) = queue::channel();
    let owner = Desk::new(hall, (work, letters), counts, clock);
    server.hall = Some(named("club hall").spawn(move || owner.run(events)).map_err(cannot)?);
    let done = desk.clone();
    let turns = move || computers::run(&waiting_work, computers, &done, clock);
    server.computers = Some(named("club computers").spawn(turns).map_err(cannot)?);
    let (post, posted) = (Post::new(options.mail, options.reaches_private_hooks), desk.clone());
    // It is not waited for: another machine may be slow.
    named("club post").spawn(move || post::run(&waiting_letters, &post, &posted)).map_err(cannot)?;
    let connections = move || run_connections(&runtime, door, (club, kinds), stopped);
    server.door = Some(named("club connections").spawn(connections).map_err(cannot)?);
    Ok(server)
}

impl Server {
    /// The address at which it listens, with the port that the system has chosen for 0.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Accepts lines by ticket too, at the UDP port with the number of the server's port if it is free. The key of 32 bytes
    /// stays the same as long as tickets are to be valid. The waker is called in another thread whenever the ticket has
    /// changed.
    #[cfg(feature = "ticket")]
    pub fn open_to_tickets(
        &self,
        key: [u8; 32],
        reach: crate::club::tickets::Reach,
        waker: impl Fn() + Send + Sync + 'static,
    ) -> TicketDoor {
        let (runtime, club) = &self.inside;
        let host = (key, self.address.port());
        let (door, end) = TicketDoor::open(runtime, club.clone(), (host, reach), Box::new(waker));
        self.doors.lock().unwrap_or_else(std::sync::PoisonError::into_inner).push(end);
        door
    }

    /// Whether it can go on: not if a fault of the program has ended one of its threads.
    pub fn is_running(&self) -> bool {
        let runs = |thread: &Option<JoinHandle<()>>| thread.as_ref().is_some_and(|one| !one.is_finished());
        runs(&self.hall) && runs(&self.door) && runs(&self.computers)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // Without its thread the hall is closed already.
        let _ = self.desk.blocking_send(Event::Stop);
        if let Some(hall) = self.hall.take() {
            let _ = hall.join();
        }
        #[cfg(feature = "ticket")]
        for door in self.doors.get_mut().unwrap_or_else(std::sync::PoisonError::into_inner) {
            // It ends a moment after the hall.
            let _ = door.recv_timeout(GOODBYE * 2);
        }
        if let Some(stop) = self.stop.take() {
            let _ = stop.send(());
        }
        if let Some(door) = self.door.take() {
            let _ = door.join();
        }
    }
}

/// Returns the sentence about an address at which the server cannot listen.
fn cannot_listen(at: SocketAddr, error: &io::Error) -> String {
    let why = match error.kind() {
        io::ErrorKind::AddrInUse => "another program uses this port".to_owned(),
        io::ErrorKind::PermissionDenied => "the system does not allow it".to_owned(),
        io::ErrorKind::AddrNotAvailable => "this machine has no such address".to_owned(),
        _ => in_plain_words(error),
    };
    format!("the club cannot listen at {at}: {why}")
}

/// Runs the connections until the server ends, then waits for a moment until those that are left have the reason.
fn run_connections(
    runtime: &Runtime,
    door: Door,
    (club, kinds): (Club, Kinds),
    stopped: oneshot::Receiver<()>,
) {
    runtime.block_on(async move {
        let open = door.open_connections();
        let ticks = tokio::spawn(tick(club.desk.clone()));
        let service = pages::router(club, kinds).into_make_service_with_connect_info::<Caller>();
        let serving = tokio::spawn(axum::serve(door, service).into_future());
        let _ = stopped.await;
        ticks.abort();
        // The port is free from now on.
        serving.abort();
        let mut left = GOODBYE;
        while open.number() > 0 && !left.is_zero() {
            sleep(STEP).await;
            left = left.saturating_sub(STEP);
        }
    });
}

/// Lets the hall look at the time, until it is closed.
async fn tick(desk: mpsc::Sender<Event>) {
    let mut every = interval(TICK);
    every.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        every.tick().await;
        if desk.send(Event::Tick).await.is_err() {
            return;
        }
    }
}
