//! Work on a separate thread that is abandoned when it takes too long.
//!
//! A thread cannot be ended from outside. An abandoned one continues by itself, and while [`MOST_LEFT`] of them still
//! run, no other is begun.

use super::quiet::quietly;
use std::{
    sync::{
        Arc,
        atomic::{AtomicU8, AtomicUsize, Ordering},
        mpsc::{RecvTimeoutError, sync_channel},
    },
    thread,
    time::Duration,
};

/// Limit of the abandoned threads that still run.
pub const MOST_LEFT: usize = 4;
/// Bytes of the stack of such a thread.
const STACK: usize = 8 << 20;

/// The number of abandoned threads that still run.
static LEFT: AtomicUsize = AtomicUsize::new(0);

const RUNS: u8 = 0;
const DONE: u8 = 1;
const GIVEN_UP: u8 = 2;

/// Notes the end of a thread, whatever its cause.
struct End(Arc<AtomicU8>);

impl Drop for End {
    fn drop(&mut self) {
        if self.0.swap(DONE, Ordering::AcqRel) == GIVEN_UP {
            LEFT.fetch_sub(1, Ordering::AcqRel);
        }
    }
}

/// The reason why work has no result.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GivenUp {
    /// It took longer than the limit.
    Slow,
    /// Too many abandoned threads still run.
    Full,
    /// A library panicked; its message.
    Broken(String),
}

/// Runs work, unless it takes longer than this.
///
/// # Errors
/// See [`GivenUp`].
pub fn in_time<T: Send + 'static>(
    time: Duration,
    work: impl FnOnce() -> T + Send + 'static,
) -> Result<T, GivenUp> {
    if LEFT.load(Ordering::Acquire) >= MOST_LEFT {
        return Err(GivenUp::Full);
    }
    let state = Arc::new(AtomicU8::new(RUNS));
    let end = End(Arc::clone(&state));
    let (give, take) = sync_channel(1);
    let work = move || {
        let _end = end;
        let _ = give.send(quietly(work).map_err(GivenUp::Broken));
    };
    let begun = thread::Builder::new().name("drawing".to_owned()).stack_size(STACK).spawn(work);
    if begun.is_err() {
        return Err(GivenUp::Full);
    }
    match take.recv_timeout(time) {
        Ok(result) => result,
        Err(RecvTimeoutError::Disconnected) => Err(GivenUp::Broken(String::new())),
        Err(RecvTimeoutError::Timeout) => {
            LEFT.fetch_add(1, Ordering::AcqRel);
            if state.swap(GIVEN_UP, Ordering::AcqRel) == DONE {
                LEFT.fetch_sub(1, Ordering::AcqRel);
                return take.try_recv().map_err(|_| GivenUp::Slow)?;
            }
            Err(GivenUp::Slow)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Instant;

    #[test]
    fn slow_work_is_given_up_and_the_threads_are_counted() {
        let short = Duration::from_millis(20);
        assert_eq!(in_time(Duration::from_secs(5), || 7), Ok(7));
        let start = Instant::now();
        assert_eq!(in_time(short, || thread::sleep(Duration::from_millis(300))), Err(GivenUp::Slow));
        assert!(start.elapsed() < Duration::from_millis(250), "{:?}", start.elapsed());
        // An abandoned thread ends by itself and is then no longer counted.
        let end = Instant::now() + Duration::from_secs(5);
        while LEFT.load(Ordering::Acquire) > 0 {
            assert!(Instant::now() < end, "it is never forgotten");
            thread::sleep(short);
        }
        assert_eq!(in_time(Duration::from_secs(5), || 8), Ok(8));
    }

    #[test]
    fn a_panic_is_told_in_its_own_words() {
        let broken = in_time(Duration::from_secs(5), || -> u8 { panic!("no such glyph") });
        assert_eq!(broken, Err(GivenUp::Broken("no such glyph".to_owned())));
    }
}
