//! The part that a line and its thread share.

use crate::referee::{
    dice_answers::DiceAnswers,
    wire::{read_from_referee, written},
};
use std::{
    sync::{Mutex, MutexGuard, PoisonError, atomic::AtomicUsize},
    time::{Duration, Instant},
};

/// Limit of the bytes of a message about dice: longer texts are not looked through.
const LONGEST_OF_DICE: usize = 1_024;

/// The connection of a line.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Connection {
    /// The first connection is being made.
    #[default]
    Connecting,
    Connected,
    /// There is no connection; the line dials again.
    Lost,
}

/// An event of a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LineNews {
    /// A connection is there, and the greeting is sent: ask for the game, and send again what has no answer.
    Connected,
    Lost,
}

/// Something that the thread passes on.
pub(super) enum Arrived {
    Text {
        /// The number of its connection.
        made: u64,
        text: String,
    },
    News(LineNews),
}

/// The part that the line and its thread share.
pub(super) struct Shared {
    pub status: Mutex<Status>,
    pub dice: Mutex<DiceAnswers>,
    /// The bytes of the texts that the program has not taken yet.
    pub waiting: AtomicUsize,
    pub waker: Box<dyn Fn() + Send + Sync>,
}

#[derive(Default)]
pub(super) struct Status {
    pub connection: Connection,
    /// The number of connections that have been made.
    pub made: u64,
    /// The first message on each connection.
    pub hello: String,
    /// The reason why the last connection was lost or could not be made, in a sentence.
    pub fault: Option<String>,
    /// When the line dials again; none while it does not wait for that.
    pub next_try: Option<Instant>,
    pub is_closed: bool,
}

/// A wait before a line dials again.
pub(super) struct Waiting {
    began: Instant,
    pause: Duration,
    /// The whole seconds that have passed when the program was last woken.
    seconds: u64,
}

impl Shared {
    /// Begins a wait before the line dials again.
    pub fn wait(&self, pause: Duration) -> Waiting {
        let began = Instant::now();
        self.status().next_try = began.checked_add(pause);
        Waiting { began, pause, seconds: 0 }
    }

    /// Whether a wait goes on: until its time is over or the line is dropped. The program shows the seconds that are left,
    /// and is woken once in each and at the end.
    pub fn still_waits(&self, waiting: &mut Waiting) -> bool {
        let passed = waiting.began.elapsed();
        let goes_on = passed < waiting.pause && !self.is_closed();
        if !goes_on {
            self.status().next_try = None;
        }
        if !goes_on || passed.as_secs() > waiting.seconds {
            waiting.seconds = passed.as_secs();
            (self.waker)();
        }
        goes_on
    }

    /// Locks the status; a thread that has panicked leaves it usable.
    pub fn status(&self) -> MutexGuard<'_, Status> {
        self.status.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub fn is_closed(&self) -> bool {
        self.status().is_closed
    }

    /// Notes that there is a connection.
    pub fn note_connected(&self) {
        let mut status = self.status();
        (status.connection, status.fault) = (Connection::Connected, None);
        status.made += 1;
    }

    /// Notes that there is no connection, and the reason; returns whether that is news: one more attempt that has failed is none.
    pub fn note_lost(&self, why: String) -> bool {
        let mut status = self.status();
        status.fault = Some(why);
        std::mem::replace(&mut status.connection, Connection::Lost) != Connection::Lost
    }

    /// Locks the answers about dice.
    pub fn dice(&self) -> MutexGuard<'_, DiceAnswers> {
        self.dice.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Returns the answer to a text of the club, if it is about dice and needs one.
    pub fn dice_answer(&self, text: &str) -> Option<String> {
        let is_about_dice = text.contains("\"nonce\"") || text.contains("\"forming\"");
        if text.len() > LONGEST_OF_DICE || !is_about_dice {
            return None;
        }
        let message = read_from_referee(text).ok()?;
        self.dice().hear(&message).map(|answer| written(&answer))
    }
}
