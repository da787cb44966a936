//! A file that is kept up to date. Additions are written to the system at once. A separate thread waits for the disk,
//! rewrites the file if necessary, and tries again after a failure.

mod state;
mod trying;

pub use trying::Trouble;
pub(crate) use trying::{is_kept_by_another, taken};

use super::disk::Disk;
use state::{State, Way};
use std::{
    io,
    path::{Path, PathBuf},
    sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError},
    thread::JoinHandle,
    time::Duration,
};

/// A callback for the beginning or end of trouble with a file: it wakes the window.
pub type Wake = Arc<dyn Fn() + Send + Sync>;

/// A file that is kept up to date until this is dropped; dropping it waits for the disk.
pub struct KeptFile {
    shared: Arc<Shared>,
    thread: Option<JoinHandle<()>>,
}

struct Shared {
    disk: Disk,
    state: Mutex<State>,
    bell: Condvar,
    wake: Wake,
}

impl KeptFile {
    /// Begins to keep a file up to date. It is written before this returns, if it can be. If this process is `alone` in
    /// writing it, a lock beside it keeps other copies of the program away. A change of the file by others is then
    /// noticed.
    pub fn begin(disk: Disk, path: &Path, text: String, alone: bool, wake: Wake) -> Self {
        let state = Mutex::new(State::new(path, text, alone));
        let shared = Arc::new(Shared { disk, state, bell: Condvar::new(), wake });
        drop(shared.attempt(shared.lock()));
        let own = Arc::clone(&shared);
        // Without a thread everything is done at once.
        let thread = std::thread::Builder::new().name("saving".to_owned()).spawn(move || own.work()).ok();
        Self { shared, thread }
    }

    pub fn path(&self) -> PathBuf {
        self.shared.lock().path.clone()
    }

    /// The trouble that keeps it from being written, if there is any.
    pub fn trouble(&self) -> Option<Trouble> {
        self.shared.lock().trouble.clone()
    }

    /// Returns the new paths of other files that were found in its place; each is reported once.
    pub fn set_aside(&self) -> Vec<PathBuf> {
        std::mem::take(&mut self.shared.lock().set_aside)
    }

    /// Adds to the file. The system has the text when this returns, unless the file is being rewritten or there is
    /// trouble; the disk has it soon.
    pub fn add(&self, text: &str) {
        let mut state = self.shared.lock();
        state.wanted.push_str(text);
        state.look_after();
        if state.way() == Way::Append && !state.busy && state.trouble.is_none() {
            if let Err(error) = state.append(&self.shared.disk) {
                state.fail(&error);
                // The thread may be able to do more.
                state.again = None;
            }
        } else if state.trouble.is_some() {
            state.again = None;
        }
        self.hand_over(state);
    }

    /// Replaces the whole file, soon.
    pub fn replace(&self, text: String) {
        let mut state = self.shared.lock();
        state.look_after();
        state.wanted = text;
        state.edition += 1;
        state.again = None;
        self.hand_over(state);
    }

    fn hand_over(&self, state: MutexGuard<State>) {
        if self.thread.is_some() {
            drop(state);
            self.shared.bell.notify_all();
        } else {
            drop(self.shared.sync(self.shared.attempt(state)));
        }
    }

    /// Waits until all of it is on the disk, or until one more attempt has failed.
    pub fn settle(&self) -> Result<(), Trouble> {
        let mut state = self.shared.lock();
        let failures = state.failures;
        state.look_after();
        state.again = None;
        if self.thread.is_none() {
            state = self.shared.sync(self.shared.attempt(state));
        }
        self.shared.bell.notify_all();
        loop {
            match &state.trouble {
                Some(trouble) if state.failures > failures || self.thread.is_none() => {
                    return Err(trouble.clone());
                }
                None if state.is_settled() || self.thread.is_none() => return Ok(()),
                _ => state = self.shared.wait(state, None),
            }
        }
    }

    /// Uses another file from now on, which is written before this returns. The old file stays unchanged.
    ///
    /// # Errors
    /// It cannot be written there, and the old file is still used.
    pub fn move_to(&self, path: &Path) -> Result<(), Trouble> {
        let mut state = self.shared.lock();
        while state.busy {
            state = self.shared.wait(state, None);
        }
        let mut moved = State::new(path, state.wanted.clone(), state.alone);
        moved.write(&self.shared.disk).map_err(|error| Trouble::of(&error))?;
        moved.set_aside.append(&mut state.set_aside);
        *state = moved;
        drop(state);
        self.shared.bell.notify_all();
        (self.shared.wake)();
        Ok(())
    }

    pub fn give_up(mut self) {
        self.shared.lock().given_up = true;
        self.end();
    }

    fn end(&mut self) {
        self.shared.lock().ends = true;
        self.shared.bell.notify_all();
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

impl Drop for KeptFile {
    fn drop(&mut self) {
        self.end();
    }
}

impl Shared {
    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn wait<'a>(&'a self, state: MutexGuard<'a, State>, most: Option<Duration>) -> MutexGuard<'a, State> {
        match most {
            None => self.bell.wait(state).unwrap_or_else(PoisonError::into_inner),
            Some(most) => self.bell.wait_timeout(state, most).unwrap_or_else(PoisonError::into_inner).0,
        }
    }

    /// Runs the thread until the file is dropped.
    fn work(&self) {
        let mut state = self.lock();
        loop {
            if state.ends {
                state.look_after();
            }
            let pause = state.pause();
            if state.given_up {
                return;
            } else if state.way() != Way::Nothing && (pause.is_none() || state.ends) {
                let last = state.ends;
                state = self.attempt(state);
                self.bell.notify_all();
                if last && state.trouble.is_some() {
                    return;
                }
            } else if state.unsynced {
                state = self.sync(state);
                self.bell.notify_all();
            } else if state.ends {
                return;
            } else {
                state = self.wait(state, pause);
            }
        }
    }

    /// Brings the file up to date, by appending or by rewriting it.
    fn attempt<'a>(&'a self, mut state: MutexGuard<'a, State>) -> MutexGuard<'a, State> {
        let troubled = state.trouble.clone();
        let appended = match state.way() {
            Way::Nothing => Some(Ok(())),
            Way::Append => match state.append(&self.disk) {
                Err(error) if !is_full(&error) => None,
                outcome => Some(outcome),
            },
            Way::Whole => None,
        };
        let outcome = match appended {
            Some(outcome) => outcome,
            None => {
                // The file is written on a copy, so that additions in the meantime need not wait.
                let mut copy = state.copy();
                state.busy = true;
                drop(state);
                let outcome = copy.write(&self.disk);
                state = self.lock();
                state.take_over(copy);
                outcome
                    .and_then(|()| if state.way() == Way::Append { state.append(&self.disk) } else { Ok(()) })
            }
        };
        match outcome {
            Ok(()) => state.succeed(),
            Err(error) => state.fail(&error),
        }
        if state.trouble != troubled {
            (self.wake)();
        }
        state
    }

    /// Waits for the disk while others may write.
    fn sync<'a>(&'a self, mut state: MutexGuard<'a, State>) -> MutexGuard<'a, State> {
        let Some(handle) = state.handle() else {
            state.unsynced = false;
            return state;
        };
        let path = state.path.clone();
        state.unsynced = false;
        state.syncing = true;
        drop(state);
        let outcome = handle.and_then(|file| self.disk.sync(&file, &path));
        let mut state = self.lock();
        state.syncing = false;
        if let Err(error) = outcome {
            // The system does not report what it has dropped: only a new file is sure to be whole.
            state.spoil();
            state.fail(&error);
            (self.wake)();
        }
        state
    }
}

/// Whether rewriting the file would fail too.
fn is_full(error: &io::Error) -> bool {
    use io::ErrorKind::{FileTooLarge, QuotaExceeded, StorageFull};
    matches!(error.kind(), StorageFull | QuotaExceeded | FileTooLarge)
}

#[cfg(test)]
mod tests;
