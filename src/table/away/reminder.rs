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
        let begun = thread::Builder::new().name("reminder".to_owned()).spawn(work);
        Self { _runs: begun.is_ok().then_some(runs) }
    }
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;
    use std::{
        sync::{
            Arc,
            atomic::{AtomicUsize, Ordering},
        },
        time::Instant,
    };

    /// Counts how often the window is woken.
    #[derive(Clone, Default)]
    pub struct Wakes(Arc<AtomicUsize>);

    impl Wakes {
        pub fn waker(&self) -> Waker {
            let wakes = Arc::clone(&self.0);
            Waker(Arc::new(move || {
                wakes.fetch_add(1, Ordering::Relaxed);
            }))
        }

        pub fn count(&self) -> usize {
            self.0.load(Ordering::Relaxed)
        }

        /// Waits until the window was woken this often.
        #[track_caller]
        pub fn wait_for(&self, count: usize) {
            let begun = Instant::now();
            while self.count() < count {
                assert!(begun.elapsed() < Duration::from_secs(20), "the window is not woken");
                thread::sleep(Duration::from_millis(1));
            }
        }
    }

    #[test]
    fn the_window_is_woken_until_the_reminder_is_dropped() {
        let wakes = Wakes::default();
        let begun = Instant::now();
        let reminder = Reminder::every(Duration::from_millis(30), wakes.waker());
        wakes.wait_for(3);
        assert!(begun.elapsed() >= Duration::from_millis(90), "{:?}", begun.elapsed());
        drop(reminder);
        // It may have been about to wake the window.
        thread::sleep(Duration::from_millis(20));
        let count = wakes.count();
        thread::sleep(Duration::from_millis(120));
        assert_eq!(wakes.count(), count);
    }
}
