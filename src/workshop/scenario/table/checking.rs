//! The check of a scenario in the background, after every change.

use crate::engine::{
    data::{self, DataError, Source},
    storage::Wake,
};
use std::{
    path::PathBuf,
    sync::{Arc, Mutex, PoisonError},
    thread,
};

/// The faults that a check in the background has found; none while it runs.
type Found = Arc<Mutex<Option<Vec<String>>>>;

/// The check of a scenario. One runs at a time, of the newest state.
#[derive(Default)]
pub(super) struct Checking {
    /// The number of changes of the state that is being checked, and the result.
    running: Option<(u64, Found)>,
    /// The number of changes of the state that was checked last, and its faults.
    known: Option<(u64, Vec<String>)>,
}

impl Checking {
    /// The faults of the last check; none before the first.
    pub fn faults(&self) -> Option<&[String]> {
        self.known.as_ref().map(|(_, faults)| faults.as_slice())
    }

    /// Whether the state after this number of changes has been checked.
    pub fn is_done(&self, changes: u64) -> bool {
        self.known.as_ref().is_some_and(|(known, _)| *known == changes)
    }

    /// Takes in the result of a check that has ended; returns whether another one is needed.
    pub fn look(&mut self, changes: u64) -> bool {
        if let Some((number, found)) = &self.running {
            let Some(faults) = found.lock().unwrap_or_else(PoisonError::into_inner).take() else {
                return false;
            };
            self.known = Some((*number, faults));
            self.running = None;
        }
        !self.is_done(changes)
    }

    /// Begins to check a state. The files that it names are looked for in this folder first.
    pub fn begin(
        &mut self,
        (changes, source): (u64, Source),
        own: PathBuf,
        check: fn(&Source) -> Vec<DataError>,
        wake: Wake,
    ) {
        let found = Found::default();
        self.running = Some((changes, Arc::clone(&found)));
        let work = move || {
            let faults = data::looking_first_in(&own, || check(&source));
            let faults = faults.into_iter().map(|fault| words(&source, fault)).collect();
            *found.lock().unwrap_or_else(PoisonError::into_inner) = Some(faults);
            wake();
        };
        if let Err(why) = thread::Builder::new().name("check".to_owned()).spawn(work) {
            // The next change tries again.
            self.running = None;
            self.known = Some((changes, vec![why.to_string()]));
        }
    }
}

/// Returns a fault in words. Its place is left out if it is in the scenario itself, which has no lines in the panel.
fn words(source: &Source, fault: DataError) -> String {
    if fault.file == source.name { fault.sentence } else { fault.to_string() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::{Duration, Instant};

    fn source(text: &str) -> Source {
        Source { name: "x.ron".to_owned(), text: text.to_owned() }
    }

    fn faults(source: &Source) -> Vec<DataError> {
        let fault = |file: &str| DataError::whole_file(file, source.text.clone());
        vec![fault("x.ron"), fault("map.ron")]
    }

    #[test]
    fn the_newest_state_is_checked() {
        let mut checking = Checking::default();
        assert!(checking.look(1) && checking.faults().is_none());
        checking.begin((1, source("bad")), PathBuf::new(), faults, Arc::new(|| {}));
        let end = Instant::now() + Duration::from_secs(10);
        while !checking.look(2) {
            assert!(Instant::now() < end, "the check does not end");
            thread::yield_now();
        }
        let found = checking.faults().expect("faults");
        assert!(found[0] == "bad" && found[1].contains("map.ron") && checking.is_done(1));
    }
}
