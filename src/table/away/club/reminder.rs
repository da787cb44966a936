//! Wakes the window now and then: a window at rest is not drawn, and would not see that time has passed.

use crate::table::app::waker::Waker;
use std::{
    sync::mpsc::{RecvTimeoutError, SyncSender, sync_channel},
    thread,
    time::Duration,
};

/// A thread that wakes the window at regular times, until this is dropped.
pub(super) struct Reminder {
    /// Its end ends the thread.
    _runs: Option<SyncSender<()>>,
}

impl Reminder {
    /// Starts it. Without a thread the window is woken by what arrives alone.
    pub fn every(pause: Duration, waker: Waker) -> Self {
        let (runs, stopped) = sync_channel::<()>(0);
        let work = move || {
            while stopped.recv_timeout(pause) == Err(RecvTimeoutError::Timeout) {
                waker.wake();
            }
        };
        let begun = thread::Builder::new().name("online-lists".to_owned()).spawn(work);
        Self { _runs: begun.is_ok().then_some(runs) }
    }
}
