//! Plays a lesson in the background to find its faults, and then writes it to be tried or saved: neither keeps the window
//! waiting.

use super::{
    checked::{FaultTold, check},
    draft::Draft,
    keeping::keep_lesson,
};
use crate::engine::{
    data::Shown,
    lessons::{FOLDER, HasLessons},
    orders::Refusal,
    storage::{Disk, Wake, in_plain_words},
    text::t,
};
use std::{
    path::{Path, PathBuf},
    sync::{Arc, Mutex, PoisonError},
    thread,
};

/// What is done with a lesson that has no faults.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlayedFor {
    /// Nothing more.
    Check,
    /// It is written to be tried, with a placeholder for each text that is still to be written.
    Trial,
    /// It is kept as one of the user's own.
    Keeping,
}

/// The result.
#[derive(Clone, Debug)]
pub struct PlayedThrough {
    /// The faults, and the texts that are still to be written.
    pub faults: Vec<FaultTold>,
    /// The file that was written, if one was to be; or the reason why none was.
    pub written: Result<Option<PathBuf>, Refusal>,
}

/// Where a lesson is written: the folder of the user's own things, and the id under which it was kept before.
#[derive(Clone, Debug, Default)]
pub struct KeptAs {
    pub own: PathBuf,
    pub known: Option<String>,
}

/// A lesson that is being played in the background.
#[derive(Debug)]
pub struct LessonPlaying {
    played_for: PlayedFor,
    id: String,
    /// The number of changes of the draft when it began.
    changes: u64,
    result: Arc<Mutex<Option<PlayedThrough>>>,
}

impl LessonPlaying {
    /// Begins to play a draft after this number of changes.
    ///
    /// # Errors
    /// The system gives no thread.
    pub fn begin<G: HasLessons>(
        played_for: PlayedFor,
        (draft, changes): (Draft, u64),
        kept_as: KeptAs,
        wake: Wake,
    ) -> std::io::Result<Self> {
        let result = Arc::new(Mutex::new(None));
        let (id, shared) = (draft.id.clone(), Arc::clone(&result));
        let work = move || {
            let played = play::<G>(played_for, &draft, &kept_as);
            *shared.lock().unwrap_or_else(PoisonError::into_inner) = Some(played);
            wake();
        };
        thread::Builder::new().name("lesson".to_owned()).spawn(work)?;
        Ok(Self { played_for, id, changes, result })
    }

    /// Takes the result; none while it is played, and after it was taken.
    pub fn take_result(&self) -> Option<PlayedThrough> {
        self.result.lock().unwrap_or_else(PoisonError::into_inner).take()
    }

    pub fn played_for(&self) -> PlayedFor {
        self.played_for
    }

    /// The id of the lesson.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// The number of changes of the draft when it began.
    pub fn changes(&self) -> u64 {
        self.changes
    }
}

/// Returns the folder of lessons that are tried, below that of the user's own things.
pub fn trial_folder(own: &Path) -> PathBuf {
    own.join("drafts").join("tried")
}

fn play<G: HasLessons>(played_for: PlayedFor, draft: &Draft, kept_as: &KeptAs) -> PlayedThrough {
    let faults = check::<G>(draft);
    // A lesson can be tried before all of its texts are written.
    let needs_texts = played_for != PlayedFor::Trial;
    let wrong = faults.iter().filter(|fault| needs_texts || !fault.is_unwritten).count();
    let written = match played_for {
        _ if wrong > 0 => Err(Refusal::of_table(t!("recorder-faulty", n = wrong))),
        PlayedFor::Check => Ok(None),
        PlayedFor::Trial => write_trial(draft, &kept_as.own).map(Some),
        PlayedFor::Keeping => keep_lesson(&kept_as.own, draft, kept_as.known.as_deref()).map(Some),
    };
    PlayedThrough { faults, written }
}

/// Writes a lesson to be tried, and returns its file.
fn write_trial(draft: &Draft, own: &Path) -> Result<PathBuf, Refusal> {
    let path = trial_folder(own).join(FOLDER).join(format!("{}.ron", draft.id));
    let written = Disk::default().write_whole(&path, draft.filled().text().as_bytes());
    written.map_err(|error| {
        let (file, why) = (path.shown(), in_plain_words(&error));
        Refusal::of_table(t!("recorder-not-written", file = file, why = why))
    })?;
    Ok(path)
}
