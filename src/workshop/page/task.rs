//! Work on a thread of its own.

use crate::table::app::waker::Waker;
use std::{
    io,
    sync::{
        Mutex,
        mpsc::{Receiver, TryRecvError, channel},
    },
    task::Poll,
    thread,
};

/// Work on a thread of its own, until its answer is taken.
pub(crate) struct Task<T>(Mutex<Receiver<T>>);

impl<T: Send + 'static> Task<T> {
    /// Begins the work; the window is woken when it is done.
    ///
    /// # Errors
    /// The system has no thread for it.
    pub fn begin(waker: Waker, work: impl FnOnce() -> T + Send + 'static) -> io::Result<Self> {
        let (tell, told) = channel();
        let run = move || {
            let _ = tell.send(work());
            waker.wake();
        };
        thread::Builder::new().name("workshop".to_owned()).spawn(run)?;
        Ok(Self(Mutex::new(told)))
    }

    /// Takes the answer: pending while the work goes on, none if it ended without one.
    pub fn answer(&self) -> Poll<Option<T>> {
        let Ok(told) = self.0.lock() else { return Poll::Ready(None) };
        match told.try_recv() {
            Ok(answer) => Poll::Ready(Some(answer)),
            Err(TryRecvError::Empty) => Poll::Pending,
            Err(TryRecvError::Disconnected) => Poll::Ready(None),
        }
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may stop at once")]

    use super::*;
    use std::{
        sync::Arc,
        time::{Duration, Instant},
    };

    #[test]
    fn the_answer_comes_once_and_the_window_is_woken() {
        let (woken, wakes) = channel();
        let woken = Mutex::new(woken);
        let waker = Waker(Arc::new(move || {
            let _ = woken.lock().map(|woken| woken.send(()));
        }));
        let task = Task::begin(waker, || 42).unwrap();
        wakes.recv_timeout(Duration::from_secs(20)).unwrap();
        assert_eq!(task.answer(), Poll::Ready(Some(42)));
        let end = Instant::now() + Duration::from_secs(20);
        while task.answer() == Poll::Pending && Instant::now() < end {}
        assert_eq!(task.answer(), Poll::Ready(None), "there is only one");
    }
}
