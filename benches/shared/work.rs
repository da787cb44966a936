//! The measure of the work of an operation.

use std::{
    fs, io,
    time::{Duration, Instant},
};

/// The duration of repeated runs for a mean: the system updates its counts some hundred times a second.
const ENOUGH: Duration = Duration::from_secs(1);

/// A clock of the processor time of all threads of this program: other programs on the machine add little to it. If the
/// system does not give this time, it is a usual clock.
pub struct Clock {
    begun: Instant,
    spent: Option<Duration>,
}

impl Clock {
    pub fn start() -> Self {
        Self { begun: Instant::now(), spent: spent().ok().filter(|spent| !spent.is_zero()) }
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

/// The mean of enough runs of an operation that measures itself, so that its preparation does not count.
pub fn mean(mut work: impl FnMut() -> Duration) -> Duration {
    let (begun, mut all, mut runs) = (Instant::now(), Duration::ZERO, 0);
    while begun.elapsed() < ENOUGH {
        all += work();
        runs += 1;
    }
    all / runs
}

/// The mean of enough runs, measured together: reading the clock may be more work than one of them.
pub fn run(mut work: impl FnMut()) -> Duration {
    let (begun, clock, mut runs) = (Instant::now(), Clock::start(), 0);
    while begun.elapsed() < ENOUGH {
        work();
        runs += 1;
    }
    clock.stop() / runs
}
