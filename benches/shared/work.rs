//! How much work something is.

use std::{
    fs, io,
    time::{Duration, Instant},
};

/// Work of which the mean is taken: what the system counts is told a few times in a hundredth of a second.
const ENOUGH: Duration = Duration::from_millis(400);

/// A clock of the processor time of all threads of this program: what else runs on the machine adds little to it. Where
/// the system does not tell of it, a usual clock.
pub struct Clock {
    begun: Instant,
    spent: Option<Duration>,
}

impl Clock {
    pub fn start() -> Self {
        Self { begun: Instant::now(), spent: spent().ok() }
    }

    pub fn stop(self) -> Duration {
        match (self.spent, spent().ok()) {
            (Some(before), Some(now)) => now.saturating_sub(before),
            _ => self.begun.elapsed(),
        }
    }
}

/// The processor time of all threads that still run.
fn spent() -> io::Result<Duration> {
    let mut all = Duration::ZERO;
    for thread in fs::read_dir("/proc/self/task")? {
        let text = fs::read_to_string(thread?.path().join("schedstat"))?;
        let nanoseconds = text.split(' ').next().and_then(|number| number.parse().ok());
        all += Duration::from_nanos(nanoseconds.ok_or(io::ErrorKind::InvalidData)?);
    }
    Ok(all)
}

/// The mean of enough runs; the work measures itself, so that what it prepares does not count.
pub fn mean(mut work: impl FnMut() -> Duration) -> Duration {
    work();
    let (mut all, mut runs) = (Duration::ZERO, 0);
    while all < ENOUGH {
        all += work();
        runs += 1;
    }
    all / runs
}
