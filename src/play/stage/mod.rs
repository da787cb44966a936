//! The stage: a small server that shows the game to viewers, on this machine alone.
//!
//! One port serves the overlay page and a WebSocket. The socket sends scene events ([`SceneEvent`]) and receives votes. A
//! thread accepts connections, one publishes events when their delay is over, and each connection has one of its own. A
//! viewer that connects late gets the last event of each kind first. Nothing that a viewer sends changes the game: votes
//! are counted, and everything else is dropped.

mod delay;
mod event;
mod http;
mod socket;
mod votes;

pub use delay::Delayed;
pub use event::{
    CombatCard, CombatStage, PhaseCard, ResultChance, SceneEvent, ScoreCard, SideLosses, SideName, VoteCard,
};

use crate::engine::text::texts;
use bevy::prelude::Resource;
use http::Wants;
use serde_json::Value;
use socket::{Connection, LARGEST};
use std::{
    collections::BTreeMap,
    fmt,
    io::ErrorKind,
    net::{Ipv4Addr, SocketAddr, TcpListener, TcpStream},
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicBool, AtomicUsize, Ordering},
        mpsc::{self, Receiver, RecvTimeoutError, Sender, SyncSender},
    },
    thread,
    time::{Duration, Instant},
};
use votes::{Vote, Votes};

// Panels and table show them; here they are built in without a window too.
texts! { "en": ["stage.ftl"], "de": ["stage.ftl"] }

/// The most viewers at a time.
const MOST_VIEWERS: usize = 16;
/// The most connections at a time, with those that only fetch the page.
const MOST_CONNECTIONS: usize = 48;
/// The most events that wait for a viewer: one that is further behind is dropped.
const BEHIND: usize = 256;
/// The pause between two counts of an open vote.
const COUNT: Duration = Duration::from_millis(250);
/// Lines of the feed that a late viewer gets, beside the beginning and the last snapshot.
const LINES: usize = 12;

/// A function that wakes the window.
type Wake = Arc<dyn Fn() + Send + Sync>;

/// The server. It closes when it is dropped.
#[derive(Resource)]
pub struct Stage {
    port: u16,
    delay: Duration,
    events: Sender<SceneEvent>,
    shared: Arc<Shared>,
}

impl fmt::Debug for Stage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Stage").field("port", &self.port).field("delay", &self.delay).finish_non_exhaustive()
    }
}

/// The state that the threads share.
#[derive(Default)]
struct Shared {
    audience: Mutex<Audience>,
    votes: Mutex<Votes>,
    /// Whether votes have changed since the last count.
    has_new_votes: AtomicBool,
    connections: AtomicUsize,
    is_closed: AtomicBool,
    wake: Mutex<Option<Wake>>,
}

/// The viewers, and the events that a late one gets first.
#[derive(Default)]
struct Audience {
    /// The connections, by their numbers.
    viewers: BTreeMap<u64, SyncSender<Arc<str>>>,
    /// The number of viewers so far.
    admitted: u64,
    /// The last event of each kind that has only one part.
    last: BTreeMap<&'static str, Arc<str>>,
    /// The feed of the game: its kinds of lines, and the events.
    feed: Vec<(FeedPart, Arc<str>)>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum FeedPart {
    Begun,
    Snapshot,
    Worded,
    Other,
}

impl Stage {
    /// Opens the server on this port of this machine, or on any free one for 0. Every event is shown after the delay.
    ///
    /// # Errors
    /// A sentence if the port is taken or may not be used.
    pub fn open(port: u16, delay: Duration) -> Result<Self, String> {
        let cannot = |why: String| format!("the overlay cannot be served on port {port}: {why}");
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, port)).map_err(|error| {
            cannot(match error.kind() {
                ErrorKind::AddrInUse => "another program uses it".to_owned(),
                ErrorKind::PermissionDenied => "the system does not allow it".to_owned(),
                _ => error.to_string(),
            })
        })?;
        let port = listener.local_addr().map_err(|error| cannot(error.to_string()))?.port();
        let shared = Arc::new(Shared::default());
        let (events, waiting) = mpsc::channel();
        let (for_doors, for_events) = (Arc::clone(&shared), Arc::clone(&shared));
        let named = |name: &str| thread::Builder::new().name(name.to_owned());
        named("overlay events")
            .spawn(move || for_events.publish_all(&waiting, delay))
            .map_err(|error| cannot(error.to_string()))?;
        named("overlay door")
            .spawn(move || accept(&listener, port, &for_doors))
            .map_err(|error| cannot(error.to_string()))?;
        Ok(Self { port, delay, events, shared })
    }

    /// The port, which the system has chosen for 0.
    pub fn port(&self) -> u16 {
        self.port
    }

    pub fn delay(&self) -> Duration {
        self.delay
    }

    /// Shows an event to viewers, after the delay.
    pub fn tell(&self, event: &SceneEvent) {
        // Without its thread the server is gone, and the game goes on.
        let _ = self.events.send(event.clone());
    }

    /// Asks viewers to choose; returns the number of the question. A question before is closed.
    pub fn ask(&self, choices: Vec<String>) -> u32 {
        let (number, card) = {
            let mut votes = lock(&self.shared.votes);
            (votes.ask(choices), votes.card())
        };
        self.tell(&SceneEvent::Vote(card));
        number
    }

    /// Returns the votes for each choice of the last question.
    pub fn votes(&self) -> Vec<u32> {
        lock(&self.shared.votes).counts()
    }

    /// Closes the vote; its numbers stay.
    pub fn close_vote(&self) {
        let card = {
            let mut votes = lock(&self.shared.votes);
            if !votes.is_open() {
                return;
            }
            votes.close();
            votes.card()
        };
        self.tell(&SceneEvent::Vote(card));
    }

    /// Sets the function that wakes the window when votes have come in.
    pub fn wake_with(&self, wake: Arc<dyn Fn() + Send + Sync>) {
        *lock(&self.shared.wake) = Some(wake);
    }
}

impl Drop for Stage {
    fn drop(&mut self) {
        self.shared.is_closed.store(true, Ordering::Relaxed);
        lock(&self.shared.audience).viewers.clear();
        // The door waits for a connection before it looks whether it is closed.
        let door = SocketAddr::from((Ipv4Addr::LOCALHOST, self.port));
        let _ = TcpStream::connect_timeout(&door, Duration::from_millis(200));
    }
}

/// Locks a part of the state; a thread that has panicked leaves it usable.
fn lock<T>(part: &Mutex<T>) -> MutexGuard<'_, T> {
    part.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Accepts connections until the server closes.
fn accept(listener: &TcpListener, port: u16, shared: &Arc<Shared>) {
    for stream in listener.incoming() {
        if shared.is_closed.load(Ordering::Relaxed) {
            return;
        }
        let Ok(stream) = stream else {
            thread::sleep(Duration::from_millis(50));
            continue;
        };
        if shared.connections.fetch_add(1, Ordering::Relaxed) >= MOST_CONNECTIONS {
            shared.connections.fetch_sub(1, Ordering::Relaxed);
            continue;
        }
        let here = Arc::clone(shared);
        let attend = move || {
            attend(stream, port, &here);
            here.connections.fetch_sub(1, Ordering::Relaxed);
        };
        if thread::Builder::new().name("overlay viewer".to_owned()).spawn(attend).is_err() {
            shared.connections.fetch_sub(1, Ordering::Relaxed);
        }
    }
}

/// Answers a connection: with the page, or as a viewer until it ends.
fn attend(mut stream: TcpStream, port: u16, shared: &Shared) {
    let Some(head) = http::look(&stream, port) else { return };
    if head.wants != Wants::Socket {
        let _ = stream.set_write_timeout(Some(Duration::from_secs(2)));
        http::answer(&mut stream, &head);
        return;
    }
    let Some(connection) = Connection::open(stream) else { return };
    let Some((number, given)) = shared.admit() else { return };
    connection.serve(&given, |text| shared.receive(text));
    lock(&shared.audience).viewers.remove(&number);
}

impl Shared {
    /// Adds a viewer, which gets the present state first; returns its number and its events. None if there are too many.
    fn admit(&self) -> Option<(u64, Receiver<Arc<str>>)> {
        let mut audience = lock(&self.audience);
        let is_closed = self.is_closed.load(Ordering::Relaxed);
        if is_closed || audience.viewers.len() >= MOST_VIEWERS {
            return None;
        }
        let (viewer, given) = mpsc::sync_channel(BEHIND);
        for event in audience.present() {
            viewer.try_send(event).ok()?;
        }
        audience.admitted += 1;
        let number = audience.admitted;
        audience.viewers.insert(number, viewer);
        Some((number, given))
    }

    /// Receives a message of a viewer: a vote is counted, anything else is dropped.
    fn receive(&self, text: &str) {
        let Some(vote) = Vote::read(text) else { return };
        if lock(&self.votes).cast(vote) {
            self.has_new_votes.store(true, Ordering::Relaxed);
        }
    }

    /// Publishes each event when its delay is over, and counts an open vote now and then, until the server closes.
    fn publish_all(&self, events: &Receiver<SceneEvent>, delay: Duration) {
        let mut queue = Delayed::by(delay);
        let mut counted: Option<Instant> = None;
        loop {
            let now = Instant::now();
            let until = queue.next_due().map_or(COUNT, |due| due.saturating_duration_since(now).min(COUNT));
            match events.recv_timeout(until) {
                Ok(event) => queue.put(Instant::now(), event),
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => return,
            }
            // Not at each event: with a delay a count comes back as one, and many voters would multiply it.
            let may_count = counted.is_none_or(|last| last.elapsed() >= COUNT);
            if may_count && self.has_new_votes.swap(false, Ordering::Relaxed) {
                counted = Some(Instant::now());
                queue.put(Instant::now(), SceneEvent::Vote(lock(&self.votes).card()));
                // The guard must not be held while the window is woken.
                let wake = lock(&self.wake).clone();
                wake.iter().for_each(|wake| wake());
            }
            for event in queue.take_due(Instant::now()) {
                lock(&self.audience).show(&event);
            }
        }
    }
}

impl Audience {
    /// Sends an event to all viewers, and keeps it for late ones. Those that are too far behind are dropped.
    fn show(&mut self, event: &SceneEvent) {
        let Some(text) = event.text().filter(|text| text.len() <= LARGEST) else { return };
        let text: Arc<str> = text.into();
        self.keep(event, &text);
        self.viewers.retain(|_, viewer| viewer.try_send(Arc::clone(&text)).is_ok());
    }

    fn keep(&mut self, event: &SceneEvent, text: &Arc<str>) {
        let kind = match event {
            SceneEvent::Feed { line } => return self.keep_line(line, text),
            SceneEvent::Combat { .. } => "combat",
            SceneEvent::Phase(_) => "phase",
            SceneEvent::Score(_) => "score",
            SceneEvent::Losses { .. } => "losses",
            // A page that opens later must not show a vote that is over.
            SceneEvent::Vote(card) if !card.open => {
                self.last.remove("vote");
                return;
            }
            SceneEvent::Vote(_) => "vote",
        };
        self.last.insert(kind, Arc::clone(text));
    }

    /// Keeps a line of the feed: the beginning of the game, the last snapshot, and the last lines with a text.
    fn keep_line(&mut self, line: &Value, text: &Arc<str>) {
        let part = match line["kind"].as_str() {
            Some("game_begun") => FeedPart::Begun,
            Some("snapshot") => FeedPart::Snapshot,
            _ if line["text"].is_string() => FeedPart::Worded,
            _ => FeedPart::Other,
        };
        match part {
            FeedPart::Begun => self.feed.clear(),
            FeedPart::Snapshot => self.feed.retain(|(part, _)| *part != FeedPart::Snapshot),
            FeedPart::Worded => {}
            FeedPart::Other => return,
        }
        self.feed.push((part, Arc::clone(text)));
        let worded = self.feed.iter().filter(|(part, _)| *part == FeedPart::Worded).count();
        if worded > LINES
            && let Some(oldest) = self.feed.iter().position(|(part, _)| *part == FeedPart::Worded)
        {
            self.feed.remove(oldest);
        }
    }

    /// Returns the events that make up the present state.
    fn present(&self) -> Vec<Arc<str>> {
        let feed = self.feed.iter().map(|(_, text)| text);
        feed.chain(self.last.values()).cloned().collect()
    }
}

#[cfg(test)]
mod tests;
