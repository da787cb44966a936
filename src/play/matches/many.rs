//! Many games at the same time, reported in order with any number of threads.

use std::{
    collections::BTreeMap,
    ops::Range,
    sync::{
        atomic::{AtomicU64, Ordering::Relaxed},
        mpsc,
    },
    thread,
};

/// Runs `work` for every number of a range on this many threads, at least one. `tell` is called on this thread with
/// every answer, in the order of the numbers; the first error ends everything.
///
/// Each thread takes the next free number, so that none waits while there is work.
///
/// # Errors
/// The error of `tell`.
pub fn in_order<T: Send, E>(
    numbers: Range<u64>,
    threads: usize,
    work: impl Fn(u64) -> T + Sync,
    mut tell: impl FnMut(u64, T) -> Result<(), E>,
) -> Result<(), E> {
    let next = AtomicU64::new(numbers.start);
    let (sender, receiver) = mpsc::channel();
    thread::scope(|scope| {
        for _ in 0..threads.max(1) {
            let (sender, next, work, end) = (sender.clone(), &next, &work, numbers.end);
            scope.spawn(move || {
                loop {
                    let number = next.fetch_add(1, Relaxed);
                    if number >= end || sender.send((number, work(number))).is_err() {
                        return;
                    }
                }
            });
        }
        drop(sender);
        let mut waiting = BTreeMap::new();
        let mut due = numbers.start;
        for (number, answer) in receiver {
            waiting.insert(number, answer);
            while let Some(answer) = waiting.remove(&due) {
                if let Err(error) = tell(due, answer) {
                    // No thread begins another game.
                    next.store(numbers.end, Relaxed);
                    return Err(error);
                }
                due += 1;
            }
        }
        Ok(())
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[test]
    fn every_number_is_told_once_and_in_order() {
        for threads in [0, 1, 3, 16] {
            let mut told = Vec::new();
            // Early numbers take longest.
            let work = |number: u64| {
                thread::sleep(Duration::from_micros(2000 / (number + 1)));
                number * number
            };
            let outcome = in_order(5..45, threads, work, |number, square| {
                told.push((number, square));
                Ok::<(), ()>(())
            });
            assert_eq!(outcome, Ok(()));
            assert_eq!(told, (5..45).map(|number| (number, number * number)).collect::<Vec<_>>());
        }
        assert_eq!(in_order(3..3, 2, |number| number, |_, _| Err("nothing is told")), Ok(()));
    }

    #[test]
    fn an_error_ends_it() {
        let begun = AtomicU64::new(0);
        let work = |number: u64| {
            begun.fetch_add(1, Relaxed);
            thread::sleep(Duration::from_millis(1));
            number
        };
        let outcome =
            in_order(0..10_000, 2, work, |number, _| if number == 3 { Err(number) } else { Ok(()) });
        assert_eq!(outcome, Err(3));
        assert!(begun.load(Relaxed) < 1000, "{}", begun.load(Relaxed));
    }
}
