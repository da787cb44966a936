//! What a line and its thread share.

use std::sync::{Mutex, MutexGuard, PoisonError};

/// Whether a line carries anything.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum LineState {
    /// The first connection is being made.
    #[default]
    Connecting,
    Connected,
    /// There is no connection; the line dials again.
    Lost,
}

/// What has happened to a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LineNews {
    /// A connection is there, and the greeting is sent: ask for the game, and send again what has no answer.
    Connected,
    Lost,
}

/// Something that the thread passes on.
pub(super) enum Arrived {
    Text(String),
    News(LineNews),
}

/// What the line and its thread share.
pub(super) struct Shared {
    pub status: Mutex<Status>,
    pub waker: Box<dyn Fn() + Send + Sync>,
}

#[derive(Default)]
pub(super) struct Status {
    pub state: LineState,
    /// The first message on each connection.
    pub hello: String,
    /// The reason why the last connection was lost or could not be made, in a sentence.
    pub fault: Option<String>,
    pub is_closed: bool,
}

impl Shared {
    /// Locks the status; a thread that has panicked leaves it usable.
    pub fn status(&self) -> MutexGuard<'_, Status> {
        self.status.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
